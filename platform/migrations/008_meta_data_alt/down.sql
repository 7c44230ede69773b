alter table meta_data drop column picture_alt;

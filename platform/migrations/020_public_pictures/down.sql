alter table media drop column is_public;

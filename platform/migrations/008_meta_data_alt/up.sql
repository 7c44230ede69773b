-- What the picture of a shared link shows.

alter table meta_data add column picture_alt words;

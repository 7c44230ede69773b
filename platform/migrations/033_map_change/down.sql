alter table content_import drop column map_key;
drop table map_change;

drop table map_file;

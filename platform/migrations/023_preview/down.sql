drop table preview;

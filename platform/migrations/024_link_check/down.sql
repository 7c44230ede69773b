drop table link_check;

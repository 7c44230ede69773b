drop table empty_search;
drop table site_left_out;

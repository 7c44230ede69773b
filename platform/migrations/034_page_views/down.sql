drop table page_view;

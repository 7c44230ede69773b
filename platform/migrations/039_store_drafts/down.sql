drop table store_draft;

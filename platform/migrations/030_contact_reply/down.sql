drop table contact_reply;

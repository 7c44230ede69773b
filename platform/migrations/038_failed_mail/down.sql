alter table store_link drop column mail_failed;
alter table contest_mail drop column mail_failed;
alter table contact_reply drop column mail_failed;

-- A mail that was given up is removed after 90 days. What it was written for still tells that it did not arrive.
alter table contact_reply add column mail_failed boolean not null default false;
alter table contest_mail add column mail_failed boolean not null default false;
alter table store_link add column mail_failed boolean not null default false;

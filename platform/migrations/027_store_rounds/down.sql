alter table staff drop column store_id, add column stores text[] not null default '{}';
drop table store_trust;
drop table store_picture;
drop table store_proposal;
drop table store_link_secret;
drop table store_link;
drop table store_round;

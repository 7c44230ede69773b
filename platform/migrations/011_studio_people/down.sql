drop trigger revision_is_never_emptied on revision;
drop trigger audit_is_never_emptied on audit;
drop table studio_key, staff_challenge;
alter table staff_totp add column confirmed_at timestamptz;
delete from staff_link where purpose in ('start', 'second-factor');
alter table staff_link drop constraint staff_link_purpose_check;
alter table staff_link
  drop column valid_from, drop column created_by, drop column failures,
  add constraint staff_link_purpose_check check (purpose in ('login', 'invitation', 'recovery'));
alter table staff_session drop column id;
alter table staff drop column handle;

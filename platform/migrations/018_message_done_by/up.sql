-- The name of the colleague who marked the message as done.
alter table contact_message add column done_by text;

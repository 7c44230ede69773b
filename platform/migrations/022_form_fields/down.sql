alter table contact_message
  add column name text, add column phone text, add column subject text, add column message text;
update contact_message set name = coalesce(fields ->> 'name', ''), phone = fields ->> 'phone',
  subject = fields ->> 'subject', message = coalesce(fields ->> 'message', '');
alter table contact_message
  alter column name set not null, alter column message set not null, drop column fields;

alter table newsletter_subscription add column first_name text, add column last_name text;
update newsletter_subscription set first_name = fields ->> 'first_name', last_name = fields ->> 'last_name';
alter table newsletter_subscription drop column fields;

alter table contest_entry
  add column first_name text, add column last_name text, add column phone text, add column answer text;
update contest_entry set first_name = coalesce(fields ->> 'first_name', ''),
  last_name = coalesce(fields ->> 'last_name', ''), phone = fields ->> 'phone', answer = fields ->> 'answer';
alter table contest_entry
  alter column first_name set not null, alter column last_name set not null, drop column fields;

alter table account add column first_name text, add column last_name text;
update account set first_name = fields ->> 'first_name', last_name = fields ->> 'last_name';
alter table account drop column fields;

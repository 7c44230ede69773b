-- The list of a form's fields (domain/src/forms/forms.ts) names what `fields` has, so a new field needs no migration. The
-- e-mail address has a column of its own: rows are found by it.

alter table contact_message add column fields jsonb not null default '{}';
update contact_message set fields = jsonb_strip_nulls(
  jsonb_build_object('name', name, 'phone', phone, 'subject', subject, 'message', message));
alter table contact_message drop column name, drop column phone, drop column subject, drop column message;

alter table newsletter_subscription add column fields jsonb not null default '{}';
update newsletter_subscription set fields = jsonb_strip_nulls(
  jsonb_build_object('first_name', first_name, 'last_name', last_name));
alter table newsletter_subscription drop column first_name, drop column last_name;

alter table contest_entry add column fields jsonb not null default '{}';
update contest_entry set fields = jsonb_strip_nulls(
  jsonb_build_object('first_name', first_name, 'last_name', last_name, 'phone', phone, 'answer', answer));
alter table contest_entry drop column first_name, drop column last_name, drop column phone, drop column answer;

alter table account add column fields jsonb not null default '{}';
update account set fields = jsonb_strip_nulls(
  jsonb_build_object('first_name', first_name, 'last_name', last_name));
alter table account drop column first_name, drop column last_name;

-- How staff log in: passkeys, or a mail with a link and an authenticator app.

-- What a passkey knows its owner by.
alter table staff add column handle uuid not null default gen_random_uuid() unique;

alter table staff_session add column id integer generated always as identity unique;

alter table staff_link drop constraint staff_link_purpose_check;
alter table staff_link
  add constraint staff_link_purpose_check check (purpose in ('start', 'login', 'second-factor', 'invitation', 'recovery')),
  -- A recovery waits, so that the others can stop it.
  add column valid_from timestamptz,
  add column created_by text,
  -- Wrong codes sent with it.
  add column failures integer not null default 0;

alter table staff_totp drop column confirmed_at;

-- What a browser signs with a passkey, once.
create table staff_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'log-in')),
  -- Null: whose passkey it will be is not known yet.
  staff_id integer references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenge_by_staff on staff_challenge (staff_id);

-- Network addresses are hashed with it before they are stored.
create table studio_key (
  is_only boolean primary key default true check (is_only),
  secret uuid not null default gen_random_uuid()
);
insert into studio_key default values;

create trigger audit_is_never_emptied before truncate on audit
  for each statement execute function refuse_rewriting();
create trigger revision_is_never_emptied before truncate on revision
  for each statement execute function refuse_rewriting();

-- A preview of the site as of a moment, for whoever has its ticket.

create table preview (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  ticket_hash secret_hash not null unique,
  staff_id integer not null references staff on delete cascade,
  -- A link for a colleague without an account.
  is_link boolean not null,
  at timestamptz not null,
  -- The entries whose drafts it shows; null: every draft.
  drafts integer[],
  -- The drafts count as published at this time.
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index preview_by_staff on preview (staff_id);
create index preview_by_property on preview (property_id);

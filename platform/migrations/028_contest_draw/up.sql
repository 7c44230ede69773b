-- Entries that staff exclude, and the draw of the winners.

alter table contest_entry
  add column excluded_at timestamptz,
  add column excluded_by text,
  add column excluded_because text;

create table contest_draw (
  entry_id integer primary key references entry on delete cascade,
  property_id integer not null references property on delete cascade,
  -- A secret until the draw; staff see its SHA-256 from the beginning.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  winners integer,
  reserves integer,
  -- The tickets that took part, and those that were excluded: [{ ticket, because }].
  tickets integer[],
  excluded jsonb not null default '[]',
  -- The drawn tickets that were passed over: [{ ticket, because }].
  passed_over jsonb not null default '[]',
  drawn_at timestamptz,
  drawn_by text,
  check ((drawn_at is null) = (tickets is null) and (drawn_at is null) = (winners is null))
);
create index contest_draw_by_property on contest_draw (property_id);

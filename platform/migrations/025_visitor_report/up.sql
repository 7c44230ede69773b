-- What visitors report as wrong.

create table visitor_report (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  -- Null: a place of the map without a record.
  entry_id integer references entry on delete cascade,
  -- The subject as the site names it: `stores/ixtle`.
  about text not null check (length(about) <= 220),
  problem text not null,
  fields jsonb not null,
  -- For one mail, when it is mended. Null once that is queued.
  email text,
  locale text not null,
  site_origin text not null,
  created_at timestamptz not null,
  -- Mended, or not so: null while nobody has decided.
  verdict text check (verdict in ('mended', 'not-so')),
  settled_at timestamptz,
  settled_by text,
  -- The mail to its sender, which an undo takes back until it is sent.
  mail_id uuid references mail on delete set null,
  check ((verdict is null) = (settled_at is null))
);
create index visitor_report_by_age on visitor_report (property_id, created_at);
create index visitor_report_by_entry on visitor_report (entry_id);
create index visitor_report_by_mail on visitor_report (mail_id);

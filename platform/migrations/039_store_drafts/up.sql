-- What a store has typed and not sent, so that another device goes on with it.
create table store_draft (
  entry_id integer not null references entry on delete cascade,
  part text not null,
  -- The link by which it was typed, and with which it goes; null: a store user typed it.
  link_id integer references store_link on delete cascade,
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (entry_id, part)
);
create index store_draft_by_link on store_draft (link_id);

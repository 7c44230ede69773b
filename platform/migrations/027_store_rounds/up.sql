-- What stores are asked for, their links to answer without an account, and what they send.

create table store_round (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  parts text[] not null,
  -- Entries of the special days whose hours are asked.
  days integer[] not null,
  until date not null,
  created_at timestamptz not null,
  created_by text not null
);
create index store_round_by_property on store_round (property_id, until);

create table store_link (
  -- The negative of this number is the author of what comes by the link. Tokens are below it, people above zero.
  id integer generated always as identity (start with 100000000) primary key,
  round_id integer not null references store_round on delete cascade,
  property_id integer not null references property on delete cascade,
  entry_id integer not null references entry on delete cascade,
  -- Null: the store gets a printed sheet.
  email text,
  locale text not null,
  expires_at timestamptz not null,
  -- The last mail with it.
  mail_id uuid references mail on delete set null,
  reminders integer not null,
  opened_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  unique (round_id, entry_id)
);
create index store_link_by_entry on store_link (entry_id);
create index store_link_by_mail on store_link (mail_id);

-- Each mail and each printed sheet has a secret of its own: the database knows hashes alone.
create table store_link_secret (
  hash secret_hash primary key,
  link_id integer not null references store_link on delete cascade
);
create index store_link_secret_by_link on store_link_secret (link_id);

-- What a store sends: published at once, confirmed as it is, or waiting for the centre.
create table store_proposal (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  entry_id integer not null references entry on delete cascade,
  link_id integer references store_link on delete set null,
  author_id integer not null,
  author text not null,
  -- Who is told about a decision.
  email text,
  locale text not null,
  part text not null,
  content jsonb not null,
  -- The draft of an offer.
  offer_id integer references entry on delete cascade,
  -- When visitors are to see it; null: at once.
  show_at timestamptz,
  state text not null check (state in ('waiting', 'confirmed', 'published', 'approved', 'rejected', 'undone')),
  note text,
  change_set_id integer references change_set on delete set null,
  made_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create index store_proposal_by_state on store_proposal (property_id, state, made_at);
create index store_proposal_by_entry on store_proposal (entry_id);
create index store_proposal_by_link on store_proposal (link_id);
create index store_proposal_by_offer on store_proposal (offer_id);
create index store_proposal_by_change_set on store_proposal (change_set_id);

-- The pictures that a store has uploaded: it sees no others that are not public.
create table store_picture (
  entry_id integer not null references entry on delete cascade,
  sha256 text not null references media on delete cascade,
  primary key (entry_id, sha256)
);
create index store_picture_by_media on store_picture (sha256);

-- The parts that a mall publishes at once.
create table store_trust (
  property_id integer primary key references property on delete cascade,
  parts text[] not null
);

-- A store user has one store. The former list was never written.
alter table staff drop column stores, add column store_id integer references entry on delete set null;
create index staff_by_store on staff (store_id);

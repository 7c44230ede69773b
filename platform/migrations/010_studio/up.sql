-- The staff studio. Content is a set of documents, one per entry; the content tables are made from those that are
-- published. A document is `json`, not `jsonb`, so that its fields keep the order in which they were written.

create domain entry_slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 200);

create table staff (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  email text not null check (length(email) <= 254),
  name text not null check (name <> ''),
  role text not null check (role in ('admin', 'editor', 'author', 'store', 'reader')),
  -- The stores of a store user.
  stores text[] not null default '{}',
  locale locale not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);
create unique index staff_by_email on staff (property_id, lower(email));

create table staff_session (
  token_hash secret_hash primary key,
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a second means of login was last used.
  confirmed_at timestamptz,
  device text not null
);
create index staff_session_by_staff on staff_session (staff_id);

-- One-time links: to log in, or to join.
create table staff_link (
  hash secret_hash primary key,
  staff_id integer not null references staff on delete cascade,
  purpose text not null check (purpose in ('login', 'invitation', 'recovery')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_link_by_staff on staff_link (staff_id);

create table staff_passkey (
  id text primary key,
  staff_id integer not null references staff on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

create table staff_totp (
  staff_id integer primary key references staff on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  confirmed_at timestamptz
);

create table staff_recovery_code (
  staff_id integer not null references staff on delete cascade,
  hash secret_hash not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

create table api_token (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  hash secret_hash not null unique,
  name text not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);

create table webhook (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  url text not null,
  secret text not null,
  events text[] not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- One action of a person, an import or the schedule: on one entry or on 150.
create table change_set (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  title text,
  via text not null check (via in ('studio', 'import', 'csv', 'undo', 'schedule')),
  -- The name at that time; the person may be gone.
  author text,
  author_id integer,
  made_at timestamptz not null,
  undoes integer references change_set on delete cascade,
  undone_by integer references change_set on delete cascade
);
create index change_set_by_age on change_set (property_id, id);

-- A record with an address or a form of its own.
create table entry (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  kind text not null,
  slug entry_slug not null,
  -- Slugs that it had when visitors saw it; their addresses lead on.
  former_slugs text[] not null default '{}',
  -- Until the first publication the slug is made from the title.
  slug_follows boolean not null default false,
  origin text not null check (origin in ('studio', 'import')),
  -- Number of the newest revision.
  version integer not null check (version >= 0),
  draft_revision integer,
  published_revision integer,
  -- The revision that the last import wrote, against which the next one compares its folder.
  imported_revision integer,
  -- Since when it is as visitors see it now, or was withdrawn.
  published_at timestamptz,
  was_published boolean not null default false,
  deleted_at timestamptz,
  unique (property_id, kind, slug)
);

create table revision (
  id integer generated always as identity primary key,
  entry_id integer not null references entry on delete cascade,
  number integer not null check (number > 0),
  document json not null check (json_typeof(document) = 'object'),
  -- The version that its author saw.
  base integer,
  author text,
  author_id integer,
  -- The open editor that sent it: a save never conflicts with one of the same editor.
  editor uuid,
  made_at timestamptz not null,
  via text not null check (via in ('studio', 'import', 'csv', 'restore', 'undo', 'merge')),
  change_set_id integer references change_set on delete cascade,
  -- Paths of its pictures below /media/: none of them is ever removed.
  pictures text[] not null,
  unique (entry_id, number)
);
create index revision_by_picture on revision using gin (pictures);
create index revision_by_change_set on revision (change_set_id);

alter table entry
  add foreign key (draft_revision) references revision deferrable initially deferred,
  add foreign key (published_revision) references revision deferrable initially deferred,
  add foreign key (imported_revision) references revision deferrable initially deferred;
create index entry_by_draft on entry (draft_revision);
create index entry_by_published on entry (published_revision);
create index entry_by_imported on entry (imported_revision);

-- The state of an entry before and after a step of a change set, for its undo.
create table change_set_item (
  change_set_id integer not null references change_set on delete cascade,
  position integer not null,
  entry_id integer not null references entry on delete cascade,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (change_set_id, position)
);
create index change_set_item_by_entry on change_set_item (entry_id);

-- What is to happen to an entry at a moment. A row is its own job.
create table publication (
  id integer generated always as identity primary key,
  entry_id integer not null references entry on delete cascade,
  action text not null check (action in ('publish', 'withdraw')),
  revision_id integer references revision on delete cascade check ((revision_id is not null) = (action = 'publish')),
  at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'cancelled', 'failed')),
  change_set_id integer not null references change_set on delete cascade,
  done_at timestamptz,
  failure text
);
create index publication_due on publication (at) where state = 'waiting';
create index publication_by_entry on publication (entry_id);
create index publication_by_revision on publication (revision_id);

create table audit (
  id bigint generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  at timestamptz not null,
  actor text,
  actor_id integer,
  action text not null,
  entry_id integer,
  change_set_id integer,
  details json,
  request_id text,
  -- Of the network address; the address itself is not stored.
  address_hash text
);
create index audit_by_age on audit (property_id, id);

-- A request that comes twice gets the response of the first.
create table idempotency (
  staff_id integer not null,
  key text not null,
  request_hash secret_hash not null,
  status integer not null,
  response json not null,
  created_at timestamptz not null,
  primary key (staff_id, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Nobody rewrites history. Removing a mall takes its history along.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'DELETE' and current_setting('promenade.thins_drafts', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger revision_stays before update or delete on revision
  for each row execute function refuse_rewriting();
create trigger audit_stays before update or delete on audit
  for each row execute function refuse_rewriting();

-- A picture that only decorates has an alternative text that is empty in every language.
alter domain words drop constraint words_check;
alter domain words add constraint words_check check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and value ? 'en'
    and not jsonb_path_exists(
      value, '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$") || @.value.type() != "string")'
    )
    and not (value @@ '$.* == ""' and jsonb_path_exists(value, '$.* ? (@ != "")'))
  )
);

alter table media
  add column focal_x real not null default 0.5 check (focal_x between 0 and 1),
  add column focal_y real not null default 0.5 check (focal_y between 0 and 1),
  add column original_name text,
  add column uploaded_by text,
  -- The mall whose staff have uploaded it.
  add column uploaded_for integer references property on delete set null,
  add column uploaded_at timestamptz;

alter table contact_message
  add column read_at timestamptz,
  add column done_at timestamptz;

-- A day of a recurring event names it.
alter table event add column series slug;

-- The content version of the last act of staff: a list that it emptied is meant to be empty.
alter table content_change add column decided_version bigint;

-- A record that is withdrawn and comes back has the id that it had, or visitors' favorites would point nowhere.
create table removed_row (
  property_id integer not null references property on delete cascade,
  table_name text not null,
  key text not null,
  id integer not null,
  removed_at timestamptz not null default now(),
  primary key (property_id, table_name, key)
);

-- Arguments: the columns by which the row is known again.
create function row_key(columns text[], fields jsonb) returns text language sql immutable as $$
  select string_agg(coalesce(fields ->> name, ''), ' ' order by position)
  from unnest(columns) with ordinality as listed (name, position)
$$;
create function remember_removed_row() returns trigger language plpgsql as $$
begin
  insert into removed_row (property_id, table_name, key, id)
    select old.property_id, tg_table_name, row_key(tg_argv, to_jsonb(old)), old.id
    where exists (select from property where id = old.property_id)
    on conflict (property_id, table_name, key) do update set id = excluded.id, removed_at = excluded.removed_at;
  return null;
end $$;
create function restore_removed_id() returns trigger language plpgsql as $$
begin
  new.id := coalesce(
    (select id from removed_row where property_id = new.property_id and table_name = tg_table_name
      and key = row_key(tg_argv, to_jsonb(new))),
    new.id);
  return new;
end $$;

do $$
declare
  keys constant jsonb := '{
    "category": "slug", "store": "slug", "social_link": "store_id,position",
    "promotion": "kind,slug", "event": "kind,slug", "job": "slug", "contest": "slug", "popup": "slug",
    "blog": "slug", "post": "blog_id,slug", "gallery": "slug", "gallery_item": "gallery_id,position",
    "banner": "name", "banner_item": "banner_id,position", "page": "slug", "subpage": "page_id,position",
    "social_post": "slug", "meta_data": "path",
    "regular_hours": "store_id,day_of_week", "holiday_hours": "store_id,holiday_date,holiday_end_date",
    "calm_hours": "store_id,position", "point_of_interest": "slug",
    "point_of_interest_location": "point_of_interest_id,slug",
    "point_of_interest_item": "location_id,position"
  }';
  name text;
  arguments text;
begin
  for name in select jsonb_object_keys(keys) loop
    select string_agg(quote_literal(part), ', ') into arguments
      from unnest(string_to_array(keys ->> name, ',')) as part;
    execute format('create trigger %I after delete on %I for each row execute function remember_removed_row(%s)',
      name || '_remembers_its_id', name, arguments);
    execute format('create trigger %I before insert on %I for each row execute function restore_removed_id(%s)',
      name || '_restores_its_id', name, arguments);
  end loop;
end $$;

-- So a favorite outlives the withdrawal of its record; the clean-up removes it when the record stays away.
alter table favorite
  drop constraint favorite_store_id_fkey,
  drop constraint favorite_promotion_id_fkey,
  drop constraint favorite_event_id_fkey;

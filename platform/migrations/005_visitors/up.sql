-- What visitors send and keep. Secrets of links and sessions are here only as SHA-256 in hex; e-mail addresses are
-- unique whatever their case.

alter table contest add column minimum_age integer check (minimum_age between 1 and 120);
alter table contest add column eligibility words;
alter table contest add column question words;

create domain secret_hash as text check (value ~ '^[0-9a-f]{64}$');

-- A call that came twice is answered as it was the first time.
create table submission (
  property_id integer not null references property on delete cascade,
  endpoint text not null,
  idempotency_key text not null,
  -- Of the data it came with: another message under the same key is a mistake, not a repetition.
  data_hash secret_hash not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (property_id, endpoint, idempotency_key)
);
create index submission_by_age on submission (created_at);

-- Signatures of the last minutes: none opens twice.
create table seen_call (
  signature secret_hash primary key,
  seen_at timestamptz not null
);
create index seen_call_by_age on seen_call (seen_at);

-- How often somebody has called lately; the columns are those that rate-limiter-flexible writes, in its order. `expire`
-- is in milliseconds since 1970.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_by_age on rate_limit (expire);

create table account (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  -- What a marketing tracker knows the visitor by.
  public_id uuid not null default gen_random_uuid() unique,
  email text not null,
  first_name text,
  last_name text,
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null
);
create unique index account_by_email on account (property_id, lower(email));

create table login_link (
  hash secret_hash primary key,
  property_id integer not null references property on delete cascade,
  email text not null,
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_link_by_age on login_link (expires_at);

-- One browser of a visitor. Its token changes with every call.
create table session (
  client text primary key,
  account_id integer not null references account on delete cascade,
  token_hash secret_hash not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);
create index session_by_age on session (expires_at);

create table favorite (
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('store', 'promotion', 'event')),
  store_id integer references store on delete cascade,
  promotion_id integer references promotion on delete cascade,
  event_id integer references event on delete cascade,
  created_at timestamptz not null,
  -- Those of one device come together: their order among themselves.
  position integer not null default 0,
  unique (account_id, store_id),
  unique (account_id, promotion_id),
  unique (account_id, event_id),
  check ((store_id is not null) = (kind = 'store')),
  check ((promotion_id is not null) = (kind = 'promotion')),
  check ((event_id is not null) = (kind = 'event'))
);
create index favorite_by_store on favorite (store_id);
create index favorite_by_promotion on favorite (promotion_id);
create index favorite_by_event on favorite (event_id);

create table newsletter_subscription (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  email text not null,
  first_name text,
  last_name text,
  locale text not null check (locale in ('en', 'es')),
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- The proof of consent.
  consent_wording text not null,
  consent_page text not null,
  consent_given_at timestamptz not null,
  confirm_hash secret_hash,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  -- Stands in every mail, so it is kept as it is.
  unsubscribe_token text not null unique check (length(unsubscribe_token) >= 22),
  unsubscribed_at timestamptz,
  created_at timestamptz not null
);
create unique index newsletter_subscription_by_email on newsletter_subscription (property_id, lower(email));
create unique index newsletter_subscription_by_confirm on newsletter_subscription (confirm_hash);

create table contact_message (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  page text not null,
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null
);
create index contact_message_by_age on contact_message (property_id, created_at);

-- An entry outlives its contest's record: the draw may come after it is gone from the site.
create table contest_entry (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  contest_id integer references contest on delete set null,
  contest_slug text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  confirmed_age integer,
  confirmed_eligibility text,
  answer text,
  photo bytea,
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null
);
create unique index contest_entry_by_person on contest_entry (property_id, contest_slug, lower(email));
create index contest_entry_by_contest on contest_entry (contest_id);

-- The outbox: what is to be sent, until some time after it was. A row is its own job: whoever takes it moves its next
-- attempt to a moment when the attempt must be over.
create table mail (
  id uuid primary key default gen_random_uuid(),
  property_id integer not null references property on delete cascade,
  kind text not null,
  -- Null: the staff, whose address is a setting.
  recipient text,
  -- Subject, both bodies and headers. Gone once it was sent: secrets of links stand in it.
  content jsonb check (content is not null or sent_at is not null),
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- No attempt is made for later than this. Null: some time after the first attempt.
  give_up_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index mail_by_age on mail (created_at);
create index mail_waiting on mail (next_attempt_at) where sent_at is null and failed_at is null;
create index mail_by_property on mail (property_id);

-- Addresses of other programs that are told of publications. No earlier version could add any.
drop table webhook;
create table webhook (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  url text not null,
  -- Kinds of records; null: all.
  kinds text[],
  -- Encrypted. The former one signs too until its time.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('staff', 'gone', 'failing')),
  check ((disabled_at is null) = (disabled_because is null)),
  check ((former_secret is null) = (former_until is null))
);
create index webhook_by_property on webhook (property_id);

-- What is to be sent, and what was.
create table webhook_delivery (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  -- The same for every attempt, so that the receiver knows a repetition. Random: a restored backup must not use one twice.
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  event text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Null: it is delivered or has failed.
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  -- Of the last attempt; without a response there is no status.
  attempted_at timestamptz,
  status integer,
  error text check (error in ('no-answer', 'unreachable', 'certificate', 'private', 'off')),
  duration_ms integer,
  check (num_nonnulls(next_attempt_at, delivered_at, failed_at) = 1)
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at) where next_attempt_at is not null;
create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, id);

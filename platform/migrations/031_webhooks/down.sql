drop table webhook_delivery, webhook;
create table webhook (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  url text not null,
  secret text not null,
  events text[] not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

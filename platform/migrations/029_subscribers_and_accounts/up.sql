-- The colleague who ended a subscription on request; null where the subscriber did.
alter table newsletter_subscription add column unsubscribed_by text;

-- An account that nobody uses is removed in time. Of those that are there, nobody knows the last use.
alter table account add column used_at timestamptz not null default now();

-- What was found at the web addresses that published records link to.

create table link_check (
  address text primary key check (length(address) <= 2000),
  checked_at timestamptz not null,
  -- The HTTP status; null: there was no response.
  status smallint,
  -- Since when it has not answered well; null: it did the last time.
  failing_since timestamptz
);

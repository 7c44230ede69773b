-- What the site tells of itself: items of responses that it left out, the last time it told, and searches without a result.

create table site_left_out (
  property_id integer primary key references property on delete cascade,
  items jsonb not null,
  told_at timestamptz not null
);

create table empty_search (
  property_id integer not null references property on delete cascade,
  locale text not null,
  words text not null check (length(words) <= 40),
  searched_at timestamptz not null,
  primary key (property_id, locale, words)
);
create index empty_search_by_age on empty_search (searched_at);

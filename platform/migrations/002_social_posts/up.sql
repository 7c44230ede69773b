-- What the centre has posted on social networks.

create table social_post (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  network text not null check (network ~ '^[a-z]+$'),
  link text,
  is_video boolean not null,
  picture text not null references media,
  picture_alt words,
  caption words,
  account text,
  posted_at timestamptz not null,
  unique (property_id, slug)
);

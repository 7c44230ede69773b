-- The content of the shopping centres. Every table but media belongs to one property. A text in two languages is a
-- JSON object with the language codes as keys: en is always there, es may be missing.

create domain words as jsonb check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and coalesce(value ->> 'en', '') <> ''
    and jsonb_typeof(value -> 'en') = 'string'
    and (not value ? 'es' or (jsonb_typeof(value -> 'es') = 'string' and value ->> 'es' <> ''))
  )
);

create domain word_lists as jsonb check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and coalesce(jsonb_typeof(value -> 'en') = 'array', false)
    and (not value ? 'es' or jsonb_typeof(value -> 'es') = 'array')
  )
);

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 200);

create table media (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null check (name ~ '^[a-z0-9][a-z0-9._-]*$'),
  content_type text not null check (content_type ~ '^image/'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null
);
-- Addresses of pictures carry the first 16 digits.
create index media_by_prefix on media (left(sha256, 16));

create table property (
  id integer primary key check (id > 0),
  name text not null,
  address1 text not null,
  address2 text,
  city text not null,
  province_state text not null,
  postal_code text not null,
  country text not null,
  phone text,
  email text,
  url text,
  time_zone text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  alert_type text not null check (alert_type in ('none', 'info', 'warning', 'danger')),
  alert_title words,
  alert_message words,
  extra_hours words,
  updated_at timestamptz not null default now()
);

-- Grows with every change of a property's content; whoever listens on content_change hears of it.
create table content_change (
  property_id integer primary key references property on delete cascade,
  version bigint not null check (version > 0),
  changed_at timestamptz not null
);

create function notify_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_change', json_build_object('property', new.property_id, 'version', new.version)::text);
  return null;
end $$;

create trigger content_change_notifies after insert or update on content_change
  for each row execute function notify_content_change();

-- Where a property's content came from, so that relative dates can be laid out anew.
create table content_import (
  property_id integer primary key references property on delete cascade,
  folder text not null,
  fingerprint text not null,
  imported_on date not null,
  imported_at timestamptz not null
);

create table category (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  parent_id integer references category on delete set null check (parent_id <> id),
  position integer not null,
  unique (property_id, slug)
);
create index category_by_parent on category (parent_id);

create table store (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  unit text,
  level integer,
  logo text references media,
  logo_alt words,
  store_front text references media,
  store_front_alt words,
  summary words,
  description words,
  phone text,
  website text,
  email text,
  tags word_lists,
  is_new boolean not null,
  is_coming_soon boolean not null,
  is_relocated boolean not null,
  is_temporarily_closed boolean not null,
  free_form_hours words,
  extra_hours words,
  products words,
  service words,
  return_policy words,
  show_on_web_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, slug)
);

create table store_category (
  property_id integer not null references property on delete cascade,
  store_id integer not null references store on delete cascade,
  category_id integer not null references category on delete cascade,
  primary key (store_id, category_id)
);
create index store_category_by_category on store_category (category_id);

create table social_link (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  store_id integer references store on delete cascade,
  position integer not null,
  network text not null,
  url text not null check (url ~ '^https?://'),
  unique nulls not distinct (property_id, store_id, position)
);
create index social_link_by_store on social_link (store_id);

-- Hours of the centre have no store. Times are the wall clock of the property; a closing time at or before the
-- opening time means the next day.
create table regular_hours (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  store_id integer references store on delete cascade,
  day_of_week integer not null check (day_of_week between 0 and 6),
  open_time time,
  close_time time,
  is_closed boolean not null,
  open_full_day boolean not null,
  unique nulls not distinct (property_id, store_id, day_of_week),
  check ((open_time is null) = (is_closed or open_full_day)),
  check ((open_time is null) = (close_time is null)),
  check (not (is_closed and open_full_day))
);
create index regular_hours_by_store on regular_hours (store_id);

create table holiday_hours (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  store_id integer references store on delete cascade,
  holiday_date date not null,
  holiday_end_date date,
  name words not null,
  open_time time,
  close_time time,
  is_closed boolean not null,
  open_full_day boolean not null,
  unique nulls not distinct (property_id, store_id, holiday_date, holiday_end_date),
  check (holiday_end_date > holiday_date),
  check ((open_time is null) = (is_closed or open_full_day)),
  check ((open_time is null) = (close_time is null)),
  check (not (is_closed and open_full_day))
);
create index holiday_hours_by_store on holiday_hours (store_id);

-- Records that belong to a store or, without one, to the centre.

create table promotion (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  kind text not null check (kind in ('promotion', 'coupon')),
  slug slug not null,
  store_id integer references store on delete cascade,
  name words not null,
  description words,
  picture text references media,
  picture_alt words,
  tags word_lists,
  code text,
  is_featured boolean not null,
  home_position integer,
  draft boolean not null,
  show_on_web_date timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, kind, slug),
  check (end_date >= start_date)
);
create index promotion_by_store on promotion (store_id);

create table event (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  kind text not null check (kind in ('event', 'news')),
  slug slug not null,
  store_id integer references store on delete cascade,
  name words not null,
  subtitle words,
  description words,
  picture text references media,
  picture_alt words,
  tags word_lists,
  place words,
  link text,
  show_times boolean not null,
  is_featured boolean not null,
  home_position integer,
  draft boolean not null,
  show_on_web_date timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, kind, slug),
  check (end_date >= start_date)
);
create index event_by_store on event (store_id);

create table job (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  store_id integer references store on delete cascade,
  name words not null,
  description words,
  job_type text,
  contact_name text,
  contact_email text,
  contact_phone text,
  contact_website text,
  draft boolean not null,
  show_on_web_date timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, slug),
  check (end_date >= start_date)
);
create index job_by_store on job (store_id);

create table contest (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  description words,
  rules words,
  picture text references media,
  picture_alt words,
  asks_for_photo boolean not null,
  is_featured boolean not null,
  draft boolean not null,
  show_on_web_date timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, slug),
  check (end_date >= start_date)
);

create table blog (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  description words,
  updated_at timestamptz not null default now(),
  unique (property_id, slug)
);

create table post (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  blog_id integer not null references blog on delete cascade,
  slug slug not null,
  title words not null,
  summary words,
  body words,
  picture text references media,
  picture_alt words,
  author text,
  categories word_lists,
  tags word_lists,
  draft boolean not null,
  publish_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (blog_id, slug)
);

create table gallery (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  updated_at timestamptz not null default now(),
  unique (property_id, slug)
);

create table gallery_item (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  gallery_id integer not null references gallery on delete cascade,
  position integer not null,
  picture text not null references media,
  picture_alt words,
  caption words,
  unique (gallery_id, position)
);

create table banner (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  name text not null,
  position integer not null,
  unique (property_id, name)
);

create table banner_item (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  banner_id integer not null references banner on delete cascade,
  position integer not null,
  picture text not null references media,
  picture_alt words,
  heading words,
  callout words,
  link text,
  start_date timestamptz,
  end_date timestamptz,
  unique (banner_id, position),
  check (end_date >= start_date)
);

create table homepage (
  property_id integer primary key references property on delete cascade,
  welcome_message words,
  callout words
);

create table homepage_feature (
  property_id integer not null references property on delete cascade,
  kind text not null check (kind in ('promotion', 'event', 'store')),
  position integer not null,
  promotion_id integer references promotion on delete cascade,
  event_id integer references event on delete cascade,
  store_id integer references store on delete cascade,
  primary key (property_id, kind, position),
  unique (promotion_id),
  unique (event_id),
  check ((promotion_id is not null) = (kind = 'promotion')),
  check ((event_id is not null) = (kind = 'event')),
  check ((store_id is not null) = (kind = 'store'))
);

create table page (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  title words not null,
  body words,
  banner text references media,
  banner_alt words,
  updated_at timestamptz not null default now(),
  unique (property_id, slug)
);

create table subpage (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  page_id integer not null references page on delete cascade,
  position integer not null,
  title words,
  body words,
  unique (page_id, position)
);

create table page_gallery (
  property_id integer not null references property on delete cascade,
  page_id integer not null references page on delete cascade,
  gallery_id integer not null references gallery on delete cascade,
  position integer not null,
  primary key (page_id, gallery_id)
);

create table popup (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  picture text not null references media,
  picture_alt words,
  link text,
  start_date timestamptz,
  end_date timestamptz,
  updated_at timestamptz not null default now(),
  unique (property_id, slug),
  check (end_date >= start_date)
);

create table point_of_interest (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  slug slug not null,
  name words not null,
  unique (property_id, slug)
);

create table point_of_interest_location (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  point_of_interest_id integer not null references point_of_interest on delete cascade,
  slug slug not null,
  position integer not null,
  name words not null,
  level integer,
  description words,
  unique (point_of_interest_id, slug)
);

create table point_of_interest_item (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  location_id integer not null references point_of_interest_location on delete cascade,
  position integer not null,
  name words not null,
  description words,
  unique (location_id, position)
);

create table meta_data (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  path text not null check (path ~ '^/'),
  title words,
  description words,
  keywords words,
  picture text references media,
  unique (property_id, path)
);

-- An end date means the end of that day where the property is.
create function is_over(end_date timestamptz, time_zone text, at timestamptz) returns boolean
  language sql stable as $$
  select coalesce(at >= (((end_date at time zone time_zone)::date + 1)::timestamp at time zone time_zone), false)
$$;

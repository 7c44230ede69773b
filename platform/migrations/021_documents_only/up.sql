-- Documents are the content. The tables that were made from them go; records keep the ids by which the public knows them.

-- Ids of records by kind and slug, those of removed ones too, which may come back.
create temporary table known_id on commit drop as
select distinct on (property_id, kind, slug) property_id, kind, slug, id from (
  select property_id, 'store' as kind, slug::text, id, 0 as age from store
  union all select property_id, kind, slug, id, 0 from promotion
  union all select property_id, kind, slug, id, 0 from event where series is null
  union all select property_id, 'job', slug, id, 0 from job
  union all select property_id, 'contest', slug, id, 0 from contest
  union all select property_id, 'popup', slug, id, 0 from popup
  union all select property_id, 'blog', slug, id, 0 from blog
  union all select property_id, 'post', slug, id, 0 from post
  union all select property_id, 'gallery', slug, id, 0 from gallery
  union all select property_id, 'page', slug, id, 0 from page
  union all select banner.property_id, 'banner', entry.slug, banner.id, 0
    from banner join entry on entry.property_id = banner.property_id and entry.kind = 'banner'
    join revision on revision.id = entry.published_revision and revision.document ->> 'name' = banner.name
  union all select property_id, table_name, key, id, 1 from removed_row
    where table_name in ('store', 'job', 'contest', 'popup', 'blog', 'gallery', 'page')
  union all select property_id, split_part(key, ' ', 1), split_part(key, ' ', 2), id, 1 from removed_row
    where table_name in ('promotion', 'event')
  union all select property_id, 'post', split_part(key, ' ', 2), id, 1 from removed_row where table_name = 'post'
) as row_id
order by property_id, kind, slug, age;

-- Ids of what has no entry of its own: categories, by slug, and days of recurring events, by entry and date. Those that are new
-- follow from their names.
create table part_id (
  property_id integer not null references property on delete cascade,
  part text not null,
  public_id integer not null,
  primary key (property_id, part)
);
insert into part_id (property_id, part, public_id)
  select property_id, 'category/' || slug, id from category
  union all select property_id, 'category/' || key, id from removed_row where table_name = 'category'
  on conflict do nothing;
insert into part_id (property_id, part, public_id)
  select entry.property_id, 'event/' || entry.id || '/' || right(day.slug, 10), day.id from (
    select property_id, slug::text, id from event where series is not null
    union all select property_id, slug, id from known_id where kind = 'event'
  ) as day
  join entry on entry.property_id = day.property_id and entry.kind = 'event'
    and day.slug = entry.slug || '-' || right(day.slug, 10)
  where right(day.slug, 10) ~ '^\d{4}-\d\d-\d\d$'
  on conflict do nothing;

-- Records of one resource are numbered together, as they were in its table.
create function collection_of(kind text) returns text language sql immutable as $$
  select case
    when kind in ('promotion', 'coupon') then 'promotion'
    when kind in ('event', 'news') then 'event'
    when kind in ('store', 'job', 'contest', 'popup', 'blog', 'post', 'gallery', 'banner', 'page') then kind
    else 'other'
  end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['store', 'promotion', 'event', 'job', 'contest', 'popup', 'blog', 'post', 'gallery',
    'banner', 'page', 'other'] loop
    execute format('create sequence %I as integer', 'public_id_' || name);
    perform setval('public_id_' || name, greatest(1,
      (select max(id) from known_id where collection_of(kind) = name),
      (select max(public_id) from part_id where name = 'event')),
      exists (select from known_id where collection_of(kind) = name));
  end loop;
end $$;
alter table entry add column public_id integer;
update entry set public_id = known_id.id from known_id
  where known_id.property_id = entry.property_id and known_id.kind = entry.kind and known_id.slug = entry.slug;
update entry set public_id = nextval('public_id_' || collection_of(kind)) where public_id is null;
alter table entry alter column public_id set not null;
create function give_public_id() returns trigger language plpgsql as $$
begin
  new.public_id := coalesce(new.public_id, nextval('public_id_' || collection_of(new.kind)));
  return new;
end $$;
create trigger entry_gets_a_public_id before insert on entry for each row execute function give_public_id();
-- A database from before there were entries: the next import finds the records by their names.
insert into entry (property_id, kind, slug, origin, version, deleted_at, public_id)
  select property_id, kind, slug, 'import', 0, now(), id from known_id
  where slug !~ '-\d{4}-\d\d-\d\d$'
  on conflict do nothing;

set constraints all immediate;
create index entry_by_public_id on entry (property_id, public_id);

-- Visitors' data refer to entries.
alter table favorite rename to row_favorite;
create table favorite (
  account_id integer not null references account on delete cascade,
  entry_id integer not null references entry on delete cascade,
  -- The date of a day of a recurring event; else empty.
  part text not null default '',
  created_at timestamptz not null,
  -- Those of one device come together: their order among themselves.
  position integer not null default 0,
  primary key (account_id, entry_id, part)
);
create index favorite_by_entry on favorite (entry_id);
insert into favorite (account_id, entry_id, part, created_at, position)
  select account_id, record.entry_id, record.part, row_favorite.created_at, position
  from row_favorite
  join account on account.id = row_favorite.account_id
  join (
    select id as entry_id, property_id, public_id, '' as part,
      case kind when 'coupon' then 'promotion' when 'news' then 'event' else kind end as kind
      from entry
    union all select split_part(part, '/', 2)::integer, property_id, public_id, split_part(part, '/', 3), 'event'
      from part_id where part like 'event/%'
  ) as record on record.property_id = account.property_id and record.kind = row_favorite.kind
    and record.public_id = coalesce(store_id, promotion_id, event_id)
  on conflict do nothing;
drop table row_favorite;

alter table contest_entry add column entry_id integer references entry on delete set null;
update contest_entry set entry_id = entry.id from entry
  where entry.property_id = contest_entry.property_id and entry.kind = 'contest'
    and entry.public_id = contest_entry.contest_id;
alter table contest_entry drop column contest_id;
create index contest_entry_by_contest on contest_entry (entry_id);

drop table homepage_feature, homepage, page_gallery, subpage, page, gallery_item, gallery, banner_item, banner, popup,
  social_post, meta_data, point_of_interest_item, point_of_interest_location, point_of_interest, post, blog, contest, job,
  event, promotion, store_category, social_link, regular_hours, holiday_hours, calm_hours, store, category, removed_row
  cascade;
drop function remember_removed_row(), restore_removed_id(), row_key(text[], jsonb);
drop function is_over(timestamptz, text, timestamptz);

-- A property has its published document; this is what SQL reads of it.
do $$
declare name text;
begin
  for name in select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'property' and column_name <> 'id' loop
    execute format('alter table property drop column %I cascade', name);
  end loop;
end $$;
drop domain words, word_lists, slug;
create view mall as
  select property.id, document ->> 'name' as name, document ->> 'time_zone' as time_zone, document ->> 'url' as url,
    document ->> 'email' as email, document ->> 'address1' as address1, document ->> 'address2' as address2,
    document ->> 'city' as city, document ->> 'province_state' as province_state,
    document ->> 'postal_code' as postal_code, document ->> 'country' as country
  from property
  join entry on entry.property_id = property.id and entry.kind = 'property'
  join revision on revision.id = entry.published_revision;

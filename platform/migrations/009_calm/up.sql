-- Recurring hours with little noise and light, of the centre (no store) or of one store. Times are the wall clock of the
-- property; an end at or before the start means the next day. They are not held on days with holiday hours.

create table calm_hours (
  id integer generated always as identity primary key,
  property_id integer not null references property on delete cascade,
  store_id integer references store on delete cascade,
  position integer not null,
  days text[] not null check (cardinality(days) > 0),
  start_time time not null,
  end_time time not null,
  note words,
  unique nulls not distinct (property_id, store_id, position)
);
create index calm_hours_by_store on calm_hours (store_id);

-- A place to rest from noise, or one with much of it.
alter table point_of_interest_location add column atmosphere text check (atmosphere in ('quiet', 'busy'));

-- Maps that staff have taken over, with what an undo needs to bring the earlier one back.
create table map_change (
  change_set_id integer primary key references change_set on delete cascade,
  property_id integer not null references property on delete cascade,
  -- Of the map that it put up: with another one there, somebody has gone on since.
  map_key text not null,
  -- The map before it; null: no longer kept.
  former json
);
create index map_change_by_property on map_change (property_id, change_set_id);

-- Of the map that the last import wrote: another one is that of staff, and stays.
alter table content_import add column map_key text not null default '';
update content_import set map_key = (
  select md5(coalesce(string_agg(name || ' ' || md5(content), ' ' order by name collate "C"), ''))
  from map_file where map_file.property_id = content_import.property_id);
alter table content_import alter column map_key drop default;

-- The map of the centre: the files of an archive as they are answered, one row each.

create table map_file (
  property_id integer not null references property on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9_. -]+$'),
  format text not null check (format in ('imdf', 'openstreetmap')),
  content text not null,
  primary key (property_id, name)
);

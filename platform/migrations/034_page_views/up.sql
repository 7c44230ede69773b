-- How often the page of a record was seen on a day of the mall. Nothing in it is about a person.

create table page_view (
  property_id integer not null references property on delete cascade,
  entry_id integer not null references entry on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (entry_id, day)
);
create index page_view_by_day on page_view (property_id, day);

-- A token ends with the account of its maker. Of earlier tokens only the maker's name is known.
alter table api_token add column staff_id integer references staff on delete cascade;
create index api_token_by_staff on api_token (staff_id);

update api_token set staff_id = maker.id
  from staff maker
  where maker.property_id = api_token.property_id and maker.name = api_token.created_by
    and not exists (
      select from staff other
        where other.property_id = maker.property_id and other.name = maker.name and other.id <> maker.id);

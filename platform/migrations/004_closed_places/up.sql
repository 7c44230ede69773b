-- A lift out of service, a washroom under repair: ways avoid it for as long as it is closed.

alter table point_of_interest_location add column is_temporarily_closed boolean not null default false;

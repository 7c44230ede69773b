alter table point_of_interest_location drop column atmosphere;
drop table calm_hours;

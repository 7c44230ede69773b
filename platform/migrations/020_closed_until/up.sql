-- The last moment at which a place is out of service; null: until somebody says otherwise.
alter table point_of_interest_location add column closed_until timestamptz;

alter table point_of_interest_location drop column closed_until;

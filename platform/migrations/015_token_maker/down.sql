alter table api_token drop column staff_id;

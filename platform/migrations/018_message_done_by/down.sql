alter table contact_message drop column done_by;

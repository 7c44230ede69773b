alter table change_set drop column subject;

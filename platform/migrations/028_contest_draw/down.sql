drop table contest_draw;
alter table contest_entry drop column excluded_at, drop column excluded_by, drop column excluded_because;

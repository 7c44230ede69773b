delete from preview where ended_at is not null;
alter table preview drop column ended_at;

alter table account drop column used_at;
alter table newsletter_subscription drop column unsubscribed_by;

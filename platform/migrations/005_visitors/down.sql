drop table mail, contest_entry, contact_message, newsletter_subscription, favorite, session, login_link, account,
  rate_limit, seen_call, submission;
drop domain secret_hash;
alter table contest drop column question;
alter table contest drop column eligibility;
alter table contest drop column minimum_age;

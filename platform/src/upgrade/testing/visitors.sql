insert into property (id) values (1);
insert into contact_message (property_id, name, email, phone, message, page, locale, created_at) values
  (1, 'Ana', 'ana@example.test', '902-555-0100', E'Hola\n"ñ"', '/contact-us', 'es', now());
insert into newsletter_subscription (property_id, email, first_name, last_name, locale, status, consent_wording,
  consent_page, consent_given_at, unsubscribe_token, created_at) values
  (1, 'bo@example.test', 'Bo', 'Lee', 'en', 'pending', 'Yes.', '/newsletter', now(), repeat('b', 22), now()),
  (1, 'cy@example.test', null, null, 'en', 'confirmed', 'Yes.', '/profile', now(), repeat('c', 22), now());
insert into contest_entry (property_id, contest_slug, first_name, last_name, email, phone, answer, locale, created_at)
  values (1, 'win-a-boat', 'Ana', 'Núñez', 'ana@example.test', '902-555-0100', 'Twelve', 'es', now());
insert into account (property_id, email, last_name, locale, created_at) values
  (1, 'ana@example.test', 'Núñez', 'es', now());

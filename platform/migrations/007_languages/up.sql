-- Which languages there are is decided by the list of the application. The database checks only what it can rely on:
-- keys that look like language codes, texts that say something, and a text in the default language.

alter domain words drop constraint words_check;
alter domain words add constraint words_check check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and value ? 'en'
    and not jsonb_path_exists(
      value,
      '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$") || @.value.type() != "string" || @.value == "")'
    )
  )
);

alter domain word_lists drop constraint word_lists_check;
alter domain word_lists add constraint word_lists_check check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and value ? 'en'
    and not jsonb_path_exists(
      value,
      'strict $.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$") || @.value.type() != "array")'
    )
  )
);

create domain locale as text check (value ~ '^[a-z]{2,3}$');

alter table account drop constraint account_locale_check, alter column locale type locale;
alter table login_link drop constraint login_link_locale_check, alter column locale type locale;
alter table newsletter_subscription
  drop constraint newsletter_subscription_locale_check, alter column locale type locale;
alter table contact_message drop constraint contact_message_locale_check, alter column locale type locale;
alter table contest_entry drop constraint contest_entry_locale_check, alter column locale type locale;

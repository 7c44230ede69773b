alter table account alter column locale type text, add check (locale in ('en', 'es'));
alter table login_link alter column locale type text, add check (locale in ('en', 'es'));
alter table newsletter_subscription alter column locale type text, add check (locale in ('en', 'es'));
alter table contact_message alter column locale type text, add check (locale in ('en', 'es'));
alter table contest_entry alter column locale type text, add check (locale in ('en', 'es'));

drop domain locale;

alter domain words drop constraint words_check;
alter domain words add constraint words_check check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and coalesce(value ->> 'en', '') <> ''
    and jsonb_typeof(value -> 'en') = 'string'
    and (not value ? 'es' or (jsonb_typeof(value -> 'es') = 'string' and value ->> 'es' <> ''))
  )
);

alter domain word_lists drop constraint word_lists_check;
alter domain word_lists add constraint word_lists_check check (
  value is null or (
    jsonb_typeof(value) = 'object'
    and coalesce(jsonb_typeof(value -> 'en') = 'array', false)
    and (not value ? 'es' or jsonb_typeof(value -> 'es') = 'array')
  )
);

delete from favorite where
  store_id is not null and not exists (select from store where store.id = store_id)
  or promotion_id is not null and not exists (select from promotion where promotion.id = promotion_id)
  or event_id is not null and not exists (select from event where event.id = event_id);
alter table favorite
  add constraint favorite_store_id_fkey foreign key (store_id) references store on delete cascade,
  add constraint favorite_promotion_id_fkey foreign key (promotion_id) references promotion on delete cascade,
  add constraint favorite_event_id_fkey foreign key (event_id) references event on delete cascade;
drop function remember_removed_row, restore_removed_id cascade;
drop function row_key;
drop table removed_row;
delete from event where series is not null;
alter table event drop column series;
alter table content_change drop column decided_version;
update store set logo_alt = null where logo_alt ->> 'en' = '';
update store set store_front_alt = null where store_front_alt ->> 'en' = '';
update page set banner_alt = null where banner_alt ->> 'en' = '';
update promotion set picture_alt = null where picture_alt ->> 'en' = '';
update event set picture_alt = null where picture_alt ->> 'en' = '';
update contest set picture_alt = null where picture_alt ->> 'en' = '';
update post set picture_alt = null where picture_alt ->> 'en' = '';
update gallery_item set picture_alt = null where picture_alt ->> 'en' = '';
update banner_item set picture_alt = null where picture_alt ->> 'en' = '';
update popup set picture_alt = null where picture_alt ->> 'en' = '';
update social_post set picture_alt = null where picture_alt ->> 'en' = '';
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
alter table contact_message drop column read_at, drop column done_at;
alter table media
  drop column focal_x, drop column focal_y,
  drop column original_name, drop column uploaded_by, drop column uploaded_for, drop column uploaded_at;
drop table idempotency, audit, publication, change_set_item;
alter table entry drop column draft_revision, drop column published_revision, drop column imported_revision;
drop table revision, entry, change_set;
drop table webhook, api_token, staff_recovery_code, staff_totp, staff_passkey, staff_link, staff_session, staff;
drop function refuse_rewriting;
drop domain entry_slug;

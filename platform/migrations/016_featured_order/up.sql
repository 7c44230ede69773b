-- Featured records may change places: they are unique at the end of a statement, not row by row.
alter table homepage_feature
  drop constraint homepage_feature_promotion_id_key,
  drop constraint homepage_feature_event_id_key,
  add constraint homepage_feature_promotion_id_key unique (promotion_id) deferrable,
  add constraint homepage_feature_event_id_key unique (event_id) deferrable;

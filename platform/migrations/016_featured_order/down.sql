alter table homepage_feature
  drop constraint homepage_feature_promotion_id_key,
  drop constraint homepage_feature_event_id_key,
  add constraint homepage_feature_promotion_id_key unique (promotion_id),
  add constraint homepage_feature_event_id_key unique (event_id);

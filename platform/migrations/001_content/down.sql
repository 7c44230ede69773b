drop function is_over(timestamptz, text, timestamptz);
drop table meta_data, point_of_interest_item, point_of_interest_location, point_of_interest, popup, page_gallery,
  subpage, page, homepage_feature, homepage, banner_item, banner, gallery_item, gallery, post, blog, contest, job,
  event, promotion, holiday_hours, regular_hours, social_link, store_category, store, category, content_import,
  content_change, property, media;
drop function notify_content_change();
drop domain slug;
drop domain word_lists;
drop domain words;

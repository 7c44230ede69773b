drop table social_post;

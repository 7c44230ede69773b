-- The platform of the release before writes the content tables from the documents when it starts; its records get their former
-- ids from removed_row.
drop view mall;

CREATE DOMAIN slug AS text
	CONSTRAINT slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 200)));
CREATE DOMAIN words AS jsonb
	CONSTRAINT words_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, '$.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "string")'::jsonpath)) AND (NOT ((VALUE @@ '($.* == "")'::jsonpath) AND jsonb_path_exists(VALUE, '$.*?(@ != "")'::jsonpath))))));
CREATE DOMAIN word_lists AS jsonb
	CONSTRAINT word_lists_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, 'strict $.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "array")'::jsonpath)))));
CREATE FUNCTION is_over(end_date timestamp with time zone, time_zone text, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select coalesce(at >= (((end_date at time zone time_zone)::date + 1)::timestamp at time zone time_zone), false)
$$;
CREATE FUNCTION row_key(columns text[], fields jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select string_agg(coalesce(fields ->> name, ''), ' ' order by position)
  from unnest(columns) with ordinality as listed (name, position)
$$;
CREATE FUNCTION remember_removed_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_row (property_id, table_name, key, id)
    select old.property_id, tg_table_name, row_key(tg_argv, to_jsonb(old)), old.id
    where exists (select from property where id = old.property_id)
    on conflict (property_id, table_name, key) do update set id = excluded.id, removed_at = excluded.removed_at;
  return null;
end $$;
CREATE FUNCTION restore_removed_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.id := coalesce(
    (select id from removed_row where property_id = new.property_id and table_name = tg_table_name
      and key = row_key(tg_argv, to_jsonb(new))),
    new.id);
  return new;
end $$;

alter table property
  add column name text, add column address1 text, add column address2 text, add column city text,
  add column province_state text, add column postal_code text, add column country text, add column phone text,
  add column email text, add column url text, add column time_zone text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column alert_type text not null default 'none' check (alert_type in ('none', 'info', 'warning', 'danger')),
  add column alert_title words, add column alert_message words, add column extra_hours words,
  add column updated_at timestamptz not null default now();
alter table property alter column alert_type drop default;
delete from property where not exists (select from entry
  where property_id = property.id and kind = 'property' and published_revision is not null);
update property set name = document ->> 'name', address1 = document ->> 'address1', city = document ->> 'city',
    province_state = document ->> 'province_state', postal_code = document ->> 'postal_code',
    country = document ->> 'country', time_zone = document ->> 'time_zone'
  from entry join revision on revision.id = entry.published_revision
  where entry.property_id = property.id and entry.kind = 'property';
alter table property
  alter column name set not null, alter column address1 set not null, alter column city set not null,
  alter column province_state set not null, alter column postal_code set not null,
  alter column country set not null, alter column time_zone set not null;

CREATE TABLE banner (
    id integer NOT NULL,
    property_id integer NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL
);
ALTER TABLE banner ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME banner_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE banner_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    banner_id integer NOT NULL,
    "position" integer NOT NULL,
    picture text NOT NULL,
    picture_alt words,
    heading words,
    callout words,
    link text,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    CONSTRAINT banner_item_check CHECK ((end_date >= start_date))
);
ALTER TABLE banner_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME banner_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE blog (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    description words,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE blog ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME blog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE calm_hours (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    "position" integer NOT NULL,
    days text[] NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone NOT NULL,
    note words,
    CONSTRAINT calm_hours_days_check CHECK ((cardinality(days) > 0))
);
ALTER TABLE calm_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME calm_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE category (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    parent_id integer,
    "position" integer NOT NULL,
    CONSTRAINT category_check CHECK ((parent_id <> id))
);
ALTER TABLE category ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME category_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE contest (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    description words,
    rules words,
    picture text,
    picture_alt words,
    asks_for_photo boolean NOT NULL,
    is_featured boolean NOT NULL,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    minimum_age integer,
    eligibility words,
    question words,
    CONSTRAINT contest_check CHECK ((end_date >= start_date)),
    CONSTRAINT contest_minimum_age_check CHECK (((minimum_age >= 1) AND (minimum_age <= 120)))
);
ALTER TABLE contest ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE event (
    id integer NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    slug slug NOT NULL,
    store_id integer,
    name words NOT NULL,
    subtitle words,
    description words,
    picture text,
    picture_alt words,
    tags word_lists,
    place words,
    link text,
    show_times boolean NOT NULL,
    is_featured boolean NOT NULL,
    home_position integer,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    series slug,
    CONSTRAINT event_check CHECK ((end_date >= start_date)),
    CONSTRAINT event_kind_check CHECK ((kind = ANY (ARRAY['event'::text, 'news'::text])))
);
ALTER TABLE event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE gallery (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE gallery ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME gallery_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE gallery_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    gallery_id integer NOT NULL,
    "position" integer NOT NULL,
    picture text NOT NULL,
    picture_alt words,
    caption words
);
ALTER TABLE gallery_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME gallery_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE holiday_hours (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    holiday_date date NOT NULL,
    holiday_end_date date,
    name words NOT NULL,
    open_time time without time zone,
    close_time time without time zone,
    is_closed boolean NOT NULL,
    open_full_day boolean NOT NULL,
    CONSTRAINT holiday_hours_check CHECK ((holiday_end_date > holiday_date)),
    CONSTRAINT holiday_hours_check1 CHECK (((open_time IS NULL) = (is_closed OR open_full_day))),
    CONSTRAINT holiday_hours_check2 CHECK (((open_time IS NULL) = (close_time IS NULL))),
    CONSTRAINT holiday_hours_check3 CHECK ((NOT (is_closed AND open_full_day)))
);
ALTER TABLE holiday_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME holiday_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE homepage (
    property_id integer NOT NULL,
    welcome_message words,
    callout words
);
CREATE TABLE homepage_feature (
    property_id integer NOT NULL,
    kind text NOT NULL,
    "position" integer NOT NULL,
    promotion_id integer,
    event_id integer,
    store_id integer,
    CONSTRAINT homepage_feature_check CHECK (((promotion_id IS NOT NULL) = (kind = 'promotion'::text))),
    CONSTRAINT homepage_feature_check1 CHECK (((event_id IS NOT NULL) = (kind = 'event'::text))),
    CONSTRAINT homepage_feature_check2 CHECK (((store_id IS NOT NULL) = (kind = 'store'::text))),
    CONSTRAINT homepage_feature_kind_check CHECK ((kind = ANY (ARRAY['promotion'::text, 'event'::text, 'store'::text])))
);
CREATE TABLE job (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    store_id integer,
    name words NOT NULL,
    description words,
    job_type text,
    contact_name text,
    contact_email text,
    contact_phone text,
    contact_website text,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT job_check CHECK ((end_date >= start_date))
);
ALTER TABLE job ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE meta_data (
    id integer NOT NULL,
    property_id integer NOT NULL,
    path text NOT NULL,
    title words,
    description words,
    keywords words,
    picture text,
    picture_alt words,
    CONSTRAINT meta_data_path_check CHECK ((path ~ '^/'::text))
);
ALTER TABLE meta_data ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME meta_data_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE page (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    title words NOT NULL,
    body words,
    banner text,
    banner_alt words,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE page_gallery (
    property_id integer NOT NULL,
    page_id integer NOT NULL,
    gallery_id integer NOT NULL,
    "position" integer NOT NULL
);
ALTER TABLE page ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME page_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE point_of_interest (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL
);
ALTER TABLE point_of_interest ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME point_of_interest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE point_of_interest_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    location_id integer NOT NULL,
    "position" integer NOT NULL,
    name words NOT NULL,
    description words
);
ALTER TABLE point_of_interest_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME point_of_interest_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE point_of_interest_location (
    id integer NOT NULL,
    property_id integer NOT NULL,
    point_of_interest_id integer NOT NULL,
    slug slug NOT NULL,
    "position" integer NOT NULL,
    name words NOT NULL,
    level integer,
    description words,
    is_temporarily_closed boolean DEFAULT false NOT NULL,
    atmosphere text,
    closed_until timestamp with time zone,
    CONSTRAINT point_of_interest_location_atmosphere_check CHECK ((atmosphere = ANY (ARRAY['quiet'::text, 'busy'::text])))
);
ALTER TABLE point_of_interest_location ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME point_of_interest_location_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE popup (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    picture text NOT NULL,
    picture_alt words,
    link text,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT popup_check CHECK ((end_date >= start_date))
);
ALTER TABLE popup ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME popup_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE post (
    id integer NOT NULL,
    property_id integer NOT NULL,
    blog_id integer NOT NULL,
    slug slug NOT NULL,
    title words NOT NULL,
    summary words,
    body words,
    picture text,
    picture_alt words,
    author text,
    categories word_lists,
    tags word_lists,
    draft boolean NOT NULL,
    publish_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE post ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE promotion (
    id integer NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    slug slug NOT NULL,
    store_id integer,
    name words NOT NULL,
    description words,
    picture text,
    picture_alt words,
    tags word_lists,
    code text,
    is_featured boolean NOT NULL,
    home_position integer,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT promotion_check CHECK ((end_date >= start_date)),
    CONSTRAINT promotion_kind_check CHECK ((kind = ANY (ARRAY['promotion'::text, 'coupon'::text])))
);
ALTER TABLE promotion ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME promotion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE regular_hours (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    day_of_week integer NOT NULL,
    open_time time without time zone,
    close_time time without time zone,
    is_closed boolean NOT NULL,
    open_full_day boolean NOT NULL,
    CONSTRAINT regular_hours_check CHECK (((open_time IS NULL) = (is_closed OR open_full_day))),
    CONSTRAINT regular_hours_check1 CHECK (((open_time IS NULL) = (close_time IS NULL))),
    CONSTRAINT regular_hours_check2 CHECK ((NOT (is_closed AND open_full_day))),
    CONSTRAINT regular_hours_day_of_week_check CHECK (((day_of_week >= 0) AND (day_of_week <= 6)))
);
ALTER TABLE regular_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME regular_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE removed_row (
    property_id integer NOT NULL,
    table_name text NOT NULL,
    key text NOT NULL,
    id integer NOT NULL,
    removed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE social_link (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    "position" integer NOT NULL,
    network text NOT NULL,
    url text NOT NULL,
    CONSTRAINT social_link_url_check CHECK ((url ~ '^https?://'::text))
);
ALTER TABLE social_link ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME social_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE social_post (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    network text NOT NULL,
    link text,
    is_video boolean NOT NULL,
    picture text NOT NULL,
    picture_alt words,
    caption words,
    account text,
    posted_at timestamp with time zone NOT NULL,
    CONSTRAINT social_post_network_check CHECK ((network ~ '^[a-z]+$'::text))
);
ALTER TABLE social_post ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME social_post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE store (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug slug NOT NULL,
    name words NOT NULL,
    unit text,
    level integer,
    logo text,
    logo_alt words,
    store_front text,
    store_front_alt words,
    summary words,
    description words,
    phone text,
    website text,
    email text,
    tags word_lists,
    is_new boolean NOT NULL,
    is_coming_soon boolean NOT NULL,
    is_relocated boolean NOT NULL,
    is_temporarily_closed boolean NOT NULL,
    free_form_hours words,
    extra_hours words,
    products words,
    service words,
    return_policy words,
    show_on_web_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE store_category (
    property_id integer NOT NULL,
    store_id integer NOT NULL,
    category_id integer NOT NULL
);
ALTER TABLE store ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME store_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE subpage (
    id integer NOT NULL,
    property_id integer NOT NULL,
    page_id integer NOT NULL,
    "position" integer NOT NULL,
    title words,
    body words
);
ALTER TABLE subpage ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME subpage_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY banner_item
    ADD CONSTRAINT banner_item_banner_id_position_key UNIQUE (banner_id, "position");
ALTER TABLE ONLY banner_item
    ADD CONSTRAINT banner_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY banner
    ADD CONSTRAINT banner_pkey PRIMARY KEY (id);
ALTER TABLE ONLY banner
    ADD CONSTRAINT banner_property_id_name_key UNIQUE (property_id, name);
ALTER TABLE ONLY blog
    ADD CONSTRAINT blog_pkey PRIMARY KEY (id);
ALTER TABLE ONLY blog
    ADD CONSTRAINT blog_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY calm_hours
    ADD CONSTRAINT calm_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY calm_hours
    ADD CONSTRAINT calm_hours_property_id_store_id_position_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, "position");
ALTER TABLE ONLY category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY category
    ADD CONSTRAINT category_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY event
    ADD CONSTRAINT event_property_id_kind_slug_key UNIQUE (property_id, kind, slug);
ALTER TABLE ONLY gallery_item
    ADD CONSTRAINT gallery_item_gallery_id_position_key UNIQUE (gallery_id, "position");
ALTER TABLE ONLY gallery_item
    ADD CONSTRAINT gallery_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY gallery
    ADD CONSTRAINT gallery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY gallery
    ADD CONSTRAINT gallery_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY holiday_hours
    ADD CONSTRAINT holiday_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY holiday_hours
    ADD CONSTRAINT holiday_hours_property_id_store_id_holiday_date_holiday_end_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, holiday_date, holiday_end_date);
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_event_id_key UNIQUE (event_id) DEFERRABLE;
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_pkey PRIMARY KEY (property_id, kind, "position");
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_promotion_id_key UNIQUE (promotion_id) DEFERRABLE;
ALTER TABLE ONLY homepage
    ADD CONSTRAINT homepage_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY job
    ADD CONSTRAINT job_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY meta_data
    ADD CONSTRAINT meta_data_pkey PRIMARY KEY (id);
ALTER TABLE ONLY meta_data
    ADD CONSTRAINT meta_data_property_id_path_key UNIQUE (property_id, path);
ALTER TABLE ONLY page_gallery
    ADD CONSTRAINT page_gallery_pkey PRIMARY KEY (page_id, gallery_id);
ALTER TABLE ONLY page
    ADD CONSTRAINT page_pkey PRIMARY KEY (id);
ALTER TABLE ONLY page
    ADD CONSTRAINT page_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_location_id_position_key UNIQUE (location_id, "position");
ALTER TABLE ONLY point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_pkey PRIMARY KEY (id);
ALTER TABLE ONLY point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_point_of_interest_id_slug_key UNIQUE (point_of_interest_id, slug);
ALTER TABLE ONLY point_of_interest
    ADD CONSTRAINT point_of_interest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY point_of_interest
    ADD CONSTRAINT point_of_interest_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY popup
    ADD CONSTRAINT popup_pkey PRIMARY KEY (id);
ALTER TABLE ONLY popup
    ADD CONSTRAINT popup_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY post
    ADD CONSTRAINT post_blog_id_slug_key UNIQUE (blog_id, slug);
ALTER TABLE ONLY post
    ADD CONSTRAINT post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY promotion
    ADD CONSTRAINT promotion_pkey PRIMARY KEY (id);
ALTER TABLE ONLY promotion
    ADD CONSTRAINT promotion_property_id_kind_slug_key UNIQUE (property_id, kind, slug);
ALTER TABLE ONLY regular_hours
    ADD CONSTRAINT regular_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY regular_hours
    ADD CONSTRAINT regular_hours_property_id_store_id_day_of_week_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, day_of_week);
ALTER TABLE ONLY removed_row
    ADD CONSTRAINT removed_row_pkey PRIMARY KEY (property_id, table_name, key);
ALTER TABLE ONLY social_link
    ADD CONSTRAINT social_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY social_link
    ADD CONSTRAINT social_link_property_id_store_id_position_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, "position");
ALTER TABLE ONLY social_post
    ADD CONSTRAINT social_post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY social_post
    ADD CONSTRAINT social_post_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY store_category
    ADD CONSTRAINT store_category_pkey PRIMARY KEY (store_id, category_id);
ALTER TABLE ONLY store
    ADD CONSTRAINT store_pkey PRIMARY KEY (id);
ALTER TABLE ONLY store
    ADD CONSTRAINT store_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY subpage
    ADD CONSTRAINT subpage_page_id_position_key UNIQUE (page_id, "position");
ALTER TABLE ONLY subpage
    ADD CONSTRAINT subpage_pkey PRIMARY KEY (id);
CREATE INDEX calm_hours_by_store ON calm_hours USING btree (store_id);
CREATE INDEX category_by_parent ON category USING btree (parent_id);
CREATE INDEX event_by_store ON event USING btree (store_id);
CREATE INDEX holiday_hours_by_store ON holiday_hours USING btree (store_id);
CREATE INDEX job_by_store ON job USING btree (store_id);
CREATE INDEX promotion_by_store ON promotion USING btree (store_id);
CREATE INDEX regular_hours_by_store ON regular_hours USING btree (store_id);
CREATE INDEX social_link_by_store ON social_link USING btree (store_id);
CREATE INDEX store_category_by_category ON store_category USING btree (category_id);
CREATE TRIGGER banner_item_remembers_its_id AFTER DELETE ON banner_item FOR EACH ROW EXECUTE FUNCTION remember_removed_row('banner_id', 'position');
CREATE TRIGGER banner_item_restores_its_id BEFORE INSERT ON banner_item FOR EACH ROW EXECUTE FUNCTION restore_removed_id('banner_id', 'position');
CREATE TRIGGER banner_remembers_its_id AFTER DELETE ON banner FOR EACH ROW EXECUTE FUNCTION remember_removed_row('name');
CREATE TRIGGER banner_restores_its_id BEFORE INSERT ON banner FOR EACH ROW EXECUTE FUNCTION restore_removed_id('name');
CREATE TRIGGER blog_remembers_its_id AFTER DELETE ON blog FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER blog_restores_its_id BEFORE INSERT ON blog FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER calm_hours_remembers_its_id AFTER DELETE ON calm_hours FOR EACH ROW EXECUTE FUNCTION remember_removed_row('store_id', 'position');
CREATE TRIGGER calm_hours_restores_its_id BEFORE INSERT ON calm_hours FOR EACH ROW EXECUTE FUNCTION restore_removed_id('store_id', 'position');
CREATE TRIGGER category_remembers_its_id AFTER DELETE ON category FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER category_restores_its_id BEFORE INSERT ON category FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER contest_remembers_its_id AFTER DELETE ON contest FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER contest_restores_its_id BEFORE INSERT ON contest FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER event_remembers_its_id AFTER DELETE ON event FOR EACH ROW EXECUTE FUNCTION remember_removed_row('kind', 'slug');
CREATE TRIGGER event_restores_its_id BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION restore_removed_id('kind', 'slug');
CREATE TRIGGER gallery_item_remembers_its_id AFTER DELETE ON gallery_item FOR EACH ROW EXECUTE FUNCTION remember_removed_row('gallery_id', 'position');
CREATE TRIGGER gallery_item_restores_its_id BEFORE INSERT ON gallery_item FOR EACH ROW EXECUTE FUNCTION restore_removed_id('gallery_id', 'position');
CREATE TRIGGER gallery_remembers_its_id AFTER DELETE ON gallery FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER gallery_restores_its_id BEFORE INSERT ON gallery FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER holiday_hours_remembers_its_id AFTER DELETE ON holiday_hours FOR EACH ROW EXECUTE FUNCTION remember_removed_row('store_id', 'holiday_date', 'holiday_end_date');
CREATE TRIGGER holiday_hours_restores_its_id BEFORE INSERT ON holiday_hours FOR EACH ROW EXECUTE FUNCTION restore_removed_id('store_id', 'holiday_date', 'holiday_end_date');
CREATE TRIGGER job_remembers_its_id AFTER DELETE ON job FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER job_restores_its_id BEFORE INSERT ON job FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER meta_data_remembers_its_id AFTER DELETE ON meta_data FOR EACH ROW EXECUTE FUNCTION remember_removed_row('path');
CREATE TRIGGER meta_data_restores_its_id BEFORE INSERT ON meta_data FOR EACH ROW EXECUTE FUNCTION restore_removed_id('path');
CREATE TRIGGER page_remembers_its_id AFTER DELETE ON page FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER page_restores_its_id BEFORE INSERT ON page FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER point_of_interest_item_remembers_its_id AFTER DELETE ON point_of_interest_item FOR EACH ROW EXECUTE FUNCTION remember_removed_row('location_id', 'position');
CREATE TRIGGER point_of_interest_item_restores_its_id BEFORE INSERT ON point_of_interest_item FOR EACH ROW EXECUTE FUNCTION restore_removed_id('location_id', 'position');
CREATE TRIGGER point_of_interest_location_remembers_its_id AFTER DELETE ON point_of_interest_location FOR EACH ROW EXECUTE FUNCTION remember_removed_row('point_of_interest_id', 'slug');
CREATE TRIGGER point_of_interest_location_restores_its_id BEFORE INSERT ON point_of_interest_location FOR EACH ROW EXECUTE FUNCTION restore_removed_id('point_of_interest_id', 'slug');
CREATE TRIGGER point_of_interest_remembers_its_id AFTER DELETE ON point_of_interest FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER point_of_interest_restores_its_id BEFORE INSERT ON point_of_interest FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER popup_remembers_its_id AFTER DELETE ON popup FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER popup_restores_its_id BEFORE INSERT ON popup FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER post_remembers_its_id AFTER DELETE ON post FOR EACH ROW EXECUTE FUNCTION remember_removed_row('blog_id', 'slug');
CREATE TRIGGER post_restores_its_id BEFORE INSERT ON post FOR EACH ROW EXECUTE FUNCTION restore_removed_id('blog_id', 'slug');
CREATE TRIGGER promotion_remembers_its_id AFTER DELETE ON promotion FOR EACH ROW EXECUTE FUNCTION remember_removed_row('kind', 'slug');
CREATE TRIGGER promotion_restores_its_id BEFORE INSERT ON promotion FOR EACH ROW EXECUTE FUNCTION restore_removed_id('kind', 'slug');
CREATE TRIGGER regular_hours_remembers_its_id AFTER DELETE ON regular_hours FOR EACH ROW EXECUTE FUNCTION remember_removed_row('store_id', 'day_of_week');
CREATE TRIGGER regular_hours_restores_its_id BEFORE INSERT ON regular_hours FOR EACH ROW EXECUTE FUNCTION restore_removed_id('store_id', 'day_of_week');
CREATE TRIGGER social_link_remembers_its_id AFTER DELETE ON social_link FOR EACH ROW EXECUTE FUNCTION remember_removed_row('store_id', 'position');
CREATE TRIGGER social_link_restores_its_id BEFORE INSERT ON social_link FOR EACH ROW EXECUTE FUNCTION restore_removed_id('store_id', 'position');
CREATE TRIGGER social_post_remembers_its_id AFTER DELETE ON social_post FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER social_post_restores_its_id BEFORE INSERT ON social_post FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER store_remembers_its_id AFTER DELETE ON store FOR EACH ROW EXECUTE FUNCTION remember_removed_row('slug');
CREATE TRIGGER store_restores_its_id BEFORE INSERT ON store FOR EACH ROW EXECUTE FUNCTION restore_removed_id('slug');
CREATE TRIGGER subpage_remembers_its_id AFTER DELETE ON subpage FOR EACH ROW EXECUTE FUNCTION remember_removed_row('page_id', 'position');
CREATE TRIGGER subpage_restores_its_id BEFORE INSERT ON subpage FOR EACH ROW EXECUTE FUNCTION restore_removed_id('page_id', 'position');
ALTER TABLE ONLY banner_item
    ADD CONSTRAINT banner_item_banner_id_fkey FOREIGN KEY (banner_id) REFERENCES banner(id) ON DELETE CASCADE;
ALTER TABLE ONLY banner_item
    ADD CONSTRAINT banner_item_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY banner_item
    ADD CONSTRAINT banner_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY banner
    ADD CONSTRAINT banner_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY blog
    ADD CONSTRAINT blog_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY calm_hours
    ADD CONSTRAINT calm_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY calm_hours
    ADD CONSTRAINT calm_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY category
    ADD CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES category(id) ON DELETE SET NULL;
ALTER TABLE ONLY category
    ADD CONSTRAINT category_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY contest
    ADD CONSTRAINT contest_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY event
    ADD CONSTRAINT event_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY event
    ADD CONSTRAINT event_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY event
    ADD CONSTRAINT event_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY gallery_item
    ADD CONSTRAINT gallery_item_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES gallery(id) ON DELETE CASCADE;
ALTER TABLE ONLY gallery_item
    ADD CONSTRAINT gallery_item_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY gallery_item
    ADD CONSTRAINT gallery_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY gallery
    ADD CONSTRAINT gallery_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY holiday_hours
    ADD CONSTRAINT holiday_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY holiday_hours
    ADD CONSTRAINT holiday_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(id) ON DELETE CASCADE;
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY homepage_feature
    ADD CONSTRAINT homepage_feature_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY homepage
    ADD CONSTRAINT homepage_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY job
    ADD CONSTRAINT job_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY job
    ADD CONSTRAINT job_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY meta_data
    ADD CONSTRAINT meta_data_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY meta_data
    ADD CONSTRAINT meta_data_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY page
    ADD CONSTRAINT page_banner_fkey FOREIGN KEY (banner) REFERENCES media(sha256);
ALTER TABLE ONLY page_gallery
    ADD CONSTRAINT page_gallery_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES gallery(id) ON DELETE CASCADE;
ALTER TABLE ONLY page_gallery
    ADD CONSTRAINT page_gallery_page_id_fkey FOREIGN KEY (page_id) REFERENCES page(id) ON DELETE CASCADE;
ALTER TABLE ONLY page_gallery
    ADD CONSTRAINT page_gallery_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY page
    ADD CONSTRAINT page_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_location_id_fkey FOREIGN KEY (location_id) REFERENCES point_of_interest_location(id) ON DELETE CASCADE;
ALTER TABLE ONLY point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_point_of_interest_id_fkey FOREIGN KEY (point_of_interest_id) REFERENCES point_of_interest(id) ON DELETE CASCADE;
ALTER TABLE ONLY point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY point_of_interest
    ADD CONSTRAINT point_of_interest_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY popup
    ADD CONSTRAINT popup_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY popup
    ADD CONSTRAINT popup_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY post
    ADD CONSTRAINT post_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES blog(id) ON DELETE CASCADE;
ALTER TABLE ONLY post
    ADD CONSTRAINT post_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY post
    ADD CONSTRAINT post_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY promotion
    ADD CONSTRAINT promotion_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY promotion
    ADD CONSTRAINT promotion_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY promotion
    ADD CONSTRAINT promotion_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY regular_hours
    ADD CONSTRAINT regular_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY regular_hours
    ADD CONSTRAINT regular_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY removed_row
    ADD CONSTRAINT removed_row_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY social_link
    ADD CONSTRAINT social_link_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY social_link
    ADD CONSTRAINT social_link_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY social_post
    ADD CONSTRAINT social_post_picture_fkey FOREIGN KEY (picture) REFERENCES media(sha256);
ALTER TABLE ONLY social_post
    ADD CONSTRAINT social_post_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY store_category
    ADD CONSTRAINT store_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;
ALTER TABLE ONLY store_category
    ADD CONSTRAINT store_category_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY store_category
    ADD CONSTRAINT store_category_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id) ON DELETE CASCADE;
ALTER TABLE ONLY store
    ADD CONSTRAINT store_logo_fkey FOREIGN KEY (logo) REFERENCES media(sha256);
ALTER TABLE ONLY store
    ADD CONSTRAINT store_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;
ALTER TABLE ONLY store
    ADD CONSTRAINT store_store_front_fkey FOREIGN KEY (store_front) REFERENCES media(sha256);
ALTER TABLE ONLY subpage
    ADD CONSTRAINT subpage_page_id_fkey FOREIGN KEY (page_id) REFERENCES page(id) ON DELETE CASCADE;
ALTER TABLE ONLY subpage
    ADD CONSTRAINT subpage_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;

insert into removed_row (property_id, table_name, key, id)
  select property_id, case kind when 'coupon' then 'promotion' when 'news' then 'event' else kind end,
    case when kind in ('promotion', 'coupon', 'event', 'news') then kind || ' ' || slug else slug end, public_id
  from entry
  where kind in ('store', 'promotion', 'coupon', 'event', 'news', 'job', 'contest', 'popup', 'blog',
    'gallery', 'page');
insert into removed_row (property_id, table_name, key, id)
  select property_id, 'category', split_part(part, '/', 2), public_id from part_id where part like 'category/%'
  union all select part_id.property_id, 'event', 'event ' || entry.slug || '-' || split_part(part, '/', 3),
    part_id.public_id
    from part_id join entry on entry.id = split_part(part, '/', 2)::integer where part like 'event/%'
  on conflict do nothing;

alter table favorite rename to entry_favorite;
create table favorite (
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('store', 'promotion', 'event')),
  store_id integer,
  promotion_id integer,
  event_id integer,
  created_at timestamptz not null,
  position integer not null default 0,
  unique (account_id, store_id),
  unique (account_id, promotion_id),
  unique (account_id, event_id),
  check ((store_id is not null) = (kind = 'store')),
  check ((promotion_id is not null) = (kind = 'promotion')),
  check ((event_id is not null) = (kind = 'event'))
);
create index favorite_by_store on favorite (store_id);
create index favorite_by_promotion on favorite (promotion_id);
create index favorite_by_event on favorite (event_id);
insert into favorite (account_id, kind, store_id, promotion_id, event_id, created_at, position)
  select account_id, kind, case kind when 'store' then id end, case kind when 'promotion' then id end,
    case kind when 'event' then id end, created_at, position
  from (
    select account_id, entry_favorite.created_at, position,
      case kind when 'coupon' then 'promotion' when 'news' then 'event' else kind end as kind,
      case when entry_favorite.part = '' then entry.public_id else part_id.public_id end as id
    from entry_favorite join entry on entry.id = entry_favorite.entry_id
    left join part_id on part_id.part = 'event/' || entry.id || '/' || entry_favorite.part
  ) as known where id is not null;
drop table entry_favorite;

-- The contests get their rows when the platform starts.
alter table contest_entry drop column entry_id, add column contest_id integer references contest on delete set null;
create index contest_entry_by_contest on contest_entry (contest_id);

drop table part_id;
delete from entry where version = 0;
drop trigger entry_gets_a_public_id on entry;
drop function give_public_id();
alter table entry drop column public_id;
do $$
declare
  name text;
begin
  foreach name in array array['store', 'promotion', 'event', 'job', 'contest', 'popup', 'blog', 'post', 'gallery',
    'banner', 'page', 'other'] loop
    execute format('drop sequence %I', 'public_id_' || name);
  end loop;
end $$;
drop function collection_of(text);

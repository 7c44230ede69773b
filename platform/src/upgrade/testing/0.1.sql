SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE DOMAIN public.locale AS text
	CONSTRAINT locale_check CHECK ((VALUE ~ '^[a-z]{2,3}$'::text));
CREATE DOMAIN public.secret_hash AS text
	CONSTRAINT secret_hash_check CHECK ((VALUE ~ '^[0-9a-f]{64}$'::text));
CREATE DOMAIN public.slug AS text
	CONSTRAINT slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 200)));
CREATE DOMAIN public.word_lists AS jsonb
	CONSTRAINT word_lists_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, 'strict $.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "array")'::jsonpath)))));
CREATE DOMAIN public.words AS jsonb
	CONSTRAINT words_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, '$.keyvalue()?((!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "string") || @."value" == "")'::jsonpath)))));
CREATE FUNCTION public.is_over(end_date timestamp with time zone, time_zone text, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select coalesce(at >= (((end_date at time zone time_zone)::date + 1)::timestamp at time zone time_zone), false)
$$;
CREATE FUNCTION public.notify_content_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('content_change', json_build_object('property', new.property_id, 'version', new.version)::text);
  return null;
end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id integer NOT NULL,
    property_id integer NOT NULL,
    public_id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    first_name text,
    last_name text,
    locale public.locale NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.banner (
    id integer NOT NULL,
    property_id integer NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL
);
ALTER TABLE public.banner ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.banner_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.banner_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    banner_id integer NOT NULL,
    "position" integer NOT NULL,
    picture text NOT NULL,
    picture_alt public.words,
    heading public.words,
    callout public.words,
    link text,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    CONSTRAINT banner_item_check CHECK ((end_date >= start_date))
);
ALTER TABLE public.banner_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.banner_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blog (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    description public.words,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.blog ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.blog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.calm_hours (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    "position" integer NOT NULL,
    days text[] NOT NULL,
    start_time time without time zone NOT NULL,
    end_time time without time zone NOT NULL,
    note public.words,
    CONSTRAINT calm_hours_days_check CHECK ((cardinality(days) > 0))
);
ALTER TABLE public.calm_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.calm_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.category (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    parent_id integer,
    "position" integer NOT NULL,
    CONSTRAINT category_check CHECK ((parent_id <> id))
);
ALTER TABLE public.category ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.category_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contact_message (
    id integer NOT NULL,
    property_id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    subject text,
    message text NOT NULL,
    page text NOT NULL,
    locale public.locale NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.contact_message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.content_change (
    property_id integer NOT NULL,
    version bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT content_change_version_check CHECK ((version > 0))
);
CREATE TABLE public.content_import (
    property_id integer NOT NULL,
    folder text NOT NULL,
    fingerprint text NOT NULL,
    imported_on date NOT NULL,
    imported_at timestamp with time zone NOT NULL
);
CREATE TABLE public.contest (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    description public.words,
    rules public.words,
    picture text,
    picture_alt public.words,
    asks_for_photo boolean NOT NULL,
    is_featured boolean NOT NULL,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    minimum_age integer,
    eligibility public.words,
    question public.words,
    CONSTRAINT contest_check CHECK ((end_date >= start_date)),
    CONSTRAINT contest_minimum_age_check CHECK (((minimum_age >= 1) AND (minimum_age <= 120)))
);
CREATE TABLE public.contest_entry (
    id integer NOT NULL,
    property_id integer NOT NULL,
    contest_id integer,
    contest_slug text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text,
    confirmed_age integer,
    confirmed_eligibility text,
    answer text,
    photo bytea,
    locale public.locale NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.contest_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contest_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.contest ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.event (
    id integer NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    slug public.slug NOT NULL,
    store_id integer,
    name public.words NOT NULL,
    subtitle public.words,
    description public.words,
    picture text,
    picture_alt public.words,
    tags public.word_lists,
    place public.words,
    link text,
    show_times boolean NOT NULL,
    is_featured boolean NOT NULL,
    home_position integer,
    draft boolean NOT NULL,
    show_on_web_date timestamp with time zone,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT event_check CHECK ((end_date >= start_date)),
    CONSTRAINT event_kind_check CHECK ((kind = ANY (ARRAY['event'::text, 'news'::text])))
);
ALTER TABLE public.event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.favorite (
    account_id integer NOT NULL,
    kind text NOT NULL,
    store_id integer,
    promotion_id integer,
    event_id integer,
    created_at timestamp with time zone NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT favorite_check CHECK (((store_id IS NOT NULL) = (kind = 'store'::text))),
    CONSTRAINT favorite_check1 CHECK (((promotion_id IS NOT NULL) = (kind = 'promotion'::text))),
    CONSTRAINT favorite_check2 CHECK (((event_id IS NOT NULL) = (kind = 'event'::text))),
    CONSTRAINT favorite_kind_check CHECK ((kind = ANY (ARRAY['store'::text, 'promotion'::text, 'event'::text])))
);
CREATE TABLE public.gallery (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.gallery ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gallery_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.gallery_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    gallery_id integer NOT NULL,
    "position" integer NOT NULL,
    picture text NOT NULL,
    picture_alt public.words,
    caption public.words
);
ALTER TABLE public.gallery_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gallery_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.holiday_hours (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    holiday_date date NOT NULL,
    holiday_end_date date,
    name public.words NOT NULL,
    open_time time without time zone,
    close_time time without time zone,
    is_closed boolean NOT NULL,
    open_full_day boolean NOT NULL,
    CONSTRAINT holiday_hours_check CHECK ((holiday_end_date > holiday_date)),
    CONSTRAINT holiday_hours_check1 CHECK (((open_time IS NULL) = (is_closed OR open_full_day))),
    CONSTRAINT holiday_hours_check2 CHECK (((open_time IS NULL) = (close_time IS NULL))),
    CONSTRAINT holiday_hours_check3 CHECK ((NOT (is_closed AND open_full_day)))
);
ALTER TABLE public.holiday_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.holiday_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.homepage (
    property_id integer NOT NULL,
    welcome_message public.words,
    callout public.words
);
CREATE TABLE public.homepage_feature (
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
CREATE TABLE public.job (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    store_id integer,
    name public.words NOT NULL,
    description public.words,
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
ALTER TABLE public.job ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.login_link (
    hash public.secret_hash NOT NULL,
    property_id integer NOT NULL,
    email text NOT NULL,
    locale public.locale NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.mail (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    recipient text,
    content jsonb,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    give_up_at timestamp with time zone,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    last_error text,
    CONSTRAINT mail_check CHECK (((content IS NOT NULL) OR (sent_at IS NOT NULL)))
);
CREATE TABLE public.map_file (
    property_id integer NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    content text NOT NULL,
    CONSTRAINT map_file_format_check CHECK ((format = ANY (ARRAY['imdf'::text, 'openstreetmap'::text]))),
    CONSTRAINT map_file_name_check CHECK ((name ~ '^[A-Za-z0-9_. -]+$'::text))
);
CREATE TABLE public.media (
    sha256 text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT media_content_type_check CHECK ((content_type ~ '^image/'::text)),
    CONSTRAINT media_height_check CHECK ((height > 0)),
    CONSTRAINT media_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9._-]*$'::text)),
    CONSTRAINT media_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT media_width_check CHECK ((width > 0))
);
CREATE TABLE public.meta_data (
    id integer NOT NULL,
    property_id integer NOT NULL,
    path text NOT NULL,
    title public.words,
    description public.words,
    keywords public.words,
    picture text,
    picture_alt public.words,
    CONSTRAINT meta_data_path_check CHECK ((path ~ '^/'::text))
);
ALTER TABLE public.meta_data ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.meta_data_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.newsletter_subscription (
    id integer NOT NULL,
    property_id integer NOT NULL,
    email text NOT NULL,
    first_name text,
    last_name text,
    locale public.locale NOT NULL,
    status text NOT NULL,
    consent_wording text NOT NULL,
    consent_page text NOT NULL,
    consent_given_at timestamp with time zone NOT NULL,
    confirm_hash public.secret_hash,
    confirm_expires_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    unsubscribe_token text NOT NULL,
    unsubscribed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT newsletter_subscription_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text]))),
    CONSTRAINT newsletter_subscription_unsubscribe_token_check CHECK ((length(unsubscribe_token) >= 22))
);
ALTER TABLE public.newsletter_subscription ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.newsletter_subscription_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.page (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    title public.words NOT NULL,
    body public.words,
    banner text,
    banner_alt public.words,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.page_gallery (
    property_id integer NOT NULL,
    page_id integer NOT NULL,
    gallery_id integer NOT NULL,
    "position" integer NOT NULL
);
ALTER TABLE public.page ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.page_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.point_of_interest (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL
);
ALTER TABLE public.point_of_interest ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.point_of_interest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.point_of_interest_item (
    id integer NOT NULL,
    property_id integer NOT NULL,
    location_id integer NOT NULL,
    "position" integer NOT NULL,
    name public.words NOT NULL,
    description public.words
);
ALTER TABLE public.point_of_interest_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.point_of_interest_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.point_of_interest_location (
    id integer NOT NULL,
    property_id integer NOT NULL,
    point_of_interest_id integer NOT NULL,
    slug public.slug NOT NULL,
    "position" integer NOT NULL,
    name public.words NOT NULL,
    level integer,
    description public.words,
    is_temporarily_closed boolean DEFAULT false NOT NULL,
    atmosphere text,
    CONSTRAINT point_of_interest_location_atmosphere_check CHECK ((atmosphere = ANY (ARRAY['quiet'::text, 'busy'::text])))
);
ALTER TABLE public.point_of_interest_location ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.point_of_interest_location_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.popup (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    picture text NOT NULL,
    picture_alt public.words,
    link text,
    start_date timestamp with time zone,
    end_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT popup_check CHECK ((end_date >= start_date))
);
ALTER TABLE public.popup ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.popup_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.post (
    id integer NOT NULL,
    property_id integer NOT NULL,
    blog_id integer NOT NULL,
    slug public.slug NOT NULL,
    title public.words NOT NULL,
    summary public.words,
    body public.words,
    picture text,
    picture_alt public.words,
    author text,
    categories public.word_lists,
    tags public.word_lists,
    draft boolean NOT NULL,
    publish_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.post ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.promotion (
    id integer NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    slug public.slug NOT NULL,
    store_id integer,
    name public.words NOT NULL,
    description public.words,
    picture text,
    picture_alt public.words,
    tags public.word_lists,
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
ALTER TABLE public.promotion ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.promotion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.property (
    id integer NOT NULL,
    name text NOT NULL,
    address1 text NOT NULL,
    address2 text,
    city text NOT NULL,
    province_state text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    phone text,
    email text,
    url text,
    time_zone text NOT NULL,
    latitude double precision,
    longitude double precision,
    alert_type text NOT NULL,
    alert_title public.words,
    alert_message public.words,
    extra_hours public.words,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT property_alert_type_check CHECK ((alert_type = ANY (ARRAY['none'::text, 'info'::text, 'warning'::text, 'danger'::text]))),
    CONSTRAINT property_id_check CHECK ((id > 0)),
    CONSTRAINT property_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT property_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.regular_hours (
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
ALTER TABLE public.regular_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.regular_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seen_call (
    signature public.secret_hash NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.session (
    client text NOT NULL,
    account_id integer NOT NULL,
    token_hash public.secret_hash NOT NULL,
    created_at timestamp with time zone NOT NULL,
    renewed_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.social_link (
    id integer NOT NULL,
    property_id integer NOT NULL,
    store_id integer,
    "position" integer NOT NULL,
    network text NOT NULL,
    url text NOT NULL,
    CONSTRAINT social_link_url_check CHECK ((url ~ '^https?://'::text))
);
ALTER TABLE public.social_link ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.social_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.social_post (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    network text NOT NULL,
    link text,
    is_video boolean NOT NULL,
    picture text NOT NULL,
    picture_alt public.words,
    caption public.words,
    account text,
    posted_at timestamp with time zone NOT NULL,
    CONSTRAINT social_post_network_check CHECK ((network ~ '^[a-z]+$'::text))
);
ALTER TABLE public.social_post ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.social_post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.store (
    id integer NOT NULL,
    property_id integer NOT NULL,
    slug public.slug NOT NULL,
    name public.words NOT NULL,
    unit text,
    level integer,
    logo text,
    logo_alt public.words,
    store_front text,
    store_front_alt public.words,
    summary public.words,
    description public.words,
    phone text,
    website text,
    email text,
    tags public.word_lists,
    is_new boolean NOT NULL,
    is_coming_soon boolean NOT NULL,
    is_relocated boolean NOT NULL,
    is_temporarily_closed boolean NOT NULL,
    free_form_hours public.words,
    extra_hours public.words,
    products public.words,
    service public.words,
    return_policy public.words,
    show_on_web_date timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.store_category (
    property_id integer NOT NULL,
    store_id integer NOT NULL,
    category_id integer NOT NULL
);
ALTER TABLE public.store ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.store_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.submission (
    property_id integer NOT NULL,
    endpoint text NOT NULL,
    idempotency_key text NOT NULL,
    data_hash public.secret_hash NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.subpage (
    id integer NOT NULL,
    property_id integer NOT NULL,
    page_id integer NOT NULL,
    "position" integer NOT NULL,
    title public.words,
    body public.words
);
ALTER TABLE public.subpage ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.subpage_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.banner OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'Home Banner', 1),
	(2, 1, 'Hours Banner', 2);
INSERT INTO public.banner_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '{"en": "Hello", "es": "Hola"}', NULL, '/stores', NULL, NULL),
	(2, 1, 1, 2, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls"}', NULL, NULL, NULL, '2026-11-21 04:00:00+00', NULL),
	(3, 1, 2, 1, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', NULL, NULL, NULL, NULL, '2026-11-20 03:59:59+00');
INSERT INTO public.blog OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'log', '{"en": "Log", "es": "Bitácora"}', NULL, '2026-11-20 15:00:00+00');
INSERT INTO public.calm_hours OVERRIDING SYSTEM VALUE VALUES
	(1, 1, NULL, 1, '{tuesday,thursday}', '10:00:00', '12:00:00', '{"en": "No music", "es": "Sin música"}'),
	(2, 1, NULL, 2, '{sunday}', '18:00:00', '19:30:00', '{"en": "Low lights"}'),
	(3, 1, 1, 1, '{friday}', '08:00:00', '09:00:00', NULL);
INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'retail', '{"en": "Stores", "es": "Tiendas"}', NULL, 1),
	(4, 1, 'services', '{"en": "Services", "es": "Servicios"}', NULL, 4),
	(2, 1, 'fishing', '{"en": "Fishing", "es": "Pesca"}', 1, 2),
	(3, 1, 'books', '{"en": "Books"}', 1, 3);
INSERT INTO public.content_change VALUES
	(1, 1, '2026-11-20 15:00:00+00');
INSERT INTO public.content_import VALUES
	(1, '/tmp/promenade-content-Cx2wNV/content', '68163d50387b247a086e952b2308279f40226d09c4f3ee56125cf10731af258e', '2026-11-20', '2026-11-20 15:00:00+00');
INSERT INTO public.contest OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'name-the-gull', '{"en": "Name the gull", "es": "Ponle nombre a la gaviota"}', '{"en": "<p>One name each.</p>", "es": "<p>One name each.</p>"}', '{"en": "<p>Be kind.</p>"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', true, false, false, NULL, '2026-11-19 04:00:00+00', '2026-11-30 03:59:59+00', '2026-11-20 15:00:00+00', NULL, NULL, NULL);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'event', 'concert', 1, '{"en": "Concert", "es": "Concert"}', NULL, '{"en": "<p>Fiddles.</p>", "es": "<p>Fiddles.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, '2026-11-30 04:00:00+00', '2026-12-10 23:00:00+00', NULL, '2026-11-20 15:00:00+00'),
	(2, 1, 'event', 'market', NULL, '{"en": "Fish market", "es": "Mercado de pescado"}', '{"en": "Early", "es": "Temprano"}', '{"en": "<p>Come early.</p>", "es": "<p>Llega temprano.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', NULL, '{"en": "Ferry Door"}', '/hours', true, false, NULL, false, NULL, '2026-11-21 12:15:00+00', '2026-11-21 15:00:00+00', '2026-11-20 15:00:00+00'),
	(3, 1, 'news', 'new-roof', NULL, '{"en": "New roof", "es": "Techo nuevo"}', NULL, '{"en": "<p>Dry at last.</p>", "es": "<p>Dry at last.</p>"}', NULL, NULL, NULL, NULL, NULL, false, false, NULL, false, NULL, '2026-11-15 13:00:00+00', NULL, '2026-11-20 15:00:00+00'),
	(4, 1, 'news', 'old-roof', NULL, '{"en": "Old roof", "es": "Old roof"}', NULL, '{"en": "<p>It leaks.</p>", "es": "<p>It leaks.</p>"}', NULL, NULL, NULL, NULL, NULL, false, false, NULL, false, NULL, '2026-10-01 12:00:00+00', NULL, '2026-11-20 15:00:00+00');
INSERT INTO public.gallery OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'harbour', '{"en": "Harbour", "es": "Puerto"}', '2026-11-20 15:00:00+00');
INSERT INTO public.gallery_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '{"en": "Morning"}'),
	(2, 1, 1, 2, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', NULL);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES
	(1, 1, NULL, '2026-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false),
	(2, 1, NULL, '2027-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false),
	(3, 1, NULL, '2026-12-27', '2026-12-30', '{"en": "Boxing Week", "es": "Boxing Week"}', '09:00:00', '21:00:00', false, false),
	(4, 1, 1, '2026-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false),
	(5, 1, 1, '2027-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false);
INSERT INTO public.homepage VALUES
	(1, '{"en": "Welcome", "es": "Te damos la bienvenida"}', NULL);
INSERT INTO public.homepage_feature VALUES
	(1, 'promotion', 1, 1, NULL, NULL),
	(1, 'promotion', 2, 3, NULL, NULL),
	(1, 'event', 1, NULL, 2, NULL),
	(1, 'store', 1, NULL, NULL, 1),
	(1, 'store', 2, NULL, NULL, 2);
INSERT INTO public.job OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'net-mender', 1, '{"en": "Net mender", "es": "Quien remienda redes"}', '{"en": "<p>Patience.</p>", "es": "<p>Patience.</p>"}', 'Part Time', NULL, 'jobs@net-works.example', NULL, NULL, false, NULL, '2026-11-19 04:00:00+00', '2026-12-05 03:59:59+00', '2026-11-20 15:00:00+00');
INSERT INTO public.media VALUES
	('7b588a3371bea0f30cd8009f39c925eaa52806d944c64bc40a71b284ea04e4ac', 'net-works.svg', 'image/svg+xml', 300, 100, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d2233303022206865696768743d22313030223e3c726563742066696c6c3d2223313131313131222f3e3c2f7376673e'),
	('44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', 'pier.svg', 'image/svg+xml', 1200, 900, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d223132303022206865696768743d22393030223e3c726563742066696c6c3d2223323232323232222f3e3c2f7376673e'),
	('f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', 'gulls.svg', 'image/svg+xml', 800, 600, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d2238303022206865696768743d22363030223e3c726563742066696c6c3d2223333333333333222f3e3c2f7376673e');
INSERT INTO public.meta_data OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '/hours', '{"en": "Opening hours", "es": "Horario"}', '{"en": "When we are open"}', NULL, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "The pier", "es": "El muelle"}');
INSERT INTO public.migration VALUES
	('001_content', 'd5e378b84f7578ad463fd4eb7c086c1c44237a8dd0d2db5cd8b97e1baa29ce24', '2026-11-24 15:46:19.732272+00'),
	('002_social_posts', 'e1a3959d902a7e0c9f6d77b341503ff896139cf965bafa8c4cf64b771a9672b2', '2026-11-24 15:46:20.047472+00'),
	('003_map', 'd65eb3b53ec088a5ceedc2fc7ed2d6b86e01836016d4f8ba3bf1dc8ab41049ca', '2026-11-24 15:46:20.058011+00'),
	('004_closed_places', '05ec0983e98225450fe49f547eff5337992dd3255523dec4749892e7730f519b', '2026-11-24 15:46:20.064055+00'),
	('005_visitors', 'f2ed685720a5541321d6c4d8b647bf3d601065195659dd9cd598dc3f6812c9f2', '2026-11-24 15:46:20.066388+00'),
	('006_short_picture_addresses', 'ee4d5f1d0898c04d5853c81c4e7c3d7a7aa64b831fc43b47b88b15b367db8145', '2026-11-24 15:46:20.150292+00'),
	('007_languages', '370b2de328f60e74f27405e470847fb309789d134bd2a7eb443e5ce63161dbab', '2026-11-24 15:46:20.15493+00'),
	('008_meta_data_alt', '53956850feb1d1eced992e6349a5635bc047fff15ef8ac6ac7ce3fff94dfdda7', '2026-11-24 15:46:20.203071+00'),
	('009_calm', '080c7facef15f847f994f7af8475e30bbdd1dce08f2b5adcc76e0b104bf55e4b', '2026-11-24 15:46:20.208521+00');
INSERT INTO public.page OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'about', '{"en": "About", "es": "Quiénes somos"}', '{"en": "<p>A harbour.</p>", "es": "<p>Un puerto.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '2026-11-20 15:00:00+00');
INSERT INTO public.page_gallery VALUES
	(1, 1, 1, 1);
INSERT INTO public.point_of_interest OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'washrooms', '{"en": "Washrooms", "es": "Baños"}');
INSERT INTO public.point_of_interest_item OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, '{"en": "Change table", "es": "Cambiador"}', NULL);
INSERT INTO public.point_of_interest_location OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'washroom-north', 1, '{"en": "North", "es": "Norte"}', 1, '{"en": "<p>By the lift.</p>"}', false, 'quiet'),
	(2, 1, 1, 'washroom-south', 2, '{"en": "South", "es": "Sur"}', NULL, NULL, true, NULL);
INSERT INTO public.popup OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'lanterns', '{"en": "Lanterns", "es": "Faroles"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '/events-and-news/market', '2026-11-19 04:00:00+00', '2026-11-22 03:59:59+00', '2026-11-20 15:00:00+00');
INSERT INTO public.post OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 'first-entry', '{"en": "First entry", "es": "Primera entrada"}', '{"en": "How it began", "es": "Cómo empezó"}', '{"en": "<p>It <em>began</em>.</p><p>Then it rained.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier"}', 'Ada Quill', NULL, '{"en": ["history"], "es": ["historia"]}', false, '2026-11-13 04:00:00+00', '2026-11-20 15:00:00+00'),
	(2, 1, 1, 'second-entry', '{"en": "Second entry", "es": "Second entry"}', '{"en": "To come", "es": "To come"}', '{"en": "<p>Later.</p>", "es": "<p>Later.</p>"}', NULL, NULL, NULL, NULL, NULL, false, '2026-11-27 04:00:00+00', '2026-11-20 15:00:00+00');
INSERT INTO public.promotion OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'promotion', 'half-price-nets', 1, '{"en": "Half-price nets", "es": "Redes a mitad de precio"}', '{"en": "<p>All nets.</p>"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '{"en": ["nets"]}', NULL, true, NULL, false, NULL, '2026-11-18 04:00:00+00', '2026-11-23 03:59:59+00', '2026-11-20 15:00:00+00'),
	(2, 1, 'promotion', 'parking', NULL, '{"en": "Free parking", "es": "Estacionamiento gratis"}', '{"en": "<p>Every evening.</p>", "es": "<p>Cada noche.</p>"}', NULL, NULL, NULL, NULL, false, 5, false, NULL, '2026-10-21 03:00:00+00', NULL, '2026-11-20 15:00:00+00'),
	(3, 1, 'promotion', 'secret', NULL, '{"en": "Secret", "es": "Secret"}', '{"en": "<p>Not yet.</p>", "es": "<p>Not yet.</p>"}', NULL, NULL, NULL, NULL, false, NULL, true, NULL, '2026-11-20 04:00:00+00', NULL, '2026-11-20 15:00:00+00'),
	(4, 1, 'coupon', 'two-hooks', 1, '{"en": "Two hooks for one", "es": "Dos anzuelos por uno"}', '{"en": "<p>Hooks.</p>", "es": "<p>Hooks.</p>"}', NULL, NULL, NULL, 'HOOK2', false, NULL, false, NULL, '2026-11-20 04:00:00+00', '2026-12-21 03:59:59+00', '2026-11-20 15:00:00+00');
INSERT INTO public.property VALUES
	(1, 'Little Harbour', '2 Slip Street', NULL, 'Port Small', 'Nova Scotia', 'B0B 0B0', 'Canada', '902-555-0190', NULL, 'https://littleharbour.example', 'America/Halifax', NULL, NULL, 'warning', '{"en": "Wet stairs", "es": "Escaleras mojadas"}', '{"en": "<p>Take the <a href=\"/map\">lift</a>.</p>"}', '{"en": "<p>Cafés open earlier.</p>", "es": "<p>Los cafés abren antes.</p>"}', '2026-11-20 15:00:00+00');
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES
	(1, 1, NULL, 1, '10:00:00', '20:00:00', false, false),
	(2, 1, NULL, 2, '10:00:00', '20:00:00', false, false),
	(3, 1, NULL, 3, '10:00:00', '20:00:00', false, false),
	(4, 1, NULL, 4, '10:00:00', '21:00:00', false, false),
	(5, 1, NULL, 5, '09:00:00', '02:00:00', false, false),
	(6, 1, NULL, 6, NULL, NULL, false, true),
	(7, 1, NULL, 0, NULL, NULL, true, false),
	(8, 1, 1, 1, NULL, NULL, true, false),
	(9, 1, 1, 5, '08:00:00', '12:00:00', false, false);
INSERT INTO public.social_link OVERRIDING SYSTEM VALUE VALUES
	(1, 1, NULL, 1, 'Instagram', 'https://social.example/littleharbour'),
	(2, 1, 1, 1, 'Facebook', 'https://social.example/net-works');
INSERT INTO public.social_post OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'first-frost', 'instagram', NULL, false, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "Frost on the pier"}', NULL, NULL, '2026-11-15 12:00:00+00'),
	(2, 1, 'nets-at-noon', 'instagram', 'https://social.example/p/nets', true, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '{"en": "Nets in the sun", "es": "Redes al sol"}', 'littleharbour', '2026-11-19 16:00:00+00'),
	(3, 1, 'the-crane', 'facebook', NULL, false, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A crane", "es": "Una grúa"}', '{"en": "It still turns."}', NULL, '2026-11-11 16:00:00+00');
INSERT INTO public.store OVERRIDING SYSTEM VALUE VALUES
	(2, 1, 'quiet-corner', '{"en": "Quiet Corner", "es": "Rincón Callado"}', NULL, NULL, NULL, '{"en": "Quiet Corner", "es": "Rincón Callado"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, true, false, false, '{"en": "<p>By appointment.</p>", "es": "<p>Con cita.</p>"}', NULL, NULL, NULL, NULL, '2026-11-23 04:00:00+00', '2026-11-20 15:00:00+00'),
	(1, 1, 'net-works', '{"en": "Net Works", "es": "Net Works"}', '12', 1, '7b588a3371bea0f30cd8009f39c925eaa52806d944c64bc40a71b284ea04e4ac', '{"en": "Net Works", "es": "Net Works"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier"}', '{"en": "Nets and knots", "es": "Redes y nudos"}', '{"en": "<p>Nets for <strong>herring</strong> &amp; hammocks.</p><p>Ask for <a href=\"/promotions/half-price-nets\">the offer</a>.</p>"}', '902-555-0191', 'https://net-works.example', 'net@net-works.example', '{"en": ["nets", "rope"], "es": ["redes"]}', true, false, false, false, NULL, '{"en": "<p>Ring the bell.</p>"}', '{"en": "<p>Twine.</p>", "es": "<p>Hilo.</p>"}', NULL, NULL, NULL, '2026-11-20 15:00:00+00');
INSERT INTO public.store_category VALUES
	(1, 1, 2),
	(1, 1, 1),
	(1, 1, 3),
	(1, 2, 4);
INSERT INTO public.subpage OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, '{"en": "Desk"}', '{"en": "<p>902-555-0190</p>", "es": "<p>902-555-0190</p>"}');
SELECT pg_catalog.setval('public.account_id_seq', 1, false);
SELECT pg_catalog.setval('public.banner_id_seq', 2, true);
SELECT pg_catalog.setval('public.banner_item_id_seq', 3, true);
SELECT pg_catalog.setval('public.blog_id_seq', 1, true);
SELECT pg_catalog.setval('public.calm_hours_id_seq', 3, true);
SELECT pg_catalog.setval('public.category_id_seq', 8, true);
SELECT pg_catalog.setval('public.contact_message_id_seq', 1, false);
SELECT pg_catalog.setval('public.contest_entry_id_seq', 1, false);
SELECT pg_catalog.setval('public.contest_id_seq', 1, true);
SELECT pg_catalog.setval('public.event_id_seq', 4, true);
SELECT pg_catalog.setval('public.gallery_id_seq', 1, true);
SELECT pg_catalog.setval('public.gallery_item_id_seq', 2, true);
SELECT pg_catalog.setval('public.holiday_hours_id_seq', 5, true);
SELECT pg_catalog.setval('public.job_id_seq', 1, true);
SELECT pg_catalog.setval('public.meta_data_id_seq', 1, true);
SELECT pg_catalog.setval('public.newsletter_subscription_id_seq', 1, false);
SELECT pg_catalog.setval('public.page_id_seq', 1, true);
SELECT pg_catalog.setval('public.point_of_interest_id_seq', 1, true);
SELECT pg_catalog.setval('public.point_of_interest_item_id_seq', 1, true);
SELECT pg_catalog.setval('public.point_of_interest_location_id_seq', 2, true);
SELECT pg_catalog.setval('public.popup_id_seq', 1, true);
SELECT pg_catalog.setval('public.post_id_seq', 2, true);
SELECT pg_catalog.setval('public.promotion_id_seq', 4, true);
SELECT pg_catalog.setval('public.regular_hours_id_seq', 9, true);
SELECT pg_catalog.setval('public.social_link_id_seq', 2, true);
SELECT pg_catalog.setval('public.social_post_id_seq', 3, true);
SELECT pg_catalog.setval('public.store_id_seq', 2, true);
SELECT pg_catalog.setval('public.subpage_id_seq', 1, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_public_id_key UNIQUE (public_id);
ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_banner_id_position_key UNIQUE (banner_id, "position");
ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.banner
    ADD CONSTRAINT banner_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.banner
    ADD CONSTRAINT banner_property_id_name_key UNIQUE (property_id, name);
ALTER TABLE ONLY public.blog
    ADD CONSTRAINT blog_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog
    ADD CONSTRAINT blog_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.calm_hours
    ADD CONSTRAINT calm_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calm_hours
    ADD CONSTRAINT calm_hours_property_id_store_id_position_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, "position");
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_change
    ADD CONSTRAINT content_change_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY public.content_import
    ADD CONSTRAINT content_import_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY public.contest_entry
    ADD CONSTRAINT contest_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contest
    ADD CONSTRAINT contest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contest
    ADD CONSTRAINT contest_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_property_id_kind_slug_key UNIQUE (property_id, kind, slug);
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_account_id_event_id_key UNIQUE (account_id, event_id);
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_account_id_promotion_id_key UNIQUE (account_id, promotion_id);
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_account_id_store_id_key UNIQUE (account_id, store_id);
ALTER TABLE ONLY public.gallery_item
    ADD CONSTRAINT gallery_item_gallery_id_position_key UNIQUE (gallery_id, "position");
ALTER TABLE ONLY public.gallery_item
    ADD CONSTRAINT gallery_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery
    ADD CONSTRAINT gallery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery
    ADD CONSTRAINT gallery_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.holiday_hours
    ADD CONSTRAINT holiday_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holiday_hours
    ADD CONSTRAINT holiday_hours_property_id_store_id_holiday_date_holiday_end_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, holiday_date, holiday_end_date);
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_event_id_key UNIQUE (event_id);
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_pkey PRIMARY KEY (property_id, kind, "position");
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_promotion_id_key UNIQUE (promotion_id);
ALTER TABLE ONLY public.homepage
    ADD CONSTRAINT homepage_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.login_link
    ADD CONSTRAINT login_link_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.map_file
    ADD CONSTRAINT map_file_pkey PRIMARY KEY (property_id, name);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (sha256);
ALTER TABLE ONLY public.meta_data
    ADD CONSTRAINT meta_data_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.meta_data
    ADD CONSTRAINT meta_data_property_id_path_key UNIQUE (property_id, path);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.newsletter_subscription
    ADD CONSTRAINT newsletter_subscription_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_subscription
    ADD CONSTRAINT newsletter_subscription_unsubscribe_token_key UNIQUE (unsubscribe_token);
ALTER TABLE ONLY public.page_gallery
    ADD CONSTRAINT page_gallery_pkey PRIMARY KEY (page_id, gallery_id);
ALTER TABLE ONLY public.page
    ADD CONSTRAINT page_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page
    ADD CONSTRAINT page_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_location_id_position_key UNIQUE (location_id, "position");
ALTER TABLE ONLY public.point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_point_of_interest_id_slug_key UNIQUE (point_of_interest_id, slug);
ALTER TABLE ONLY public.point_of_interest
    ADD CONSTRAINT point_of_interest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.point_of_interest
    ADD CONSTRAINT point_of_interest_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.popup
    ADD CONSTRAINT popup_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.popup
    ADD CONSTRAINT popup_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_blog_id_slug_key UNIQUE (blog_id, slug);
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_property_id_kind_slug_key UNIQUE (property_id, kind, slug);
ALTER TABLE ONLY public.property
    ADD CONSTRAINT property_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_property_id_store_id_day_of_week_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, day_of_week);
ALTER TABLE ONLY public.seen_call
    ADD CONSTRAINT seen_call_pkey PRIMARY KEY (signature);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (client);
ALTER TABLE ONLY public.social_link
    ADD CONSTRAINT social_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.social_link
    ADD CONSTRAINT social_link_property_id_store_id_position_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, "position");
ALTER TABLE ONLY public.social_post
    ADD CONSTRAINT social_post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.social_post
    ADD CONSTRAINT social_post_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.store_category
    ADD CONSTRAINT store_category_pkey PRIMARY KEY (store_id, category_id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_pkey PRIMARY KEY (property_id, endpoint, idempotency_key);
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_page_id_position_key UNIQUE (page_id, "position");
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (property_id, lower(email));
CREATE INDEX calm_hours_by_store ON public.calm_hours USING btree (store_id);
CREATE INDEX category_by_parent ON public.category USING btree (parent_id);
CREATE INDEX contact_message_by_age ON public.contact_message USING btree (property_id, created_at);
CREATE INDEX contest_entry_by_contest ON public.contest_entry USING btree (contest_id);
CREATE UNIQUE INDEX contest_entry_by_person ON public.contest_entry USING btree (property_id, contest_slug, lower(email));
CREATE INDEX event_by_store ON public.event USING btree (store_id);
CREATE INDEX favorite_by_event ON public.favorite USING btree (event_id);
CREATE INDEX favorite_by_promotion ON public.favorite USING btree (promotion_id);
CREATE INDEX favorite_by_store ON public.favorite USING btree (store_id);
CREATE INDEX holiday_hours_by_store ON public.holiday_hours USING btree (store_id);
CREATE INDEX job_by_store ON public.job USING btree (store_id);
CREATE INDEX login_link_by_age ON public.login_link USING btree (expires_at);
CREATE INDEX mail_by_age ON public.mail USING btree (created_at);
CREATE INDEX mail_by_property ON public.mail USING btree (property_id);
CREATE INDEX mail_waiting ON public.mail USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX media_by_prefix ON public.media USING btree ("left"(sha256, 12));
CREATE UNIQUE INDEX newsletter_subscription_by_confirm ON public.newsletter_subscription USING btree (confirm_hash);
CREATE UNIQUE INDEX newsletter_subscription_by_email ON public.newsletter_subscription USING btree (property_id, lower(email));
CREATE INDEX promotion_by_store ON public.promotion USING btree (store_id);
CREATE INDEX rate_limit_by_age ON public.rate_limit USING btree (expire);
CREATE INDEX regular_hours_by_store ON public.regular_hours USING btree (store_id);
CREATE INDEX seen_call_by_age ON public.seen_call USING btree (seen_at);
CREATE INDEX session_by_account ON public.session USING btree (account_id);
CREATE INDEX session_by_age ON public.session USING btree (expires_at);
CREATE INDEX social_link_by_store ON public.social_link USING btree (store_id);
CREATE INDEX store_category_by_category ON public.store_category USING btree (category_id);
CREATE INDEX submission_by_age ON public.submission USING btree (created_at);
CREATE TRIGGER content_change_notifies AFTER INSERT OR UPDATE ON public.content_change FOR EACH ROW EXECUTE FUNCTION public.notify_content_change();
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_banner_id_fkey FOREIGN KEY (banner_id) REFERENCES public.banner(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.banner
    ADD CONSTRAINT banner_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blog
    ADD CONSTRAINT blog_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calm_hours
    ADD CONSTRAINT calm_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calm_hours
    ADD CONSTRAINT calm_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.category(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.content_change
    ADD CONSTRAINT content_change_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.content_import
    ADD CONSTRAINT content_import_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_entry
    ADD CONSTRAINT contest_entry_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES public.contest(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contest_entry
    ADD CONSTRAINT contest_entry_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest
    ADD CONSTRAINT contest_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.contest
    ADD CONSTRAINT contest_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES public.promotion(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gallery_item
    ADD CONSTRAINT gallery_item_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES public.gallery(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gallery_item
    ADD CONSTRAINT gallery_item_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.gallery_item
    ADD CONSTRAINT gallery_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gallery
    ADD CONSTRAINT gallery_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holiday_hours
    ADD CONSTRAINT holiday_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holiday_hours
    ADD CONSTRAINT holiday_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES public.promotion(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.homepage
    ADD CONSTRAINT homepage_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.login_link
    ADD CONSTRAINT login_link_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.map_file
    ADD CONSTRAINT map_file_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meta_data
    ADD CONSTRAINT meta_data_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.meta_data
    ADD CONSTRAINT meta_data_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_subscription
    ADD CONSTRAINT newsletter_subscription_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page
    ADD CONSTRAINT page_banner_fkey FOREIGN KEY (banner) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.page_gallery
    ADD CONSTRAINT page_gallery_gallery_id_fkey FOREIGN KEY (gallery_id) REFERENCES public.gallery(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_gallery
    ADD CONSTRAINT page_gallery_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.page(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_gallery
    ADD CONSTRAINT page_gallery_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page
    ADD CONSTRAINT page_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.point_of_interest_location(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.point_of_interest_item
    ADD CONSTRAINT point_of_interest_item_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_point_of_interest_id_fkey FOREIGN KEY (point_of_interest_id) REFERENCES public.point_of_interest(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.point_of_interest_location
    ADD CONSTRAINT point_of_interest_location_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.point_of_interest
    ADD CONSTRAINT point_of_interest_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.popup
    ADD CONSTRAINT popup_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.popup
    ADD CONSTRAINT popup_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES public.blog(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promotion
    ADD CONSTRAINT promotion_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.social_link
    ADD CONSTRAINT social_link_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.social_link
    ADD CONSTRAINT social_link_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.social_post
    ADD CONSTRAINT social_post_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.social_post
    ADD CONSTRAINT social_post_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store_category
    ADD CONSTRAINT store_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store_category
    ADD CONSTRAINT store_category_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store_category
    ADD CONSTRAINT store_category_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_logo_fkey FOREIGN KEY (logo) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_store_front_fkey FOREIGN KEY (store_front) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.page(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;

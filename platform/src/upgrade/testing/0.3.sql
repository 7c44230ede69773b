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
CREATE DOMAIN public.entry_slug AS text
	CONSTRAINT entry_slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 200)));
CREATE DOMAIN public.locale AS text
	CONSTRAINT locale_check CHECK ((VALUE ~ '^[a-z]{2,3}$'::text));
CREATE DOMAIN public.secret_hash AS text
	CONSTRAINT secret_hash_check CHECK ((VALUE ~ '^[0-9a-f]{64}$'::text));
CREATE DOMAIN public.slug AS text
	CONSTRAINT slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 200)));
CREATE DOMAIN public.word_lists AS jsonb
	CONSTRAINT word_lists_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, 'strict $.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "array")'::jsonpath)))));
CREATE DOMAIN public.words AS jsonb
	CONSTRAINT words_check CHECK (((VALUE IS NULL) OR ((jsonb_typeof(VALUE) = 'object'::text) AND (VALUE ? 'en'::text) AND (NOT jsonb_path_exists(VALUE, '$.keyvalue()?(!(@."key" like_regex "^[a-z]{2,3}$") || @."value".type() != "string")'::jsonpath)) AND (NOT ((VALUE @@ '($.* == "")'::jsonpath) AND jsonb_path_exists(VALUE, '$.*?(@ != "")'::jsonpath))))));
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
CREATE FUNCTION public.refuse_rewriting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'DELETE' and current_setting('promenade.thins_drafts', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
CREATE FUNCTION public.remember_removed_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_row (property_id, table_name, key, id)
    select old.property_id, tg_table_name, row_key(tg_argv, to_jsonb(old)), old.id
    where exists (select from property where id = old.property_id)
    on conflict (property_id, table_name, key) do update set id = excluded.id, removed_at = excluded.removed_at;
  return null;
end $$;
CREATE FUNCTION public.restore_removed_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.id := coalesce(
    (select id from removed_row where property_id = new.property_id and table_name = tg_table_name
      and key = row_key(tg_argv, to_jsonb(new))),
    new.id);
  return new;
end $$;
CREATE FUNCTION public.row_key(columns text[], fields jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select string_agg(coalesce(fields ->> name, ''), ' ' order by position)
  from unnest(columns) with ordinality as listed (name, position)
$$;
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
CREATE TABLE public.api_token (
    id integer NOT NULL,
    property_id integer NOT NULL,
    hash public.secret_hash NOT NULL,
    name text NOT NULL,
    scopes text[] NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    staff_id integer
);
ALTER TABLE public.api_token ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_token_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit (
    id bigint NOT NULL,
    property_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text,
    actor_id integer,
    action text NOT NULL,
    entry_id integer,
    change_set_id integer,
    details json,
    request_id text,
    address_hash text
);
ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
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
CREATE TABLE public.change_set (
    id integer NOT NULL,
    property_id integer NOT NULL,
    title text,
    via text NOT NULL,
    author text,
    author_id integer,
    made_at timestamp with time zone NOT NULL,
    undoes integer,
    undone_by integer,
    subject jsonb,
    CONSTRAINT change_set_via_check CHECK ((via = ANY (ARRAY['studio'::text, 'import'::text, 'csv'::text, 'undo'::text, 'schedule'::text])))
);
ALTER TABLE public.change_set ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.change_set_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.change_set_item (
    change_set_id integer NOT NULL,
    "position" integer NOT NULL,
    entry_id integer NOT NULL,
    action text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL
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
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    done_at timestamp with time zone,
    done_by text
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
    decided_version bigint,
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
CREATE TABLE public.entry (
    id integer NOT NULL,
    property_id integer NOT NULL,
    kind text NOT NULL,
    slug public.entry_slug NOT NULL,
    former_slugs text[] DEFAULT '{}'::text[] NOT NULL,
    slug_follows boolean DEFAULT false NOT NULL,
    origin text NOT NULL,
    version integer NOT NULL,
    draft_revision integer,
    published_revision integer,
    imported_revision integer,
    published_at timestamp with time zone,
    was_published boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT entry_origin_check CHECK ((origin = ANY (ARRAY['studio'::text, 'import'::text]))),
    CONSTRAINT entry_version_check CHECK ((version >= 0))
);
ALTER TABLE public.entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.entry_id_seq
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
    series public.slug,
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
CREATE TABLE public.idempotency (
    staff_id integer NOT NULL,
    key text NOT NULL,
    request_hash public.secret_hash NOT NULL,
    status integer NOT NULL,
    response json NOT NULL,
    created_at timestamp with time zone NOT NULL
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
    focal_x real DEFAULT 0.5 NOT NULL,
    focal_y real DEFAULT 0.5 NOT NULL,
    original_name text,
    uploaded_by text,
    uploaded_for integer,
    uploaded_at timestamp with time zone,
    is_public boolean DEFAULT true NOT NULL,
    CONSTRAINT media_content_type_check CHECK ((content_type ~ '^image/'::text)),
    CONSTRAINT media_focal_x_check CHECK (((focal_x >= (0)::double precision) AND (focal_x <= (1)::double precision))),
    CONSTRAINT media_focal_y_check CHECK (((focal_y >= (0)::double precision) AND (focal_y <= (1)::double precision))),
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
    closed_until timestamp with time zone,
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
CREATE TABLE public.publication (
    id integer NOT NULL,
    entry_id integer NOT NULL,
    action text NOT NULL,
    revision_id integer,
    at timestamp with time zone NOT NULL,
    state text NOT NULL,
    change_set_id integer NOT NULL,
    done_at timestamp with time zone,
    failure text,
    CONSTRAINT publication_action_check CHECK ((action = ANY (ARRAY['publish'::text, 'withdraw'::text]))),
    CONSTRAINT publication_check CHECK (((revision_id IS NOT NULL) = (action = 'publish'::text))),
    CONSTRAINT publication_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'cancelled'::text, 'failed'::text])))
);
ALTER TABLE public.publication ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.publication_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
CREATE TABLE public.removed_row (
    property_id integer NOT NULL,
    table_name text NOT NULL,
    key text NOT NULL,
    id integer NOT NULL,
    removed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.revision (
    id integer NOT NULL,
    entry_id integer NOT NULL,
    number integer NOT NULL,
    document json NOT NULL,
    base integer,
    author text,
    author_id integer,
    editor uuid,
    made_at timestamp with time zone NOT NULL,
    via text NOT NULL,
    change_set_id integer,
    pictures text[] NOT NULL,
    CONSTRAINT revision_document_check CHECK ((json_typeof(document) = 'object'::text)),
    CONSTRAINT revision_number_check CHECK ((number > 0)),
    CONSTRAINT revision_via_check CHECK ((via = ANY (ARRAY['studio'::text, 'import'::text, 'csv'::text, 'restore'::text, 'undo'::text, 'merge'::text])))
);
ALTER TABLE public.revision ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.revision_id_seq
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
CREATE TABLE public.staff (
    id integer NOT NULL,
    property_id integer NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    stores text[] DEFAULT '{}'::text[] NOT NULL,
    locale public.locale NOT NULL,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    handle uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT staff_email_check CHECK ((length(email) <= 254)),
    CONSTRAINT staff_name_check CHECK ((name <> ''::text)),
    CONSTRAINT staff_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'author'::text, 'store'::text, 'reader'::text])))
);
CREATE TABLE public.staff_challenge (
    challenge text NOT NULL,
    purpose text NOT NULL,
    staff_id integer,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'log-in'::text])))
);
ALTER TABLE public.staff ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_link (
    hash public.secret_hash NOT NULL,
    staff_id integer NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    valid_from timestamp with time zone,
    created_by text,
    failures integer DEFAULT 0 NOT NULL,
    CONSTRAINT staff_link_purpose_check CHECK ((purpose = ANY (ARRAY['start'::text, 'login'::text, 'second-factor'::text, 'invitation'::text, 'recovery'::text])))
);
CREATE TABLE public.staff_passkey (
    id text NOT NULL,
    staff_id integer NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.staff_recovery_code (
    staff_id integer NOT NULL,
    hash public.secret_hash NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.staff_session (
    token_hash public.secret_hash NOT NULL,
    staff_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    device text NOT NULL,
    id integer NOT NULL
);
ALTER TABLE public.staff_session ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_totp (
    staff_id integer NOT NULL,
    secret bytea NOT NULL,
    last_step bigint NOT NULL
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
CREATE TABLE public.studio_key (
    is_only boolean DEFAULT true NOT NULL,
    secret uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT studio_key_is_only_check CHECK (is_only)
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
CREATE TABLE public.webhook (
    id integer NOT NULL,
    property_id integer NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    events text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone
);
ALTER TABLE public.webhook ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.banner OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Home Banner', 1);
INSERT INTO public.banner OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Hours Banner', 2);
INSERT INTO public.banner_item OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 1, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '{"en": "Hello", "es": "Hola"}', NULL, '/stores', NULL, NULL);
INSERT INTO public.banner_item OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 2, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls"}', NULL, NULL, NULL, '2026-11-28 04:00:00+00', NULL);
INSERT INTO public.banner_item OVERRIDING SYSTEM VALUE VALUES (3, 1, 2, 1, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', NULL, NULL, NULL, NULL, '2026-11-27 03:59:59+00');
INSERT INTO public.blog OVERRIDING SYSTEM VALUE VALUES (1, 1, 'log', '{"en": "Log", "es": "Bitácora"}', NULL, '2026-11-25 22:33:25.205+00');
INSERT INTO public.calm_hours OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, 1, '{tuesday,thursday}', '10:00:00', '12:00:00', '{"en": "No music", "es": "Sin música"}');
INSERT INTO public.calm_hours OVERRIDING SYSTEM VALUE VALUES (2, 1, NULL, 2, '{sunday}', '18:00:00', '19:30:00', '{"en": "Low lights"}');
INSERT INTO public.calm_hours OVERRIDING SYSTEM VALUE VALUES (3, 1, 1, 1, '{friday}', '08:00:00', '09:00:00', NULL);
INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES (1, 1, 'retail', '{"en": "Stores", "es": "Tiendas"}', NULL, 1);
INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES (4, 1, 'services', '{"en": "Services", "es": "Servicios"}', NULL, 4);
INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES (2, 1, 'fishing', '{"en": "Fishing", "es": "Pesca"}', 1, 2);
INSERT INTO public.category OVERRIDING SYSTEM VALUE VALUES (3, 1, 'books', '{"en": "Books"}', 1, 3);
INSERT INTO public.change_set OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, 'import', NULL, NULL, '2026-11-25 22:33:25.205+00', NULL, NULL, NULL);
INSERT INTO public.change_set_item VALUES (1, 1, 1, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "home-banner", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 1, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 2, 2, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "hours-banner", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 2, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 3, 3, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "log", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 3, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 4, 4, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "first-entry", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 4, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 5, 5, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "second-entry", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 5, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 6, 6, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "retail", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 6, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 7, 7, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "services", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 7, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 8, 8, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "name-the-gull", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 8, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 9, 9, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "two-hooks", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 9, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 10, 10, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "concert", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 10, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 11, 11, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "market", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 11, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 12, 12, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "yoga", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 12, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 13, 13, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "harbour", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 13, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 14, 14, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "homepage", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 14, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 15, 15, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "hours", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 15, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 16, 16, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "christmas-day", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 16, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 17, 17, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "boxing-week", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 17, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 18, 18, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "net-mender", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 18, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 19, 19, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "hours", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 19, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 20, 20, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "new-roof", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 20, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 21, 21, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "old-roof", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 21, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 22, 22, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "about", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 22, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 23, 23, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "washrooms", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 23, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 24, 24, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "lanterns", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 24, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 25, 25, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "half-price-nets", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 25, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 26, 26, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "parking", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 26, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 27, 27, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "secret", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 27, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 28, 28, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "property", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 28, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 29, 29, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "alert", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 29, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 30, 30, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "first-frost", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 30, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 31, 31, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "nets-at-noon", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 31, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 32, 32, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "the-crane", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 32, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 33, 33, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "net-works", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 33, "formerSlugs": []}');
INSERT INTO public.change_set_item VALUES (1, 34, 34, 'create', '{"slug": "", "draft": null, "version": 0, "waiting": [], "deletedAt": null, "published": null, "formerSlugs": []}', '{"slug": "quiet-corner", "draft": null, "version": 1, "waiting": [], "deletedAt": null, "published": 34, "formerSlugs": []}');
INSERT INTO public.content_change VALUES (1, 1, '2026-11-25 22:33:25.205+00', NULL);
INSERT INTO public.content_import VALUES (1, '/srv/mall/content', 'e75b6886e076fc8c16ce3b7617e7a063e8990cb7b2362c80a7dcdc719dacdd8b', '2026-11-25', '2026-11-25 22:33:25.205+00');
INSERT INTO public.contest OVERRIDING SYSTEM VALUE VALUES (1, 1, 'name-the-gull', '{"en": "Name the gull", "es": "Ponle nombre a la gaviota"}', '{"en": "<p>One name each.</p>", "es": "<p>One name each.</p>"}', '{"en": "<p>Be kind.</p>"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', true, false, false, NULL, '2026-11-26 04:00:00+00', '2026-12-07 03:59:59+00', '2026-11-25 22:33:25.205+00', NULL, NULL, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (1, 1, 'banner', 'home-banner', '{}', false, 'import', 1, NULL, 1, 1, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (2, 1, 'banner', 'hours-banner', '{}', false, 'import', 1, NULL, 2, 2, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (3, 1, 'blog', 'log', '{}', false, 'import', 1, NULL, 3, 3, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (4, 1, 'post', 'first-entry', '{}', false, 'import', 1, NULL, 4, 4, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (5, 1, 'post', 'second-entry', '{}', false, 'import', 1, NULL, 5, 5, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (6, 1, 'category', 'retail', '{}', false, 'import', 1, NULL, 6, 6, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (7, 1, 'category', 'services', '{}', false, 'import', 1, NULL, 7, 7, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (8, 1, 'contest', 'name-the-gull', '{}', false, 'import', 1, NULL, 8, 8, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (9, 1, 'coupon', 'two-hooks', '{}', false, 'import', 1, NULL, 9, 9, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (10, 1, 'event', 'concert', '{}', false, 'import', 1, NULL, 10, 10, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (11, 1, 'event', 'market', '{}', false, 'import', 1, NULL, 11, 11, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (12, 1, 'event', 'yoga', '{}', false, 'import', 1, NULL, 12, 12, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (13, 1, 'gallery', 'harbour', '{}', false, 'import', 1, NULL, 13, 13, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (14, 1, 'homepage', 'homepage', '{}', false, 'import', 1, NULL, 14, 14, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (15, 1, 'hours', 'hours', '{}', false, 'import', 1, NULL, 15, 15, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (16, 1, 'special-day', 'christmas-day', '{}', false, 'import', 1, NULL, 16, 16, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (17, 1, 'special-day', 'boxing-week', '{}', false, 'import', 1, NULL, 17, 17, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (18, 1, 'job', 'net-mender', '{}', false, 'import', 1, NULL, 18, 18, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (19, 1, 'meta-data', 'hours', '{}', false, 'import', 1, NULL, 19, 19, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (20, 1, 'news', 'new-roof', '{}', false, 'import', 1, NULL, 20, 20, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (21, 1, 'news', 'old-roof', '{}', false, 'import', 1, NULL, 21, 21, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (22, 1, 'page', 'about', '{}', false, 'import', 1, NULL, 22, 22, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (23, 1, 'point-of-interest', 'washrooms', '{}', false, 'import', 1, NULL, 23, 23, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (24, 1, 'popup', 'lanterns', '{}', false, 'import', 1, NULL, 24, 24, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (25, 1, 'promotion', 'half-price-nets', '{}', false, 'import', 1, NULL, 25, 25, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (26, 1, 'promotion', 'parking', '{}', false, 'import', 1, NULL, 26, 26, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (27, 1, 'promotion', 'secret', '{}', false, 'import', 1, NULL, 27, 27, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (28, 1, 'property', 'property', '{}', false, 'import', 1, NULL, 28, 28, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (29, 1, 'alert', 'alert', '{}', false, 'import', 1, NULL, 29, 29, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (30, 1, 'social-post', 'first-frost', '{}', false, 'import', 1, NULL, 30, 30, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (31, 1, 'social-post', 'nets-at-noon', '{}', false, 'import', 1, NULL, 31, 31, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (32, 1, 'social-post', 'the-crane', '{}', false, 'import', 1, NULL, 32, 32, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (33, 1, 'store', 'net-works', '{}', false, 'import', 1, NULL, 33, 33, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.entry OVERRIDING SYSTEM VALUE VALUES (34, 1, 'store', 'quiet-corner', '{}', false, 'import', 1, NULL, 34, 34, '2026-11-25 22:33:25.205+00', true, NULL);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (1, 1, 'event', 'concert', 1, '{"en": "Concert", "es": "Concert"}', NULL, '{"en": "<p>Fiddles.</p>", "es": "<p>Fiddles.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, '2026-12-07 04:00:00+00', '2026-12-17 23:00:00+00', NULL, '2026-11-25 22:33:25.205+00', NULL);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (2, 1, 'event', 'market', NULL, '{"en": "Fish market", "es": "Mercado de pescado"}', '{"en": "Early", "es": "Temprano"}', '{"en": "<p>Come early.</p>", "es": "<p>Llega temprano.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', NULL, '{"en": "Ferry Door"}', '/hours', true, false, NULL, false, NULL, '2026-11-28 12:15:00+00', '2026-11-28 15:00:00+00', '2026-11-25 22:33:25.205+00', NULL);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (3, 1, 'event', 'yoga-2026-11-24', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-11-24 11:30:00+00', '2026-11-24 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (4, 1, 'event', 'yoga-2026-12-01', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-12-01 11:30:00+00', '2026-12-01 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (5, 1, 'event', 'yoga-2026-12-08', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-12-08 11:30:00+00', '2026-12-08 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (6, 1, 'event', 'yoga-2026-12-15', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-12-15 11:30:00+00', '2026-12-15 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (7, 1, 'event', 'yoga-2026-12-22', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-12-22 11:30:00+00', '2026-12-22 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (8, 1, 'event', 'yoga-2026-12-29', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2026-12-29 11:30:00+00', '2026-12-29 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (9, 1, 'event', 'yoga-2027-01-05', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-01-05 11:30:00+00', '2027-01-05 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (10, 1, 'event', 'yoga-2027-01-12', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-01-12 11:30:00+00', '2027-01-12 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (11, 1, 'event', 'yoga-2027-01-19', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-01-19 11:30:00+00', '2027-01-19 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (12, 1, 'event', 'yoga-2027-01-26', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-01-26 11:30:00+00', '2027-01-26 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (13, 1, 'event', 'yoga-2027-02-02', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-02-02 11:30:00+00', '2027-02-02 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (14, 1, 'event', 'yoga-2027-02-09', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-02-09 11:30:00+00', '2027-02-09 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (15, 1, 'event', 'yoga-2027-02-16', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-02-16 11:30:00+00', '2027-02-16 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (16, 1, 'event', 'yoga-2027-02-23', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-02-23 11:30:00+00', '2027-02-23 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (17, 1, 'event', 'yoga-2027-03-02', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-03-02 11:30:00+00', '2027-03-02 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (18, 1, 'event', 'yoga-2027-03-09', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-03-09 11:30:00+00', '2027-03-09 12:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (19, 1, 'event', 'yoga-2027-03-16', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-03-16 10:30:00+00', '2027-03-16 11:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (20, 1, 'event', 'yoga-2027-03-23', NULL, '{"en": "Yoga", "es": "Yoga"}', NULL, '{"en": "<p>Bring a mat.</p>", "es": "<p>Bring a mat.</p>"}', NULL, NULL, NULL, NULL, NULL, true, false, NULL, false, NULL, '2027-03-23 10:30:00+00', '2027-03-23 11:30:00+00', '2026-11-25 22:33:25.205+00', 'yoga');
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (21, 1, 'news', 'new-roof', NULL, '{"en": "New roof", "es": "Techo nuevo"}', NULL, '{"en": "<p>Dry at last.</p>", "es": "<p>Dry at last.</p>"}', NULL, NULL, NULL, NULL, NULL, false, false, NULL, false, NULL, '2026-11-22 13:00:00+00', NULL, '2026-11-25 22:33:25.205+00', NULL);
INSERT INTO public.event OVERRIDING SYSTEM VALUE VALUES (22, 1, 'news', 'old-roof', NULL, '{"en": "Old roof", "es": "Old roof"}', NULL, '{"en": "<p>It leaks.</p>", "es": "<p>It leaks.</p>"}', NULL, NULL, NULL, NULL, NULL, false, false, NULL, false, NULL, '2026-10-08 12:00:00+00', NULL, '2026-11-25 22:33:25.205+00', NULL);
INSERT INTO public.gallery OVERRIDING SYSTEM VALUE VALUES (1, 1, 'harbour', '{"en": "Harbour", "es": "Puerto"}', '2026-11-25 22:33:25.205+00');
INSERT INTO public.gallery_item OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 1, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '{"en": "Morning"}');
INSERT INTO public.gallery_item OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 2, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', NULL);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, '2026-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (2, 1, NULL, '2027-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (3, 1, NULL, '2026-12-27', '2026-12-30', '{"en": "Boxing Week", "es": "Boxing Week"}', '09:00:00', '21:00:00', false, false);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (4, 1, NULL, '2027-12-27', '2027-12-30', '{"en": "Boxing Week", "es": "Boxing Week"}', '09:00:00', '21:00:00', false, false);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (5, 1, 1, '2026-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false);
INSERT INTO public.holiday_hours OVERRIDING SYSTEM VALUE VALUES (6, 1, 1, '2027-12-25', NULL, '{"en": "Christmas Day", "es": "Navidad"}', NULL, NULL, true, false);
INSERT INTO public.homepage VALUES (1, '{"en": "Welcome", "es": "Te damos la bienvenida"}', NULL);
INSERT INTO public.homepage_feature VALUES (1, 'promotion', 1, 1, NULL, NULL);
INSERT INTO public.homepage_feature VALUES (1, 'promotion', 2, 3, NULL, NULL);
INSERT INTO public.homepage_feature VALUES (1, 'event', 1, NULL, 2, NULL);
INSERT INTO public.homepage_feature VALUES (1, 'store', 1, NULL, NULL, 1);
INSERT INTO public.homepage_feature VALUES (1, 'store', 2, NULL, NULL, 2);
INSERT INTO public.job OVERRIDING SYSTEM VALUE VALUES (1, 1, 'net-mender', 1, '{"en": "Net mender", "es": "Quien remienda redes"}', '{"en": "<p>Patience.</p>", "es": "<p>Patience.</p>"}', 'Part Time', NULL, 'jobs@net-works.example', NULL, NULL, false, NULL, '2026-11-26 04:00:00+00', '2026-12-12 03:59:59+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.media VALUES ('7b588a3371bea0f30cd8009f39c925eaa52806d944c64bc40a71b284ea04e4ac', 'net-works.svg', 'image/svg+xml', 300, 100, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d2233303022206865696768743d22313030223e3c726563742066696c6c3d2223313131313131222f3e3c2f7376673e', 0.5, 0.5, NULL, NULL, NULL, NULL, true);
INSERT INTO public.media VALUES ('44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', 'pier.svg', 'image/svg+xml', 1200, 900, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d223132303022206865696768743d22393030223e3c726563742066696c6c3d2223323232323232222f3e3c2f7376673e', 0.5, 0.5, NULL, NULL, NULL, NULL, true);
INSERT INTO public.media VALUES ('f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', 'gulls.svg', 'image/svg+xml', 800, 600, '\x3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d2238303022206865696768743d22363030223e3c726563742066696c6c3d2223333333333333222f3e3c2f7376673e', 0.5, 0.5, NULL, NULL, NULL, NULL, true);
INSERT INTO public.meta_data OVERRIDING SYSTEM VALUE VALUES (1, 1, '/hours', '{"en": "Opening hours", "es": "Horario"}', '{"en": "When we are open"}', NULL, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "The pier", "es": "El muelle"}');
INSERT INTO public.migration VALUES ('001_content', 'd5e378b84f7578ad463fd4eb7c086c1c44237a8dd0d2db5cd8b97e1baa29ce24', '2026-11-25 22:33:23.952467+00');
INSERT INTO public.migration VALUES ('002_social_posts', 'e1a3959d902a7e0c9f6d77b341503ff896139cf965bafa8c4cf64b771a9672b2', '2026-11-25 22:33:24.259583+00');
INSERT INTO public.migration VALUES ('003_map', 'd65eb3b53ec088a5ceedc2fc7ed2d6b86e01836016d4f8ba3bf1dc8ab41049ca', '2026-11-25 22:33:24.269162+00');
INSERT INTO public.migration VALUES ('004_closed_places', '05ec0983e98225450fe49f547eff5337992dd3255523dec4749892e7730f519b', '2026-11-25 22:33:24.276057+00');
INSERT INTO public.migration VALUES ('005_visitors', 'f2ed685720a5541321d6c4d8b647bf3d601065195659dd9cd598dc3f6812c9f2', '2026-11-25 22:33:24.280779+00');
INSERT INTO public.migration VALUES ('006_short_picture_addresses', 'ee4d5f1d0898c04d5853c81c4e7c3d7a7aa64b831fc43b47b88b15b367db8145', '2026-11-25 22:33:24.452666+00');
INSERT INTO public.migration VALUES ('007_languages', '370b2de328f60e74f27405e470847fb309789d134bd2a7eb443e5ce63161dbab', '2026-11-25 22:33:24.460939+00');
INSERT INTO public.migration VALUES ('008_meta_data_alt', '53956850feb1d1eced992e6349a5635bc047fff15ef8ac6ac7ce3fff94dfdda7', '2026-11-25 22:33:24.614888+00');
INSERT INTO public.migration VALUES ('009_calm', '080c7facef15f847f994f7af8475e30bbdd1dce08f2b5adcc76e0b104bf55e4b', '2026-11-25 22:33:24.63784+00');
INSERT INTO public.migration VALUES ('010_studio', '3040bacba8a8b780965ff1a3c5ecee746ede7edbd006f1185d3e7650d6737c17', '2026-11-25 22:33:24.710131+00');
INSERT INTO public.migration VALUES ('011_studio_people', '37f7551ce379f30e7a748f90c200cd076d65d85feb251ed5f96e995d0dae679d', '2026-11-25 22:33:25.075065+00');
INSERT INTO public.migration VALUES ('015_token_maker', 'd8254ea4da66674b1cdd9d86eef1a8af0273d21273de64f32898f1bbe2810692', '2026-11-25 22:33:25.157635+00');
INSERT INTO public.migration VALUES ('016_featured_order', 'b80d590765e3c815e2ee45ef62d9b83ef48bd58f55f6192c24a60e5bb4f9f04b', '2026-11-25 22:33:25.178761+00');
INSERT INTO public.migration VALUES ('018_message_done_by', 'c25562f46ed03d8647d75798345f137998d8fa06f561f0777348b94811ac6c6b', '2026-11-25 22:33:25.195049+00');
INSERT INTO public.migration VALUES ('019_change_set_subject', '236ee2549a87cecc5d77ff313431e71ee2af7ba7f84e91d85b575b1cf7b73b27', '2026-11-25 22:33:25.197963+00');
INSERT INTO public.migration VALUES ('020_closed_until', '75e48a2b5f67acd49209702de73b1f1834e32f337d375943244d5b5e0262478d', '2026-11-25 22:33:25.199292+00');
INSERT INTO public.migration VALUES ('020_public_pictures', 'b9bc0721f36fd90655b837a7aba02b821c757ac8bd1bcfbbfb200702e885beb6', '2026-11-25 22:33:25.200446+00');
INSERT INTO public.page OVERRIDING SYSTEM VALUE VALUES (1, 1, 'about', '{"en": "About", "es": "Quiénes somos"}', '{"en": "<p>A harbour.</p>", "es": "<p>Un puerto.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier", "es": "Un muelle"}', '2026-11-25 22:33:25.205+00');
INSERT INTO public.page_gallery VALUES (1, 1, 1, 1);
INSERT INTO public.point_of_interest OVERRIDING SYSTEM VALUE VALUES (1, 1, 'washrooms', '{"en": "Washrooms", "es": "Baños"}');
INSERT INTO public.point_of_interest_item OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 1, '{"en": "Change table", "es": "Cambiador"}', NULL);
INSERT INTO public.point_of_interest_location OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'washroom-north', 1, '{"en": "North", "es": "Norte"}', 1, '{"en": "<p>By the lift.</p>"}', false, 'quiet', NULL);
INSERT INTO public.point_of_interest_location OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 'washroom-south', 2, '{"en": "South", "es": "Sur"}', NULL, NULL, true, NULL, NULL);
INSERT INTO public.popup OVERRIDING SYSTEM VALUE VALUES (1, 1, 'lanterns', '{"en": "Lanterns", "es": "Faroles"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '/events-and-news/market', '2026-11-26 04:00:00+00', '2026-11-29 03:59:59+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.post OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'first-entry', '{"en": "First entry", "es": "Primera entrada"}', '{"en": "How it began", "es": "Cómo empezó"}', '{"en": "<p>It <em>began</em>.</p><p>Then it rained.</p>"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier"}', 'Ada Quill', NULL, '{"en": ["history"], "es": ["historia"]}', false, '2026-11-20 04:00:00+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.post OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 'second-entry', '{"en": "Second entry", "es": "Second entry"}', '{"en": "To come", "es": "To come"}', '{"en": "<p>Later.</p>", "es": "<p>Later.</p>"}', NULL, NULL, NULL, NULL, NULL, false, '2026-12-04 04:00:00+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.promotion OVERRIDING SYSTEM VALUE VALUES (1, 1, 'promotion', 'half-price-nets', 1, '{"en": "Half-price nets", "es": "Redes a mitad de precio"}', '{"en": "<p>All nets.</p>"}', 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '{"en": ["nets"]}', NULL, true, NULL, false, NULL, '2026-11-25 04:00:00+00', '2026-11-30 03:59:59+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.promotion OVERRIDING SYSTEM VALUE VALUES (2, 1, 'promotion', 'parking', NULL, '{"en": "Free parking", "es": "Estacionamiento gratis"}', '{"en": "<p>Every evening.</p>", "es": "<p>Cada noche.</p>"}', NULL, NULL, NULL, NULL, false, 5, false, NULL, '2026-10-28 03:00:00+00', NULL, '2026-11-25 22:33:25.205+00');
INSERT INTO public.promotion OVERRIDING SYSTEM VALUE VALUES (3, 1, 'promotion', 'secret', NULL, '{"en": "Secret", "es": "Secret"}', '{"en": "<p>Not yet.</p>", "es": "<p>Not yet.</p>"}', NULL, NULL, NULL, NULL, false, NULL, true, NULL, '2026-11-27 04:00:00+00', NULL, '2026-11-25 22:33:25.205+00');
INSERT INTO public.promotion OVERRIDING SYSTEM VALUE VALUES (4, 1, 'coupon', 'two-hooks', 1, '{"en": "Two hooks for one", "es": "Dos anzuelos por uno"}', '{"en": "<p>Hooks.</p>", "es": "<p>Hooks.</p>"}', NULL, NULL, NULL, 'HOOK2', false, NULL, false, NULL, '2026-11-27 04:00:00+00', '2026-12-28 03:59:59+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.property VALUES (1, 'Little Harbour', '2 Slip Street', NULL, 'Port Small', 'Nova Scotia', 'B0B 0B0', 'Canada', '902-555-0190', NULL, 'https://littleharbour.example', 'America/Halifax', NULL, NULL, 'warning', '{"en": "Wet stairs", "es": "Escaleras mojadas"}', '{"en": "<p>Take the <a href=\"/map\">lift</a>.</p>"}', '{"en": "<p>Cafés open earlier.</p>", "es": "<p>Los cafés abren antes.</p>"}', '2026-11-25 22:33:25.205+00');
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, 1, '10:00:00', '20:00:00', false, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (2, 1, NULL, 2, '10:00:00', '20:00:00', false, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (3, 1, NULL, 3, '10:00:00', '20:00:00', false, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (4, 1, NULL, 4, '10:00:00', '21:00:00', false, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (5, 1, NULL, 5, '09:00:00', '02:00:00', false, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (6, 1, NULL, 6, NULL, NULL, false, true);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (7, 1, NULL, 0, NULL, NULL, true, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (8, 1, 1, 1, NULL, NULL, true, false);
INSERT INTO public.regular_hours OVERRIDING SYSTEM VALUE VALUES (9, 1, 1, 5, '08:00:00', '12:00:00', false, false);
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, '{"name":"Home Banner","items":[{"picture":{"path":"44074643e748/pier.svg","alt":{"en":"A pier","es":"Un muelle"}},"heading":{"en":"Hello","es":"Hola"},"link":"/stores"},{"picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls"}},"start":"2026-11-28"}],"position":1}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg,f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (2, 2, 1, '{"name":"Hours Banner","items":[{"picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}},"end":"2026-11-26"}],"position":2}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (3, 3, 1, '{"name":{"en":"Log","es":"Bitácora"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (4, 4, 1, '{"blog":"log","title":{"en":"First entry","es":"Primera entrada"},"picture":{"path":"44074643e748/pier.svg","alt":{"en":"A pier"}},"summary":{"en":"How it began","es":"Cómo empezó"},"body":{"en":"<p>It <em>began</em>.</p><p>Then it rained.</p>"},"author":"Ada Quill","published":"2026-11-20","tags":{"en":["history"],"es":["historia"]}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (5, 5, 1, '{"blog":"log","title":{"en":"Second entry","es":"Second entry"},"summary":{"en":"To come","es":"To come"},"body":{"en":"<p>Later.</p>","es":"<p>Later.</p>"},"published":"2026-12-04"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (6, 6, 1, '{"name":{"en":"Stores","es":"Tiendas"},"children":[{"slug":"fishing","name":{"en":"Fishing","es":"Pesca"}},{"slug":"books","name":{"en":"Books"}}],"position":1}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (7, 7, 1, '{"name":{"en":"Services","es":"Servicios"},"position":2}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (8, 8, 1, '{"name":{"en":"Name the gull","es":"Ponle nombre a la gaviota"},"picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}},"description":{"en":"<p>One name each.</p>","es":"<p>One name each.</p>"},"rules":{"en":"<p>Be kind.</p>"},"start":"2026-11-26","end":"2026-12-06","photo":true}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (9, 9, 1, '{"name":{"en":"Two hooks for one","es":"Dos anzuelos por uno"},"store":"net-works","description":{"en":"<p>Hooks.</p>","es":"<p>Hooks.</p>"},"start":"2026-11-27","end":"2026-12-27","code":"HOOK2"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (10, 10, 1, '{"name":{"en":"Concert","es":"Concert"},"store":"net-works","description":{"en":"<p>Fiddles.</p>","es":"<p>Fiddles.</p>"},"start":"2026-12-17 19:00","show_from":"2026-12-07","show_times":true}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (11, 11, 1, '{"name":{"en":"Fish market","es":"Mercado de pescado"},"subtitle":{"en":"Early","es":"Temprano"},"picture":{"path":"44074643e748/pier.svg","alt":{"en":"A pier","es":"Un muelle"}},"description":{"en":"<p>Come early.</p>","es":"<p>Llega temprano.</p>"},"start":"2026-11-28 08:15","end":"2026-11-28 11:00","show_times":true,"place":{"en":"Ferry Door"},"link":"/hours"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (12, 12, 1, '{"name":{"en":"Yoga","es":"Yoga"},"description":{"en":"<p>Bring a mat.</p>","es":"<p>Bring a mat.</p>"},"start":"2026-11-24 07:30","end":"2026-11-24 08:30","show_times":true,"repeats":{"every":"week"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (13, 13, 1, '{"name":{"en":"Harbour","es":"Puerto"},"items":[{"path":"44074643e748/pier.svg","alt":{"en":"A pier","es":"Un muelle"},"caption":{"en":"Morning"}},{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}}]}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg,f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (14, 14, 1, '{"featured_promotions":["half-price-nets","secret"],"featured_events":["market"],"featured_stores":["net-works","quiet-corner"],"welcome_message":{"en":"Welcome","es":"Te damos la bienvenida"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (15, 15, 1, '{"regular":{"monday":"10:00-20:00","tuesday":"10:00-20:00","wednesday":"10:00-20:00","thursday":"10:00-21:00","friday":"9:00-2:00","saturday":"24h","sunday":"closed"},"calm":[{"days":["tuesday","thursday"],"hours":"10:00-12:00","note":{"en":"No music","es":"Sin música"}},{"days":["sunday"],"hours":"18:00-19:30","note":{"en":"Low lights"}}],"extra":{"en":"<p>Cafés open earlier.</p>","es":"<p>Los cafés abren antes.</p>"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (16, 16, 1, '{"name":{"en":"Christmas Day","es":"Navidad"},"date":"12-25","hours":"closed","position":1}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (17, 17, 1, '{"name":{"en":"Boxing Week","es":"Boxing Week"},"date":"12-27","until":"12-30","hours":"9:00-21:00","position":2}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (18, 18, 1, '{"name":{"en":"Net mender","es":"Quien remienda redes"},"store":"net-works","description":{"en":"<p>Patience.</p>","es":"<p>Patience.</p>"},"job_type":"Part Time","start":"2026-11-26","end":"2026-12-11","contact_email":"jobs@net-works.example"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (19, 19, 1, '{"path":"/hours","title":{"en":"Opening hours","es":"Horario"},"description":{"en":"When we are open"},"picture":{"path":"44074643e748/pier.svg","alt":{"en":"The pier","es":"El muelle"}}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (20, 20, 1, '{"name":{"en":"New roof","es":"Techo nuevo"},"description":{"en":"<p>Dry at last.</p>","es":"<p>Dry at last.</p>"},"start":"2026-11-22 09:00","show_times":false}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (21, 21, 1, '{"name":{"en":"Old roof","es":"Old roof"},"description":{"en":"<p>It leaks.</p>","es":"<p>It leaks.</p>"},"start":"2026-10-08 09:00","show_times":false}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (22, 22, 1, '{"title":{"en":"About","es":"Quiénes somos"},"banner":{"path":"44074643e748/pier.svg","alt":{"en":"A pier","es":"Un muelle"}},"body":{"en":"<p>A harbour.</p>","es":"<p>Un puerto.</p>"},"subpages":[{"title":{"en":"Desk"},"body":{"en":"<p>902-555-0190</p>","es":"<p>902-555-0190</p>"}}],"galleries":["harbour"]}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (23, 23, 1, '{"name":{"en":"Washrooms","es":"Baños"},"locations":[{"slug":"washroom-north","name":{"en":"North","es":"Norte"},"level":1,"atmosphere":"quiet","description":{"en":"<p>By the lift.</p>"},"items":[{"name":{"en":"Change table","es":"Cambiador"}}]},{"slug":"washroom-south","name":{"en":"South","es":"Sur"},"closed":true}]}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (24, 24, 1, '{"name":{"en":"Lanterns","es":"Faroles"},"picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}},"link":"/events-and-news/market","start":"2026-11-26","end":"2026-11-28"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (25, 25, 1, '{"name":{"en":"Half-price nets","es":"Redes a mitad de precio"},"store":"net-works","picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}},"description":{"en":"<p>All nets.</p>"},"start":"2026-11-25","end":"2026-11-29","featured":true,"tags":{"en":["nets"]}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (26, 26, 1, '{"name":{"en":"Free parking","es":"Estacionamiento gratis"},"description":{"en":"<p>Every evening.</p>","es":"<p>Cada noche.</p>"},"start":"2026-10-28","home_position":5}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (27, 27, 1, '{"name":{"en":"Secret","es":"Secret"},"description":{"en":"<p>Not yet.</p>","es":"<p>Not yet.</p>"},"start":"2026-11-27","draft":true}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (28, 28, 1, '{"id":1,"name":"Little Harbour","address1":"2 Slip Street","city":"Port Small","province_state":"Nova Scotia","country":"Canada","postal_code":"B0B 0B0","url":"https://littleharbour.example","time_zone":"America/Halifax","phone":"902-555-0190","social_links":[{"network":"Instagram","url":"https://social.example/littleharbour"}]}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (29, 29, 1, '{"type":"warning","title":{"en":"Wet stairs","es":"Escaleras mojadas"},"message":{"en":"<p>Take the <a href=\"/map\">lift</a>.</p>"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (30, 30, 1, '{"network":"instagram","picture":{"path":"44074643e748/pier.svg","alt":{"en":"Frost on the pier"}},"posted":"2026-11-22 08:00"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (31, 31, 1, '{"network":"instagram","link":"https://social.example/p/nets","video":true,"picture":{"path":"f99979d03e5a/gulls.svg","alt":{"en":"Gulls","es":"Gaviotas"}},"caption":{"en":"Nets in the sun","es":"Redes al sol"},"account":"littleharbour","posted":"2026-11-26 12:00"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{f99979d03e5a/gulls.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (32, 32, 1, '{"network":"facebook","picture":{"path":"44074643e748/pier.svg","alt":{"en":"A crane","es":"Una grúa"}},"caption":{"en":"It still turns."},"posted":"2026-11-18 12:00"}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (33, 33, 1, '{"name":{"en":"Net Works","es":"Net Works"},"categories":["fishing","books"],"unit":"12","level":1,"logo":{"path":"7b588a3371be/net-works.svg","alt":{"en":"Net Works","es":"Net Works"}},"store_front":{"path":"44074643e748/pier.svg","alt":{"en":"A pier"}},"summary":{"en":"Nets and knots","es":"Redes y nudos"},"description":{"en":"<p>Nets for <strong>herring</strong> &amp; hammocks.</p><p>Ask for <a href=\"/promotions/half-price-nets\">the offer</a>.</p>\n"},"phone":"902-555-0191","website":"https://net-works.example","email":"net@net-works.example","social_links":[{"network":"Facebook","url":"https://social.example/net-works"}],"tags":{"en":["nets","rope"],"es":["redes"]},"flags":["new"],"hours":{"regular":{"monday":"closed","friday":"8:00-12:00"},"calm":[{"days":["friday"],"hours":"8:00-9:00"}],"holidays":[{"name":{"en":"Christmas Day","es":"Navidad"},"date":"12-25","hours":"closed"}],"extra":{"en":"<p>Ring the bell.</p>"}},"products":{"en":"<p>Twine.</p>","es":"<p>Hilo.</p>"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{7b588a3371be/net-works.svg,44074643e748/pier.svg}');
INSERT INTO public.revision OVERRIDING SYSTEM VALUE VALUES (34, 34, 1, '{"name":{"en":"Quiet Corner","es":"Rincón Callado"},"categories":["services"],"flags":["coming"],"show_from":"2026-11-30","free_form_hours":{"en":"<p>By appointment.</p>","es":"<p>Con cita.</p>"}}', NULL, NULL, NULL, NULL, '2026-11-25 22:33:25.205+00', 'import', 1, '{}');
INSERT INTO public.social_link OVERRIDING SYSTEM VALUE VALUES (1, 1, NULL, 1, 'Instagram', 'https://social.example/littleharbour');
INSERT INTO public.social_link OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 1, 'Facebook', 'https://social.example/net-works');
INSERT INTO public.social_post OVERRIDING SYSTEM VALUE VALUES (1, 1, 'first-frost', 'instagram', NULL, false, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "Frost on the pier"}', NULL, NULL, '2026-11-22 12:00:00+00');
INSERT INTO public.social_post OVERRIDING SYSTEM VALUE VALUES (2, 1, 'nets-at-noon', 'instagram', 'https://social.example/p/nets', true, 'f99979d03e5ab1580ed56adcda4c1661b5e6776940dbeb9055737a3cfe6b8bd9', '{"en": "Gulls", "es": "Gaviotas"}', '{"en": "Nets in the sun", "es": "Redes al sol"}', 'littleharbour', '2026-11-26 16:00:00+00');
INSERT INTO public.social_post OVERRIDING SYSTEM VALUE VALUES (3, 1, 'the-crane', 'facebook', NULL, false, '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A crane", "es": "Una grúa"}', '{"en": "It still turns."}', NULL, '2026-11-18 16:00:00+00');
INSERT INTO public.store OVERRIDING SYSTEM VALUE VALUES (1, 1, 'net-works', '{"en": "Net Works", "es": "Net Works"}', '12', 1, '7b588a3371bea0f30cd8009f39c925eaa52806d944c64bc40a71b284ea04e4ac', '{"en": "Net Works", "es": "Net Works"}', '44074643e74841ae1d9e90186323e363c3de12c118bd404a3d4d0b67e796ca1c', '{"en": "A pier"}', '{"en": "Nets and knots", "es": "Redes y nudos"}', '{"en": "<p>Nets for <strong>herring</strong> &amp; hammocks.</p><p>Ask for <a href=\"/promotions/half-price-nets\">the offer</a>.</p>"}', '902-555-0191', 'https://net-works.example', 'net@net-works.example', '{"en": ["nets", "rope"], "es": ["redes"]}', true, false, false, false, NULL, '{"en": "<p>Ring the bell.</p>"}', '{"en": "<p>Twine.</p>", "es": "<p>Hilo.</p>"}', NULL, NULL, NULL, '2026-11-25 22:33:25.205+00');
INSERT INTO public.store OVERRIDING SYSTEM VALUE VALUES (2, 1, 'quiet-corner', '{"en": "Quiet Corner", "es": "Rincón Callado"}', NULL, NULL, NULL, '{"en": "Quiet Corner", "es": "Rincón Callado"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, true, false, false, '{"en": "<p>By appointment.</p>", "es": "<p>Con cita.</p>"}', NULL, NULL, NULL, NULL, '2026-11-30 04:00:00+00', '2026-11-25 22:33:25.205+00');
INSERT INTO public.store_category VALUES (1, 1, 2);
INSERT INTO public.store_category VALUES (1, 1, 1);
INSERT INTO public.store_category VALUES (1, 1, 3);
INSERT INTO public.store_category VALUES (1, 2, 4);
INSERT INTO public.studio_key VALUES (true, 'bde77ad5-eea9-4579-99bf-ffb7ffc63f5b');
INSERT INTO public.subpage OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 1, '{"en": "Desk"}', '{"en": "<p>902-555-0190</p>", "es": "<p>902-555-0190</p>"}');
SELECT pg_catalog.setval('public.account_id_seq', 1, false);
SELECT pg_catalog.setval('public.api_token_id_seq', 1, false);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.banner_id_seq', 2, true);
SELECT pg_catalog.setval('public.banner_item_id_seq', 3, true);
SELECT pg_catalog.setval('public.blog_id_seq', 1, true);
SELECT pg_catalog.setval('public.calm_hours_id_seq', 3, true);
SELECT pg_catalog.setval('public.category_id_seq', 8, true);
SELECT pg_catalog.setval('public.change_set_id_seq', 1, true);
SELECT pg_catalog.setval('public.contact_message_id_seq', 1, false);
SELECT pg_catalog.setval('public.contest_entry_id_seq', 1, false);
SELECT pg_catalog.setval('public.contest_id_seq', 1, true);
SELECT pg_catalog.setval('public.entry_id_seq', 34, true);
SELECT pg_catalog.setval('public.event_id_seq', 22, true);
SELECT pg_catalog.setval('public.gallery_id_seq', 1, true);
SELECT pg_catalog.setval('public.gallery_item_id_seq', 2, true);
SELECT pg_catalog.setval('public.holiday_hours_id_seq', 6, true);
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
SELECT pg_catalog.setval('public.publication_id_seq', 1, false);
SELECT pg_catalog.setval('public.regular_hours_id_seq', 9, true);
SELECT pg_catalog.setval('public.revision_id_seq', 34, true);
SELECT pg_catalog.setval('public.social_link_id_seq', 2, true);
SELECT pg_catalog.setval('public.social_post_id_seq', 3, true);
SELECT pg_catalog.setval('public.staff_id_seq', 1, false);
SELECT pg_catalog.setval('public.staff_session_id_seq', 1, false);
SELECT pg_catalog.setval('public.store_id_seq', 2, true);
SELECT pg_catalog.setval('public.subpage_id_seq', 1, true);
SELECT pg_catalog.setval('public.webhook_id_seq', 1, false);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_public_id_key UNIQUE (public_id);
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.change_set_item
    ADD CONSTRAINT change_set_item_pkey PRIMARY KEY (change_set_id, "position");
ALTER TABLE ONLY public.change_set
    ADD CONSTRAINT change_set_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_property_id_kind_slug_key UNIQUE (property_id, kind, slug);
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
    ADD CONSTRAINT homepage_feature_event_id_key UNIQUE (event_id) DEFERRABLE;
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_pkey PRIMARY KEY (property_id, kind, "position");
ALTER TABLE ONLY public.homepage_feature
    ADD CONSTRAINT homepage_feature_promotion_id_key UNIQUE (promotion_id) DEFERRABLE;
ALTER TABLE ONLY public.homepage
    ADD CONSTRAINT homepage_pkey PRIMARY KEY (property_id);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (staff_id, key);
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
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_property_id_store_id_day_of_week_key UNIQUE NULLS NOT DISTINCT (property_id, store_id, day_of_week);
ALTER TABLE ONLY public.removed_row
    ADD CONSTRAINT removed_row_pkey PRIMARY KEY (property_id, table_name, key);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_entry_id_number_key UNIQUE (entry_id, number);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.staff_challenge
    ADD CONSTRAINT staff_challenge_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_handle_key UNIQUE (handle);
ALTER TABLE ONLY public.staff_link
    ADD CONSTRAINT staff_link_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.staff_passkey
    ADD CONSTRAINT staff_passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_recovery_code
    ADD CONSTRAINT staff_recovery_code_pkey PRIMARY KEY (staff_id, hash);
ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_id_key UNIQUE (id);
ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_totp
    ADD CONSTRAINT staff_totp_pkey PRIMARY KEY (staff_id);
ALTER TABLE ONLY public.store_category
    ADD CONSTRAINT store_category_pkey PRIMARY KEY (store_id, category_id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_property_id_slug_key UNIQUE (property_id, slug);
ALTER TABLE ONLY public.studio_key
    ADD CONSTRAINT studio_key_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_pkey PRIMARY KEY (property_id, endpoint, idempotency_key);
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_page_id_position_key UNIQUE (page_id, "position");
ALTER TABLE ONLY public.subpage
    ADD CONSTRAINT subpage_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (property_id, lower(email));
CREATE INDEX api_token_by_staff ON public.api_token USING btree (staff_id);
CREATE INDEX audit_by_age ON public.audit USING btree (property_id, id);
CREATE INDEX calm_hours_by_store ON public.calm_hours USING btree (store_id);
CREATE INDEX category_by_parent ON public.category USING btree (parent_id);
CREATE INDEX change_set_by_age ON public.change_set USING btree (property_id, id);
CREATE INDEX change_set_item_by_entry ON public.change_set_item USING btree (entry_id);
CREATE INDEX contact_message_by_age ON public.contact_message USING btree (property_id, created_at);
CREATE INDEX contest_entry_by_contest ON public.contest_entry USING btree (contest_id);
CREATE UNIQUE INDEX contest_entry_by_person ON public.contest_entry USING btree (property_id, contest_slug, lower(email));
CREATE INDEX entry_by_draft ON public.entry USING btree (draft_revision);
CREATE INDEX entry_by_imported ON public.entry USING btree (imported_revision);
CREATE INDEX entry_by_published ON public.entry USING btree (published_revision);
CREATE INDEX event_by_store ON public.event USING btree (store_id);
CREATE INDEX favorite_by_event ON public.favorite USING btree (event_id);
CREATE INDEX favorite_by_promotion ON public.favorite USING btree (promotion_id);
CREATE INDEX favorite_by_store ON public.favorite USING btree (store_id);
CREATE INDEX holiday_hours_by_store ON public.holiday_hours USING btree (store_id);
CREATE INDEX idempotency_by_age ON public.idempotency USING btree (created_at);
CREATE INDEX job_by_store ON public.job USING btree (store_id);
CREATE INDEX login_link_by_age ON public.login_link USING btree (expires_at);
CREATE INDEX mail_by_age ON public.mail USING btree (created_at);
CREATE INDEX mail_by_property ON public.mail USING btree (property_id);
CREATE INDEX mail_waiting ON public.mail USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX media_by_prefix ON public.media USING btree ("left"(sha256, 12));
CREATE UNIQUE INDEX newsletter_subscription_by_confirm ON public.newsletter_subscription USING btree (confirm_hash);
CREATE UNIQUE INDEX newsletter_subscription_by_email ON public.newsletter_subscription USING btree (property_id, lower(email));
CREATE INDEX promotion_by_store ON public.promotion USING btree (store_id);
CREATE INDEX publication_by_entry ON public.publication USING btree (entry_id);
CREATE INDEX publication_by_revision ON public.publication USING btree (revision_id);
CREATE INDEX publication_due ON public.publication USING btree (at) WHERE (state = 'waiting'::text);
CREATE INDEX rate_limit_by_age ON public.rate_limit USING btree (expire);
CREATE INDEX regular_hours_by_store ON public.regular_hours USING btree (store_id);
CREATE INDEX revision_by_change_set ON public.revision USING btree (change_set_id);
CREATE INDEX revision_by_picture ON public.revision USING gin (pictures);
CREATE INDEX seen_call_by_age ON public.seen_call USING btree (seen_at);
CREATE INDEX session_by_account ON public.session USING btree (account_id);
CREATE INDEX session_by_age ON public.session USING btree (expires_at);
CREATE INDEX social_link_by_store ON public.social_link USING btree (store_id);
CREATE UNIQUE INDEX staff_by_email ON public.staff USING btree (property_id, lower(email));
CREATE INDEX staff_challenge_by_staff ON public.staff_challenge USING btree (staff_id);
CREATE INDEX staff_link_by_staff ON public.staff_link USING btree (staff_id);
CREATE INDEX staff_passkey_by_staff ON public.staff_passkey USING btree (staff_id);
CREATE INDEX staff_session_by_staff ON public.staff_session USING btree (staff_id);
CREATE INDEX store_category_by_category ON public.store_category USING btree (category_id);
CREATE INDEX submission_by_age ON public.submission USING btree (created_at);
CREATE TRIGGER audit_is_never_emptied BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_rewriting();
CREATE TRIGGER audit_stays BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();
CREATE TRIGGER banner_item_remembers_its_id AFTER DELETE ON public.banner_item FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('banner_id', 'position');
CREATE TRIGGER banner_item_restores_its_id BEFORE INSERT ON public.banner_item FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('banner_id', 'position');
CREATE TRIGGER banner_remembers_its_id AFTER DELETE ON public.banner FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('name');
CREATE TRIGGER banner_restores_its_id BEFORE INSERT ON public.banner FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('name');
CREATE TRIGGER blog_remembers_its_id AFTER DELETE ON public.blog FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER blog_restores_its_id BEFORE INSERT ON public.blog FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER calm_hours_remembers_its_id AFTER DELETE ON public.calm_hours FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('store_id', 'position');
CREATE TRIGGER calm_hours_restores_its_id BEFORE INSERT ON public.calm_hours FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('store_id', 'position');
CREATE TRIGGER category_remembers_its_id AFTER DELETE ON public.category FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER category_restores_its_id BEFORE INSERT ON public.category FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER content_change_notifies AFTER INSERT OR UPDATE ON public.content_change FOR EACH ROW EXECUTE FUNCTION public.notify_content_change();
CREATE TRIGGER contest_remembers_its_id AFTER DELETE ON public.contest FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER contest_restores_its_id BEFORE INSERT ON public.contest FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER event_remembers_its_id AFTER DELETE ON public.event FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('kind', 'slug');
CREATE TRIGGER event_restores_its_id BEFORE INSERT ON public.event FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('kind', 'slug');
CREATE TRIGGER gallery_item_remembers_its_id AFTER DELETE ON public.gallery_item FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('gallery_id', 'position');
CREATE TRIGGER gallery_item_restores_its_id BEFORE INSERT ON public.gallery_item FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('gallery_id', 'position');
CREATE TRIGGER gallery_remembers_its_id AFTER DELETE ON public.gallery FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER gallery_restores_its_id BEFORE INSERT ON public.gallery FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER holiday_hours_remembers_its_id AFTER DELETE ON public.holiday_hours FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('store_id', 'holiday_date', 'holiday_end_date');
CREATE TRIGGER holiday_hours_restores_its_id BEFORE INSERT ON public.holiday_hours FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('store_id', 'holiday_date', 'holiday_end_date');
CREATE TRIGGER job_remembers_its_id AFTER DELETE ON public.job FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER job_restores_its_id BEFORE INSERT ON public.job FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER meta_data_remembers_its_id AFTER DELETE ON public.meta_data FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('path');
CREATE TRIGGER meta_data_restores_its_id BEFORE INSERT ON public.meta_data FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('path');
CREATE TRIGGER page_remembers_its_id AFTER DELETE ON public.page FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER page_restores_its_id BEFORE INSERT ON public.page FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER point_of_interest_item_remembers_its_id AFTER DELETE ON public.point_of_interest_item FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('location_id', 'position');
CREATE TRIGGER point_of_interest_item_restores_its_id BEFORE INSERT ON public.point_of_interest_item FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('location_id', 'position');
CREATE TRIGGER point_of_interest_location_remembers_its_id AFTER DELETE ON public.point_of_interest_location FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('point_of_interest_id', 'slug');
CREATE TRIGGER point_of_interest_location_restores_its_id BEFORE INSERT ON public.point_of_interest_location FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('point_of_interest_id', 'slug');
CREATE TRIGGER point_of_interest_remembers_its_id AFTER DELETE ON public.point_of_interest FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER point_of_interest_restores_its_id BEFORE INSERT ON public.point_of_interest FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER popup_remembers_its_id AFTER DELETE ON public.popup FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER popup_restores_its_id BEFORE INSERT ON public.popup FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER post_remembers_its_id AFTER DELETE ON public.post FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('blog_id', 'slug');
CREATE TRIGGER post_restores_its_id BEFORE INSERT ON public.post FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('blog_id', 'slug');
CREATE TRIGGER promotion_remembers_its_id AFTER DELETE ON public.promotion FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('kind', 'slug');
CREATE TRIGGER promotion_restores_its_id BEFORE INSERT ON public.promotion FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('kind', 'slug');
CREATE TRIGGER regular_hours_remembers_its_id AFTER DELETE ON public.regular_hours FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('store_id', 'day_of_week');
CREATE TRIGGER regular_hours_restores_its_id BEFORE INSERT ON public.regular_hours FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('store_id', 'day_of_week');
CREATE TRIGGER revision_is_never_emptied BEFORE TRUNCATE ON public.revision FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_rewriting();
CREATE TRIGGER revision_stays BEFORE DELETE OR UPDATE ON public.revision FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();
CREATE TRIGGER social_link_remembers_its_id AFTER DELETE ON public.social_link FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('store_id', 'position');
CREATE TRIGGER social_link_restores_its_id BEFORE INSERT ON public.social_link FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('store_id', 'position');
CREATE TRIGGER social_post_remembers_its_id AFTER DELETE ON public.social_post FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER social_post_restores_its_id BEFORE INSERT ON public.social_post FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER store_remembers_its_id AFTER DELETE ON public.store FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('slug');
CREATE TRIGGER store_restores_its_id BEFORE INSERT ON public.store FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('slug');
CREATE TRIGGER subpage_remembers_its_id AFTER DELETE ON public.subpage FOR EACH ROW EXECUTE FUNCTION public.remember_removed_row('page_id', 'position');
CREATE TRIGGER subpage_restores_its_id BEFORE INSERT ON public.subpage FOR EACH ROW EXECUTE FUNCTION public.restore_removed_id('page_id', 'position');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.change_set_item
    ADD CONSTRAINT change_set_item_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES public.change_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_set_item
    ADD CONSTRAINT change_set_item_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_set
    ADD CONSTRAINT change_set_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_set
    ADD CONSTRAINT change_set_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.change_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_set
    ADD CONSTRAINT change_set_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES public.change_set(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_draft_revision_fkey FOREIGN KEY (draft_revision) REFERENCES public.revision(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_imported_revision_fkey FOREIGN KEY (imported_revision) REFERENCES public.revision(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_published_revision_fkey FOREIGN KEY (published_revision) REFERENCES public.revision(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_picture_fkey FOREIGN KEY (picture) REFERENCES public.media(sha256);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorite
    ADD CONSTRAINT favorite_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_for_fkey FOREIGN KEY (uploaded_for) REFERENCES public.property(id) ON DELETE SET NULL;
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
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES public.change_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revision(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regular_hours
    ADD CONSTRAINT regular_hours_store_id_fkey FOREIGN KEY (store_id) REFERENCES public.store(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_row
    ADD CONSTRAINT removed_row_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES public.change_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entry(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.staff_challenge
    ADD CONSTRAINT staff_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_link
    ADD CONSTRAINT staff_link_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_passkey
    ADD CONSTRAINT staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_recovery_code
    ADD CONSTRAINT staff_recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_totp
    ADD CONSTRAINT staff_totp_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_property_id_fkey FOREIGN KEY (property_id) REFERENCES public.property(id) ON DELETE CASCADE;

-- Addresses of pictures carry twelve digits of the hash.
drop index media_by_prefix;
create index media_by_prefix on media (left(sha256, 12));

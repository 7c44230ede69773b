-- A picture that staff have uploaded is public with the first publication that names it; one of an import at once.
alter table media add column is_public boolean not null default true;

update media set is_public = false
  where uploaded_at is not null and not exists (
    select from revision join entry on entry.published_revision = revision.id
      where revision.pictures @> array[left(sha256, 12) || '/' || media.name])
    and not exists (
      select from change_set_item as item join revision on revision.id = (item.after ->> 'published')::integer
        where revision.pictures @> array[left(sha256, 12) || '/' || media.name]);

-- A link to a preview that was ended works again after the undo.
alter table preview add column ended_at timestamptz;

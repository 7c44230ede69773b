-- What staff write to the winners of a contest, by mail.
create table contest_mail (
  id integer generated always as identity primary key,
  contest_entry_id integer not null references contest_entry on delete cascade,
  text text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- Null: the mail is sent, and has been removed since.
  mail_id uuid references mail on delete set null
);
create index contest_mail_by_entry on contest_mail (contest_entry_id, id);
create index contest_mail_by_mail on contest_mail (mail_id);

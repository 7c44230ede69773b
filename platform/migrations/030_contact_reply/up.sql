-- What staff answer to messages of visitors, by mail.
create table contact_reply (
  id integer generated always as identity primary key,
  message_id integer not null references contact_message on delete cascade,
  text text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- Null: the mail is sent, and has been removed since.
  mail_id uuid references mail on delete set null
);
create index contact_reply_by_message on contact_reply (message_id, made_at);
create index contact_reply_by_mail on contact_reply (mail_id);

-- What a change of many records was about, for words in the reader's language.
alter table change_set add column subject jsonb;

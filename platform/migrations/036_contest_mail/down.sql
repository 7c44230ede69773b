drop table contest_mail;

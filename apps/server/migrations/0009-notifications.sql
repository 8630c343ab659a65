-- Owner: notifications. The bell, and the mails that it causes.

-- A mail to one person; notifications of one kind about one thing, near in time, share it until it is taken to be sent.
create table notification_mails (
  id bigint generated always as identity primary key,
  person_id integer not null references users (id),
  -- Kind and thing: `outbid auction:7`.
  fold text not null,
  -- Drawn once, so that a mail sent twice is shown once.
  message_id text not null unique,
  -- Not before; moved on after an attempt, so that a process that died with it in hand loses nothing.
  due_at timestamptz not null,
  -- The first attempt: from then on nothing joins.
  taken_at timestamptz,
  tries smallint not null default 0,
  sent_at timestamptz
);
create index notification_mails_due on notification_mails (due_at) where sent_at is null;
create index notification_mails_by_fold on notification_mails (person_id, fold, id);

create table notifications (
  id bigint generated always as identity primary key,
  person_id integer not null references users (id),
  kind text not null,
  -- The event that caused it: at most one row per event and person.
  event uuid not null,
  message text not null,
  link text not null check (link like '/%' and link not like '//%' and link not like '%\\%'),
  -- What the texts are made of, for the mail.
  facts jsonb not null,
  mail_id bigint references notification_mails (id),
  read_at timestamptz,
  -- Deleted by its person. The row stays, so that a repeated event does not bring it back.
  hidden_at timestamptz,
  at timestamptz not null default app.now(),
  unique (person_id, event)
);
create index notifications_by_person on notifications (person_id, id desc) where hidden_at is null;
create index notifications_unread on notifications (person_id) where read_at is null and hidden_at is null;
create index notifications_by_mail on notifications (mail_id) where mail_id is not null;

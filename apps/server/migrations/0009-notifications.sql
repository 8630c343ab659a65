-- Owner: notifications. The bell, and one mail per event and person.
create table notifications (
  id bigint generated always as identity primary key,
  person_id integer not null references users (id),
  kind text not null,
  -- The event that caused it: at most one row per event and person.
  event text not null,
  message text not null,
  link text not null check (link like '/%' and link not like '//%'),
  read_at timestamptz,
  at timestamptz not null default app.now(),
  unique (person_id, event)
);
create index notifications_by_person on notifications (person_id, id desc);
create index notifications_unread on notifications (person_id) where read_at is null;

create table notification_mails (
  person_id integer not null references users (id),
  event text not null,
  message_id text not null,
  sent_at timestamptz,
  primary key (person_id, event)
);

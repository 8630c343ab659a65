-- Owner: reputation. The ledger of dated events, and the running score that follows from it.
create table reputation_scores (
  user_id integer primary key references users (id),
  score smallint not null default 0 check (score between 0 and 100)
);

create table reputation_events (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  kind text not null,
  -- What the event is about (a sale, a week), so that the same thing counts once.
  subject text not null default '',
  -- What the rule gives, and what it really moved after the caps and the cut to 0–100.
  points smallint not null,
  moved smallint not null,
  score_after smallint not null check (score_after between 0 and 100),
  at timestamptz not null default app.now(),
  unique (user_id, kind, subject)
);
create index reputation_events_by_user on reputation_events (user_id, id);

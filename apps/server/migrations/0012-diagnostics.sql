-- Owner: diagnostics. What went wrong on people's screens: each kind of error once, with a few of its cases.
create table error_kinds (
  -- SHA-256 of where it was caught, its message and its first place, without numbers that change.
  fingerprint text primary key,
  origin text not null check (origin in ('react', 'global', 'promise')),
  message text not null,
  -- All that came, stored or not.
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index error_kinds_by_last on error_kinds (last_at, fingerprint);

create table error_reports (
  id bigint generated always as identity primary key,
  fingerprint text not null references error_kinds (fingerprint) on delete cascade,
  at timestamptz not null,
  message text not null,
  stack text not null,
  path text not null,
  browser text not null,
  device text not null check (device in ('Android', 'iOS', 'Mac', 'Windows', 'Linux', 'Unknown')),
  -- By the session, never by what was sent.
  user_id integer references users (id)
);
create index error_reports_by_kind on error_reports (fingerprint, at);
create index error_reports_by_time on error_reports (at);
create index error_reports_by_user on error_reports (user_id) where user_id is not null;

-- Owner: moderation. Who is banned, the keys that still open something to them, and their appeals.

-- In force until lifted or until its end, by the clock alone.
create table bans (
  id integer generated always as identity primary key,
  person_id integer not null references users (id),
  -- The banned person reads it.
  reason text not null,
  -- Nothing: without an end.
  until timestamptz,
  at timestamptz not null default app.now(),
  banned_by integer not null references users (id),
  lifted_at timestamptz,
  lifted_by integer references users (id),
  check (until > at),
  check ((lifted_at is null) = (lifted_by is null))
);
create index bans_by_person on bans (person_id, id);
create index bans_unlifted on bans (person_id) where lifted_at is null;

-- Secrets, as their hash, by which a banned person is known: of the sessions that the ban ended, and of logins that
-- it refused. While a key is open it opens the export and the appeal, and never anything else.
create table ban_keys (
  key_hash bytea primary key,
  ban_id integer not null references bans (id),
  open_until timestamptz not null
);
create index ban_keys_by_ban on ban_keys (ban_id);

create table appeals (
  id integer generated always as identity primary key,
  -- One for each ban.
  ban_id integer not null unique references bans (id),
  text text not null,
  sent_at timestamptz not null default app.now(),
  state text not null default 'open' check (state in ('open', 'answered')),
  -- The person reads it.
  note text,
  lifted boolean,
  answered_by integer references users (id),
  answered_at timestamptz,
  check ((state = 'answered') = (answered_at is not null))
);
create index appeals_queue on appeals (sent_at) where state = 'open';

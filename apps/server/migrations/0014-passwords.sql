-- Owner: accounts. Links that set another password, and where the packaged app's pushes go.

-- A mailed link, kept only as its hash. A newer one takes the place of the one before; used, it is gone.
create table password_resets (
  user_id integer primary key references users (id),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- A push token lives with the session of its device and goes with it, however the session ends.
create table push_tokens (
  token text primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  platform text not null check (platform in ('ios', 'android')),
  created_at timestamptz not null default app.now()
);

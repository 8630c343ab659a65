-- Owner: accounts. People, their sessions and devices, and the codes that verify their e-mail.
create table users (
  id integer generated always as identity primary key,
  username text not null check (username = lower(username)),
  email text not null check (email = lower(email)),
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  kind text not null default 'particular' check (kind in ('particular', 'comercio')),
  birth_date date,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  province text not null default '',
  location text not null default '',
  city text not null default '',
  profile_image text not null default '',
  banner text not null default '',
  demo boolean not null default false,
  email_verified_at timestamptz,
  created_at timestamptz not null default app.now(),
  deleted_at timestamptz
);
create unique index users_by_username on users (username);
create unique index users_by_email on users (email);

-- A session is an opaque token, kept only as its hash. The packaged app has a second secret, the bearer.
create table sessions (
  id uuid primary key,
  user_id integer not null references users (id),
  token_hash bytea not null unique,
  bearer_hash bytea unique,
  platform text not null default 'web' check (platform in ('web', 'ios', 'android')),
  user_agent text not null default '',
  created_at timestamptz not null default app.now(),
  seen_at timestamptz not null default app.now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- A browser where the person logged in before: strangers who guess at the account do not lock it out there.
create table known_devices (
  user_id integer not null references users (id),
  token_hash bytea not null,
  seen_at timestamptz not null default app.now(),
  primary key (user_id, token_hash)
);

create table verification_codes (
  user_id integer primary key references users (id),
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);

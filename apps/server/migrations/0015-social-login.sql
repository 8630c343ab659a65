-- Owner: accounts. Who enters by Google or Apple, and what a login there needs while it is under way.

-- A person at a provider is the pair of issuer and subject; an e-mail is none, it may change hands.
create table social_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id),
  linked_at timestamptz not null default app.now(),
  primary key (issuer, subject)
);
create index social_identities_by_user on social_identities (user_id);

-- A login that left for a provider: it comes back once, to the browser where it began.
create table social_logins (
  state_hash bytea primary key,
  provider text not null check (provider in ('google', 'apple')),
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index social_logins_by_end on social_logins (expires_at);

-- Tokens that opened a session already.
create table spent_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_tokens_by_end on spent_tokens (expires_at);

-- Owner: accounts. Whom a person does not want to deal with, what they want to be told, and the proofs of who they are.

-- The blocked one neither bids on the blocker's auctions nor asks or writes.
create table blocks (
  blocker_id integer not null references users (id),
  blocked_id integer not null references users (id),
  at timestamptz not null default app.now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);

-- Only what a person chose; the rest is as the rule gives it.
create table notification_preferences (
  user_id integer not null references users (id),
  kind text not null,
  channel text not null check (channel in ('email', 'push')),
  wanted boolean not null,
  primary key (user_id, kind, channel)
);

-- The two sides of a DNI wait for an administrator; their pictures go once it is decided.
create table identity_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  -- Keys of private pictures; nothing once they are deleted.
  front text,
  back text,
  sent_at timestamptz not null default app.now(),
  decided_at timestamptz,
  decided_by integer references users (id),
  -- Why it was rejected; its person reads it.
  reason text,
  check ((state = 'pending') = (decided_at is null))
);
create unique index identity_requests_open on identity_requests (user_id) where state <> 'rejected';
create index identity_requests_by_user on identity_requests (user_id, id);
create index identity_requests_queue on identity_requests (sent_at) where state = 'pending';
create index identity_requests_pictures on identity_requests (id) where state <> 'pending' and front is not null;

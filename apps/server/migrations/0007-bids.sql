-- Owner: bids. The standing of each auction, what people sent, and the public ledger.

-- No row means: no bid yet. `leader_maximum_cents` is the secret.
create table standings (
  auction_id integer primary key references auctions (id),
  price_cents app.cents,
  leader_id integer references users (id),
  leader_maximum_cents app.cents,
  leader_set_at timestamptz,
  bids_count integer not null default 0 check (bids_count >= 0),
  -- The version of the public state: one more for each committed change that a stranger can see.
  seq integer not null default 0,
  -- The ledger's end: how many public rows, and the last one's hash.
  rows integer not null default 0,
  last_hash bytea not null default decode(repeat('00', 32), 'hex'),
  -- When somebody else's correction, voiding or stepping back made the leader lead; nothing once the leader bids.
  led_again_at timestamptz,
  -- Deals the aliases: a secret drawn with the first bid, and how many were dealt.
  alias_seed bigint,
  bidders integer not null default 0,
  check ((leader_id is null) = (price_cents is null)),
  check ((leader_id is null) = (leader_maximum_cents is null)),
  check (price_cents <= leader_maximum_cents)
);

-- Stable within an auction, different in another, kept when the account is deleted.
create table bidder_aliases (
  auction_id integer not null references auctions (id),
  person_id integer not null references users (id),
  alias text not null,
  primary key (auction_id, person_id),
  unique (auction_id, alias)
);

-- Accepted bids and raises, private to their person. The key (person, uuid) makes a retry harmless.
create table accepted_bids (
  person_id integer not null references users (id),
  bid uuid not null,
  auction_id integer not null references auctions (id),
  -- The order in which they were judged; within one auction it is the order of arrival.
  position bigint generated always as identity,
  amount_cents app.cents not null,
  outcome text not null check (outcome in ('leading', 'outbid', 'raised')),
  -- Recorded for the retry's answer: the price, the public version and the end when it was judged.
  price_cents app.cents not null,
  seq integer not null,
  end_at timestamptz not null,
  placed_at timestamptz not null,
  -- The bid that this one corrects, when it is the right amount of a typing error.
  corrects uuid,
  withdrawn_at timestamptz,
  voided_at timestamptz,
  primary key (person_id, bid)
);
create unique index accepted_bids_by_auction on accepted_bids (auction_id, position);
create index accepted_bids_by_person on accepted_bids (auction_id, person_id, position);
create index accepted_bids_corrections on accepted_bids (person_id, placed_at) where corrects is not null;
create index accepted_bids_recent on accepted_bids (person_id, placed_at) include (auction_id)
  where outcome <> 'raised' and withdrawn_at is null;

-- The public rows. Only ever added to; the hash of each covers the one before.
create table bid_rows (
  auction_id integer not null references auctions (id),
  row integer not null check (row > 0),
  person_id integer references users (id),
  amount_cents app.cents not null,
  at timestamptz not null,
  alias text not null,
  automatic boolean not null,
  kind text not null check (kind in ('bid', 'withdrawn', 'voided')),
  -- Of a row that takes others back: which ones, and why.
  cancels integer[],
  reason text,
  hash bytea not null,
  primary key (auction_id, row)
);

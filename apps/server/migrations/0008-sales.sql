-- Owner: sales. One open sale per auction, and the beats by which an outage is known.
create table sales (
  id integer generated always as identity primary key,
  auction_id integer not null references auctions (id),
  seller_id integer not null references users (id),
  buyer_id integer not null references users (id),
  price_cents app.cents not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  commission_cents app.cents not null,
  commission_due_at timestamptz not null,
  -- Annulled when the buyer failed or an administrator waived it.
  commission_state text not null default 'unpaid' check (commission_state in ('unpaid', 'paid', 'annulled')),
  state text not null default 'pendiente' check (state in ('pendiente', 'pagada', 'entregada', 'completada', 'cancelada')),
  opened_at timestamptz not null default app.now(),
  -- Through whom it fell through; nothing while it did not, or through nobody's fault.
  failed_party text check (failed_party in ('buyer', 'seller')),
  check (failed_party is null or state = 'cancelada'),
  check (seller_id <> buyer_id),
  check (commission_cents <= price_cents)
);
create unique index sales_one_open_per_auction on sales (auction_id) where state <> 'cancelada';
create index sales_by_seller on sales (seller_id, opened_at desc);
create index sales_by_buyer on sales (buyer_id, opened_at desc);

-- What sellers owe. A sale that fell through owes only when the seller failed.
create view owed_commissions as
  select id as sale_id, seller_id, commission_cents, commission_due_at
  from sales
  where commission_state = 'unpaid' and commission_cents > 0 and (state <> 'cancelada' or failed_party = 'seller');

-- One row per process that takes bids, renewed every half second.
create table heartbeats (
  process uuid primary key,
  at timestamptz not null
);

-- When nobody could bid for more than five minutes, and how many ends moved for it.
create table outages (
  id integer generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  extended integer not null,
  check (ended_at > began_at)
);

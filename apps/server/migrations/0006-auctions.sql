-- Owner: auctions. The publication and the one effective end. Price, leader and seq are of bids.

create table auctions (
  id integer generated always as identity primary key,
  seller_id integer not null references users (id),
  subcategory_id integer not null references subcategories (id),
  title text not null,
  description text not null,
  condition text not null check (condition in ('nuevo', 'usado', 'reacondicionado')),
  warranty text not null check (warranty in ('sin-garantia', 'provista-producto', 'provista-vendedor')),
  warranty_day date,
  base_price_cents app.cents not null,
  increment_cents app.cents not null check (increment_cents >= 100),
  start_at timestamptz not null,
  -- The one effective end: an extension moves it, and every reader uses it.
  end_at timestamptz not null check (end_at > start_at),
  -- As published; only for showing that it moved.
  original_end_at timestamptz not null,
  province text not null,
  city text not null,
  delivery_options text[] not null,
  delivery_description text not null default '',
  -- Keys of the pictures in order; the first is the primary one.
  photos text[] not null check (cardinality(photos) between 1 and 10),
  tint text not null default '#ede9f5',
  approval text not null default 'approved' check (approval in ('approved', 'pending', 'rejected')),
  -- Since when a change made it wait again; nothing for what was never approved. While it waits, time does not count.
  waiting_since timestamptz,
  -- Why an administrator rejected it; its seller reads this.
  reject_reason text,
  -- What has been settled, not what the clock says.
  status text not null default 'active' check (status in ('active', 'finished')),
  outcome text check (outcome in ('sold', 'unsold', 'cancelled')),
  cancelled_at timestamptz,
  cancel_reason text,
  deleted_at timestamptz,
  is_private boolean not null default false,
  featured_at timestamptz,
  republished_from integer references auctions (id),
  republished_as integer references auctions (id),
  -- The commission's rate by the seller's score when published; the close may only lower it.
  quoted_rate_bp integer not null check (quoted_rate_bp between 0 and 10000),
  -- Made by the client once per publication; the same key never makes two auctions.
  publication_key uuid,
  -- Since when everybody may see it; until it is approved for the first time, when it was sent.
  published_at timestamptz not null default app.now(),
  -- When it was sent, where that is not the instant above; limits count by it.
  sent_at timestamptz,
  unique (seller_id, publication_key)
);

create index auctions_by_seller on auctions (seller_id, published_at desc);
create index auctions_to_settle on auctions (end_at) where status = 'active';
create index auctions_to_approve on auctions (published_at, id) where approval = 'pending';

-- What administrators may set about publishing; always one row.
create table auction_settings (
  only_row boolean primary key default true check (only_row),
  -- Whose publications wait for an administrator: everybody's first three, all, or nobody's.
  approval text not null default 'first-three' check (approval in ('first-three', 'all', 'none'))
);
insert into auction_settings default values;

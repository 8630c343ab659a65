-- Owner: auctions. Who may see a private auction: its link, and the guests who came in by it.

-- A row exactly for each private auction.
create table private_links (
  auction_id integer primary key references auctions (id) on delete cascade,
  -- Readable, so that the seller can share it again. Nothing once the link is void.
  secret text check (length(secret) >= 20),
  made_at timestamptz not null default app.now()
);

create table auction_guests (
  auction_id integer not null references auctions (id) on delete cascade,
  person_id integer not null references users (id),
  entered_at timestamptz not null default app.now(),
  primary key (auction_id, person_id)
);
create index auction_guests_by_person on auction_guests (person_id);

create trigger only_of_the_living before insert on auction_guests
  for each row execute function app.only_of_the_living('person_id');

-- Owner: auctions. What a seller adds under the description, with its date; nothing of it is ever changed.

create table clarifications (
  id integer generated always as identity primary key,
  auction_id integer not null references auctions (id) on delete cascade,
  text text not null,
  at timestamptz not null default app.now()
);
create index clarifications_by_auction on clarifications (auction_id, id);

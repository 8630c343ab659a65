-- Owner: auctions. Publications that are being written, and their photos.

-- Identifiers are made by clients: each person's are apart from everybody else's.
create table drafts (
  owner_id integer not null references users (id),
  id uuid not null,
  -- The form as typed; empty once it is published.
  texts jsonb not null,
  -- Counts the saves of texts and order.
  version integer not null default 0,
  created_at timestamptz not null default app.now(),
  -- The last change of any kind, photos too.
  saved_at timestamptz not null default app.now(),
  -- The auction that was made of it: publishing it again answers this one.
  published_as integer references auctions (id),
  primary key (owner_id, id)
);
create index drafts_by_age on drafts (saved_at);

create table draft_photos (
  owner_id integer not null,
  draft_id uuid not null,
  id uuid not null,
  -- Of the picture, which several drafts and auctions may show.
  key text not null,
  position integer not null,
  primary key (owner_id, draft_id, id),
  foreign key (owner_id, draft_id) references drafts (owner_id, id) on delete cascade
);
create index draft_photos_by_key on draft_photos (owner_id, key);

-- Drafts that were deleted, so that a save or an upload that was under way does not bring one back.
create table deleted_drafts (
  owner_id integer not null references users (id),
  id uuid not null,
  at timestamptz not null default app.now(),
  primary key (owner_id, id)
);
create index deleted_drafts_by_age on deleted_drafts (at);

create trigger only_of_the_living before insert on deleted_drafts
  for each row execute function app.only_of_the_living('owner_id');
create trigger only_of_the_living before insert on drafts
  for each row execute function app.only_of_the_living('owner_id');
create trigger only_of_the_living before insert on draft_photos
  for each row execute function app.only_of_the_living('owner_id');

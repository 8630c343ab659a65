-- Owner: media. One row per stored original; its derivatives are made when first asked for.
create table images (
  key text primary key,
  owner_id integer,
  purpose text not null check (purpose in ('auction', 'avatar', 'banner', 'icon', 'slide')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  tint text not null check (tint ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default app.now()
);
create index images_by_owner on images (owner_id);

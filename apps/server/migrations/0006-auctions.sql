-- Owner: auctions. The publication and the one effective end. Price, leader and seq are of bids.

-- Whole words without accents and capitals, not stemmed: what is being typed is a beginning of one of these.
create text search configuration app.plain (copy = pg_catalog.simple);
alter text search configuration app.plain
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with public.unaccent, pg_catalog.simple;

-- Each word by its stem, as it stands, or as the beginning of one; all of them must be there. Words that say
-- nothing ("de", "la") count only when there are no others. The words hold letters and digits only.
create function app.search_query(words text[]) returns tsquery
  language sql stable parallel safe
  as $$
    with word as (
      select to_tsquery('app.plain', quote_literal(value) || ':*') as beginning,
        plainto_tsquery('app.plain', value) as whole,
        plainto_tsquery('app.spanish', value) as stem
      from unnest(words) as value
    )
    select string_agg('(' || (stem || whole || beginning)::text || ')', ' & ')::tsquery
    from word
    where numnode(whole) > 0 and (numnode(stem) > 0 or not exists (select from word where numnode(stem) > 0))
  $$;

-- Punctuation inside a word ("29.5", "cd-rom") separates, as it does in what people search for.
create function app.apart(value text) returns text
  language sql immutable parallel safe
  as $$ select translate(value, '.,/-_:@&+''"', '           ') $$;

create function app.searchable(title text, description text) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('app.plain', app.apart(title)), 'A')
      || setweight(to_tsvector('app.spanish', app.apart(title)), 'B')
      || setweight(to_tsvector('app.spanish', app.apart(description)), 'D')
  $$;

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
  published_at timestamptz not null default app.now(),
  search tsvector generated always as (app.searchable(title, description)) stored,
  unique (seller_id, publication_key)
);

create index auctions_newest on auctions (published_at desc, id desc)
  where deleted_at is null and cancelled_at is null and approval = 'approved' and not is_private;
create index auctions_by_end on auctions (end_at, id)
  where deleted_at is null and cancelled_at is null and approval = 'approved' and not is_private;
create index auctions_base_zero on auctions (published_at desc, id desc)
  where base_price_cents = 0 and deleted_at is null and cancelled_at is null and approval = 'approved' and not is_private;
create index auctions_by_seller on auctions (seller_id, published_at desc);
create index auctions_by_subcategory on auctions (subcategory_id, end_at);
create index auctions_to_settle on auctions (end_at) where status = 'active';
create index auctions_search on auctions using gin (search);
create index auctions_title_trigrams on auctions using gin (app.fold(title) public.gin_trgm_ops);

-- What administrators may set about publishing; always one row.
create table auction_settings (
  only_row boolean primary key default true check (only_row),
  -- Whose publications wait for an administrator.
  approval text not null default 'none' check (approval in ('none'))
);
insert into auction_settings default values;

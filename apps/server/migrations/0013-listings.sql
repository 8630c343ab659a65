-- Owner: auctions. What anybody may find: one narrow row per public auction for lists, filters and counts, and its words for searching.

-- Each delivery option is one bit, in the order in which the rules name them.
create function app.delivery_bits(options text[]) returns smallint
  language sql immutable strict parallel safe
  as $$
    select (('retiro' = any (options))::int + 2 * ('envio-a-cargo-del-comprador' = any (options))::int
      + 4 * ('envio-gratis' = any (options))::int + 8 * ('a-convenir' = any (options))::int)::smallint
  $$;

-- People write the same city in several ways: its key has no accents and capitals, as the program makes it.
create function app.city_key(city text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(regexp_replace(normalize(city, nfd), '[\u0300-\u036F]', '', 'g')) $$;

-- There is a row exactly while the auction is approved and neither private, cancelled nor deleted. Kept by the triggers
-- below in the transaction of whoever changes an auction or its standing; nobody else writes here.
create table listings (
  start_at timestamptz not null,
  end_at timestamptz not null,
  published_at timestamptz not null,
  -- The highest bid, or the base price without bids.
  price_cents bigint not null,
  auction_id integer primary key references auctions (id) on delete cascade,
  seller_id integer not null,
  category_id integer not null,
  subcategory_id integer not null,
  bids_count integer not null,
  deliveries smallint not null,
  -- What has been settled is over for good; what ended a moment ago is not settled yet.
  settled boolean not null,
  base_zero boolean not null,
  -- Shown first while it is open.
  featured boolean not null,
  condition text not null,
  province text not null,
  city text not null,
  city_key text not null
) with (fillfactor = 90);

-- With all that filters ask, so that long lists are counted without visiting their rows.
create index listings_open_by_end on listings (end_at, auction_id)
  include (start_at, price_cents, category_id, subcategory_id, deliveries, base_zero, condition, province, city, city_key)
  where not settled;
create index listings_settled_by_end on listings (end_at, auction_id)
  include (start_at, price_cents, category_id, subcategory_id, deliveries, base_zero, condition, province, city, city_key)
  where settled;
create index listings_by_category on listings (category_id, end_at, auction_id) include (settled);
create index listings_by_subcategory on listings (subcategory_id, end_at, auction_id) include (settled);
create index listings_by_seller on listings (seller_id, end_at, auction_id) include (settled);
create index listings_by_place on listings (province, city_key, end_at);
create index listings_open_newest on listings (published_at, auction_id) where not settled;
create index listings_open_base_zero on listings (published_at, auction_id) where not settled and base_zero;
-- Those that start at 0 are the cheap ones: the dearest of them would be looked for among all the others.
create index listings_open_base_zero_by_price on listings (price_cents, auction_id) where not settled and base_zero;
create index listings_open_by_price on listings (price_cents, auction_id) where not settled;
create index listings_open_by_bids on listings (bids_count desc, auction_id) where not settled;
create index listings_open_featured on listings (end_at, auction_id) where not settled and featured;
create index listings_settled_newest on listings (published_at, auction_id) where settled;
create index listings_settled_by_price on listings (price_cents, auction_id) where settled;
create index listings_settled_by_bids on listings (bids_count desc, auction_id) where settled;

-- Whole words without accents and capitals, not stemmed: what is being typed is a beginning of one of these.
create text search configuration app.plain (copy = pg_catalog.simple);
alter text search configuration app.plain
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with public.unaccent, pg_catalog.simple;

-- Punctuation inside a word ("29.5", "cd-rom") separates, as it does in what people search for.
create function app.apart(value text) returns text
  language sql immutable parallel safe
  as $$ select translate(value, '.,/-_:@&+''"', '           ') $$;

-- A short word's stem is that of others: "mesa" and "meses", "casa" and "en caso de", "cama" and "cámara".
create text search dictionary app.short_word (template = pg_catalog.simple, stopwords = spanish);
create text search configuration app.short (copy = pg_catalog.simple);
alter text search configuration app.short alter mapping for asciiword with app.short_word;

-- Stems, but words of up to four letters are only put into the singular.
create function app.stems(value text) returns tsvector
  language sql immutable parallel safe
  as $$
    select to_tsvector('app.spanish', regexp_replace(folded, short, ' ', 'g')) || to_tsvector('app.short', array_to_string(array(
      select regexp_replace(word[1], '(?<=[a-z]{2}[aeo])s$', '') from regexp_matches(folded, short, 'g') as word), ' '))
    from (select app.fold(app.apart(value)) as folded, '\m([a-z]{1,4}|[a-z]{3}[aeo]s)\M' as short) as text
  $$;

-- What is open lies in the bucket of the half day in which it ends, what is settled in that of its week.
create function app.search_bucket(settled boolean, end_at timestamptz) returns text
  language sql stable parallel safe
  as $$
    select case when settled then 's' || floor(extract(epoch from end_at) / 604800)::int
      else 'o' || floor(extract(epoch from end_at) / 43200)::int end
  $$;

-- A word is indexed once per bucket, so that a search takes the soonest ends first and stops when it has enough,
-- however many auctions hold the word; and once for all buckets, for words that so few hold that one has to look into
-- each. t: of the title, a: of the title or the description, #: of a filter.
-- Dear, so that nobody computes it row by row where the index has it.
create function app.in_bucket(bucket text, title tsvector, body tsvector, tags text[]) returns tsvector
  language sql immutable parallel safe cost 5000
  as $$
    select array_to_tsvector(array(
      select span || word from unnest(array[bucket, left(bucket, 1)]) as span cross join (
        select 't' || word from unnest(tsvector_to_array(title)) as word
        union all select 'a' || word from unnest(tsvector_to_array(title || body)) as word
        union all select '#' || tag from unnest(tags) as tag
      ) as words (word)
    ))
  $$;

-- What a search is put in order by lies beside the words, as in `listings`: looking up thousands there costs more than
-- finding them. No index has price and bids, and there is room, so that a bid writes no word anew.
create table search_documents (
  end_at timestamptz not null,
  published_at timestamptz not null,
  price_cents bigint not null,
  auction_id integer primary key references listings (auction_id) on delete cascade,
  bids_count integer not null,
  bucket text collate "C" not null,
  -- The title's words as they stand and by their stems; the description's by their stems.
  title tsvector not null,
  body tsvector not null,
  tags text[] not null
) with (fillfactor = 85);

create index search_documents_words on search_documents
  using gin (app.in_bucket(bucket, title, body, tags)) with (fastupdate = off);
create index search_documents_buckets on search_documents (bucket);

-- The words of titles, for telling what a mistyped one was meant to be. `shown` has its accents.
create table search_words (
  word text collate "C" not null,
  shown text not null,
  documents integer not null,
  primary key (word) include (documents)
);
create index search_words_alike on search_words using gin (word public.gin_trgm_ops);

-- The title of each auction as its words were counted: a changed one is taken out again, and none is counted twice.
create table learned_titles (
  auction_id integer primary key references auctions (id) on delete cascade,
  title text not null
);

-- Titles that may have words that are not among them yet.
create table unlearned_titles (auction_id integer primary key references listings (auction_id) on delete cascade);

-- Writes the rows of the auctions with these numbers anew, as far as anybody may find them.
create function app.list_auctions(first_id integer, last_id integer) returns void
  language sql
  as $$
    insert into listings as l (auction_id, seller_id, category_id, subcategory_id, start_at, end_at, published_at,
      price_cents, bids_count, deliveries, settled, base_zero, featured, condition, province, city, city_key)
    select a.id, a.seller_id, s.category_id, a.subcategory_id, a.start_at, a.end_at, a.published_at,
      coalesce(t.price_cents, a.base_price_cents), coalesce(t.bids_count, 0), app.delivery_bits(a.delivery_options),
      a.status = 'finished', a.base_price_cents = 0, a.featured_at is not null, a.condition, a.province, a.city, app.city_key(a.city)
    from auctions a
    join subcategories s on s.id = a.subcategory_id
    left join standings t on t.auction_id = a.id
    where a.id between first_id and last_id
      and a.deleted_at is null and a.cancelled_at is null and a.approval = 'approved' and not a.is_private
    on conflict (auction_id) do update set
      (seller_id, category_id, subcategory_id, start_at, end_at, published_at, price_cents, bids_count, deliveries,
        settled, base_zero, featured, condition, province, city, city_key)
      = (excluded.seller_id, excluded.category_id, excluded.subcategory_id, excluded.start_at, excluded.end_at,
        excluded.published_at, excluded.price_cents, excluded.bids_count, excluded.deliveries, excluded.settled,
        excluded.base_zero, excluded.featured, excluded.condition, excluded.province, excluded.city, excluded.city_key);

    insert into search_documents as d (auction_id, end_at, published_at, price_cents, bids_count, bucket, title, body, tags)
    select a.id, l.end_at, l.published_at, l.price_cents, l.bids_count, app.search_bucket(l.settled, l.end_at),
      strip(to_tsvector('app.plain', app.apart(a.title)) || app.stems(a.title)),
      strip(app.stems(a.description)),
      array['c' || l.condition, 'p' || l.province, 'l' || l.city_key, 'k' || l.category_id, 's' || l.subcategory_id]
        || array(select 'e' || option from unnest(a.delivery_options) as option)
        || case when l.base_zero then array['z'] else '{}' end
    from auctions a join listings l on l.auction_id = a.id
    where a.id between first_id and last_id
    on conflict (auction_id) do update set
      (end_at, published_at, price_cents, bids_count, bucket, title, body, tags)
      = (excluded.end_at, excluded.published_at, excluded.price_cents, excluded.bids_count, excluded.bucket,
        excluded.title, excluded.body, excluded.tags);

    insert into unlearned_titles (auction_id)
    select auction_id from listings where auction_id between first_id and last_id
    on conflict do nothing;
  $$;

create function app.list_auction() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and
      (old.approval, old.is_private, old.cancelled_at, old.deleted_at, old.seller_id, old.subcategory_id, old.title,
        old.description, old.condition, old.province, old.city, old.delivery_options, old.base_price_cents,
        old.published_at)
      is not distinct from
      (new.approval, new.is_private, new.cancelled_at, new.deleted_at, new.seller_id, new.subcategory_id, new.title,
        new.description, new.condition, new.province, new.city, new.delivery_options, new.base_price_cents,
        new.published_at)
    then
      -- An extension, the settlement, a mark: the words stay as they are.
      if (old.featured_at is null) <> (new.featured_at is null) then
        update listings set featured = new.featured_at is not null where auction_id = new.id;
      end if;
      if (old.start_at, old.end_at, old.status) is distinct from (new.start_at, new.end_at, new.status) then
        update listings set start_at = new.start_at, end_at = new.end_at, settled = new.status = 'finished'
        where auction_id = new.id;
        update search_documents
        set end_at = new.end_at, bucket = app.search_bucket(new.status = 'finished', new.end_at)
        where auction_id = new.id;
      end if;
    elsif new.deleted_at is null and new.cancelled_at is null and new.approval = 'approved' and not new.is_private then
      perform app.list_auctions(new.id, new.id);
    else
      delete from listings where auction_id = new.id;
    end if;
    return null;
  end
  $$;

create trigger list_auction after insert or update on auctions
  for each row execute function app.list_auction();

create function app.list_standing() returns trigger
  language plpgsql
  as $$
  declare
    price bigint = coalesce(new.price_cents, (select base_price_cents from auctions where id = new.auction_id));
  begin
    update listings set bids_count = new.bids_count, price_cents = price where auction_id = new.auction_id;
    update search_documents set bids_count = new.bids_count, price_cents = price where auction_id = new.auction_id;
    return null;
  end
  $$;

create trigger list_first_standing after insert on standings
  for each row when (new.price_cents is not null) execute function app.list_standing();
create trigger list_standing after update on standings
  for each row when ((old.price_cents, old.bids_count) is distinct from (new.price_cents, new.bids_count))
  execute function app.list_standing();

create function app.move_listings() returns trigger
  language plpgsql
  as $$
  begin
    update listings set category_id = new.category_id where subcategory_id = new.id;
    update search_documents d set tags = array_replace(d.tags, 'k' || old.category_id, 'k' || new.category_id)
    from listings l where l.auction_id = d.auction_id and l.subcategory_id = new.id;
    return null;
  end
  $$;

create trigger move_listings after update of category_id on subcategories
  for each row when (old.category_id <> new.category_id) execute function app.move_listings();

select app.list_auctions(1, 2147483647);

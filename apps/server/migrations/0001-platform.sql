-- Owner: platform. Extensions, the deciding clock, money's bounds, attempts and the audit log.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema app;

-- The one clock that decides, cut to the millisecond. Read it after the lock, in a statement of its own.
-- Only the test kit's template database replaces it by one with an offset.
create function app.now() returns timestamptz
  language sql volatile parallel safe
  as $$ select date_trunc('milliseconds', clock_timestamp()) $$;

-- Centavos, up to $ 999.999.999.999,99.
create domain app.cents as bigint check (value between 0 and 99999999999999);

-- Folded text for searching: no accents, no capitals. Immutable, so that an index may use it.
create function app.fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', normalize(value, nfc))) $$;

-- Stemmed Spanish without accents: "camara" finds "cámara", "nino" finds "niño".
create text search configuration app.spanish (copy = pg_catalog.spanish);
alter text search configuration app.spanish
  alter mapping for hword, hword_part, word with public.unaccent, spanish_stem;

-- What guards people or money is counted here, not in a process's memory.
create table attempts (
  kind text not null,
  subject text not null,
  at timestamptz not null default app.now()
);
create index attempts_by_subject on attempts (kind, subject, at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default app.now(),
  actor_id integer not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);

-- Owner: slides. The pictures of the home's banner, in their order; each in one form for desktops and one for phones.
create table slides (
  id integer generated always as identity primary key,
  -- Keys of kept pictures, both in the proportion 2084:605.
  image_key text not null references images (key),
  mobile_image_key text not null references images (key),
  -- What the picture says, for who does not see it.
  alt text not null check (char_length(alt) between 1 and 200),
  -- A path of the site or an https address, nothing that a browser would read as something else.
  link text check (link ~ '^(/([^/\\[:space:]][^\\[:space:]]*)?|https://[^\\[:space:]]+)$'),
  position smallint not null default 0,
  active_from timestamptz,
  active_until timestamptz,
  created_at timestamptz not null default app.now(),
  check (active_until > active_from)
);

-- Owner: moderation. What people ask of the operator.

-- The buttons of arrepentimiento and baja: a queue that is to be answered within a day.
create table revocations (
  id bigint generated always as identity primary key,
  -- Drawn by the client once per form, so that sending it twice makes one.
  request_id uuid not null unique,
  -- What the person keeps as a proof.
  code text not null unique,
  kind text not null check (kind in ('arrepentimiento', 'baja')),
  -- Whoever was logged in; nobody has to be.
  person_id integer references users (id),
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  state text not null default 'open' check (state in ('open', 'answered')),
  received_at timestamptz not null default app.now(),
  due_at timestamptz not null default app.now() + interval '24 hours',
  answer text,
  answered_by integer references users (id),
  answered_at timestamptz,
  check ((state = 'answered') = (answered_at is not null))
);
create index revocations_queue on revocations (due_at) where state = 'open';
create index revocations_by_person on revocations (person_id) where person_id is not null;

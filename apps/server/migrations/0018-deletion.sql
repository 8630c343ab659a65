-- Owner: accounts. Leaving: the mailed code of who has no password, what is still to be erased from files, and the guards that keep a deleted person's data from coming back.

create table deletion_codes (
  user_id integer primary key references users (id),
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);

-- Until their files are gone: mails that were kept are found by their address.
create table erasures (
  user_id integer primary key references users (id),
  email text not null,
  asked_at timestamptz not null default app.now()
);

create index users_by_deletion on users (deleted_at) where deleted_at is not null;

-- A deleted person's row never changes again, whatever was still under way.
create function app.keep_deleted() returns trigger
  language plpgsql
  as $$ begin return null; end $$;

create trigger keep_deleted before update on users
  for each row when (old.deleted_at is not null) execute function app.keep_deleted();

-- What is about a person is not written once they are deleted: news that come late, a login that was under way.
-- The argument is the column with the person. The lock waits for a deletion that is not committed yet.
create function app.only_of_the_living() returns trigger
  language plpgsql
  as $$
  declare
    gone boolean;
  begin
    select deleted_at is not null into gone from users
    where id = (to_jsonb(new) ->> tg_argv[0])::integer for key share;
    return case when coalesce(gone, false) then null else new end;
  end
  $$;

create trigger only_of_the_living before insert on sessions
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on known_devices
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on verification_codes
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on password_resets
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on social_identities
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on deletion_codes
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on notification_preferences
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living before insert on identity_requests
  for each row execute function app.only_of_the_living('user_id');
create trigger only_of_the_living_blocker before insert on blocks
  for each row execute function app.only_of_the_living('blocker_id');
create trigger only_of_the_living_blocked before insert on blocks
  for each row execute function app.only_of_the_living('blocked_id');
create trigger only_of_the_living before insert on notifications
  for each row execute function app.only_of_the_living('person_id');
create trigger only_of_the_living before insert on notification_mails
  for each row execute function app.only_of_the_living('person_id');
create trigger only_of_the_living before insert on error_reports
  for each row when (new.user_id is not null) execute function app.only_of_the_living('user_id');

-- Of a deleted person's auctions the pictures go, the row may stay for who bid on it.
alter table auctions drop constraint auctions_photos_check,
  add constraint auctions_photos_check check (cardinality(photos) between 0 and 10);

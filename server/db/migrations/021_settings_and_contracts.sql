-- The revision at which a teacher's own profile and settings were last written.
alter table app.teachers add column settings_revision bigint not null default 0;
-- A link that is not open leads to the same page as one that does not exist.
alter table app.teachers add column share_open boolean not null default true;
-- Random, so that two are never alike; who comes by the link knows nothing else of the teacher.
create index teachers_share_slug on app.teachers (share_slug) where share_slug is not null;

-- What a teacher asks of whoever learns with her, each version as it was. Evidence outlives the teacher's row.
create table app.contracts (
  teacher_id uuid not null,
  version integer not null check (version > 0),
  locale text not null,
  text text not null,
  -- SHA-256 of the text in UTF-8, hexadecimal
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (teacher_id, version)
);

-- Who accepted which text, for whom, and in which session.
create table app.contract_acceptances (
  teacher_id uuid not null,
  id uuid not null,
  revision bigint not null,
  version integer not null,
  hash text not null,
  locale text not null,
  text text not null,
  student_id uuid not null,
  actor_id uuid not null,
  session_id text,
  accepted_at timestamptz not null,
  primary key (teacher_id, id)
);
create index contract_acceptances_student on app.contract_acceptances (teacher_id, student_id);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are evidence and stay as they are', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger kept before update or delete on app.contracts for each row execute function app.refuse_change();
create trigger kept before update or delete on app.contract_acceptances for each row execute function app.refuse_change();

-- 0: the contract that everybody begins with.
alter table app.teachers add column contract_version integer not null default 0;
insert into app.contracts (teacher_id, version, locale, text, hash)
select t.teacher_id, 1, coalesce(u.preferences->>'language', 'he'), t.contract, encode(sha256(convert_to(t.contract, 'UTF8')), 'hex')
from app.teachers t join app.users u on u.user_id = t.teacher_id
where t.contract is not null;
update app.teachers set contract_version = 1 where contract is not null;
alter table app.teachers drop column contract;

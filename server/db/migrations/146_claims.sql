-- The invitation of a student whom a teacher keeps: whoever has its code takes the student's place over. The code is made of
-- the id and a secret that is not in the database; it is found by its hash alone.
create table app.claims (
  teacher_id uuid not null references app.teachers (teacher_id),
  student_id uuid not null,
  id uuid not null,
  hash text not null,
  expires_at timestamptz not null,
  -- the account that took the place over, and the teacher's revision under which it did
  claimed_by uuid,
  revision bigint,
  primary key (teacher_id, student_id)
);
create index claims_hash on app.claims (hash);

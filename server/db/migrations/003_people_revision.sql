-- Counts the changes of the names and addresses of those who attend: they stand in the calendar as it is sent, though
-- no row of a meeting was written.
alter table app.teachers add column people_revision bigint not null default 0;

-- In the order of the ids, so that two people of the same teachers who change their names do not wait for each other.
create function app.count_people() returns trigger language plpgsql as $$
begin
  update app.teachers set people_revision = people_revision + 1
  where teacher_id in (
    select teacher_id from app.teachers
    where teacher_id in (
      select teacher_id from app.student_teachers where user_id = old.user_id
      union
      -- who is no longer a student may still stand in lessons
      select teacher_id from app.seats where user_id = old.user_id
    )
    order by teacher_id
    for no key update
  );
  return null;
end $$;
create trigger count_people after update of username, email on app.users
  for each row when (old.username is distinct from new.username or old.email is distinct from new.email)
  execute function app.count_people();
create trigger count_people_gone after delete on app.users
  for each row execute function app.count_people();

-- As before, but whoever becomes a student while their name is being changed waits for that, and so is counted.
create or replace function app.mirror_link() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    delete from app.student_teachers where user_id = old.student_id and teacher_id = old.teacher_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform 1 from app.users where user_id = new.student_id for share;
    insert into app.student_teachers (user_id, teacher_id) values (new.student_id, new.teacher_id)
    on conflict do nothing;
  end if;
  return null;
end $$;

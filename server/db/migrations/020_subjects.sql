-- Names that differ in niqqud alone are one name, which no index knows; they are compared under the teacher's lock.
drop index app.subjects_name;
create index subjects_revision on app.subjects (teacher_id, revision);

-- One of several attendees is excused by the teacher: neither a cancel of theirs nor a charge.
alter table app.absences
  drop constraint absences_kind_check,
  add constraint absences_kind_check check (kind in ('student', 'late', 'noShow', 'teacher'));

-- The ways out to an identity provider that nobody came back from are looked for by their age.
create index "verification_expiresAt_idx" on auth.verification ("expiresAt");
-- Who comes back from one is found by the provider's name for them, which belongs to one person.
create unique index account_provider on auth.account ("providerId", "accountId");
-- What a teacher who deletes their account leaves in the tables of persons.
create index seats_teacher on app.seats (teacher_id);
create index student_teachers_teacher on app.student_teachers (teacher_id);
create index join_requests_of_teacher on app.join_requests_of (teacher_id);

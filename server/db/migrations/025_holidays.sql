-- The holidays of Israel are no working days of this teacher.
alter table app.teachers add column holidays_off boolean not null default false;

-- An expense of the 31st that is cut at the last day of a shorter month is still one of the 31st.
alter table app.expenses add column day_of_month smallint check (day_of_month between 29 and 31);

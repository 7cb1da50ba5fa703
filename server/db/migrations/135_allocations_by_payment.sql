-- What a payment covers is looked up by the payment: a family's lessons are read by keys, whatever else is in the calendar.
create index allocations_payment on app.allocations (teacher_id, payment_id);

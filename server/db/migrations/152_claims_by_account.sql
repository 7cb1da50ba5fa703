-- Which students a parent came to by a claim: asked when the account is deleted.
create index claims_claimed_by on app.claims (claimed_by) where claimed_by is not null;

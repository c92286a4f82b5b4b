-- The call that counted last, so that a transaction which the API repeats counts once.
ALTER TABLE leads ADD COLUMN last_call TEXT;

-- What finding and forgetting compare. Empty in a lead that an earlier program stored, until the keeper fills it.
-- Without capitals and accents: the fields, the message only as far as its beginning.
ALTER TABLE leads ADD COLUMN plain TEXT;
-- Hashes, so that no page of an index holds an address that was forgotten.
ALTER TABLE leads ADD COLUMN email_key TEXT;
ALTER TABLE leads ADD COLUMN phone_key TEXT;

CREATE INDEX leads_by_email ON leads (email_key);
CREATE INDEX leads_by_phone ON leads (phone_key);
CREATE INDEX leads_not_plain ON leads (id) WHERE plain IS NULL;
CREATE INDEX leads_open ON leads (received_at) WHERE done_at IS NULL;
CREATE INDEX leads_marked ON leads (received_at) WHERE marks <> '';

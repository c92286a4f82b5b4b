-- Search text: the fields and the message's beginning, without case or accents.
-- Null in a lead stored by an earlier version, until the keeper fills it.
ALTER TABLE leads ADD COLUMN plain TEXT;
-- Hashes, so that no index page keeps a deleted address.
ALTER TABLE leads ADD COLUMN email_key TEXT;
ALTER TABLE leads ADD COLUMN phone_key TEXT;

CREATE INDEX leads_by_email ON leads (email_key);
CREATE INDEX leads_by_phone ON leads (phone_key);
CREATE INDEX leads_not_plain ON leads (id) WHERE plain IS NULL;
CREATE INDEX leads_open ON leads (received_at) WHERE done_at IS NULL;
CREATE INDEX leads_marked ON leads (received_at) WHERE marks <> '';

-- When a lead was deleted, if that can still be undone; no list, mail or table shows it.
ALTER TABLE leads ADD COLUMN hidden_at INTEGER;
UPDATE leads SET hidden_at = (SELECT at FROM hidden WHERE hidden.id = leads.id);
CREATE INDEX leads_hidden ON leads (hidden_at) WHERE hidden_at IS NOT NULL;

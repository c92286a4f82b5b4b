-- Named numbers that must outlive the process.
CREATE TABLE state (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
);

-- Time at which the mail was queued.
ALTER TABLE outbox ADD COLUMN since INTEGER;
-- 1 when a digest announces the lead instead of its own mail.
ALTER TABLE outbox ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
-- Outbox id of the digest that announces this lead.
ALTER TABLE outbox ADD COLUMN told_in INTEGER;
UPDATE outbox SET since = due_at WHERE sent_at IS NULL;

CREATE INDEX outbox_sent ON outbox (sent_at);
CREATE INDEX outbox_told_in ON outbox (told_in) WHERE told_in IS NOT NULL;

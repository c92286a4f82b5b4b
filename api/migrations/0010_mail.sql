-- What must outlive the process beside the leads: a number under a name.
CREATE TABLE state (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
);

-- When the mail was written.
ALTER TABLE outbox ADD COLUMN since INTEGER;
-- 1: no mail of its own, a digest tells of it.
ALTER TABLE outbox ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
-- The digest (an outbox id) that tells of this lead.
ALTER TABLE outbox ADD COLUMN told_in INTEGER;
UPDATE outbox SET since = due_at WHERE sent_at IS NULL;

CREATE INDEX outbox_sent ON outbox (sent_at);
CREATE INDEX outbox_told_in ON outbox (told_in) WHERE told_in IS NOT NULL;

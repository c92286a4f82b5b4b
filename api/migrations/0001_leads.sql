-- Times are milliseconds since 1970, UTC; days are Bogota's, as 2026-11-21.

-- What visitors were told when they sent their data: the proof of each authorisation.
CREATE TABLE notices (
  version TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  since INTEGER NOT NULL
);

CREATE TABLE leads (
  -- Never given out twice, not even after a lead was forgotten.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of the five fields together: the same lead sent again is counted in times.
  fingerprint TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  times INTEGER NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  services TEXT NOT NULL,
  message TEXT NOT NULL,
  notice TEXT NOT NULL REFERENCES notices (version),
  -- What looks suspicious, separated by spaces.
  marks TEXT NOT NULL,
  done_at INTEGER
);
CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
CREATE INDEX leads_by_time ON leads (received_at);

-- Mails to the owner, written with what they tell of.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  -- lead: ref is its id. summary: ref is the Monday that follows the week.
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  reason TEXT,
  -- 1: the mail server failed, not this mail, so the others wait too.
  blocks INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  UNIQUE (kind, ref)
);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;

-- Counts a day, and no person.
CREATE TABLE visits (
  day TEXT PRIMARY KEY,
  visits INTEGER NOT NULL,
  forms INTEGER NOT NULL
);

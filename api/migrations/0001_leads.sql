-- Times are milliseconds since 1970, UTC; days are Bogota's, as 2026-11-21.

-- Privacy notices shown when data were sent: the proof of each authorisation.
CREATE TABLE notices (
  version TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  since INTEGER NOT NULL
);

CREATE TABLE leads (
  -- Never reused, not even after a lead is deleted.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Hash of the five fields; a repeated lead only raises `times`.
  fingerprint TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  times INTEGER NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  services TEXT NOT NULL,
  message TEXT NOT NULL,
  notice TEXT NOT NULL REFERENCES notices (version),
  -- Signs of spam, separated by spaces.
  marks TEXT NOT NULL,
  done_at INTEGER
);
CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
CREATE INDEX leads_by_time ON leads (received_at);

-- Mails to the owner, queued in the transaction of their lead.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  -- For `lead`, `ref` is its id; for `summary`, the Monday after the week.
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  reason TEXT,
  -- 1 when the mail server failed instead of this mail, so that the others wait too.
  blocks INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  UNIQUE (kind, ref)
);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;

-- Daily counts without any person.
CREATE TABLE visits (
  day TEXT PRIMARY KEY,
  visits INTEGER NOT NULL,
  forms INTEGER NOT NULL
);

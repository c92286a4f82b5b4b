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
  -- Hash of all fields; a repeated lead only raises `times`.
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
  done_at INTEGER,
  -- Page of the site that sent the lead; null when unstated or from another origin.
  page TEXT,
  -- Search text: the fields and the message's beginning, without case or accents.
  plain TEXT,
  -- Hashed, because pages of an index may keep a deleted address in the file.
  email_key TEXT,
  phone_key TEXT
);
CREATE INDEX leads_by_fingerprint ON leads (fingerprint, received_at);
CREATE INDEX leads_by_time ON leads (received_at);
CREATE INDEX leads_by_email ON leads (email_key);
CREATE INDEX leads_by_phone ON leads (phone_key);
CREATE INDEX leads_open ON leads (received_at) WHERE done_at IS NULL;
CREATE INDEX leads_marked ON leads (received_at) WHERE marks <> '';

-- Leads whose deletion can still be undone; no list, mail or table shows them.
CREATE TABLE hidden (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
);

-- Mails to the owner, queued in the transaction of their lead.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  -- For `lead`, `ref` is its id; for `summary`, the Monday after the week.
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  -- Time at which the mail was queued.
  since INTEGER,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  reason TEXT,
  sent_at INTEGER,
  -- 1 when a digest announces the lead instead of its own mail.
  digest INTEGER NOT NULL DEFAULT 0,
  -- Outbox id of the digest that announces this lead.
  told_in INTEGER,
  UNIQUE (kind, ref)
);
CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent ON outbox (sent_at);
-- Single leads' mails by time, to count those of the last hour and day, which are limited.
CREATE INDEX outbox_single ON outbox (sent_at) WHERE digest = 0;
CREATE INDEX outbox_told_in ON outbox (told_in) WHERE told_in IS NOT NULL;

-- New leads per address and day. Some 256 addresses share each short hash, so it identifies nobody.
CREATE TABLE callers (
  day TEXT NOT NULL,
  caller TEXT NOT NULL,
  leads INTEGER NOT NULL,
  PRIMARY KEY (day, caller)
) WITHOUT ROWID;

-- Daily counts without any person.
CREATE TABLE visits (
  day TEXT PRIMARY KEY,
  visits INTEGER NOT NULL,
  forms INTEGER NOT NULL
);

-- Daily visits by their first page, without any person.
CREATE TABLE landings (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (day, page)
);

-- Named values that must outlive the process.
CREATE TABLE state (
  name TEXT PRIMARY KEY,
  value NOT NULL
);

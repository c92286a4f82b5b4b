-- Leads whose deletion can still be undone; no list, mail or table shows them.
CREATE TABLE hidden (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
);

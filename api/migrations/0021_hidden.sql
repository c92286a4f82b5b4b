-- Leads that the owner has deleted, which until some hours later can be undone: no list, mail or table has them.
CREATE TABLE hidden (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
);

-- Drops what no statement uses any more: `hidden_at` and `landings` replace the tables, and `plain` repeated
-- visitors' texts.
DROP TABLE hidden;
DROP TABLE visits;
ALTER TABLE leads DROP COLUMN plain;

-- What no statement has named since `hidden_at` and `landings` took their places. `plain` repeated the visitors' texts.
DROP TABLE hidden;
DROP TABLE visits;
ALTER TABLE leads DROP COLUMN plain;

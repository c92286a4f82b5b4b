-- Drops an index that no statement uses any more.
DROP INDEX leads_marked;

-- Attempts whose process died before it noted how they ended, and the attempt that runs.
ALTER TABLE outbox ADD COLUMN deaths INTEGER NOT NULL DEFAULT 0;

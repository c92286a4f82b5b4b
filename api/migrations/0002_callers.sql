-- New leads per address and day. Some 256 addresses share each short hash, so it identifies nobody.
CREATE TABLE callers (
  day TEXT NOT NULL,
  caller TEXT NOT NULL,
  leads INTEGER NOT NULL,
  PRIMARY KEY (day, caller)
) WITHOUT ROWID;

-- How many new leads came from an address on a day. The hash is so short that some 256 addresses share each, so it names none.
CREATE TABLE callers (
  day TEXT NOT NULL,
  caller TEXT NOT NULL,
  leads INTEGER NOT NULL,
  PRIMARY KEY (day, caller)
) WITHOUT ROWID;

-- When its months begin: the later of when it came and of the time that was believed then, so that no clock that was behind cuts them short.
ALTER TABLE leads ADD COLUMN kept_from INTEGER;

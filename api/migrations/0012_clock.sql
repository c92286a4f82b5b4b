-- Start of the retention period: the later of arrival and believed time, so that a slow clock never shortens it.
ALTER TABLE leads ADD COLUMN kept_from INTEGER;

-- The site's page a lead was sent from; empty where the caller did not say, or the pages have another origin.
ALTER TABLE leads ADD COLUMN page TEXT;

-- How many visits of a day began on a page, and no person.
CREATE TABLE landings (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (day, page)
);

CREATE INDEX leads_by_page ON leads (received_at) WHERE page IS NOT NULL;

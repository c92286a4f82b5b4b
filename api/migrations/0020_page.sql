-- Page of the site that sent the lead; null when unstated or from another origin.
ALTER TABLE leads ADD COLUMN page TEXT;

-- Daily visits by their first page, without any person.
CREATE TABLE landings (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (day, page)
);

CREATE INDEX leads_by_page ON leads (received_at) WHERE page IS NOT NULL;

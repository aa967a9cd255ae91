// The migrations for data that only clusters need: wake-ups of matches, and one-time tokens.

/** Adds the tables of wake-ups and one-time tokens. Never changed once released. */
export const CLUSTER = `
  CREATE TABLE due (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL) STRICT;
  CREATE INDEX due_at ON due (at_ms);

  CREATE TABLE slip (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT;
  CREATE INDEX slip_value ON slip (kind, value);
  CREATE INDEX slip_until ON slip (until_ms);
  `;

/** The migration that stores who requested a one-time token, so that each requester can have only a few. */
export const HOLDERS = `
  ALTER TABLE slip ADD COLUMN holder TEXT;
  CREATE INDEX slip_holder ON slip (kind, holder) WHERE holder IS NOT NULL;
  `;

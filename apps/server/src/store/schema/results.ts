// The migrations for the results of matches. They are never changed once released.

export const RESULTS = `
  CREATE TABLE finished (match TEXT PRIMARY KEY, at_ms INTEGER NOT NULL, open INTEGER NOT NULL) STRICT;
  CREATE INDEX finished_open ON finished (at_ms) WHERE open = 1;

  CREATE TABLE rating (
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    rules TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (player, rules)
  ) STRICT;

  CREATE TABLE dump (day TEXT PRIMARY KEY, matches INTEGER NOT NULL, sha256 TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  `;

/**
 * The migration that stores whether a match was played in public. Of older matches, only those in the open
 * data are known to have been public. A match in progress counts as private, because its past settings are
 * unknown.
 */
export const PRIVACY = `
  ALTER TABLE finished ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
  UPDATE finished SET public = open;
  ALTER TABLE table_row ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
  UPDATE table_row SET private = 1 WHERE NOT EXISTS (
    SELECT 1 FROM finished WHERE finished.open = 1 AND finished.match = table_row.id || '-' || table_row.matches
  );
  `;

/**
 * The migration that stores how each match changed its players' ratings, with an index for the leaderboard.
 */
export const RATING_STEPS = `
  CREATE TABLE rating_step (
    match TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    rules TEXT NOT NULL,
    rank INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (match, player)
  ) STRICT;
  CREATE INDEX rating_step_player ON rating_step (player, at_ms);
  CREATE INDEX rating_rules ON rating (rules, matches);
  `;

/** The migration that stores why a player was ranked last. The reason is unknown for older matches. */
export const LAST_RANKS = 'ALTER TABLE rating_step ADD COLUMN why_last TEXT;';

/** The migration that indexes rated matches by rules. */
export const LAST_RATED = 'CREATE INDEX rating_step_rules ON rating_step (rules, at_ms);';

// The migration for contests: their rules, entries, and scores by table.

/** The migration that adds contests. */
export const CONTESTS = `
  ALTER TABLE table_row ADD COLUMN deals TEXT;

  CREATE TABLE contest (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('challenge', 'day', 'tournament')),
    by TEXT,
    day TEXT UNIQUE,
    plan TEXT NOT NULL,
    secret BLOB NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    round INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX contest_by ON contest (by);
  CREATE INDEX contest_until ON contest (until_ms);

  CREATE TABLE contest_entry (
    contest TEXT NOT NULL REFERENCES contest (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (contest, player)
  ) STRICT;
  CREATE INDEX contest_entry_player ON contest_entry (player);

  CREATE TABLE contest_table (
    table_id TEXT PRIMARY KEY,
    contest TEXT NOT NULL REFERENCES contest (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    places TEXT NOT NULL,
    points TEXT NOT NULL,
    over INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX contest_table_contest ON contest_table (contest, round);
  `;

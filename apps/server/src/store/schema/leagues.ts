// The migration for leagues: their rules, members, and results of matches.

/** The migration that adds leagues. */
export const LEAGUES = `
  ALTER TABLE table_row ADD COLUMN league TEXT;
  CREATE INDEX table_league ON table_row (league, at_ms) WHERE league IS NOT NULL;

  CREATE TABLE league (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    ended INTEGER NOT NULL,
    made_ms INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX league_at ON league (at_ms);

  CREATE TABLE league_member (
    league TEXT NOT NULL REFERENCES league (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    PRIMARY KEY (league, player)
  ) STRICT;
  CREATE INDEX league_member_player ON league_member (player);

  CREATE TABLE league_match (
    match TEXT PRIMARY KEY,
    league TEXT NOT NULL REFERENCES league (id) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    places TEXT NOT NULL
  ) STRICT;
  CREATE INDEX league_match_league ON league_match (league, at_ms);
  `;

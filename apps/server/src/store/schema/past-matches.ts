// The migration for the summaries of past matches. Never changed once released.

/** Creates the tables with what a list of matches shows, so that no list has to read logs. */
export const PAST = `
  CREATE TABLE past_match (
    match TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES table_row (id) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    facts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX past_match_table ON past_match (table_id);

  CREATE TABLE past_player (
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    match TEXT NOT NULL REFERENCES past_match (match) ON DELETE CASCADE,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (player, match)
  ) STRICT;
  CREATE INDEX past_player_at ON past_player (player, at_ms);
  CREATE INDEX past_player_match ON past_player (match);
  `;

// The first schema of the database: marks, logs of matches, players with sessions, and tables with seats.

/** The migration that creates the tables of a new database. Never changed once released. */
export const FIRST = `
  CREATE TABLE mark (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE event (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    client_number INTEGER,
    schema INTEGER NOT NULL,
    wall_ms INTEGER NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT;
  CREATE UNIQUE INDEX event_command ON event (match, seat, client_number) WHERE client_number IS NOT NULL;

  CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
    secret_hash TEXT NOT NULL UNIQUE,
    at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    until_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_player ON session (player);
  CREATE INDEX session_until ON session (until_ms);

  CREATE TABLE table_row (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    invite TEXT NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    overrides TEXT NOT NULL,
    length TEXT NOT NULL,
    settings TEXT NOT NULL,
    seats TEXT NOT NULL,
    open TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
    matches INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX table_lobby ON table_row (open, at_ms) WHERE state <> 'over';
  CREATE INDEX table_playing ON table_row (at_ms) WHERE state = 'playing';

  CREATE TABLE table_seat (
    table_id TEXT NOT NULL REFERENCES table_row (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT;
  CREATE INDEX table_seat_player ON table_seat (player);
  `;

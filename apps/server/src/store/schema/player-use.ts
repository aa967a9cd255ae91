// The migration that stores until when each player is in use: the end of their last session.

/** Unknown for older players: the sweep records them when it first sees them. */
export const USES = `
  ALTER TABLE player ADD COLUMN used_until_ms INTEGER;
  CREATE INDEX player_used ON player (used_until_ms);
  `;

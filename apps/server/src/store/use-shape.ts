// The step that notes until when each player is in use: until the last session ends.

/** Nothing is known of players from before: the sweep notes them when it first sees them. */
export const USES = `
  ALTER TABLE player ADD COLUMN used_until_ms INTEGER;
  CREATE INDEX player_used ON player (used_until_ms);
  `;

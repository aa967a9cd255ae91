// The migration that stores how long each player is in use: until the end of the player's last session.

/**
 * Adds the column. Existing players have no value until the periodic sweep of expired data first checks them.
 */
export const USES = `
  ALTER TABLE player ADD COLUMN used_until_ms INTEGER;
  CREATE INDEX player_used ON player (used_until_ms);
  `;

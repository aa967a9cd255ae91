// The migration that stores until when each player is in use, which is the end of the player's last session.

/** Adds the column. Existing players have no value until the sweep first checks them. */
export const USES = `
  ALTER TABLE player ADD COLUMN used_until_ms INTEGER;
  CREATE INDEX player_used ON player (used_until_ms);
  `;

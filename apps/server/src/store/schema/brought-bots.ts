// The migration that stores which player brought a bot, so that the bot's token ends with that player's
// sessions.

/**
 * Adds `brought_by`, the player who brought a bot. Existing bots get no value, because only their seats name
 * that player. Never changed once released.
 */
export const BROUGHT = `
  ALTER TABLE player ADD COLUMN brought_by TEXT;
  CREATE INDEX player_brought ON player (brought_by) WHERE brought_by IS NOT NULL;
  `;

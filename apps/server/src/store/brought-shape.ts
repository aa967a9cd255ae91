// The step that says of each bot from outside which player brought it, whose sessions its token ends with.

/** Of bots from before the seat alone says it. Never changed afterwards. */
export const BROUGHT = `
  ALTER TABLE player ADD COLUMN brought_by TEXT;
  CREATE INDEX player_brought ON player (brought_by) WHERE brought_by IS NOT NULL;
  `;

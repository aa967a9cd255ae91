// The migration that adds to each table its owner, the time of the last visit, and whom the table waits for.

/**
 * Adds the columns. An older table belongs to its host, unless its deals are fixed. Its last change counts as
 * the last visit.
 */
export const OWNERS = `
  ALTER TABLE table_row ADD COLUMN owner TEXT;
  ALTER TABLE table_row ADD COLUMN seen_ms INTEGER;
  ALTER TABLE table_row ADD COLUMN waiting TEXT;
  UPDATE table_row SET seen_ms = at_ms;
  UPDATE table_row SET owner = host WHERE deals IS NULL;
  UPDATE table_row SET waiting =
    CASE WHEN open = 'everybody' THEN 'public' WHEN settings LIKE '%"days":%' THEN 'days' ELSE 'invited' END
    WHERE state = 'gathering';
  CREATE INDEX table_owner ON table_row (owner, state);
  CREATE INDEX table_waiting ON table_row (waiting, seen_ms) WHERE waiting IS NOT NULL;
  `;

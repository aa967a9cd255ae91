// The migration that adds to each table its owner, the time of the last visit, and how it waits for its
// match.

/**
 * The migration. The owner of an older table is its host, and the time of its last visit is that of its last
 * change.
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

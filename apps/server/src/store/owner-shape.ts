// The step that gives every table an owner, the time somebody was last there, and how it waits for its match.

/** Tables from before belong to their host; somebody was last there when the table was last changed. */
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

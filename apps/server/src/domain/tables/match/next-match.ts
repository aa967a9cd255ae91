// Creates the next match of a table whose deals are not fixed: its spec (rules and seats), and the secret for
// its shuffles.
import type { OnlineSpec } from '@moonshot/table';
import { newSeed } from '../../../core/ids.ts';
import type { TableRow } from '../../../store/store.ts';
import type { ServerContext } from '../../context.ts';
import { specOf } from '../row/orders.ts';
import type { NextMatch } from './start.ts';

/**
 * Creates the next match. `league` holds the seats of the league's members; it is empty for a forked table.
 */
export function nextMatch(
  { env, config }: ServerContext,
  row: TableRow,
  league: Pick<OnlineSpec, 'league'>,
): NextMatch {
  const spec = specOf(row);
  const secret = newSeed(env);
  if (row.fork !== undefined) return { spec, secret };
  const { beacon } = config;
  const online = { ...spec.online, ...league } as OnlineSpec;
  return { spec: { ...spec, online, sealed: 2, ...(beacon && { beacon: beacon.spec }) }, secret };
}

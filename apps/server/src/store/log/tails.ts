// Reads the newest events of logs. Requests are batched, because a thousand clients may reconnect at the same
// moment.

import type { EventRow } from '../rows/event.ts';
import { batched, padded } from '../sql/batching.ts';
import { type Database, found } from '../sql/steps.ts';
import { SLICE_EVENTS } from './slices.ts';

interface Tail {
  readonly match: string;
  readonly version: number;
}

/** Reads at most one slice of each log. A caller that needs more reads the rest with `slicesOf`. */
const FROM = `SELECT event.*, wanted.column2 AS version FROM (VALUES PLACES) AS wanted
  JOIN event ON event.match = wanted.column1 AND event.seq BETWEEN wanted.column2 AND wanted.column2 + ${SLICE_EVENTS}
  ORDER BY event.match, event.seq`;
const PLACE = '(?, CAST(? AS BIGINT))'; // without the cast, PostgreSQL would treat the version as text

/** A request that matches no log. It pads the list of a prepared statement to its fixed length. */
const NONE: Tail = { match: '', version: 0 };

const nameOf = ({ match, version }: Tail): string => `${version} ${match}`;

/**
 * Reads the rows of a match's log from event number `version` on, at most one slice. The caller already
 * knows the first of these events, but its hash is needed to verify the next one.
 */
export function tailsIn(db: Database): (match: string, version: number) => Promise<readonly EventRow[]> {
  const ask = batched(async (tails: readonly Tail[]) => {
    const each = [...new Map(tails.map(tail => [nameOf(tail), tail])).values()];
    const wanted = padded(each).map((_, i) => each[i] ?? NONE);
    const text = FROM.replace('PLACES', wanted.map(() => PLACE).join(', '));
    const rows = await db.read(() =>
      found<EventRow & Tail>(text, ...wanted.flatMap(({ match, version }) => [match, version])),
    );
    const byTail = Map.groupBy(rows, nameOf);
    return tails.map(tail => byTail.get(nameOf(tail)) ?? []);
  });
  return (match, version) => ask({ match, version });
}

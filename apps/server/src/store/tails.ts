// How logs go on after a version: asked for together, since whoever comes back wants to know, and a thousand people come back at once.
import type { EventRow } from './chain.ts';
import { type Database, found } from './steps.ts';
import { padded, together } from './together.ts';

interface Tail {
  readonly match: string;
  readonly version: number;
}

const FROM = `SELECT event.* FROM (VALUES PLACES) AS wanted
  JOIN event ON event.match = wanted.column1 AND event.seq >= wanted.column2 ORDER BY event.match, event.seq`;
const PLACE = '(?, CAST(? AS BIGINT))'; // or PostgreSQL takes what is asked for as text

/** Of no log; it takes the places that are left over. */
const NONE: readonly [string, number] = ['', 0];

/** The rows of a match's log from the event of that version on, itself among them: it says by its hash what has to follow. */
export function tailsIn(db: Database): (match: string, version: number) => Promise<readonly EventRow[]> {
  const ask = together(async (tails: readonly Tail[]) => {
    const from = [...longest(tails)];
    const wanted = padded(from).map((_, i) => from[i] ?? NONE);
    const text = FROM.replace('PLACES', wanted.map(() => PLACE).join(', '));
    const rows = await db.read(() => found<EventRow>(text, ...wanted.flat()));
    const byMatch = Map.groupBy(rows, ({ match }) => match);
    return tails.map(({ match, version }) => (byMatch.get(match) ?? []).filter(({ seq }) => seq >= version));
  });
  return (match, version) => ask({ match, version });
}

/** Each log that is wanted, from the earliest version from which it is. */
function longest(tails: readonly Tail[]): ReadonlyMap<string, number> {
  const from = new Map<string, number>();
  for (const { match, version } of tails) from.set(match, Math.min(version, from.get(match) ?? version));
  return from;
}

// Reads the ids of logs, their versions, and the times of their last writes.
import type { MatchLog } from '../rows/log.ts';
import { rowOf } from '../sql/batching.ts';
import { type Database, found } from '../sql/steps.ts';

interface Ending {
  readonly match: string;
  readonly seq: number | null;
}

/**
 * Reads the number of the last event of `many` logs, with one index look-up for each. GROUP BY would read all
 * events.
 */
const endingsOf = (many: number): string =>
  `SELECT column1 AS match, (SELECT MAX(seq) FROM event WHERE match = column1) AS seq FROM (VALUES ${Array(many).fill('(?)').join(', ')}) AS wanted`;

/** Reads the time of the last write to each of `many` logs. */
const lastTimesOf = (many: number): string =>
  `SELECT column1 AS match, (SELECT wall_ms FROM event WHERE match = column1 ORDER BY seq DESC LIMIT 1) AS at FROM (VALUES ${Array(many).fill('(?)').join(', ')}) AS wanted`;

/** Finds the ids of logs, each with one index look-up. DISTINCT would read all events. */
const NEXT = `WITH RECURSIVE walk (match, nth) AS (
    SELECT MIN(match), 1 FROM event WHERE match > ?
    UNION ALL
    SELECT (SELECT MIN(match) FROM event WHERE match > walk.match), nth + 1 FROM walk
      WHERE match IS NOT NULL AND nth < CAST(? AS BIGINT)
  ) SELECT match FROM walk WHERE match IS NOT NULL ORDER BY nth`;

/** Reads the ids of the logs that follow a given one. */
export const matchesIn =
  (db: Database): MatchLog['matches'] =>
  async (after, most) =>
    (await db.read(() => found<{ readonly match: string }>(NEXT, after, most))).map(({ match }) => match);

/** Reads the time of the last write to a log. */
export function writtenAtIn(db: Database): MatchLog['writtenAt'] {
  const lastOf = rowOf(
    matches => db.read(() => found<{ match: string; at: number | null }>(lastTimesOf(matches.length), ...matches)),
    ({ match }) => match,
  );
  return async match => (await lastOf(match))?.at ?? undefined;
}

/** Reads the versions of several logs. */
export const versionsIn =
  (db: Database): MatchLog['versions'] =>
  async matches => {
    const ends = await db.read(() => found<Ending>(endingsOf(matches.length), ...matches));
    return new Map(ends.flatMap(({ match, seq }) => (seq === null ? [] : [[match, seq]])));
  };

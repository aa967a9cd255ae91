// Where logs end: how long they are, and when they were last written to.
import type { MatchLog } from './log-row.ts';
import { type Database, found } from './steps.ts';
import { rowOf } from './together.ts';

interface Ending {
  readonly match: string;
  readonly seq: number | null;
}

/** Where each of so many logs ends: one look at the index for each, for to group their events would read them all. */
const endingsOf = (many: number): string =>
  `SELECT column1 AS match, (SELECT MAX(seq) FROM event WHERE match = column1) AS seq FROM (VALUES ${Array(many).fill('(?)').join(', ')}) AS wanted`;

/** When each of so many logs was last written to. */
const lastTimesOf = (many: number): string =>
  `SELECT column1 AS match, (SELECT wall_ms FROM event WHERE match = column1 ORDER BY seq DESC LIMIT 1) AS at FROM (VALUES ${Array(many).fill('(?)').join(', ')}) AS wanted`;

/** When a log was last written to. */
export function writtenAtIn(db: Database): MatchLog['writtenAt'] {
  const lastOf = rowOf(
    matches => db.read(() => found<{ match: string; at: number | null }>(lastTimesOf(matches.length), ...matches)),
    ({ match }) => match,
  );
  return async match => (await lastOf(match))?.at ?? undefined;
}

/** How long several logs are. */
export const versionsIn =
  (db: Database): MatchLog['versions'] =>
  async matches => {
    const ends = await db.read(() => found<Ending>(endingsOf(matches.length), ...matches));
    return new Map(ends.flatMap(({ match, seq }) => (seq === null ? [] : [[match, seq]])));
  };

// Appends events to the logs of several matches in one transaction. An append succeeds only if its log has
// the expected version.
import type { Cause, Event } from '@moonshot/table';
import type { EventRow } from '../rows/event.ts';
import { padded } from '../sql/batching.ts';
import { type Database, found, type NewRows, type SqlStatements } from '../sql/steps.ts';
import { hashOf, type LogHead, START } from './chain.ts';
import type { MatchCipher } from './cipher.ts';
import { newCommitments } from './commitments.ts';
import type { KnownHeads } from './known-heads.ts';
import { newWakeUps } from './wake-ups.ts';

/** The schema version stored with new events. Events of older versions are still readable. */
export const SCHEMA = 1;

type Entry = Omit<EventRow, 'hash'>;

/** Events to append to the log of a match. The log is expected to have `expected` events. */
export interface Append {
  readonly match: string;
  readonly expected: number;
  readonly entries: readonly Entry[];
  readonly events: readonly Event[];
  readonly wallMs: number;
  readonly stepMs: number | null | undefined;
}

type Written = 'written' | 'stale';

/** The result of an append, with the new end of the log if the events were written. */
type Appended = { readonly result: 'written'; readonly head: LogHead } | { readonly result: 'stale' };

/**
 * Creates a function that appends to the logs in a database. The new ends of the logs are remembered in
 * `known`.
 */
export function appendsIn(db: Database, known: KnownHeads): (append: Append) => Promise<Written> {
  const append = db.appends<Append, Appended>(
    group => appending(group, known, db.isOnlyWriter),
    ({ match }) => match,
  );
  return async one => {
    const appended = await append(one);
    if (appended.result === 'written') known.put(one.match, appended.head); // the events are on the disk now
    return appended.result;
  };
}

/**
 * Appends to those logs that have the expected version. The other appends are stale. If another server has
 * written to a log whose end was remembered, the insert fails because of a duplicate key, and these steps
 * run again.
 */
function* appending(
  group: readonly Append[],
  known: KnownHeads,
  isOnlyWriter: boolean,
): SqlStatements<readonly Appended[]> {
  // In a cluster, another server may have deleted a log whose end is remembered here. No server deletes the
  // log of a match that has wake-ups.
  const here = isOnlyWriter ? group : group.filter(({ stepMs }) => stepMs !== undefined);
  const heads = new Map(yield* headsOf(group, here, known));
  const rows: EventRow[] = [];
  // Events are written in the order of their matches, so that servers do not deadlock.
  const written = group.toSorted(byMatch).filter(({ match, expected, entries }) => {
    const head = heads.get(match) ?? START;
    if (head.seq !== expected) return false;
    const added = chained(head, entries);
    rows.push(...added);
    heads.set(match, added.at(-1) ?? head);
    return true;
  });
  const wakeUps = newWakeUps(
    written.flatMap(({ match, expected, events, wallMs, stepMs }) =>
      stepMs === undefined ? [] : [{ match, seq: expected + events.length, nowMs: wallMs, stepMs }],
    ),
  );
  const news = [newEvents(rows), newCommitments(written), wakeUps].filter(one => one.rows.length > 0);
  if (news.length > 0) yield news;
  const done = new Set(written);
  return group.map(one =>
    done.has(one) ? { result: 'written', head: heads.get(one.match) ?? START } : { result: 'stale' },
  );
}

const byMatch = (a: Append, b: Append): number => Number(a.match > b.match) - Number(a.match < b.match);

const HEAD = 'SELECT match, seq, hash FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1';
const HEADS = `SELECT event.match, event.seq, event.hash FROM (VALUES PLACES) AS wanted
  JOIN event ON event.match = wanted.column1
    AND event.seq = (SELECT MAX(seq) FROM event AS last WHERE last.match = wanted.column1)`;

/**
 * The ends of the logs by match. A remembered end is used for the appends in `here` if it is as expected; all
 * other ends are read.
 */
function* headsOf(
  group: readonly Append[],
  here: readonly Append[],
  known: KnownHeads,
): SqlStatements<readonly (readonly [string, LogHead])[]> {
  const heads = new Map<string, LogHead>();
  for (const { match, expected } of here) {
    const head = known.take(match);
    if (head?.seq === expected) heads.set(match, head);
  }
  const others = new Set(group.map(({ match }) => match).filter(match => !heads.has(match)));
  if (others.size === 0) return [...heads];
  const matches = padded([...others]);
  const text = matches.length === 1 ? HEAD : HEADS.replace('PLACES', matches.map(() => '(?)').join(', '));
  const read = yield* found<LogHead & { readonly match: string }>(text, ...matches);
  return [...heads, ...read.map(head => [head.match, head] as const)];
}

function chained(head: LogHead, entries: readonly Entry[]): readonly EventRow[] {
  let before = head.hash;
  return entries.map(entry => {
    before = hashOf(before, entry);
    return { ...entry, hash: before };
  });
}

const COLUMNS = {
  match: 'TEXT',
  seq: 'BIGINT',
  kind: 'TEXT',
  seat: 'BIGINT',
  client_number: 'BIGINT',
  schema: 'BIGINT',
  wall_ms: 'BIGINT',
  body: 'BYTEA',
  hash: 'BYTEA',
} as const satisfies Record<keyof EventRow, string>;

const newEvents = (rows: readonly EventRow[]): NewRows => ({
  table: 'event',
  columns: COLUMNS,
  rows: rows.map(valuesOf),
});

const valuesOf = (row: EventRow): readonly unknown[] => [
  row.match,
  row.seq,
  row.kind,
  row.seat,
  row.client_number,
  row.schema,
  row.wall_ms,
  row.body,
  row.hash,
];

/** The rows for the events of an append, still without the hashes that chain them. */
export function entriesFor(
  match: string,
  expected: number,
  events: readonly Event[],
  cipher: MatchCipher,
  wall_ms: number,
): readonly Entry[] {
  // commands seen so far; of several events with one cause, only the first stores the command's number
  const commands = new Set<string>();
  return events.map((event, i) => {
    const seq = expected + 1 + i;
    const cause = causeOf(event);
    const command = `${cause?.seat} ${cause?.number}`;
    const same = commands.has(command);
    commands.add(command);
    return {
      match,
      seq,
      kind: event.type,
      seat: cause?.seat ?? null,
      client_number: same ? null : (cause?.number ?? null),
      schema: SCHEMA,
      wall_ms,
      body: cipher.seal(seq, JSON.stringify(event)),
    };
  });
}

const causeOf = (event: Event): Cause | null => ('cause' in event ? event.cause : null);

// Appends to the logs of several matches at a time. Each append succeeds only at the expected version.
import type { Cause, Event } from '@moonshot/table';
import type { EventRow } from '../rows/event.ts';
import { padded } from '../sql/batching.ts';
import { type Database, found, type SqlStatements } from '../sql/steps.ts';
import { hashOf, type LogHead, START } from './chain.ts';
import type { MatchCipher } from './cipher.ts';
import { committing } from './commitments.ts';
import { type KnownHeads, knownHeads } from './known-heads.ts';
import { storeWakeUps } from './wake-ups.ts';

/** The schema version of new events. Events of older versions are read as they were. */
export const SCHEMA = 1;

type Entry = Omit<EventRow, 'hash'>;

/** Events to append to a log that is expected to have `expected` events. */
export interface Append {
  readonly match: string;
  readonly expected: number;
  readonly entries: readonly Entry[];
  readonly events: readonly Event[];
  readonly wallMs: number;
  readonly stepMs: number | null | undefined;
}

type Written = 'written' | 'stale';

/** What came of an append, and the new end of the log if it was written. */
type Appended = { readonly result: 'written'; readonly head: LogHead } | { readonly result: 'stale' };

interface Appends {
  append(append: Append): Promise<Written>;
  /** To call when the events of a match are deleted. */
  forget(match: string): void;
}

/** Appends to the logs in a database. */
export function appendsIn(db: Database): Appends {
  const known = db.isOnlyWriter ? knownHeads() : undefined;
  const append = db.appends<Append, Appended>(
    group => appending(group, known),
    ({ match }) => match,
  );
  return {
    append: async one => {
      const appended = await append(one);
      if (appended.result === 'written') known?.put(one.match, appended.head); // it is on the disk now
      return appended.result;
    },
    forget: match => void known?.take(match),
  };
}

/** Appends to the logs that have the expected version. The other appends are stale. */
function* appending(group: readonly Append[], known: KnownHeads | undefined): SqlStatements<readonly Appended[]> {
  const heads = new Map(yield* headsOf(group, known));
  const rows: EventRow[] = [];
  // in the order of matches, so that servers do not deadlock
  const written = group.toSorted(byMatch).filter(({ match, expected, entries }) => {
    const head = heads.get(match) ?? START;
    if (head.seq !== expected) return false;
    const added = chained(head, entries);
    rows.push(...added);
    heads.set(match, added.at(-1) ?? head);
    return true;
  });
  yield* adding(rows);
  for (const { events, wallMs } of written) yield* committing(events, wallMs);
  yield* storeWakeUps(
    written.flatMap(({ match, expected, events, wallMs, stepMs }) =>
      stepMs === undefined ? [] : [{ match, seq: expected + events.length, nowMs: wallMs, stepMs }],
    ),
  );
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

/** The ends of the logs, by match. Empty logs are left out. */
function* headsOf(
  group: readonly Append[],
  known: KnownHeads | undefined,
): SqlStatements<readonly (readonly [string, LogHead])[]> {
  const [only] = group;
  const head = group.length === 1 && only !== undefined ? known?.take(only.match) : undefined;
  if (only !== undefined && head?.seq === only.expected) return [[only.match, head]];
  const matches = padded([...new Set(group.map(({ match }) => match))]);
  const text = matches.length === 1 ? HEAD : HEADS.replace('PLACES', matches.map(() => '(?)').join(', '));
  const heads = yield* found<LogHead & { readonly match: string }>(text, ...matches);
  return heads.map(head => [head.match, head]);
}

function chained(head: LogHead, entries: readonly Entry[]): readonly EventRow[] {
  let before = head.hash;
  return entries.map(entry => {
    before = hashOf(before, entry);
    return { ...entry, hash: before };
  });
}

const COLUMNS = ['match', 'seq', 'kind', 'seat', 'client_number', 'schema', 'wall_ms', 'body', 'hash'] as const;
const PLACES = `(${COLUMNS.map(() => '?').join(', ')})`;
/** Maximum number of rows in one statement. */
const ROWS_MAX = 64;
/** The insert statement for each number of rows. */
const INSERTS = Array.from(
  { length: ROWS_MAX + 1 },
  (_, many) => `INSERT INTO event (${COLUMNS.join(', ')}) VALUES ${Array(many).fill(PLACES).join(', ')}`,
);

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

function* adding(rows: readonly EventRow[]): SqlStatements<void> {
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    const some = rows.slice(from, from + ROWS_MAX);
    yield { text: INSERTS[some.length] ?? '', values: some.flatMap(valuesOf) };
  }
}

/** The events of an append as rows, before they are chained. */
export function entriesFor(
  match: string,
  expected: number,
  events: readonly Event[],
  cipher: MatchCipher,
  wall_ms: number,
): readonly Entry[] {
  const commands = new Set<string>(); // a command causes several events; its number is stored with the first
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

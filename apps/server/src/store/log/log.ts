// The logs of all matches: encrypted, chained, and appended only at the expected version.
import type { Cause, Event } from '@moonshot/table';
import { LogDamaged } from '../errors.ts';
import type { EventRow } from '../rows/event.ts';
import type { MatchLog } from '../rows/log.ts';
import { type Database, found, type SqlStatements } from '../sql/steps.ts';
import { follow, hashOf, type LogHead, START } from './chain.ts';
import type { Cipher, MatchCipher } from './cipher.ts';
import { commitmentsIn, committing } from './commitments.ts';
import { versionsIn, writtenAtIn } from './log-ends.ts';
import { SLICE_EVENTS, slicesOf } from './slices.ts';
import { snapshotsIn } from './snapshots.ts';
import { tailsIn } from './tails.ts';
import { storeWakeUp } from './wake-ups.ts';

/** The schema version of new events. Events of older versions are read as they were. */
const SCHEMA = 1;

type Entry = Omit<EventRow, 'hash'>;

/** The logs in a database. `now` gives the milliseconds since 1970, which are stored with each event. */
export function logIn(db: Database, cipher: Cipher, now: () => number): MatchLog {
  const standings = snapshotsIn(db, cipher);
  const tail = tailsIn(db);
  const after = async (match: string, version: number, most = Number.POSITIVE_INFINITY) => {
    const rows = await tail(match, version);
    const events = openedAfter(match, version, rows, cipher(match));
    const last = rows.at(-1);
    if (events === undefined || last === undefined || last.seq < version + Math.min(most, SLICE_EVENTS)) return events;
    return events.length >= most ? events : [...events, ...(await reading(db, match, cipher(match), last))];
  };
  return {
    append: (match, expected, events, stepMs) => {
      const wallMs = now();
      const entries = entriesFor(match, expected, events, cipher(match), wallMs);
      return db.append(() => appending({ match, expected, entries, events, wallMs, stepMs }));
    },
    read: match => reading(db, match, cipher(match)),
    readText: match => readingText(db, match, cipher(match)),
    ends: match => endsIn(db, match, cipher(match)),
    readAfter: async (match, version, most) => (await after(match, version, most)) ?? [],
    versions: versionsIn(db),
    writtenAt: writtenAtIn(db),
    removeImported: async match => {
      const isGone = await db.write(() => removing(match, cipher));
      if (isGone) await db.scrub();
      return isGone;
    },
    saveSnapshot: standings.saveSnapshot,
    ...commitmentsIn(db),
    snapshot: async match => {
      const state = await standings.kept(match);
      const events = state && (await after(match, state.version));
      return state && events && { state, events };
    },
  };
}

interface Append {
  readonly match: string;
  readonly expected: number;
  readonly entries: readonly Entry[];
  readonly events: readonly Event[];
  readonly wallMs: number;
  readonly stepMs: number | null | undefined;
}

/**
 * Not a closure in `append`: V8 creates a hidden class for each generator closure, which keeps its scope
 * alive until the next full garbage collection.
 */
function* appending({ match, expected, entries, events, wallMs, stepMs }: Append): SqlStatements<'written' | 'stale'> {
  const last = yield* headOf(match);
  if (last.seq !== expected) return 'stale';
  yield* adding(chained(last, entries));
  yield* committing(events, wallMs);
  if (stepMs !== undefined) yield* storeWakeUp(match, expected + events.length, wallMs, stepMs);
  return 'written';
}

/** Deletes an imported match. Returns false for any other match. */
function* removing(match: string, cipher: Cipher): SqlStatements<boolean> {
  const opening = yield* openingOf(match, cipher(match));
  if (opening?.type !== 'table-opened' || opening.spec.imported !== true) return false;
  for (const kept of ['event', 'standing', 'due', 'past_match'])
    yield { text: `DELETE FROM ${kept} WHERE match = ?`, values: [match] };
  return true;
}

const HEAD = 'SELECT seq, hash FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1';
const FIRST = 'SELECT * FROM event WHERE match = ? AND seq = 1';
const LAST = 'SELECT * FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1';

/** The end of a log. */
function* headOf(match: string): SqlStatements<LogHead> {
  return (yield* found<LogHead>(HEAD, match))[0] ?? START;
}

function* openingOf(match: string, cipher: MatchCipher): SqlStatements<Event | undefined> {
  return eventsOf(match, START, yield* found<EventRow>(FIRST, match), cipher)[0];
}

async function endsIn(db: Database, match: string, cipher: MatchCipher): ReturnType<MatchLog['ends']> {
  const [opening, [last]] = await db.read(function* () {
    return [yield* openingOf(match, cipher), yield* found<EventRow>(LAST, match)] as const;
  });
  return opening && last && { opening, last: last.kind as Event['type'], version: last.seq, at: last.wall_ms };
}

async function reading(
  db: Database,
  match: string,
  cipher: MatchCipher,
  from: LogHead = START,
): Promise<readonly Event[]> {
  const events: Event[] = [];
  let head = from;
  for await (const rows of slicesOf(db, match, head.seq)) {
    events.push(...eventsOf(match, head, rows, cipher));
    head = rows.at(-1) ?? head;
  }
  return events;
}

/** The events as JSON, without parsing them. */
async function readingText(db: Database, match: string, cipher: MatchCipher): Promise<string> {
  const parts: string[] = [];
  let head = START;
  for await (const rows of slicesOf(db, match)) {
    for (const row of rows) {
      head = follow(head, row);
      parts.push(textOf(match, row, cipher));
    }
  }
  return `[${parts.join()}]`;
}

/**
 * Decrypts the events after `version`. `rows` begins with the event before them; undefined if the log is
 * shorter.
 */
function openedAfter(
  match: string,
  version: number,
  rows: readonly EventRow[],
  cipher: MatchCipher,
): readonly Event[] | undefined {
  if (version === 0) return eventsOf(match, START, rows, cipher);
  const [from, ...after] = rows;
  return from?.seq === version ? eventsOf(match, from, after, cipher) : undefined;
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
const ROWS_MAX = 16;
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

function entriesFor(
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

/** Verifies and decrypts the rows that follow `from`. Throws LogDamaged at the first gap or damaged event. */
export function eventsOf(
  match: string,
  from: LogHead,
  rows: Iterable<EventRow>,
  cipher: MatchCipher,
): readonly Event[] {
  const events: Event[] = [];
  let head = from;
  for (const row of rows) {
    head = follow(head, row);
    events.push(opened(match, row, cipher));
  }
  return events;
}

const opened = (match: string, row: EventRow, cipher: MatchCipher): Event => JSON.parse(textOf(match, row, cipher));

function textOf(match: string, row: EventRow, cipher: MatchCipher): string {
  if (row.schema > SCHEMA) throw new LogDamaged(match, row.seq, 'a newer Moonshot wrote it');
  try {
    return cipher.open(row.seq, row.body);
  } catch {
    throw new LogDamaged(match, row.seq, 'it cannot be opened with this key');
  }
}

// The logs of all matches: events sealed, chained, and written only where a log still ends as the writer believes.
import type { Cause, Event } from '@moonshot/table/event';
import type { Database } from 'better-sqlite3';
import { type EventRow, follow, type Head, hashOf, START } from './chain.ts';
import type { Cipher, MatchCipher } from './cipher.ts';
import { commitmentsIn } from './commitments.ts';
import { LogDamaged } from './errors.ts';
import { standingsIn } from './standings.ts';
import type { MatchLog } from './store.ts';
import type { Writer } from './writer.ts';

/** The version of the events that this program writes; what was written under an older one is read as it was. */
const SCHEMA = 1;

type Entry = Omit<EventRow, 'hash'>;

/** The logs on the one connection; `now` is the time of day in milliseconds, kept beside each event and read back only for the last. */
export function logIn(db: Database, writer: Writer, cipher: Cipher, now: () => number): MatchLog {
  const head = headsIn(db);
  const insert = db.prepare<EventRow>(
    'INSERT INTO event VALUES (@match, @seq, @kind, @seat, @client_number, @schema, @wall_ms, @body, @hash)',
  );
  const after = db.prepare<[string, number], EventRow>('SELECT * FROM event WHERE match = ? AND seq > ? ORDER BY seq');
  const commitments = commitmentsIn(db);
  const standings = standingsIn(db, writer, cipher);
  const readAfter = (match: string, from: Head): readonly Event[] =>
    eventsOf(match, from, after.all(match, from.seq), cipher(match));
  return {
    append: (match, expected, events) => {
      const wallMs = now();
      const entries = entriesFor(match, expected, events, cipher(match), wallMs);
      return writer.write(() => {
        const last = head(match);
        if (last.seq !== expected) return 'stale';
        entries.reduce((hash, entry) => written(insert, entry, hash), last.hash);
        commitments.add(events, wallMs);
        return 'written';
      });
    },
    read: async match => readAfter(match, START),
    readAfter: async (match, version) => {
      const from = head(match, version);
      return from === undefined ? [] : readAfter(match, from);
    },
    writtenAt: timesIn(db),
    keep: standings.keep,
    commitments: async (fromMs, beforeMs) => commitments.between(fromMs, beforeMs),
    committedAt: async commitment => commitments.at(commitment),
    stood: async match => {
      const state = standings.last(match);
      const from = state && head(match, state.version);
      return state && from && { state, events: readAfter(match, from) };
    },
  };
}

/** When a match was last written to. */
function timesIn(db: Database): MatchLog['writtenAt'] {
  const last = db
    .prepare<[string], number>('SELECT wall_ms FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1')
    .pluck();
  return async match => last.get(match);
}

function written(insert: { run(row: EventRow): unknown }, entry: Entry, before: Uint8Array): Uint8Array {
  const hash = hashOf(before, entry);
  insert.run({ ...entry, hash });
  return hash;
}

interface Heads {
  (match: string): Head;
  (match: string, version: number): Head | undefined;
}

/** Where a log ends, or where it stood at a version; undefined where it never came so far. */
function headsIn(db: Database): Heads {
  const last = db.prepare<[string], Head>('SELECT seq, hash FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1');
  const at = db.prepare<[string, number], Head>('SELECT seq, hash FROM event WHERE match = ? AND seq = ?');
  return ((match: string, version?: number) =>
    version === undefined ? (last.get(match) ?? START) : version === 0 ? START : at.get(match, version)) as Heads;
}

function entriesFor(
  match: string,
  expected: number,
  events: readonly Event[],
  cipher: MatchCipher,
  wall_ms: number,
): readonly Entry[] {
  return events.map((event, i) => {
    const seq = expected + 1 + i;
    const cause = causeOf(event);
    const same = events.slice(0, i).some(before => isSame(causeOf(before), cause)); // a command stands at its first event
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

const isSame = (a: Cause | null, b: Cause | null): boolean =>
  a !== null && b !== null && a.seat === b.seat && a.number === b.number;

/** The events of rows that follow `from` without a gap; throws LogDamaged at the first that cannot be trusted. */
export function eventsOf(match: string, from: Head, rows: Iterable<EventRow>, cipher: MatchCipher): readonly Event[] {
  const events: Event[] = [];
  let head = from;
  for (const row of rows) {
    head = follow(head, row);
    events.push(opened(match, row, cipher));
  }
  return events;
}

function opened(match: string, row: EventRow, cipher: MatchCipher): Event {
  if (row.schema > SCHEMA) throw new LogDamaged(match, row.seq, 'a newer Moonshot wrote it');
  try {
    return JSON.parse(cipher.open(row.seq, row.body));
  } catch {
    throw new LogDamaged(match, row.seq, 'it cannot be opened with this key');
  }
}

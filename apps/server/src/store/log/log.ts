// The logs of all matches. Events are encrypted and chained by hashes, and an append names the version that
// it expects.
import type { Event } from '@moonshot/table';
import { LogDamaged } from '../errors.ts';
import type { EventRow } from '../rows/event.ts';
import type { MatchLog } from '../rows/log.ts';
import { type Database, found, type SqlStatements } from '../sql/steps.ts';
import { appendsIn, entriesFor, SCHEMA } from './appends.ts';
import { follow, type LogHead, START } from './chain.ts';
import type { Cipher, MatchCipher } from './cipher.ts';
import { commitmentsIn } from './commitments.ts';
import { type KnownHeads, knownHeads } from './known-heads.ts';
import { matchesIn, versionsIn, writtenAtIn } from './log-ends.ts';
import { SLICE_EVENTS, slicesOf } from './slices.ts';
import { snapshotsIn } from './snapshots.ts';
import { tailsIn } from './tails.ts';

/**
 * Creates the logs in a database. `now` returns the milliseconds since 1970, which are stored with each
 * event. `known` remembers the ends of the logs that this server has written.
 */
export function logIn(db: Database, cipher: Cipher, now: () => number, known: KnownHeads = knownHeads()): MatchLog {
  const standings = snapshotsIn(db, cipher);
  const tail = tailsIn(db);
  const append = appendsIn(db, known);
  const after = async (match: string, version: number, most = Number.POSITIVE_INFINITY) => {
    const rows = await tail(match, version);
    const events = openedAfter(match, version, rows, cipher(match));
    const last = rows.at(-1);
    if (last !== undefined) known.put(match, last); // notes what other servers wrote
    if (events === undefined || last === undefined || last.seq < version + Math.min(most, SLICE_EVENTS)) return events;
    return events.length >= most ? events : [...events, ...(await reading(db, match, cipher(match), last))];
  };
  return {
    append: (match, expected, events, stepMs) => {
      const wallMs = now();
      const entries = entriesFor(match, expected, events, cipher(match), wallMs);
      return append({ match, expected, entries, events, wallMs, stepMs });
    },
    read: match => reading(db, match, cipher(match)),
    readText: match => readingText(db, match, cipher(match)),
    ends: match => endsIn(db, match, cipher(match)),
    readAfter: async (match, version, most) => (await after(match, version, most)) ?? [],
    versions: versionsIn(db),
    matches: matchesIn(db),
    writtenAt: writtenAtIn(db),
    removeImported: async match => {
      const isGone = await db.write(() => removing(match, cipher, known));
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

/** Deletes the log of an imported match. Returns false for any other match. */
function* removing(match: string, cipher: Cipher, known: KnownHeads): SqlStatements<boolean> {
  const opening = yield* openingOf(match, cipher(match));
  if (opening?.type !== 'table-opened' || opening.spec.imported !== true) return false;
  for (const kept of ['event', 'standing', 'due', 'past_match'])
    yield { text: `DELETE FROM ${kept} WHERE match = ?`, values: [match] };
  known.forget(match);
  return true;
}

const FIRST = 'SELECT * FROM event WHERE match = ? AND seq = 1';
const LAST = 'SELECT * FROM event WHERE match = ? ORDER BY seq DESC LIMIT 1';

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

/** Reads the events of a match as a JSON list, without parsing them. */
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
 * Decrypts the events after `version`. The first of `rows` is the event at `version`, against which the next
 * one is verified. Returns undefined if the log is shorter.
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

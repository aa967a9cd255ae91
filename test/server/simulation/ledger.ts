// Records what is really on a simulation's disk, event by event, and checks all writes and messages against
// it.
import { isDeepStrictEqual } from 'node:util';
import type { TableView } from '@moonshot/protocol';
import type { ServerToClient } from '@moonshot/protocol/server';
import type { Hearts, Viewer } from '@moonshot/rules';
import { type Event, heartsFor, type State, showAll, view } from '@moonshot/table';
import { follow, type LogHead, START } from '../../../apps/server/src/store/log/chain.ts';
import type { EventRow } from '../../../apps/server/src/store/rows/event.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { stateAfter } from '../../../packages/table/src/core/evolve.ts';
import type { Connection } from './disk.ts';

/** A violated invariant. */
export class Violation extends Error {}

export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Violation(what());
}

/** One match as on disk. */
export interface Written {
  readonly match: string;
  readonly hearts: Hearts;
  readonly events: Event[];
  readonly states: State[]; // after each event
  readonly times: number[]; // when each was on disk
  readonly causes: Map<string, number>; // by seat and number, the version of the first event
}

interface Attempt {
  readonly expected: number;
  readonly events: readonly Event[];
  failed: boolean;
}

export interface Ledger {
  readonly matches: ReadonlyMap<string, Written>;
  /** Wraps a store to observe its writes. */
  witness(store: Store): Store;
  /** Called when a transaction is on disk. */
  landed(db: Connection): void;
  /** Called when a new process has read the database. */
  recovered(store: Store): Promise<void>;
  /** Called when the server sends a message to a player of a match. */
  said(player: string, match: string, message: ServerToClient): void;
  /** Called when a player has received the confirmation that their command is done. */
  done(player: string, match: string, number: number, version: number): void;
  /** Called when a player has received a message. */
  heard(player: string, message: ServerToClient): void;
  /** Called for every event once it is on disk. */
  onEvent: (written: Written, version: number) => void;
  /** The first violation found inside the server. */
  fault: unknown;
}

type Row = EventRow & { readonly rowid: number };

export function newLedger(nowMs: () => number): Ledger {
  const matches = new Map<string, Written>();
  const attempts = new Map<string, Attempt[]>(); // by match, since the last start
  const heads = new Map<string, LogHead>();
  const texts = new Map<string, string>(); // of views, by match, version and viewer
  let lastRow = 0;
  const take = (row: Row): void => {
    lastRow = row.rowid;
    const { match, seq } = row;
    // throws if a number is missing or a hash differs
    heads.set(match, follow(heads.get(match) ?? START, row));
    const attempt = (attempts.get(match) ?? []).find(
      ({ expected, events }) => seq > expected && seq <= expected + events.length,
    );
    must(attempt !== undefined, () => `Event ${seq} of ${match} was written, and nobody meant to.`);
    const event = attempt?.events[seq - attempt.expected - 1] as Event;
    const cause = add(matches, match, event, nowMs());
    must(row.kind === event.type, () => `Event ${seq} of ${match} is kept as ${row.kind} and was ${event.type}.`);
    if (row.client_number !== null)
      must(
        cause === seq,
        () => `Command ${row.seat} ${row.client_number} of ${match} stands at ${cause} and at ${seq}.`,
      );
    ledger.onEvent(matches.get(match) as Written, seq);
  };
  const guarded = (check: () => void): void => {
    try {
      check();
    } catch (error) {
      ledger.fault ??= error; // otherwise the server would handle it as an error of its own
    }
  };
  const ledger: Ledger = {
    matches,
    onEvent: () => {},
    fault: undefined,
    witness: store => ({
      ...store,
      log: {
        ...store.log,
        append: (match, expected, events, stepMs) => {
          const attempt: Attempt = { expected, events, failed: false };
          const but = (gone: (one: Attempt) => boolean): Attempt[] =>
            (attempts.get(match) ?? []).filter(one => !gone(one));
          attempts.set(match, [...but(one => one.failed && one.expected === expected), attempt]);
          const written = store.log.append(match, expected, events, stepMs);
          written.then(
            how =>
              how === 'stale' &&
              attempts.set(
                match,
                but(one => one === attempt),
              ),
            () => {
              attempt.failed = true; // it may be on disk nevertheless
            },
          );
          return written;
        },
      },
    }),
    landed: db => guarded(() => newRows(db, lastRow).forEach(take)),
    recovered: async store => {
      for (const match of new Set([...matches.keys(), ...attempts.keys()]))
        agree(match, matches.get(match)?.events ?? [], await store.log.read(match), attempts.get(match) ?? []);
      attempts.clear();
    },
    said: (player, match, message) => guarded(() => said(ledger, player, match, message)),
    done: (player, match, number, version) => done(ledger, player, match, number, version),
    heard: (player, message) => heard(ledger, texts, player, message),
  };
  return ledger;
}

const NEW_ROWS = 'SELECT rowid, * FROM event WHERE rowid > ? ORDER BY rowid';

const reading = (db: Connection) => db.prepare<[number], Row>(NEW_ROWS);

/** Prepared statements by connection, since preparing is slower than running. */
const readings = new WeakMap<Connection, ReturnType<typeof reading>>();

function newRows(db: Connection, after: number): readonly Row[] {
  const statement = readings.get(db) ?? reading(db);
  readings.set(db, statement);
  return statement.all(after);
}

/**
 * Adds an event to its match. Returns the version of its command. If the command was written twice, that is
 * the earlier version.
 */
function add(matches: Map<string, Written>, match: string, event: Event, nowMs: number): number | undefined {
  if (event.type === 'table-opened')
    matches.set(match, { match, hearts: heartsFor(event.spec), events: [], states: [], times: [], causes: new Map() });
  const written = matches.get(match);
  if (written === undefined) throw new Violation(`The log of ${match} does not begin with its opening.`);
  const { hearts, events, states, times, causes } = written;
  times.push(nowMs);
  states.push(stateAfter(hearts, states, event));
  events.push(event);
  const cause = 'cause' in event ? event.cause : null;
  if (cause === null) return undefined;
  const key = `${cause.seat} ${cause.number}`;
  if (!causes.has(key)) causes.set(key, events.length);
  return causes.get(key);
}

/**
 * Checks that a new process has read everything that was written, and all or nothing of each pending write.
 */
function agree(match: string, known: readonly Event[], read: readonly Event[], attempts: readonly Attempt[]): void {
  const { length } = read;
  must(length >= known.length, () => `${match} has ${length} events where ${known.length} were written.`);
  must(isDeepStrictEqual(read, plain(known)), () => `${match} is not what was written.`);
  const torn = attempts.find(({ expected, events }) => expected < length && length < expected + events.length);
  must(torn === undefined, () => `${match} ends at ${length}, in the middle of what was written at once.`);
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Checks that nothing is sent before it is on disk. */
function said(ledger: Ledger, player: string, match: string, message: ServerToClient): void {
  if (message.type === 'ack') done(ledger, player, match, message.number, message.version);
  if (message.type !== 'snapshot' && message.type !== 'events') return;
  const { id, version } = message.view;
  const kept = ledger.matches.get(id)?.events.length ?? 0;
  must(version <= kept, () => `${player} is shown ${id} at ${version}, of which ${kept} events are on the disk.`);
}

/**
 * Checks that a completed command is in the log at the reported version. A late report may arrive during the
 * next match.
 */
function done({ matches }: Ledger, player: string, match: string, number: number, version: number): void {
  const table = match.slice(0, match.lastIndexOf('-') + 1);
  const stands = [...matches.values()]
    .filter(written => written.match.startsWith(table))
    .flatMap(written => seatsOf(written, player).map(seat => written.causes.get(`${seat} ${number}`)));
  must(
    stands.includes(version),
    () => `${player} hears that ${number} is done at ${version} of ${match}; it stands at ${stands}.`,
  );
}

/** The seats that a player has had in a match. */
const seatsOf = ({ states }: Written, player: string): readonly number[] => [
  ...new Set(states.map(({ spec }) => seatIn(spec.sitters, player))),
];

const seatIn = (sitters: State['spec']['sitters'], player: string): number =>
  sitters.findIndex(one => one.kind === 'person' && one.name === player);

/** The viewer that a player is in this state of a match. */
export function viewerIn({ spec }: State, player: string): Viewer {
  const seat = seatIn(spec.sitters, player);
  return seat < 0 ? 'watcher' : seat;
}

/** Checks that a view is the log's projection for the player, and that clocks only run forward. */
function heard(ledger: Ledger, texts: Map<string, string>, player: string, message: ServerToClient): void {
  if (message.type !== 'snapshot' && message.type !== 'events') return;
  const { view: seen } = message;
  const written = ledger.matches.get(seen.id);
  const state = written?.states[seen.version - 1];
  if (written === undefined || state === undefined)
    throw new Violation(`${player} is shown ${seen.id} at ${seen.version}.`);
  const viewer = viewerIn(state, player);
  const key = `${seen.id} ${seen.version} ${viewer}`;
  const due = texts.get(key) ?? bare(view(written.hearts, state, viewer));
  texts.set(key, due);
  must(
    bare(seen) === due,
    () => `${player} sees ${seen.id} at ${seen.version} otherwise than it stands:\n${bare(seen)}\n${due}`,
  );
  if (message.type === 'events') {
    const { from, events } = message;
    const shown = showAll(written.hearts, written.events.slice(from, from + events.length), viewer);
    must(
      from + events.length === seen.version && isDeepStrictEqual(unnamed(events), unnamed(plain(shown))),
      () => `${player} is told of ${seen.id} from ${from} otherwise than it happened.`,
    );
  }
  const clock = seen.online?.clock;
  const least = Math.min(0, ...(clock?.running.map(({ leftMs }) => leftMs) ?? []), ...(clock?.reserveMs ?? []));
  must(least >= 0, () => `${player} sees ${least} ms left at ${seen.id}.`);
}

/** A view without data that logs do not contain: names and remaining times. */
const bare = (seen: TableView): string =>
  JSON.stringify({ ...seen, sitters: 0, online: seen.online && { ...seen.online, clock: 0 } });

const unnamed = (events: readonly unknown[]): readonly unknown[] =>
  events.map(event =>
    typeof event === 'object' && event !== null && 'sitter' in event ? { ...event, sitter: 0 } : event,
  );

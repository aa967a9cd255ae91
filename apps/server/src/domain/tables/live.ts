// A table in a server's memory: its row, its clients, and the running match.

import type { ToPlayer } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import type { TableRunner } from '@moonshot/table/runner';
import type { Cancel } from '../../core/env.ts';
import type { ApiError } from '../../core/errors.ts';
import type { ServerCatalog } from '../../core/languages.ts';
import type { ChatLine, TableRow } from '../../store/store.ts';

/** A client's socket, as far as a table needs it. */
export interface ClientConnection {
  readonly player: string;
  readonly outside: boolean; // a bot from outside
  readonly network: string; // of their address
  /** Sends a message. Returns false if the reader is too slow; it gets a snapshot later. */
  send(message: ToPlayer): boolean;
  /** Closes the socket with a code from `docs/reference/protocol.md`. */
  end(code: number, reason: string): void;
  words(): ServerCatalog; // in the reader's language
}

/** A client at a table. The row and the match determine its seat. */
export interface Subscriber {
  readonly client: ClientConnection;
  readonly since: number; // time of joining, in milliseconds since 1970
  readonly stranger: boolean; // came without invitation, so private matches stay hidden
  match: string | null; // the last one that was sent to the client
  readonly blocked: Set<string>; // players whose messages are not delivered
  told: number | undefined; // its version there; undefined if a snapshot is due
}

/** A client at the table through another node. */
export interface RemoteSubscriber {
  readonly player: string;
  readonly since: number;
}

/** The known clients at another node. */
export interface RemotePresence {
  readonly people: readonly RemoteSubscriber[];
  readonly heardMs: number; // time of its last report, by the monotonic clock
}

/** How a player is shown to others. */
export interface KnownPlayer {
  readonly name: string;
  readonly outside: boolean; // a bot from outside
}

/** A running match. Output after it was stopped is ignored. */
export interface RunningMatch {
  readonly match: string;
  readonly runner: Promise<TableRunner | undefined>;
  readonly stop: () => void;
}

/** An awaited answer. */
export interface Turn {
  readonly seat: Seat;
  readonly player: string;
  readonly asked: string; // distinguishes it from every other answer of the seat
  readonly reserve: boolean; // whether the reserve may be used for it
  readonly since: number; // milliseconds since 1970
}

export interface LiveTable {
  readonly id: string;
  row: TableRow;
  readonly known: Map<string, KnownPlayer>; // by player
  readonly subscribers: Set<Subscriber>;
  readonly remotePresence: Map<string, RemotePresence>; // by server
  unhear: Cancel; // stops listening to node events
  running: RunningMatch | undefined;
  runner: TableRunner | undefined; // once it is there
  changes: Promise<unknown>; // of the row, one after the other
  trouble: ApiError | null; // why it is stopped
  tries: number; // to set it going again
  retry: Cancel | undefined;
  readonly absences: Map<string, Cancel>; // timers of absent players in the match, until a bot stands in
  turns: readonly Turn[]; // of people, in the match
  readonly noticed: Set<string>; // players who were notified of a turn and have not acted since
  readonly lines: ChatLine[]; // the last chat messages
  quietSince: number; // time the last client left, by the monotonic clock
  seenMs: number; // last visit recorded in the store, in milliseconds since 1970
}

export const liveFrom = (row: TableRow, quietSince: number): LiveTable => ({
  id: row.id,
  row,
  known: new Map(),
  subscribers: new Set(),
  remotePresence: new Map(),
  unhear: () => {},
  running: undefined,
  runner: undefined,
  changes: Promise.resolve(),
  trouble: null,
  tries: 0,
  retry: undefined,
  absences: new Map(),
  turns: [],
  noticed: new Set(),
  lines: [],
  quietSince,
  seenMs: row.at,
});

/** The players present, without duplicates, at any node. */
export const playersAt = ({ subscribers, remotePresence }: LiveTable): ReadonlySet<string> =>
  new Set([
    ...[...subscribers].map(({ client }) => client.player),
    ...[...remotePresence.values()].flatMap(({ people }) => people.map(({ player }) => player)),
  ]);

/**
 * Whether no client is present and no step is scheduled. A match that only waits for people can be unloaded.
 */
export const waitsAlone = ({ subscribers, row, running, runner, trouble }: LiveTable): boolean =>
  subscribers.size === 0 &&
  trouble === null &&
  (row.state !== 'playing' || running === undefined || runner?.stepMs() === null);

/** The finished matches of a table, oldest first. */
export const matchesOver = ({ id, matches, state }: TableRow): readonly string[] =>
  Array.from({ length: state === 'playing' ? matches - 1 : matches }, (_, i) => `${id}-${i + 1}`);

/** Whether the match belongs to the table, in progress or over. */
export const isMatchAt = (row: TableRow, match: string): boolean =>
  match === matchOf(row) || matchesOver(row).includes(match);

/** The present match, or else the last one. */
export const matchOf = ({ id, matches }: TableRow): string | null => (matches === 0 ? null : `${id}-${matches}`);

export const isPlayed = (row: TableRow, match: string): boolean => row.state === 'playing' && matchOf(row) === match;

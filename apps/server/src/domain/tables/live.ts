// A table in a server's memory: its row, its clients, and the running match.

import type { ServerToClient } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import type { TableRunner } from '@moonshot/table/runner';
import type { Cancel } from '../../core/env.ts';
import type { ApiError } from '../../core/errors.ts';
import type { ServerCatalog } from '../../core/languages.ts';
import type { ChatLine, TableRow } from '../../store/store.ts';

/** A client's socket, as far as a table needs it. */
export interface ClientConnection {
  readonly player: string;
  readonly outside: boolean; // an outside bot, a program brought by a player
  readonly network: string; // network of the client's address
  /**
   * Sends a message. `json` makes its text, if there is a faster way than `JSON.stringify`. Returns false if
   * the client reads too slowly; it gets a snapshot later.
   */
  send(message: ServerToClient, json?: (message: object) => string): boolean;
  /** Closes the socket with a code from `docs/reference/protocol.md`. */
  end(code: number, reason: string): void;
  words(): ServerCatalog; // texts in the client's language
}

/** A client at a table. The row and the match determine its seat. */
export interface Subscriber {
  readonly client: ClientConnection;
  readonly since: number; // time of joining, in milliseconds since 1970
  // joined because the table is open to everybody; its private matches stay hidden
  readonly stranger: boolean;
  readonly uninvited: boolean; // joined without the invitation, a seat or the host's role
  match: string | null; // the match last sent to the client
  readonly blocked: Set<string>; // players whose messages are not delivered
  sentVersion: number | undefined; // the version of `match` that the client has; else it needs a snapshot
}

/** A client that is connected to the table through another node. */
export interface RemoteSubscriber {
  readonly player: string;
  readonly since: number;
}

/** The clients at this table that another node has reported. */
export interface RemotePresence {
  readonly people: readonly RemoteSubscriber[];
  readonly heardMs: number; // time of the node's last report, by this node's monotonic clock
}

/** How a player is shown to others. */
export interface KnownPlayer {
  readonly name: string;
  readonly outside: boolean; // an outside bot, a program brought by a player
}

/** A match that this node runs. Events that it publishes after `stop` are ignored. */
export interface RunningMatch {
  readonly match: string;
  readonly runner: Promise<TableRunner | undefined>;
  readonly stop: () => void;
}

/** A person whose answer the match awaits. */
export interface Turn {
  readonly seat: Seat;
  readonly player: string;
  readonly asked: string; // identifies the awaited answer among all answers of the seat
  readonly reserve: boolean; // whether the seat's reserve of time may be used for it
  readonly since: number; // milliseconds since 1970
}

export interface LiveTable {
  readonly id: string;
  row: TableRow;
  readonly known: Map<string, KnownPlayer>; // by player id
  readonly subscribers: Set<Subscriber>;
  readonly remotePresence: Map<string, RemotePresence>; // by node
  unhear: Cancel; // stops listening to node events
  running: RunningMatch | undefined;
  runner: TableRunner | undefined; // undefined until the match is loaded
  changes: Promise<unknown>; // resolves after the last queued change of `row`
  trouble: ApiError | null; // why the match is stopped by an error; null while it is not
  tries: number; // failed attempts in a row to run the match
  retry: Cancel | undefined;
  readonly absences: Map<string, Cancel>; // timers until a bot replaces an absent player of the match
  turns: readonly Turn[]; // the people whose answers are awaited
  readonly noticed: Set<string>; // players who have been notified of a turn and have not acted since
  readonly lines: ChatLine[]; // the last chat messages
  notifiesUntil: number; // a notification of a turn is sent by then, by the monotonic clock
  quietSince: number; // time at which a client last left or the table was loaded, by the monotonic clock
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
  notifiesUntil: quietSince,
  quietSince,
  seenMs: row.at,
});

/** The ids of the players present at any node. */
export const playersAt = ({ subscribers, remotePresence }: LiveTable): ReadonlySet<string> =>
  new Set([
    ...[...subscribers].map(({ client }) => client.player),
    ...[...remotePresence.values()].flatMap(({ people }) => people.map(({ player }) => player)),
  ]);

/**
 * Whether the table can be unloaded: it has no clients, and its match needs no timer and waits at most for
 * people's answers.
 */
export const isUnloadable = ({ subscribers, row, running, runner, trouble }: LiveTable): boolean =>
  subscribers.size === 0 &&
  trouble === null &&
  (row.state !== 'playing' || running === undefined || runner?.stepMs() === null);

/** The finished matches of a table, oldest first. */
export const matchesOver = ({ id, matches, state }: TableRow): readonly string[] =>
  Array.from({ length: state === 'playing' ? matches - 1 : matches }, (_, i) => `${id}-${i + 1}`);

/** Whether the match belongs to the table, in progress or over. */
export const isMatchAt = (row: TableRow, match: string): boolean =>
  match === matchOf(row) || matchesOver(row).includes(match);

/**
 * The id of the match in progress, or of the last one if none is in progress; null before the first match.
 */
export const matchOf = ({ id, matches }: TableRow): string | null => (matches === 0 ? null : `${id}-${matches}`);

/** The id of a match's table. */
export const tableIn = (match: string): string => match.slice(0, match.lastIndexOf('-'));

export const isPlayed = (row: TableRow, match: string): boolean => row.state === 'playing' && matchOf(row) === match;

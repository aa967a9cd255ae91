// A table in the server's memory: its stored row, its clients, and its running match.

import type { TableView } from '@moonshot/protocol';
import type { ServerToClient, ServerUpdate } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import type { TableRunner } from '@moonshot/table/runner';
import type { Cancel } from '../../core/env.ts';
import type { ApiError } from '../../core/errors.ts';
import type { ServerCatalog } from '../../core/languages.ts';
import type { ChatLine, TableRow } from '../../store/store.ts';

/** The connection to a client, as far as a table uses it. */
export interface ClientConnection {
  readonly player: string;
  readonly outside: boolean; // whether the client is an outside bot, a program brought by a player
  readonly network: string; // the network of the client's address, for rate limits
  readonly takesUpdates: boolean; // whether the client reads `update`, which has only the changes of a view
  /**
   * Sends a message. `json` serializes the message, if there is a faster way than `JSON.stringify`. Returns
   * false if the client reads too slowly and the message was dropped; a snapshot follows later.
   */
  send(message: ServerToClient | ServerUpdate, json?: (message: object) => string): boolean;
  /** Closes the socket with a code from `docs/reference/protocol.md`. */
  end(code: number, reason: string): void;
  words(): ServerCatalog; // the server's messages in the client's language
}

/** A client at a table. Its seat is not stored here but follows from the table's row and the match. */
export interface Subscriber {
  readonly client: ClientConnection;
  readonly since: number; // time of joining, in milliseconds since 1970
  // Whether the client joined while the table was open to everybody. Without a seat it does not see private
  // matches.
  readonly stranger: boolean;
  readonly uninvited: boolean; // whether the client joined without the invitation, a seat or the host's role
  match: string | null; // the match that was last sent to the client
  readonly blocked: Set<string>; // players whose messages are not delivered to this client
  // the version of `match` that the client has; undefined if it needs a snapshot
  sentVersion: number | undefined;
  // the view that the client has, if it takes updates; the next update has the changes since then
  sentView: TableView | undefined;
}

/** A client that is connected to the table through another node. */
export interface RemoteSubscriber {
  readonly player: string;
  readonly since: number;
}

/** The clients at this table that another node has reported in its presence events. */
export interface RemotePresence {
  readonly people: readonly RemoteSubscriber[];
  readonly heardMs: number; // time of the node's last report, by this node's monotonic clock
}

/** How a player is shown to others. */
export interface KnownPlayer {
  readonly name: string;
  readonly outside: boolean; // whether this is an outside bot, a program brought by a player
}

/** A match that this node runs. After `stop` has been called, events that the match publishes are ignored. */
export interface RunningMatch {
  readonly match: string;
  readonly runner: Promise<TableRunner | undefined>;
  readonly stop: () => void;
}

/** A person whose answer the match awaits. */
export interface Turn {
  readonly seat: Seat;
  readonly player: string;
  readonly asked: string; // distinguishes the awaited answer from all other answers of the seat
  readonly reserve: boolean; // whether the seat may use its reserve of time for this answer
  readonly since: number; // since when the answer is awaited, in milliseconds since 1970
}

/** A timer after which a bot replaces an absent player. */
export interface Absence {
  readonly cancel: Cancel;
  readonly leftMs: () => number;
}

export interface LiveTable {
  readonly id: string;
  row: TableRow;
  readonly known: Map<string, KnownPlayer>; // names of the people at the table, by player id
  readonly subscribers: Set<Subscriber>;
  readonly remotePresence: Map<string, RemotePresence>; // clients that other nodes have reported, by node
  unhear: Cancel; // stops listening to node events
  running: RunningMatch | undefined;
  runner: TableRunner | undefined; // runs the match; undefined until the match is loaded
  changes: Promise<unknown>; // resolves when all queued changes of `row` are done
  trouble: ApiError | null; // why an error has stopped the match; null while the match is not stopped
  tries: number; // number of failed attempts in a row to run the match
  retry: Cancel | undefined;
  readonly absences: Map<string, Absence>; // by player: when a bot replaces them
  turns: readonly Turn[]; // the people whose answers the match awaits now
  readonly noticed: Set<string>; // players who have been notified of their turn and have not acted since
  readonly lines: ChatLine[]; // the last few chat messages, kept for reports
  notifiesUntil: number; // until when a notification of a turn may still be sent, by the monotonic clock
  quietSince: number; // when a client last left or the table was loaded, by the monotonic clock
  seenMs: number; // the last visit that is recorded in the store, in milliseconds since 1970
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

/** The ids of the players who are connected to the table at any node. */
export const playersAt = ({ subscribers, remotePresence }: LiveTable): ReadonlySet<string> =>
  new Set([
    ...[...subscribers].map(({ client }) => client.player),
    ...[...remotePresence.values()].flatMap(({ people }) => people.map(({ player }) => player)),
  ]);

/**
 * Whether the table can be unloaded from memory: it has no clients, and a match in progress needs no timer
 * and waits at most for people's answers.
 */
export const isUnloadable = ({ subscribers, row, running, runner, trouble }: LiveTable): boolean =>
  subscribers.size === 0 &&
  trouble === null &&
  (row.state !== 'playing' || running === undefined || runner?.stepMs() === null);

/** The ids of the finished matches of a table, oldest first. */
export const matchesOver = ({ id, matches, state }: TableRow): readonly string[] =>
  Array.from({ length: state === 'playing' ? matches - 1 : matches }, (_, i) => `${id}-${i + 1}`);

/** Whether the match is one of the table's matches, in progress or finished. */
export const isMatchAt = (row: TableRow, match: string): boolean =>
  match === matchOf(row) || matchesOver(row).includes(match);

/** The id of the table's match in progress, or else of its last match; null before the first match. */
export const matchOf = ({ id, matches }: TableRow): string | null => (matches === 0 ? null : `${id}-${matches}`);

/** The id of the table to which the match belongs. */
export const tableIn = (match: string): string => match.slice(0, match.lastIndexOf('-'));

export const isPlayed = (row: TableRow, match: string): boolean => row.state === 'playing' && matchOf(row) === match;

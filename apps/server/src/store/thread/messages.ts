// The messages between the server and the thread that writes to its database.
import type { WriteCounts } from '../../core/metrics.ts';
import type { Store } from '../store.ts';

/**
 * The methods of the store that write, by part. They run in the thread; all other methods read on the
 * server's own connection.
 */
export const WRITES = {
  log: ['append', 'saveSnapshot', 'removeImported'],
  results: ['finish', 'keepDump'],
  past: ['add'],
  players: [
    ...['add', 'rename', 'forget', 'openSession', 'closeSession', 'closeSessions'],
    ...['dropSecret', 'sweepSessions', 'sweepUnused'],
  ],
  passkeys: ['add', 'used', 'remove'],
  pushes: ['keep', 'drop'],
  tables: ['put', 'seen', 'expire', 'remove'],
  conduct: [
    ...['report', 'settle', 'removeReport', 'sweepReports', 'sweepBans', 'ban', 'unban'],
    ...['rename', 'block', 'unblock', 'storeOperatorTokenHash'],
  ],
  contests: ['add', 'move', 'enter', 'withdraw', 'seat', 'score', 'sweep', 'sweepUnplayed'],
  leagues: ['add', 'change', 'join', 'leave', 'putOut', 'played', 'sweep'],
  due: ['take', 'again', 'drop', 'noteAll'],
  slips: ['put', 'take', 'sweep'],
  whole: ['probe', 'backup'],
} as const satisfies Partial<Record<keyof Store | 'whole', readonly string[]>>;

export type WritePart = keyof typeof WRITES;

/** A call of a method that writes. */
export interface WriteCall {
  readonly id: number;
  readonly part: WritePart;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type WriteAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: SentError };

/**
 * A message to the thread. `calls` contains the calls of one turn, with the time in milliseconds since 1970.
 * `close` follows the last answer.
 */
export type ToStoreThread =
  | { readonly type: 'calls'; readonly nowMs: number; readonly calls: readonly WriteCall[] }
  | { readonly type: 'close' };

/**
 * A message from the thread. `broken` precedes the answers to the writes that failed, because nothing more
 * may be published.
 */
export type FromStoreThread =
  | { readonly type: 'answers'; readonly counts: WriteCounts; readonly answers: readonly WriteAnswer[] }
  | { readonly type: 'broken'; readonly error: SentError }
  | { readonly type: 'closed' };

/** An error as it is sent between threads, because a structured clone loses its class and its code. */
export interface SentError {
  readonly kind: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly damaged?: { readonly match: string; readonly seq: number; readonly reason: string } | undefined;
}

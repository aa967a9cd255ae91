// The messages between the server and the thread that writes to its database.
import type { WriteCounts } from '../../core/metrics.ts';
import type { Store } from '../store.ts';

/**
 * The writing methods of the store, by part. They run in the thread. All other methods read on the server's
 * own connection.
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
  oneTimeTokens: ['put', 'renew', 'take', 'sweep'],
  whole: ['probe', 'backup'],
} as const satisfies Partial<Record<keyof Store | 'whole', readonly string[]>>;

export type WritePart = keyof typeof WRITES;

/** A call of a writing method of the store. */
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
 * A message to the thread. `calls` carries the calls of one event-loop turn and the time, in milliseconds
 * since 1970. `close` is sent after the last answer.
 */
export type ToStoreThread =
  | { readonly type: 'calls'; readonly nowMs: number; readonly calls: readonly WriteCall[] }
  | { readonly type: 'close' };

/**
 * A message from the thread. After a failure of the disk, `broken` is sent before the answers to the failed
 * writes, because nothing more may be published.
 */
export type FromStoreThread =
  | { readonly type: 'answers'; readonly counts: WriteCounts; readonly answers: readonly WriteAnswer[] }
  | { readonly type: 'broken'; readonly error: SentError }
  | { readonly type: 'closed' };

/**
 * An error as data. Errors are sent between threads like this, because a structured clone loses their class
 * and code.
 */
export interface SentError {
  readonly kind: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly damaged?: { readonly match: string; readonly seq: number; readonly reason: string } | undefined;
}

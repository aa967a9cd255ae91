// Converts errors to data and back, to send them from the writing thread to the caller.
import { LogDamaged, StoreBroken, StoreFull, StoreRefused } from '../errors.ts';
import type { SentError } from './messages.ts';

const KINDS = { StoreBroken, StoreFull, StoreRefused, RangeError, TypeError };

/** Converts an error to data. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { kind: 'Error', message: String(error) };
  const { message, stack } = error;
  const kind = Object.entries(KINDS).find(([, one]) => error instanceof one)?.[0] ?? 'Error';
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const damaged =
    error instanceof LogDamaged ? { damaged: { match: error.match, seq: error.seq, reason: error.reason } } : {};
  return { kind, message, stack, ...code, ...damaged };
}

/** Converts data back to an error of the original class, or to a plain Error if the class is unknown here. */
export function receivedError({ kind, message, stack, code, damaged }: SentError): Error {
  const Kind = KINDS[kind as keyof typeof KINDS] ?? Error;
  const error = damaged ? new LogDamaged(damaged.match, damaged.seq, damaged.reason) : new Kind(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}

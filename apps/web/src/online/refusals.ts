// What the page does when the server reports an error.
import type { ClientToServer } from '@moonshot/protocol/server';
import type { ErrorMessage } from './server/link-state.ts';
import type { Online } from './state.ts';

/** Errors that the connection or the sealing of deals handles. No sentence is shown for them. */
const HANDLED: ReadonlySet<ErrorMessage['code']> = new Set(['wrong-version', 'no-ticket', 'refused']);
const SEALING: ReadonlySet<ErrorMessage['about']> = new Set(['commitSeal', 'openSeal']);
/** Why a person who wants to play got no seat. The page asks again later, perhaps for another seat. */
const ASKED_AGAIN: ReadonlySet<ErrorMessage['code']> = new Set(['not-now', 'seat-taken', 'too-many']);

/**
 * Whether an error may be about a message of this type. An older server does not say to which message its
 * errors belong.
 */
export const mayConcern = ({ about }: ErrorMessage, type: ClientToServer['type']): boolean =>
  about === undefined || about === type;

/**
 * Whether the refused message is an action that the connection sends again. If an older server does not say
 * which message it refused, the message is assumed to be an action.
 */
const isRepeated = ({ code, about, number }: ErrorMessage): boolean =>
  code === 'too-many' && (about === undefined || number !== undefined);

/**
 * What to do after an error: leave the table, tell the person that they are banned, show the error's
 * sentence, send a part of a seal again, or nothing.
 */
export function reactionToError(
  error: ErrorMessage,
  { facts, sitting }: Online,
): 'leave' | 'ban' | 'show' | 'seal' | 'none' {
  const { code, about } = error;
  if (HANDLED.has(code) || isRepeated(error)) return 'none';
  if (code === 'too-many' && SEALING.has(about)) return 'seal';
  if (code === 'banned') return 'ban';
  if (facts === null || code === 'no-table' || about === 'join') return 'leave';
  return sitting && mayConcern(error, 'sit') && ASKED_AGAIN.has(code) ? 'none' : 'show';
}

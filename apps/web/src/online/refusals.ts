// What an error of the server means for the page.
import type { ClientToServer } from '@moonshot/protocol/server';
import type { ErrorMessage } from './server/link-state.ts';
import type { Online } from './state.ts';

/** Errors that the connection or the sealing handles. */
const HANDLED: ReadonlySet<ErrorMessage['code']> = new Set(['wrong-version', 'no-ticket', 'refused']);
const SEALING: ReadonlySet<ErrorMessage['about']> = new Set(['commitSeal', 'openSeal']);
/** Why a person who came to play got no seat. The page asks again later, maybe for another seat. */
const ASKED_AGAIN: ReadonlySet<ErrorMessage['code']> = new Set(['not-now', 'seat-taken', 'too-many']);

/** Whether an error may be about a message of this type. An older server does not say what it is about. */
export const mayConcern = ({ about }: ErrorMessage, type: ClientToServer['type']): boolean =>
  about === undefined || about === type;

/** Whether the connection repeats the refused message. An older server is assumed to mean a command. */
const isRepeated = ({ code, about, number }: ErrorMessage): boolean =>
  code === 'too-many' && (about === undefined || number !== undefined || SEALING.has(about));

/** What to do with an error: leave the table, show the sentence, or nothing. */
export function reactionToError(error: ErrorMessage, { facts, sitting }: Online): 'leave' | 'ban' | 'show' | 'none' {
  const { code, about } = error;
  if (HANDLED.has(code) || isRepeated(error)) return 'none';
  if (code === 'banned') return 'ban';
  if (facts === null || code === 'no-table' || about === 'join') return 'leave';
  return sitting && mayConcern(error, 'sit') && ASKED_AGAIN.has(code) ? 'none' : 'show';
}

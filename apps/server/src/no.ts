// How the server says no: a code that stays, and a sentence for whoever reads it.
import type { Code } from '@moonshot/wire/online/to-player';

export interface No {
  readonly code: Code;
  readonly sentence: string;
  readonly retryAfterMs?: number;
}

export const no = (code: Code, sentence: string): No => ({ code, sentence });

/** The same words whether there is no such table or its door stays shut, so that nobody learns which. */
export const NO_TABLE = no('no-table', 'There is no such table, or its door is not open to you.');

/** A reason for the log: whatever might be a card in it is blotted out. */
export const blotted = (reason: string): string => reason.replace(/\b[2-9TJQKAW][CDSH]\b/g, '··');

/** Why the system did not do something, fit for a log. */
export const reasonOf = (error: unknown): string => blotted(error instanceof Error ? error.message : String(error));

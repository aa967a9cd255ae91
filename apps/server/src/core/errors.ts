// Refusals of requests: each has a stable code, and a sentence in the client's language.

import type { ApiErrorWords } from '@moonshot/i18n';
import type { Code } from '@moonshot/protocol/server';

export interface ApiError {
  readonly code: Code;
  readonly sentence: (words: ApiErrorWords) => string;
  readonly retryAfterMs?: number;
}

/** Creates a refusal with this code and one of the code's sentences. */
export const apiError = <C extends keyof ApiErrorWords>(
  code: C,
  sentence: (words: ApiErrorWords[C]) => string,
): ApiError => ({
  code,
  sentence: words => sentence(words[code]),
});

/** Creates a refusal whose sentence the rules or the table have already written in the client's language. */
export const refusalWith = (code: Code, sentence: string): ApiError => ({ code, sentence: () => sentence });

const MINUTE_MS = 60_000;

/** The refusal of requests that come too often, whose sentence names the minutes to wait. */
export const tooOften = (waitMs: number): ApiError => ({
  ...apiError('too-many', say => say.requests(Math.ceil(waitMs / MINUTE_MS))),
  retryAfterMs: Math.ceil(waitMs),
});

/** The body of a refusal's response: the code, the sentence, and when to retry. */
export const toProblemDetails = ({ sentence, ...refusal }: ApiError, words: ApiErrorWords) => ({
  ...refusal,
  sentence: sentence(words),
});

/** The HTTP status for each refusal code. */
export const STATUS: Readonly<Record<ApiError['code'], number>> = {
  unreadable: 400,
  'too-many': 429,
  busy: 503,
  'no-ticket': 401,
  'wrong-version': 400,
  'no-table': 404,
  'table-full': 409,
  'not-seated': 403,
  'not-host': 403,
  'not-now': 409,
  'seat-taken': 409,
  'not-allowed': 403,
  'bad-name': 400,
  'bad-rules': 400,
  'bad-passkey': 403,
  'stale-passkey': 409,
  'stale-sign-in': 403,
  refused: 409,
  paused: 503,
  banned: 403,
  gone: 404,
};

/**
 * The refusal for a table that does not exist or is closed to the player. Both cases get the same refusal,
 * so that the answer does not reveal that the table exists.
 */
export const NO_TABLE = apiError('no-table', say => say.table);

/**
 * An error message for the log. Everything that could be the name of a card is replaced by dots, because the
 * log must not reveal cards.
 */
const blotted = (reason: string): string => reason.replace(/\b[2-9TJQKAW][CDSH]\b/g, '··');

/** The message of an error, made safe for the log. */
export const reasonOf = (error: unknown): string => blotted(error instanceof Error ? error.message : String(error));

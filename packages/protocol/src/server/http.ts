// The HTTP interface outside tables: request bodies with their schemas, and refusals.
import * as z from 'zod/mini';
import { language, name, seat } from '../common-fields.ts';
import { CODE_MAX, MATCH_DEALS_MAX, REPORT_MAX } from '../limits.ts';
import { id, order, secret, settings } from './fields.ts';
import { REPORTS } from './talk.ts';
import type { Code } from './to-player.ts';

/** `POST /api/guests`: creates a guest. */
export const newGuest = z.strictObject({ name });
/** `POST /api/sessions`: signs in with a device's secret. */
export const newSession = z.strictObject({ secret });
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** A passkey's id, at most 1400 characters. */
export const passkeyId = bytes(1400);
/** `POST /api/passkeys`: the browser's credential from its `toJSON`. Other fields are ignored. */
export const newPasskey = z.object({
  id: passkeyId,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }),
});
/** `POST /api/passkeys/sign-in`: the browser's assertion from its `toJSON`. Other fields are ignored. */
export const shownPasskey = z.object({
  id: passkeyId,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(1400),
    userHandle: bytes(100),
  }),
});
/** `POST /api/tables`: opens a table where the host already has a seat and other seats are open. */
export const newTable = z.strictObject({ order, settings });
/** `POST /api/tables/TABLE/bots`: gives a seat to a player's own program. */
export const newBot = z.strictObject({ seat, name });
/** `POST /api/matches`: imports a match in the open notation or as a transcript. */
export const newImport = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(100_000)) });
/**
 * `POST /api/forks`: opens a table that continues from a position of a match in the open notation, after a
 * number of steps of a deal.
 */
export const newFork = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(100_000)),
  deal: z.int().check(z.gte(1), z.lte(MATCH_DEALS_MAX)), // the number of the deal in the text
  // the step of the replay, as in `ReplayDeal.steps`; step 0 is the dealing itself
  step: z.int().check(z.gte(0), z.lte(1000)),
  seat, // the host's
  settings,
});
/** `POST /api/reports`: a report to the operator about a player at the same table. */
export const newReport = z.strictObject({
  table: id,
  about: z.nullable(id), // null for a report about a seal, which is about the server
  kind: z.enum(REPORTS),
  text: z.string().check(z.maxLength(REPORT_MAX)), // may be empty if the kind says enough
});
/** `POST /api/codes`: creates a join code for a table that the player hosts or sits at. */
export const newCode = z.strictObject({ table: id });
/** `POST /api/codes/CODE`: looks up the table of a join code. */
export const codeText = z.string().check(z.regex(new RegExp(`^[0-9A-Za-z]{4,${CODE_MAX}}$`)));

export type NewPasskey = z.infer<typeof newPasskey>;
export type ShownPasskey = z.infer<typeof shownPasskey>;
/** `PUT /api/push`: registers a device for push messages with the subscription data of its browser. */
export const newSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^B[0-9A-Za-z_-]{86}$/)), // an uncompressed point
    auth: z.string().check(z.regex(/^[0-9A-Za-z_-]{22}$/)),
  }),
  language,
});
/** `DELETE /api/push`: removes a device. */
export const endedSubscription = z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) });

export type Device = z.infer<typeof newSubscription>;
export type NewTable = z.infer<typeof newTable>;
export type NewFork = z.infer<typeof newFork>;
export type NewReport = z.infer<typeof newReport>;

/** The body of every response with a status of 400 or more. */
export interface ProblemDetails {
  readonly code: Code;
  readonly sentence: string;
  readonly retryAfterMs?: number;
}

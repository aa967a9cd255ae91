// The schemas of HTTP request bodies, and the body of a refusal.
import * as z from 'zod/mini';
import { language, name, seat } from '../common-fields.ts';
import { CODE_MAX, CODE_MIN, MATCH_DEALS_MAX, PAD_CODE_MAX, REPORT_MAX } from '../limits.ts';
import { id, order, secret, settings, type TableSettings } from './fields.ts';
import { REPORTS } from './talk.ts';
import type { Code } from './to-player.ts';

/** The body of `POST /api/guests`, which creates a guest. */
export const newGuest = z.strictObject({ name });
/** The body of `POST /api/sessions`, which signs in with a device's secret. */
export const newSession = z.strictObject({ secret });
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** The id of a passkey, at most 1400 characters. */
export const passkeyId = bytes(1400);
/** The body of `POST /api/passkeys`: the `toJSON` of the browser's credential. Other fields are ignored. */
export const newPasskey = z.object({
  id: passkeyId,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }),
});
/**
 * The body of `POST /api/passkeys/sign-in`: the `toJSON` of the browser's assertion. Other fields are
 * ignored.
 */
export const shownPasskey = z.object({
  id: passkeyId,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(1400),
    userHandle: bytes(100),
  }),
});
/** The settings of a table that is opened without settings. */
const FOR_FRIENDS: TableSettings = { open: 'invited', clock: null, watchers: 'cards', chat: true };
/** The body of `POST /api/tables`, which opens a table. The host has a seat, and the other seats are open. */
export const newTable = z.strictObject({ order, settings: z._default(settings, FOR_FRIENDS) });
/** The body of `POST /api/tables/TABLE/bots`, which reserves a seat for a player's own program. */
export const newBot = z.strictObject({ seat, name });
/** The body of `POST /api/matches`, which imports a match in the open notation or as a transcript. */
export const newImport = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(100_000)) });
/**
 * The body of `POST /api/forks`, which opens a table that continues a match from a position. The match is
 * given in the open notation, the position as a number of steps of a deal.
 */
export const newFork = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(100_000)),
  deal: z.int().check(z.gte(1), z.lte(MATCH_DEALS_MAX)), // the number of the deal in the text
  // the step of the replay, as in `ReplayDeal.steps`; step 0 is the dealing of the cards
  step: z.int().check(z.gte(0), z.lte(1000)),
  seat, // the host's seat
  settings,
});
/**
 * The body of `POST /api/reports`, with which a player reports another player at the table, or a seal, to the
 * operator.
 */
export const newReport = z.strictObject({
  table: id,
  about: z.nullable(id), // the reported player; null for a report about a seal, which concerns the server
  kind: z.enum(REPORTS),
  text: z.string().check(z.maxLength(REPORT_MAX)), // may be empty if the kind of the report says enough
});
/** The body of `POST /api/codes`, which creates a join code for a table at which the player has a seat. */
export const newCode = z.strictObject({ table: id });
/** The code in `POST /api/codes/CODE`, which looks up the table of a join code. */
export const codeText = z.string().check(z.regex(new RegExp(`^[0-9A-Za-z]{${CODE_MIN},${CODE_MAX}}$`)));

export type NewPasskey = z.infer<typeof newPasskey>;
export type ShownPasskey = z.infer<typeof shownPasskey>;
/**
 * The body of `PUT /api/push`, which registers a device for push messages with its browser's subscription
 * data.
 */
export const newSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^B[0-9A-Za-z_-]{86}$/)), // an uncompressed point of the curve P-256
    auth: z.string().check(z.regex(/^[0-9A-Za-z_-]{22}$/)),
  }),
  language,
});
/** The body of `DELETE /api/push`, which removes a device. */
export const endedSubscription = z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) });

/** The id of a live score pad, which the publishing device chooses at random. */
export const livePadId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** A packed score pad, as in the link to one. */
export const livePadCode = bytes(PAD_CODE_MAX);
const livePadKey = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The body of `PUT /api/pads/ID`, which publishes the state of a live score pad. */
export const newLivePad = z.strictObject({ key: livePadKey, code: livePadCode });
/** The body of `DELETE /api/pads/ID`, which ends a live score pad. */
export const endedLivePad = z.strictObject({ key: livePadKey });

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

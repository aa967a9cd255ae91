// What a client and the server say over HTTP, where there is no table yet: bodies with their schemas, and the
// answers.
import type { Seat } from '@moonshot/rules/game/seat';
import * as z from 'zod/mini';
import { id, language, order, seat, secret, settings } from './fields.ts';
import { REPORTS } from './said.ts';
import type { Code, TableFacts } from './to-player.ts';

const name = z.string().check(z.minLength(1), z.maxLength(40));

/** `POST /api/guests`: creates a guest. */
export const newGuest = z.strictObject({ name });
/** `POST /api/sessions`: signs in with a device's secret. */
export const newSession = z.strictObject({ secret });
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** How long an authenticator's name for a passkey may be. */
export const passkeyId = bytes(1400);
/**
 * `POST /api/passkeys`: what a browser makes of the options, as its `toJSON` gives it; what is not named here
 * is not read.
 */
export const newPasskey = z.object({
  id: passkeyId,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }),
});
/** `POST /api/passkeys/sign-in`: as for a new one. */
export const shownPasskey = z.object({
  id: passkeyId,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(1400),
    userHandle: bytes(100),
  }),
});
/** `POST /api/tables`: a table of a game, its seats open but for the host's own. */
export const newTable = z.strictObject({ order, settings });
/** `POST /api/tables/TABLE/bots`: a program of one's own for a seat. */
export const newBot = z.strictObject({ seat, name });
/** `POST /api/matches`: a match that was played elsewhere, in the open notation or as a transcript. */
export const newImport = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(100_000)) });
/**
 * `POST /api/forks`: a table that plays on from a position of a match in the open notation, after a number of
 * steps of a deal.
 */
export const newFork = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(100_000)),
  deal: z.int().check(z.gte(1), z.lte(1000)), // as the text counts them
  // of a replay, counted from 0: the first is that the cards are dealt
  step: z.int().check(z.gte(0), z.lte(1000)),
  seat, // the host's
  settings,
});
/** `POST /api/reports`: a report to the operator about a player at the same table. */
export const newReport = z.strictObject({
  table: id,
  about: z.nullable(id), // null for a report about a seal, which is about the server
  kind: z.enum(REPORTS),
  text: z.string().check(z.maxLength(500)), // may be empty where the kind says enough
});
/** `POST /api/codes`: a short code for a table at which one sits. */
export const newCode = z.strictObject({ table: id });
/** `POST /api/codes/CODE`: the door that a short code opens. */
export const codeText = z.string().check(z.regex(/^[0-9A-Za-z]{4,12}$/));

export type NewPasskey = z.infer<typeof newPasskey>;
export type ShownPasskey = z.infer<typeof shownPasskey>;
/** `PUT /api/push`: registers a device for push messages, with the data of its browser. */
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

/** The secret is shown only in this answer. It signs the player in. */
export interface GuestAnswer {
  readonly player: string;
  readonly name: string;
  readonly secret: string;
}

/** The token is told this once: the program that says hello with it plays from that seat. */
export interface BotAnswer {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

/** As for a guest, without the secret; the session is in a cookie. */
export interface SessionAnswer {
  readonly player: string;
  readonly name: string;
}

/** One of one's own passkeys: when it was made and last used, in milliseconds since 1970. */
export interface PasskeyFacts {
  readonly id: string;
  readonly domain: string; // the one it is good for
  readonly at: number;
  readonly usedAt: number | null;
}

/** `GET /api/passkeys`: oldest first. */
export interface PasskeysAnswer {
  readonly passkeys: readonly PasskeyFacts[];
}

/** `POST /api/tickets`: good for one socket, for a moment. */
export interface TicketAnswer {
  readonly ticket: string;
}

/** The door to a table: of one that was made, or of a short code. */
export interface Door {
  readonly table: string;
  readonly invite: string;
}

export interface CodeAnswer {
  readonly code: string;
  readonly forMs: number;
}

/** `GET /api/tables`: the public ones, newest first; no invite is told. */
export interface TablesAnswer {
  readonly tables: readonly TableFacts[];
}

/** Whose answer a table waits for, as it was when that was asked. */
export interface AwaitedFacts {
  readonly seat: Seat;
  readonly waitedMs: number;
  readonly leftMs: number | null; // with the reserve; null where time does not count
}

export interface OwnTable extends TableFacts {
  readonly seat: Seat; // one's own
  readonly awaited: readonly AwaitedFacts[];
}

/** `GET /api/tables/mine`: where one sits, newest first; no invite is told. */
export interface OwnTablesAnswer {
  readonly tables: readonly OwnTable[];
}

/** A finished match in a list. */
export interface MatchFacts {
  readonly match: string;
  readonly game: string;
  readonly name: string; // of its rules
  readonly seats: number;
  readonly deals: number; // that were scored
  readonly totals: readonly number[]; // by seat; none where no deal was
  readonly seat: number; // where one sat when it began; -1 of a match that was imported
  readonly bots: readonly (string | null)[]; // by seat, the player of each bot that sat there then
  readonly at: number; // milliseconds since 1970, when it ended
  readonly imported: boolean; // played elsewhere, and told here
  readonly forked: boolean; // begun in the middle of a match that had been played
  readonly proof: boolean; // a proof is available
  readonly told: boolean; // it can be gone through; not yet while others still play its round of a tournament
}

/** `GET /api/matches`: the matches where one sat and that are over, the newest first. */
export interface MatchesAnswer {
  readonly matches: readonly MatchFacts[];
}

/** `GET /api/blocks`: the players that one has blocked. A deleted player's name is null. */
export interface BlocksAnswer {
  readonly blocked: readonly { readonly player: string; readonly name: string | null }[];
}

/** What comes with every status of 400 or more. */
export interface Problem {
  readonly code: Code;
  readonly sentence: string;
  readonly retryAfterMs?: number;
}

// Messages from a client to the server over its socket, with a schema for each kind. The server closes the
// socket on any other message.
import * as z from 'zod/mini';
import { language, name, seat } from '../common-fields.ts';
import { CHAT_MAX } from '../limits.ts';
import type { PageToTable } from '../to-table.ts';
import { acts } from '../to-table.ts';
import { unreadableText } from '../unreadable.ts';
import { attempt, count, hex32, id, matchId, order, secret, settings } from './fields.ts';
import { EMOTES, PHRASES } from './talk.ts';

const version = z.int().check(z.gte(1), z.lte(1000));

const hello = {
  type: z.literal('hello'),
  versions: z.strictObject({ oldest: version, newest: version }),
  language,
};
const greeting = z.strictObject({
  ...hello,
  ticket: secret, // a ticket that was requested over HTTP just before and is valid for one socket
});
/**
 * The first message of an external bot, which is a player's own program. `token` is the secret for the bot's
 * seat.
 */
const program = z.strictObject({ ...hello, token: secret });

const online = z.discriminatedUnion('type', [
  greeting,
  /**
   * Joins a table as the signed-in player. `known` names the match and the number of its events that the
   * client already has, so that the server sends only later events.
   */
  z.strictObject({
    type: z.literal('join'),
    table: id,
    invite: z.nullable(id),
    known: z.nullable(z.strictObject({ match: matchId, version: count })),
  }),
  z.strictObject({ type: z.literal('leave') }), // leaves the table, but keeps the seat
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('stand') }), // gives the seat up
  // before a match: says whether the player is ready
  z.strictObject({ type: z.literal('setReady'), yes: z.boolean() }),
  z.strictObject({ type: z.literal('addBot'), seat, player: name }), // only the host may send this
  z.strictObject({ type: z.literal('emptySeat'), seat }), // only the host may send this
  z.strictObject({ type: z.literal('changeSettings'), settings }), // only the host may send this
  // only the host may send this: sets the game, its rules, the seats and the length
  z.strictObject({ type: z.literal('changeRules'), order }),
  z.strictObject({ type: z.literal('start') }), // only the host may send this
  // only the host may send this: makes another player the host
  z.strictObject({ type: z.literal('transferHost'), player: id }),
  // only the host may send this: creates a new invitation link and invalidates the old one
  z.strictObject({ type: z.literal('renewInvite') }),
  z.strictObject({ type: z.literal('rematch') }), // begins another match after the match at the table is over
  z.strictObject({ type: z.literal('commitSeal'), deal: count, attempt, commitment: hex32 }),
  z.strictObject({ type: z.literal('openSeal'), deal: count, attempt, bytes: hex32 }),
  z.strictObject({ type: z.literal('vote'), on: z.enum(['pause', 'go-on', 'end', 'undo']), yes: z.boolean() }),
  // takes the player's own seat back from the bot that stands in
  z.strictObject({ type: z.literal('takeSeatBack') }),
  z.strictObject({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ type: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ type: z.literal('chat'), text: z.string().check(z.minLength(1), z.maxLength(CHAT_MAX)) }),
  z.strictObject({ type: z.literal('nudge'), seat }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('setLanguage'), language }),
]);

const toServer = z.union([acts, online, program]); // `acts` come first, because most messages are acts

type Online = z.infer<typeof online> | z.infer<typeof program>;

/**
 * A message to the server. Actions in a game are the same messages as at a table that runs in the browser.
 */
export type ClientToServer = Online | Extract<PageToTable, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

export type Greeting = z.infer<typeof greeting> | z.infer<typeof program>;

export type ParsedClientToServer =
  | { readonly ok: true; readonly message: ClientToServer }
  | { readonly ok: false; readonly reason: string };

/** The parsed message, or a sentence that names the error and its field. */
export function parseClientToServer(value: unknown): ParsedClientToServer {
  const parsed = toServer.safeParse(value);
  // The schema has checked the name of every card, so the action has the type of the rules package.
  if (parsed.success) return { ok: true, message: parsed.data as ClientToServer };
  return { ok: false, reason: unreadableText(value, parsed.error.issues) };
}

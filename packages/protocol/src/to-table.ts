// Messages from a client to a table, with a schema for each kind. Any other message is refused.
import type { Action } from '@moonshot/rules';
import * as z from 'zod/mini';
import { bySeat, card, localId as id, language, length, name, seat, seats } from './common-fields.ts';
import type { HouseRequest } from './house.ts';
import { BACKUP_MAX, CARDS_MAX, MATCH_MAX } from './limits.ts';
import { overrides } from './overrides.ts';
import { unreadableText } from './unreadable.ts';

const cards = z.array(card).check(z.maxLength(CARDS_MAX));
const number = z.int().check(z.gte(1));

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('pass'),
    gifts: z.array(z.strictObject({ card, to: seat })).check(z.maxLength(CARDS_MAX)),
  }),
  z.strictObject({ type: z.literal('charge'), cards }),
  z.strictObject({
    type: z.literal('bid'),
    bid: z.union([z.int().check(z.gte(0), z.lte(50)), z.enum(['C', 'D', 'S', 'H'])]),
  }),
  z.strictObject({ type: z.literal('claim'), claim: z.boolean() }),
  z.strictObject({ type: z.literal('play'), card, call: z.optional(z.enum(['high', 'low'])) }),
  z.strictObject({ type: z.literal('bury'), cards }),
  z.strictObject({ type: z.literal('moon'), option: z.enum(['shed', 'burden', 'both', 'keep', 'turn']) }),
  z.strictObject({ type: z.literal('lay'), bottom: card, top: card }),
]);

const sitter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name }),
  z.strictObject({ kind: z.literal('bot'), name, player: name }),
]);

/**
 * A new table: the id of its game's rule sheet, the changed fields of this sheet by path, the length of the
 * match, and who sits at the table.
 */
const order = z.strictObject({
  game: name,
  overrides,
  length: z.nullable(length),
  sitters: z.array(sitter).check(...bySeat),
});

/** A date in the player's time zone, such as `2026-11-21`. */
const date = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** The names of the players by seat, for a table whose game is fixed. The person sits in seat 0. */
const names = z.array(name).check(...bySeat);

/**
 * The commands of a person at a table. The client numbers the commands, so that the table recognizes a
 * repeated command.
 */
export const acts = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), number, action }),
  z.strictObject({ type: z.literal('ready'), number }),
  z.strictObject({ type: z.literal('undo'), number }),
  z.strictObject({ type: z.literal('finish'), number, why: z.enum(['rest', 'settled']) }),
]);

const thing = z.record(z.string(), z.unknown());
const text = z.string().check(z.maxLength(2000));
/** A puzzle. Its cards and answers are checked only when the table sets up the puzzle. */
const puzzle = z.strictObject({
  id,
  game: name,
  version: number,
  dealer: seat,
  hands: z.array(text),
  rest: text,
  line: text,
});

/** The text of a match whose table is not stored in this browser. */
const record = z.optional(z.string().check(z.maxLength(MATCH_MAX)));

const toTable = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('puzzle'), puzzle, names }),
  z.strictObject({
    type: z.literal('explain-puzzle'),
    puzzle,
    best: text,
    others: z.array(text).check(z.maxLength(60)),
    given: z.nullable(text),
    shoots: z.boolean(),
    names,
  }),
  z.strictObject({ type: z.literal('drill'), game: name, seed: id, names }),
  z.strictObject({ type: z.literal('find-drill'), game: name, seed: id }),
  z.strictObject({ type: z.literal('sheets') }),
  z.strictObject({ type: z.literal('further') }),
  z.strictObject({ type: z.literal('tables') }),
  z.strictObject({ type: z.literal('open'), order, seat }),
  z.strictObject({ type: z.literal('daily'), date, names }),
  z.strictObject({ type: z.literal('lesson'), names }),
  z.strictObject({
    type: z.literal('rules'),
    game: name,
    seats,
    overrides: z.optional(overrides),
  }),
  z.strictObject({ type: z.literal('house'), wish: thing }),
  z.strictObject({ type: z.literal('join'), table: id, seat }),
  z.strictObject({ type: z.literal('uncover') }), // shows the hand on a device that several people share
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('forget'), table: id }),
  acts,
  z.strictObject({ type: z.literal('hint'), quiet: z.optional(z.boolean()) }),
  z.strictObject({
    type: z.literal('review'),
    table: id,
    seat,
    deal: z.nullable(number),
    open: z.boolean(),
    record,
  }),
  z.strictObject({ type: z.literal('compare-daily'), table: id }),
  z.strictObject({ type: z.literal('fork'), table: id, seat, at: number, record }),
  // `text` is the match as text if `table` is null.
  z.strictObject({ type: z.literal('replay'), table: z.nullable(id), text: z.string().check(z.maxLength(MATCH_MAX)) }),
  z.strictObject({ type: z.literal('bring'), text: z.string().check(z.maxLength(MATCH_MAX)) }),
  z.strictObject({ type: z.literal('records') }),
  z.strictObject({ type: z.literal('clear-records') }),
  z.strictObject({
    type: z.literal('export'),
    settings: z.record(name, z.string().check(z.maxLength(200))),
    page: thing,
  }),
  z.strictObject({
    type: z.literal('count-match'), // adds a match that was played on a server to the statistics
    table: id,
    text: z.string().check(z.maxLength(MATCH_MAX)),
    seat,
    bots: z.array(z.nullable(name)).check(...bySeat), // the level of each bot, by seat; null for a person
    at: z.number(),
  }),
  z.strictObject({
    type: z.literal('judge-passes'),
    table: id,
    text: z.nullable(z.string().check(z.maxLength(MATCH_MAX))),
  }), // `text` is the match as text if its table is not stored in this browser
  z.strictObject({ type: z.literal('import'), text: z.string().check(z.maxLength(BACKUP_MAX)) }),
  z.strictObject({ type: z.literal('pace'), botMs: z.int().check(z.gte(0), z.lte(10_000)) }),
  z.strictObject({ type: z.literal('setLanguage'), language }),
]);

export type MatchOrder = z.infer<typeof order>;
type Parsed = z.infer<typeof toTable>;

/** A message to a table, in which cards and actions have the types of the rules package. */
export type PageToTable =
  | Exclude<Parsed, { type: 'act' | 'house' }>
  | { readonly type: 'house'; readonly wish: HouseRequest } // parsed by the code that handles house rules
  | { readonly type: 'act'; readonly number: number; readonly action: Action };

export type ParsedPageToTable =
  | { readonly ok: true; readonly message: PageToTable }
  | { readonly ok: false; readonly reason: string };

/** The parsed message, or a sentence that names the error and its field. */
export function parsePageToTable(value: unknown): ParsedPageToTable {
  const parsed = toTable.safeParse(value);
  // The schema has checked the name of every card, so the action has the type of the rules package.
  if (parsed.success) return { ok: true, message: parsed.data as PageToTable };
  return { ok: false, reason: unreadableText(value, parsed.error.issues) };
}

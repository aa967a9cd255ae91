// Messages between the page and its worker about house rules: editing, trying out, storing and sharing them,
// and keeping score with real cards.
import type { FieldKind, Length, Overrides, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { Understanding } from '@moonshot/rules/from-text';
import type { QueenChoice } from '@moonshot/rules/house';
import type { PrintedPage } from '@moonshot/rules/print';
import type { PadEntry, ScorePad } from '@moonshot/rules/score-pad';
import * as z from 'zod/mini';
import { localId as id, length, name, seat, seats } from './common-fields.ts';
import { MATCH_DEALS_MAX, NAME_MAX, SEATS_MAX, TEXT_MAX } from './limits.ts';
import { overrides } from './overrides.ts';
import { padEntry } from './score-pad.ts';
import type { TableRules } from './table-rules.ts';

const rules = {
  base: z.string().check(z.maxLength(NAME_MAX)),
  overrides,
};
const number = z.int().check(z.gte(1));

const houseRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), number, seats, ...rules }),
  z.strictObject({ type: z.literal('try'), number, seats, seed: z.string().check(z.maxLength(64)), ...rules }),
  z.strictObject({ type: z.literal('title'), ...rules }),
  z.strictObject({ type: z.literal('explain'), seats, ...rules }),
  z.strictObject({ type: z.literal('keep'), id: z.nullable(id), ...rules }),
  z.strictObject({ type: z.literal('forget'), id }),
  z.strictObject({ type: z.literal('list') }),
  z.strictObject({ type: z.literal('read'), text: z.string().check(z.maxLength(TEXT_MAX)), packed: z.boolean() }),
  z.strictObject({
    type: z.literal('understand'),
    number,
    text: z.string().check(z.maxLength(TEXT_MAX)),
    answers: overrides,
  }),
  z.strictObject({
    type: z.literal('score'),
    number,
    seats,
    ...rules,
    length: z.nullable(length),
    dealer: seat,
    entries: z.array(padEntry).check(z.maxLength(MATCH_DEALS_MAX)),
  }),
  z.strictObject({
    type: z.literal('print'),
    seats,
    ...rules,
    // the players' names for the score sheet; may be empty
    names: z.array(name).check(z.maxLength(SEATS_MAX)),
    address: z.string().check(z.maxLength(TEXT_MAX)), // the address of the page, to which the QR code leads
  }),
]);

/** Asks the worker to calculate the score of a match with real cards. */
interface ScoreRequest {
  readonly type: 'score';
  readonly number: number;
  readonly seats: number;
  readonly base: string;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly dealer: Seat; // the dealer of the first deal
  readonly entries: readonly PadEntry[];
}

export type HouseRequest = Exclude<z.infer<typeof houseRequest>, { type: 'score' }> | ScoreRequest;

/** Parses a command about house rules. Undefined if the command is invalid. */
export function parseHouseRequest(value: unknown): HouseRequest | undefined {
  const parsed = houseRequest.safeParse(value);
  // Every card is a valid name, so the entries of a score pad have the types of the rules package.
  return parsed.success ? (parsed.data as HouseRequest) : undefined;
}

/** A field of the editor's form: its kind, its value, and its value in the base game (`usual`). */
export interface DraftField {
  readonly path: string;
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly usual: unknown;
  readonly changed: boolean;
  // whether no value of this field changes the game while the other fields stay as they are
  readonly idle: boolean;
  readonly remark?: string; // why the field's value has no effect, as a sentence
  readonly fix?: RemarkFix; // a change after which the remark no longer applies
  readonly topic: string | null; // the topic of the sentence that explains this field's rule
  readonly options?: readonly DraftOption[]; // the choices, if the field's value is one of a few names
}

/** A change that resolves a remark. For a moon: the points that it is then worth. */
export interface RemarkFix {
  readonly points: number;
  readonly change: Overrides;
}

/** A value that a field can have, if its values have names. */
export interface DraftOption {
  readonly value: string;
  // the rule as a sentence; null if the game has no such rule with this value
  readonly sentence: string | null;
  // whether this value contradicts another field; `DraftProblem` then proposes further changes
  readonly clashes: boolean;
}

/** A contradiction in house rules, with proposals to resolve it. */
export interface DraftProblem {
  readonly path: string; // the field with the wrong value
  readonly value: unknown; // the wrong value
  // the numbers of players for which the value is wrong; empty if it is wrong for all
  readonly seats: readonly number[];
  readonly expected: string; // what the value may be, for fields for which the form has no text of its own
  readonly proposals: readonly DraftProposal[];
}

export interface DraftProposal {
  readonly change: Overrides;
  // the field with the contradiction, or the first changed field if that field stays the same
  readonly path: string;
  readonly sentence: string | null; // the rule as a sentence after the change
}

/** A rule as a sentence, with the fields from which it follows. */
export interface DraftSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
  readonly changed: boolean; // whether the base game has another rule than this
}

/** House rules that are being edited: every field, the rules as sentences, and the contradictions. */
export interface Drafted {
  readonly number: number; // the number of the command to which this is the answer
  readonly base: string;
  readonly baseName: string;
  readonly game: string | null; // the id of the game that has exactly these rules; null for house rules
  readonly name: string;
  // why the title of the house rules is refused, as a sentence; null if it is allowed
  readonly untitled: string | null;
  readonly overrides: Overrides; // only the fields that differ from the base game
  readonly seats: number; // the number of players for which the sentences explain the rules
  readonly tables: readonly number[]; // the numbers of players with which the game can be played
  readonly fields: readonly DraftField[];
  readonly sentences: readonly DraftSentence[];
  readonly problems: readonly DraftProblem[];
  readonly queen: QueenChoice | null; // the queen that costs points, if any
  readonly usualQueen: Card | null; // the queen that costs points in the base game
  readonly shared: Shared | null; // null while the rules contradict themselves
}

/** House rules to share: packed for a link (`code`), and as a file (`text`). */
export interface Shared {
  readonly code: string;
  readonly text: string;
}

/** The results of bots that play matches by house rules. They are sent again after each match. */
export interface Tried {
  readonly number: number;
  readonly deals: readonly (readonly number[])[]; // the points by seat in each of the first ten deals
  readonly matches: readonly { readonly deals: number; readonly minutes: number; readonly over: boolean }[];
  readonly done: boolean;
}

/** House rules as they are stored, with their earlier versions. */
export interface StoredHouse {
  readonly id: string;
  readonly name: string;
  readonly base: string;
  // the newest version comes last; `at` is in milliseconds since 1970
  readonly versions: readonly { readonly at: number; readonly overrides: Overrides }[];
}

/** Whether the browser has stored house rules. It may refuse, or have no room for further rules. */
export type HouseSaved = 'yes' | 'refused' | 'full';

/** House rules in the player's own list. Their title is removed if it is not allowed. */
export interface ListedHouse extends StoredHouse {
  // why the title of the house rules is refused, as a sentence; null if it is allowed
  readonly untitled: string | null;
}

/** What was understood of a text that describes rules. */
export interface Understood extends Understanding {
  readonly number: number; // the number of the command to which this is the answer
}

/** How the cards of a game differ from an ordinary pack. */
export interface PadCards {
  readonly wilds: number; // the number of wild cards, which no ordinary pack has
  readonly sentences: readonly string[]; // about wild cards and cards left over; empty for an ordinary pack
}

export type HouseReply =
  | ({ readonly type: 'understood' } & Understood)
  // `pad` is null if these rules cannot be played with this number of players.
  // `sides` gives for each seat the side whose players share a score.
  | {
      readonly type: 'scored';
      readonly number: number;
      readonly pad: ScorePad | null;
      readonly sides: readonly number[];
      readonly cards: PadCards;
    }
  // null if the rules cannot be played
  | { readonly type: 'explained'; readonly rules: TableRules | null }
  // `page` is null if the rules cannot be played
  | { readonly type: 'printed'; readonly page: PrintedPage | null }
  | ({ readonly type: 'drafted' } & Drafted)
  | ({ readonly type: 'tried' } & Tried)
  | { readonly type: 'kept'; readonly id: string; readonly saved: HouseSaved }
  // whether house rules may have this title
  | { readonly type: 'titled'; readonly name: string; readonly untitled: string | null }
  | { readonly type: 'houses'; readonly houses: readonly ListedHouse[] }
  | {
      readonly type: 'read';
      readonly base: string;
      readonly overrides: Overrides;
      // why the title of the house rules is refused, as a sentence; null if it is allowed
      readonly untitled: string | null;
    }
  | { readonly type: 'unread'; readonly place: string; readonly reason: string };

// Messages between the page and its worker about house rules: editing, trying out, storing and sharing them,
// and keeping score with real cards.
import type { FieldKind, Length, Overrides, Seat } from '@moonshot/rules';
import type { Understanding } from '@moonshot/rules/from-text';
import type { QueenChoice } from '@moonshot/rules/house';
import type { PrintedPage } from '@moonshot/rules/print';
import type { PadEntry, ScorePad } from '@moonshot/rules/score-pad';
import * as z from 'zod/mini';
import { localId as id, length, name, seat, seats } from './common-fields.ts';
import { MATCH_DEALS_MAX, NAME_MAX, SEATS_MAX, TEXT_MAX } from './limits.ts';
import { overrides } from './overrides.ts';
import { padEntry } from './score-pad.ts';

const rules = {
  base: z.string().check(z.maxLength(NAME_MAX)),
  overrides,
};
const number = z.int().check(z.gte(1));

const houseRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), number, seats, ...rules }),
  z.strictObject({ type: z.literal('try'), number, seats, seed: z.string().check(z.maxLength(64)), ...rules }),
  z.strictObject({ type: z.literal('title'), ...rules }),
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
    names: z.array(name).check(z.maxLength(SEATS_MAX)), // of the players, for the score sheet; may be empty
    address: z.string().check(z.maxLength(TEXT_MAX)), // of the page, to which the QR code leads
  }),
]);

/** A match with real cards whose score the worker calculates. */
interface ScoreRequest {
  readonly type: 'score';
  readonly number: number;
  readonly seats: number;
  readonly base: string;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly dealer: Seat; // of the first deal
  readonly entries: readonly PadEntry[];
}

export type HouseRequest = Exclude<z.infer<typeof houseRequest>, { type: 'score' }> | ScoreRequest;

/** Parses a command of the house rules editor; undefined if it is invalid. */
export function parseHouseRequest(value: unknown): HouseRequest | undefined {
  const parsed = houseRequest.safeParse(value);
  // Every card is a valid name, so the entries have the types of the rules.
  return parsed.success ? (parsed.data as HouseRequest) : undefined;
}

/** A field of the editor's form: its kind, its value, and the value of the base game (`usual`). */
export interface DraftField {
  readonly path: string;
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly usual: unknown;
  readonly changed: boolean;
  readonly idle: boolean; // with the other fields as they are, no value of this one changes the game
  readonly remark?: string; // why the value has no effect, as a sentence
  readonly topic: string | null; // the topic of the sentence that explains the field's rule
  readonly options?: readonly DraftOption[]; // the choices, if the value is one of a few names
}

/** One of the named values of a field. */
export interface DraftOption {
  readonly value: string;
  readonly sentence: string | null; // null if the game then has no such rule
  readonly clashes: boolean; // contradicts another field; `DraftProblem` then proposes further changes
}

/** A contradiction, and proposals to resolve it. */
export interface DraftProblem {
  readonly path: string; // the field that is wrong
  readonly value: unknown; // the field's value
  readonly seats: readonly number[]; // the numbers of players for which it is wrong; empty for all
  readonly expected: string; // what the field may be, if the form has no text of its own
  readonly proposals: readonly DraftProposal[];
}

export interface DraftProposal {
  readonly change: Overrides;
  readonly path: string; // the field that changes most
  readonly sentence: string | null; // how the rule would read
}

/** A rule as a sentence. */
export interface DraftSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
  readonly changed: boolean; // whether the base game has another rule here
}

/** House rules that are being edited: every field, the rules as sentences, and the contradictions. */
export interface Drafted {
  readonly number: number; // the number of the command that this answers
  readonly base: string;
  readonly baseName: string;
  readonly name: string;
  readonly untitled: string | null; // why their own title is refused, as a sentence
  readonly overrides: Overrides; // only what differs from the base
  readonly seats: number; // the number of players for which the sentences explain the rules
  readonly tables: readonly number[]; // the numbers of players that the rules are for
  readonly fields: readonly DraftField[];
  readonly sentences: readonly DraftSentence[];
  readonly problems: readonly DraftProblem[];
  readonly queen: QueenChoice | null; // which queen costs points, if one does
  readonly shared: Shared | null; // null while the rules contradict themselves
}

/** Rules to share: packed for a link, and as a file. */
export interface Shared {
  readonly code: string;
  readonly text: string;
}

/** The result of bots that play matches by the rules, updated after each match. */
export interface Tried {
  readonly number: number;
  readonly deals: readonly (readonly number[])[]; // points by seat in each of the first ten deals
  readonly matches: readonly { readonly deals: number; readonly minutes: number; readonly over: boolean }[];
  readonly done: boolean;
}

/** Stored house rules with their earlier versions. */
export interface StoredHouse {
  readonly id: string;
  readonly name: string;
  readonly base: string;
  // the newest is last; `at` is in milliseconds since 1970
  readonly versions: readonly { readonly at: number; readonly overrides: Overrides }[];
}

/** Whether the browser stored house rules. It may refuse, or have no room for further ones. */
export type HouseSaved = 'yes' | 'refused' | 'full';

/** House rules in the player's own list. If their title is not allowed, it is removed. */
export interface ListedHouse extends StoredHouse {
  readonly untitled: string | null; // why their own title is refused, as a sentence
}

/** What was understood of a text that contains rules. */
export interface Understood extends Understanding {
  readonly number: number; // the number of the command that this answers
}

export type HouseReply =
  | ({ readonly type: 'understood' } & Understood)
  // `pad` is null if these rules cannot be played with this number of players
  // `sides`: by seat, the side whose players share a score
  | {
      readonly type: 'scored';
      readonly number: number;
      readonly pad: ScorePad | null;
      readonly sides: readonly number[];
    }
  | { readonly type: 'printed'; readonly page: PrintedPage | null } // likewise
  | ({ readonly type: 'drafted' } & Drafted)
  | ({ readonly type: 'tried' } & Tried)
  | { readonly type: 'kept'; readonly id: string; readonly saved: HouseSaved }
  // whether rules may have this title
  | { readonly type: 'titled'; readonly name: string; readonly untitled: string | null }
  | { readonly type: 'houses'; readonly houses: readonly ListedHouse[] }
  | {
      readonly type: 'read';
      readonly base: string;
      readonly overrides: Overrides;
      readonly untitled: string | null; // why their own title is refused, as a sentence
    }
  | { readonly type: 'unread'; readonly place: string; readonly reason: string };

// Messages between the page and its worker about house rules: editing, trying, storing and sharing.
import type { FieldKind, Overrides } from '@moonshot/rules';
import * as z from 'zod/mini';
import { TEXT_MAX } from './house-limits.ts';
import { overrides } from './overrides.ts';

const rules = {
  base: z.string().check(z.maxLength(40)),
  overrides,
};
const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
const seats = z.int().check(z.gte(2), z.lte(14));
const number = z.int().check(z.gte(1));

const wish = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), number, seats, ...rules }),
  z.strictObject({ type: z.literal('try'), number, seats, seed: z.string().check(z.maxLength(64)), ...rules }),
  z.strictObject({ type: z.literal('title'), ...rules }),
  z.strictObject({ type: z.literal('keep'), id: z.nullable(id), ...rules }),
  z.strictObject({ type: z.literal('forget'), id }),
  z.strictObject({ type: z.literal('list') }),
  z.strictObject({ type: z.literal('read'), text: z.string().check(z.maxLength(TEXT_MAX)), packed: z.boolean() }),
]);

export type HouseWish = z.infer<typeof wish>;

/** Parses a command of the house rules editor; undefined if it is invalid. */
export function parseHouseWish(value: unknown): HouseWish | undefined {
  const parsed = wish.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** A field of the form: its possible values, its value, and that of the base sheet. */
export interface DraftField {
  readonly path: string;
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly usual: unknown;
  readonly changed: boolean;
  readonly idle: boolean; // no value changes anything at present
  readonly topic: string | null; // of the rule that it leads to
  readonly options?: readonly DraftOption[]; // if the value is one of a few names
}

/** One of the named values of a field. */
export interface DraftOption {
  readonly value: string;
  readonly sentence: string | null; // null if the game then has no such rule
  readonly clashes: boolean; // contradicts another field, so that it needs one of the following proposals
}

/** A contradiction, and proposals to resolve it. */
export interface DraftProblem {
  readonly path: string; // of the field
  readonly value: unknown; // that does not do
  readonly seats: readonly number[]; // where; empty: at every table
  readonly expected: string; // for a field whose clashes the form has no text for
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
  readonly changed: boolean; // the base reads otherwise
}

/** House rules under edit: every field, every sentence, and the problems. */
export interface Drafted {
  readonly number: number; // of the wish
  readonly base: string;
  readonly baseName: string;
  readonly name: string;
  readonly untitled: string | null; // why their own title is refused, as a sentence
  readonly overrides: Overrides; // only what differs from the base
  readonly seats: number; // for which the rules are explained
  readonly tables: readonly number[]; // that they are for
  readonly fields: readonly DraftField[];
  readonly sentences: readonly DraftSentence[];
  readonly problems: readonly DraftProblem[];
  readonly shared: Shared | null; // nothing while something is wrong
}

/** Rules to share: packed for a link, and as a file. */
export interface Shared {
  readonly code: string;
  readonly text: string;
}

/** The result of bots that play by the rules, updated after each match. */
export interface Tried {
  readonly number: number;
  readonly deals: readonly (readonly number[])[]; // the first ten: points by seat
  readonly matches: readonly { readonly deals: number; readonly minutes: number; readonly over: boolean }[];
  readonly done: boolean;
}

/** Stored house rules with their earlier versions. */
export interface KeptHouse {
  readonly id: string;
  readonly name: string;
  readonly base: string;
  // newest last; milliseconds since 1970
  readonly versions: readonly { readonly at: number; readonly overrides: Overrides }[];
}

/** The same in one's own list, under an allowed title. */
export interface ListedHouse extends KeptHouse {
  readonly untitled: string | null; // why their own title is refused, as a sentence
}

export type HouseSaid =
  | ({ readonly type: 'drafted' } & Drafted)
  | ({ readonly type: 'tried' } & Tried)
  | { readonly type: 'kept'; readonly id: string; readonly saved: boolean }
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

// A match as the open notation tells it, and every reason why a text tells none, as values.
import type { Length } from '../game/game.ts';
import type { Overrides, Refusal } from '../games.ts';
import type { TranscriptDeal } from '../transcript.ts';

export const NOTATION_FORMAT = 'moonshot-notation/1';

/** No match takes so many letters; a longer text is not looked into. */
export const NOTATION_MAX = 100_000;
export const NAME_MAX = 40;
export const TAG_MAX = 4000;
export const SEATS_MAX = 14;
export const DEALS_MAX = 1000;

/** What a text may tell beside the match; no rule reads it. */
export const TAGS = ['date', 'rules', 'proof'] as const;
export type Tags = Readonly<Partial<Record<(typeof TAGS)[number], string>>>;

/** A match whose deals are all over; the cards of a hand lie in their canonical order. */
export interface Noted {
  readonly game: string;
  readonly version: number; // of the game's sheet
  readonly seats: number;
  readonly names: readonly string[]; // by seat; none where nobody is named
  readonly rules: Overrides;
  readonly length: Length | null;
  readonly firstDealer: number;
  readonly tags: Tags;
  readonly deals: readonly TranscriptDeal[]; // what else was legal stands in no notation
  readonly winners: readonly number[];
}

/** Where something stands in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where each part of a match stands in its text. */
export interface Places {
  readonly game: Place;
  readonly seats: Place;
  readonly set: Place | undefined; // the first of them
  readonly length: Place | undefined;
  readonly deals: readonly {
    readonly deal: Place;
    readonly hands: Place;
    readonly steps: readonly Place[];
    readonly points: Place;
    readonly totals: Place;
  }[];
  readonly winners: Place;
}

/** What should have stood at a place. */
export type Expected =
  | 'heading'
  | 'head'
  | 'game'
  | 'path'
  | 'json'
  | 'length'
  | 'name'
  | 'whole'
  | 'seat'
  | 'to-seat'
  | 'seat-of-line'
  | 'deal'
  | 'hand'
  | 'step'
  | 'suit'
  | 'card'
  | 'claim'
  | 'pair'
  | 'word'
  | 'trick'
  | 'points'
  | 'totals'
  | 'winners'
  | 'end';

/** Why a text is no match: its form, or what the rules have otherwise. */
export type Why =
  | { readonly type: 'too-long'; readonly most: number }
  | { readonly type: 'expected'; readonly what: Expected; readonly found: string } // empty: the line or the text ends
  | { readonly type: 'twice'; readonly found: string }
  | { readonly type: 'no-game'; readonly game: string }
  | { readonly type: 'other-version'; readonly version: number }
  | { readonly type: 'sheet'; readonly sentence: string }
  | { readonly type: 'dealer'; readonly seat: number }
  | { readonly type: 'cards' }
  | { readonly type: 'not-asked' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'goes-on' }
  | { readonly type: 'over' }
  | { readonly type: 'points' | 'totals' | 'winners'; readonly rules: readonly number[] };

export interface Misread extends Place {
  readonly why: Why;
}

/** A misreading is found deep in a text; it leaves by being thrown and never passes the door. */
export class Misreading extends Error {
  readonly misread: Misread;
  constructor({ line, column }: Place, why: Why) {
    super(`line ${line}, column ${column}: ${why.type}`);
    this.misread = { line, column, why };
  }
}

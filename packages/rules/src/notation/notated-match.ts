// A match as the open notation describes it, and the reasons why a text is not a match.
import type { SheetError } from '../game/fields.ts';
import type { Length } from '../game/game.ts';
import type { Overrides, Refusal } from '../games.ts';
import type { TranscriptDeal } from '../transcript/transcript.ts';

export const NOTATION_FORMAT = 'moonshot-notation/1';

/** Maximum length of a text, in characters. A longer one is refused without being read. */
export const NOTATION_MAX = 100_000;
export const NAME_MAX = 40;
export const TAG_MAX = 4000;
/** Maximum number of deals. Checking more would take too long for a match from a stranger. */
export const DEALS_MAX = 100;

/** Tags: information about a match that no rule uses. */
export const TAGS = ['date', 'rules', 'proof'] as const;
export type Tags = Readonly<Partial<Record<(typeof TAGS)[number], string>>>;

/** Characters that break a line or change its direction, which could disguise a text. */
export const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A match with complete deals. Hands are in canonical order. */
export interface NotatedMatch {
  readonly game: string;
  readonly version: number; // of the game's sheet
  readonly seats: number;
  readonly names: readonly string[]; // by seat; empty if no player is named
  readonly rules: Overrides;
  readonly length: Length | null;
  readonly firstDealer: number;
  readonly tags: Tags;
  readonly deals: readonly TranscriptDeal[]; // the notation does not record the other legal answers
  readonly winners: readonly number[];
}

/** The first deals of a match, up to this number. The result has no winners if the match had more deals. */
export const begun = (noted: NotatedMatch, most = DEALS_MAX): NotatedMatch =>
  most < noted.deals.length ? { ...noted, deals: noted.deals.slice(0, most), winners: [] } : noted;

/**
 * A place in a text, line and column counted from 1. In a transcript, `path` locates the value within the
 * line.
 */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly path?: string; // such as deals[0].steps[3]; empty for the whole line
}

/** The top of the text: the place of errors that belong to no particular part of it. */
export const TOP: TextPosition = { line: 1, column: 1 };

/** The places of the parts of a match in its text. */
export interface NotationPositions {
  readonly game: TextPosition;
  readonly seats: TextPosition;
  readonly set: TextPosition | undefined; // the first of them
  readonly length: TextPosition | undefined;
  readonly deals: readonly {
    readonly deal: TextPosition;
    readonly hands: TextPosition;
    readonly steps: readonly TextPosition[];
    readonly points: TextPosition;
    readonly totals: TextPosition;
  }[];
  readonly winners: TextPosition;
}

/** What was expected at a place. */
export type ExpectedText =
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
  | 'end'
  | 'transcript';

/** Why a text is not a match: a syntax error, or a rule that is broken. */
export type NotationFault =
  | { readonly type: 'too-long'; readonly most: number }
  | { readonly type: 'too-many'; readonly most: number } // deals
  // empty if the line or the text ends
  | { readonly type: 'expected'; readonly what: ExpectedText; readonly found: string }
  | { readonly type: 'twice'; readonly found: string }
  | { readonly type: 'one-match' } // and another begins
  | { readonly type: 'lacking' }
  | { readonly type: 'no-game'; readonly game: string }
  | { readonly type: 'other-version'; readonly version: number }
  | { readonly type: 'sheet'; readonly error: SheetError }
  | { readonly type: 'dealer' | 'turn'; readonly seat: number }
  | { readonly type: 'cards' }
  | { readonly type: 'not-asked' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'goes-on' }
  | { readonly type: 'over' }
  | { readonly type: 'points' | 'totals' | 'winners'; readonly rules: readonly number[] };

export interface NotationError extends TextPosition {
  readonly why: NotationFault;
}

/** Thrown for an error in a text. Callers inside the package catch it. */
export class NotationException extends Error {
  readonly misread: NotationError;
  constructor(place: TextPosition, why: NotationFault) {
    super(`line ${place.line}, ${place.path ?? `column ${place.column}`}: ${why.type}`);
    const { line, column, path } = place;
    this.misread = { line, column, ...(path === undefined ? {} : { path }), why };
  }
}

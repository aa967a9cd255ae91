// A match as the open notation describes it, and the reasons why a text cannot be read as a match.
import type { SheetError } from '../game/errors.ts';
import type { Length } from '../game/game.ts';
import type { Overrides, Refusal } from '../games.ts';
import type { TranscriptDeal } from '../transcript/transcript.ts';

export const NOTATION_FORMAT = 'moonshot-notation/1';

/** The maximum length of a text, in characters. A longer text is refused without being read. */
export const NOTATION_MAX = 100_000;
export const NAME_MAX = 40;
export const TAG_MAX = 4000;
/** The maximum number of deals. Checking more deals of a stranger's match would take too long. */
export const DEALS_MAX = 100;

/** The tags: information about a match that no rule uses. */
export const TAGS = ['date', 'rules', 'proof'] as const;
export type Tags = Readonly<Partial<Record<(typeof TAGS)[number], string>>>;

/** Matches characters that break a line or change its direction. They could disguise a text. */
export const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A match whose deals are complete. Its hands are in canonical order. */
export interface NotatedMatch {
  readonly game: string;
  readonly version: number; // the version of the game's sheet
  readonly seats: number;
  readonly names: readonly string[]; // the players' names by seat; empty if no player is named
  readonly rules: Overrides;
  readonly length: Length | null;
  readonly firstDealer: number;
  readonly tags: Tags;
  readonly deals: readonly TranscriptDeal[]; // the deals, without the other legal answers of each step
  readonly winners: readonly number[];
}

/** The first `most` deals of a match. The result has no winners if the match has more deals. */
export const begun = (noted: NotatedMatch, most = DEALS_MAX): NotatedMatch =>
  most < noted.deals.length ? { ...noted, deals: noted.deals.slice(0, most), winners: [] } : noted;

/**
 * A position in a text. Line and column are counted from 1. In a transcript, `path` says where the value is
 * within the line.
 */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly path?: string; // such as `deals[0].steps[3]`; empty for the whole line
}

/** The top of a text, which is the position of errors that belong to no part of the text. */
export const TOP: TextPosition = { line: 1, column: 1 };

/** The positions of the parts of a match in its text. */
export interface NotationPositions {
  readonly game: TextPosition;
  readonly seats: TextPosition;
  readonly set: TextPosition | undefined; // the position of the first changed rule
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

/** What was expected at a position. */
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

/** Why a text is not a match: an error of syntax, or a violation of a rule. */
export type NotationFault =
  | { readonly type: 'too-long'; readonly most: number }
  | { readonly type: 'too-many'; readonly most: number } // the text has too many deals
  // `found` is empty if the line or the text ends at this position
  | { readonly type: 'expected'; readonly what: ExpectedText; readonly found: string }
  | { readonly type: 'twice'; readonly found: string }
  | { readonly type: 'one-match' } // another match follows the first one
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

/** Thrown for an error in a text. Callers within the package catch this error. */
export class NotationException extends Error {
  readonly misread: NotationError;
  constructor(place: TextPosition, why: NotationFault) {
    super(`line ${place.line}, ${place.path ?? `column ${place.column}`}: ${why.type}`);
    const { line, column, path } = place;
    this.misread = { line, column, ...(path === undefined ? {} : { path }), why };
  }
}

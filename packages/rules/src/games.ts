// The list of the games, and the functions that turn a sheet into a playable game.
import type * as CaptureActions from './capture/action.ts';
import type { Event as CaptureEvent } from './capture/event.ts';
import { type CaptureGame, captureGame } from './capture/index.ts';
import { type Rules as CaptureRules, compile as compileCapture } from './capture/rules.ts';
import { type CaptureSheet, capture, problems as captureProblems } from './capture/sheet.ts';
import type { State as CaptureState } from './capture/state.ts';
import type { View as CaptureView } from './capture/view.ts';
import { clashing, quoted, type SheetError } from './game/fields.ts';
import type { Game } from './game/game.ts';
import { type Overrides, whyTooLarge, withOverrides } from './game/overrides.ts';
import { isRecord } from './game/record.ts';
import { type TrickGame, trickGame } from './trick/index.ts';
import type { View as TrickView } from './trick/play/view.ts';
import { problems as trickProblems } from './trick/rules/check.ts';
import { compile as compileTrick, type Rules as TrickRules } from './trick/rules/rules.ts';
import type { TrickSheet } from './trick/sheet/sheet.ts';
import { atPlay } from './trick/sheets/at-play.ts';
import { blackLady } from './trick/sheets/black-lady.ts';
import { classic } from './trick/sheets/classic.ts';
import { ricketts } from './trick/sheets/ricketts.ts';
import { wildTwist } from './trick/sheets/wild-twist.ts';
import type * as TrickActions from './trick/state/action.ts';
import type { Event as TrickEvent } from './trick/state/event.ts';
import type { State as TrickState } from './trick/state/state.ts';

export type Sheet = TrickSheet | CaptureSheet;

export type State = TrickState | CaptureState;
export type Event = TrickEvent | CaptureEvent;
export type View = TrickView | CaptureView;
export type Ask = TrickActions.Ask | CaptureActions.Ask;
export type Action = TrickActions.Action | CaptureActions.Action;
export type Refusal = TrickActions.Refusal | CaptureActions.Refusal;

/**
 * A game of either family (trick games and Capture), for code that only needs the interface. A game accepts
 * only states and events of its own.
 */
export type HeartsGame = Game<State, Action, Event, View, Ask, Refusal>;

/** The sheets (rules as data) of the five games, in the order in which they are listed. */
export const SHEETS: readonly Sheet[] = [ricketts, atPlay, wildTwist, classic, capture];

/** The sheet with this id, among the five games and the base of the catalogue's variants; or undefined. */
export const sheetOf = (id: string): Sheet | undefined => [...SHEETS, blackLady].find(sheet => sheet.id === id);

export type { Overrides };

/** The title of a game with overridden fields; the id itself if it is unknown. */
export const titleOf = ({ game, overrides }: { readonly game: string; readonly overrides: Overrides }): string =>
  typeof overrides.name === 'string' ? overrides.name : (sheetOf(game)?.name ?? game);

/** A checked sheet, its rules compiled for a number of seats, and the game that plays by them. */
export type Hearts =
  | { readonly kind: 'tricks'; readonly sheet: TrickSheet; readonly rules: TrickRules; readonly game: TrickGame }
  | {
      readonly kind: 'commit-reveal';
      readonly sheet: CaptureSheet;
      readonly rules: CaptureRules;
      readonly game: CaptureGame;
    };

export type Prepared =
  | { readonly ok: true; readonly hearts: Hearts }
  | { readonly ok: false; readonly errors: readonly SheetError[] };

/** The maximum number of sheet errors that are reported. */
const ERRORS_MAX = 3;

/** Checks a sheet with its overrides and compiles the game, or returns the first errors. */
export function prepare(sheet: unknown, seats: number, overrides: Overrides = {}): Prepared {
  const large = whyTooLarge(overrides);
  return large === undefined ? prepareWhole(withOverrides(sheet, overrides), seats) : { ok: false, errors: [large] };
}

function prepareWhole(whole: unknown, seats: number): Prepared {
  const errors = wrongAt(whole, seats);
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, ERRORS_MAX) };
  const sheet = whole as Sheet;
  return { ok: true, hearts: sheet.kind === 'tricks' ? tricksOf(sheet, seats) : captureOf(sheet, seats) };
}

/** All errors of a sheet for this number of seats, however many. */
export function wrongAt(sheet: unknown, seats: number): readonly SheetError[] {
  if (!Number.isInteger(seats) || seats < 2 || seats > 14) return [clashing('seats', seats, 'anySeats')];
  const isCapture = isRecord(sheet) && sheet.kind === 'commit-reveal';
  return isCapture ? captureProblems(sheet, seats) : trickProblems(sheet, seats);
}

function tricksOf(sheet: TrickSheet, seats: number): Hearts {
  const rules = compileTrick(sheet, seats);
  return { kind: 'tricks', sheet, rules, game: trickGame(rules) };
}

function captureOf(sheet: CaptureSheet, seats: number): Hearts {
  const rules = compileCapture(sheet, seats);
  return { kind: 'commit-reveal', sheet, rules, game: captureGame(rules) };
}

/** Thrown if a sheet that has to be playable has errors. `sentenceOf` words each error in a language. */
export class FaultySheet extends Error {
  readonly errors: readonly SheetError[];
  constructor(errors: readonly SheetError[]) {
    super(
      `Cannot play this sheet: ${errors.map(({ path, value }) => `${path || 'it'} is ${quoted(value)}`).join('; ')}`,
    );
    this.errors = errors;
  }
}

/**
 * Like `prepare` for a trusted sheet, but throws a FaultySheet. It has no limit on overrides, so that older
 * matches continue.
 */
export function heartsOf(sheet: unknown, seats: number, overrides: Overrides = {}): Hearts {
  const prepared = prepareWhole(withOverrides(sheet, overrides), seats);
  if (prepared.ok) return prepared.hearts;
  throw new FaultySheet(prepared.errors);
}

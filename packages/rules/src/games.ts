// The catalogue: the list of the games, and the one door from a sheet to a game that can be played.
import type * as CaptureActions from './capture/action.ts';
import type { Event as CaptureEvent } from './capture/event.ts';
import { type CaptureGame, captureGame } from './capture/index.ts';
import { type Rules as CaptureRules, compile as compileCapture } from './capture/rules.ts';
import { type CaptureSheet, capture, problems as captureProblems } from './capture/sheet.ts';
import type { State as CaptureState } from './capture/state.ts';
import type { View as CaptureView } from './capture/view.ts';
import { clashing, quoted, type SheetError, withOverrides } from './game/fields.ts';
import type { Game } from './game/game.ts';
import type * as TrickActions from './trick/action.ts';
import { problems as trickProblems } from './trick/check.ts';
import type { Event as TrickEvent } from './trick/event.ts';
import { type TrickGame, trickGame } from './trick/index.ts';
import { compile as compileTrick, type Rules as TrickRules } from './trick/rules.ts';
import type { TrickSheet } from './trick/sheet.ts';
import { atPlay } from './trick/sheets/at-play.ts';
import { blackLady } from './trick/sheets/black-lady.ts';
import { classic } from './trick/sheets/classic.ts';
import { ricketts } from './trick/sheets/ricketts.ts';
import { wildTwist } from './trick/sheets/wild-twist.ts';
import type { State as TrickState } from './trick/state.ts';
import type { View as TrickView } from './trick/view.ts';

export type Sheet = TrickSheet | CaptureSheet;

export type State = TrickState | CaptureState;
export type Event = TrickEvent | CaptureEvent;
export type View = TrickView | CaptureView;
export type Ask = TrickActions.Ask | CaptureActions.Ask;
export type Action = TrickActions.Action | CaptureActions.Action;
export type Refusal = TrickActions.Refusal | CaptureActions.Refusal;

/** Either family's game where only the interface matters: give it its own state and nothing else. */
export type HeartsGame = Game<State, Action, Event, View, Ask, Refusal>;

/** The five games, in the order in which people are shown them. */
export const SHEETS: readonly Sheet[] = [ricketts, atPlay, wildTwist, classic, capture];

/** The sheet of a game by its id: one of the five, or the one that the further games start from; undefined when there is none. */
export const sheetOf = (id: string): Sheet | undefined => [...SHEETS, blackLady].find(sheet => sheet.id === id);

/** Single fields of a sheet replaced, by path: `{ 'moon.choose': 'auto' }`. */
export type Overrides = Readonly<Record<string, unknown>>;

/** What a game is called where some fields of its sheet are replaced; its id where this Moonshot knows none of it. */
export const titleOf = ({ game, overrides }: { readonly game: string; readonly overrides: Overrides }): string =>
  typeof overrides.name === 'string' ? overrides.name : (sheetOf(game)?.name ?? game);

/** A checked sheet, compiled for a number of seats, and the game it makes. */
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

/** Checks a sheet, with single fields overridden if wanted, and makes the game of it; or says all that is wrong. */
export function prepare(sheet: unknown, seats: number, overrides: Overrides = {}): Prepared {
  const whole = withOverrides(sheet, overrides);
  if (!Number.isInteger(seats) || seats < 2 || seats > 14)
    return { ok: false, errors: [clashing('seats', seats, 'anySeats')] };
  return kindOf(whole) === 'commit-reveal' ? prepareCapture(whole, seats) : prepareTricks(whole, seats);
}

const kindOf = (sheet: unknown): unknown =>
  typeof sheet === 'object' && sheet !== null && 'kind' in sheet ? sheet.kind : undefined;

function prepareTricks(whole: unknown, seats: number): Prepared {
  const errors = trickProblems(whole, seats);
  if (errors.length > 0) return { ok: false, errors };
  const sheet = whole as TrickSheet;
  const rules = compileTrick(sheet, seats);
  return { ok: true, hearts: { kind: 'tricks', sheet, rules, game: trickGame(rules) } };
}

function prepareCapture(whole: unknown, seats: number): Prepared {
  const errors = captureProblems(whole, seats);
  if (errors.length > 0) return { ok: false, errors };
  const sheet = whole as CaptureSheet;
  const rules = compileCapture(sheet, seats);
  return { ok: true, hearts: { kind: 'commit-reveal', sheet, rules, game: captureGame(rules) } };
}

/** A sheet that cannot be played, where that is a fault; `sentenceOf` says each error in the words of a language. */
export class FaultySheet extends Error {
  readonly errors: readonly SheetError[];
  constructor(errors: readonly SheetError[]) {
    super(
      `Cannot play this sheet: ${errors.map(({ path, value }) => `${path || 'it'} is ${quoted(value)}`).join('; ')}`,
    );
    this.errors = errors;
  }
}

/** The same where a faulty sheet is a fault of ours: throws a FaultySheet with every error. */
export function heartsOf(sheet: unknown, seats: number, overrides: Overrides = {}): Hearts {
  const prepared = prepare(sheet, seats, overrides);
  if (prepared.ok) return prepared.hearts;
  throw new FaultySheet(prepared.errors);
}

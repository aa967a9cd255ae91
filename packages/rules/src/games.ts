// The list of the games, and the functions that turn a sheet into a playable game.
import { type CaptureTypes, captureGame } from './capture/index.ts';
import { type Rules as CaptureRules, compile as compileCapture } from './capture/rules.ts';
import { type CaptureSheet, capture, problems as captureProblems } from './capture/sheet.ts';
import { clashing, quoted, type SheetError } from './game/fields.ts';
import type { Game } from './game/game.ts';
import { SEATS_MAX, SEATS_MIN } from './game/limits.ts';
import { type Overrides, whyTooLarge, withOverrides } from './game/overrides.ts';
import { isRecord } from './game/record.ts';
import { type TrickTypes, trickGame } from './trick/index.ts';
import { problems as trickProblems } from './trick/rules/check.ts';
import { compile as compileTrick, type Rules as TrickRules } from './trick/rules/rules.ts';
import type { TrickSheet } from './trick/sheet/sheet.ts';
import { atPlay } from './trick/sheets/at-play.ts';
import { blackLady } from './trick/sheets/black-lady.ts';
import { classic } from './trick/sheets/classic.ts';
import { ricketts } from './trick/sheets/ricketts.ts';
import { wildTwist } from './trick/sheets/wild-twist.ts';

export type Sheet = TrickSheet | CaptureSheet;

/** The types of a game of either family (trick games and Capture). */
export interface HeartsTypes {
  readonly state: TrickTypes['state'] | CaptureTypes['state'];
  readonly action: TrickTypes['action'] | CaptureTypes['action'];
  readonly event: TrickTypes['event'] | CaptureTypes['event'];
  readonly view: TrickTypes['view'] | CaptureTypes['view'];
  readonly ask: TrickTypes['ask'] | CaptureTypes['ask'];
  readonly refusal: TrickTypes['refusal'] | CaptureTypes['refusal'];
}

export type State = HeartsTypes['state'];
export type Event = HeartsTypes['event'];
export type View = HeartsTypes['view'];
export type Ask = HeartsTypes['ask'];
export type Action = HeartsTypes['action'];
export type Refusal = HeartsTypes['refusal'];

/**
 * A game of either family, or of the family with the types `Own`. Its methods take the states, actions and
 * events of any game, so that callers need not ask for the family; a game accepts only its own.
 */
export type HeartsGame<Own extends HeartsTypes = HeartsTypes> = Game<Own, HeartsTypes>;

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
  | {
      readonly kind: 'tricks';
      readonly sheet: TrickSheet;
      readonly rules: TrickRules;
      readonly game: HeartsGame<TrickTypes>;
    }
  | {
      readonly kind: 'commit-reveal';
      readonly sheet: CaptureSheet;
      readonly rules: CaptureRules;
      readonly game: HeartsGame<CaptureTypes>;
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
  if (!Number.isInteger(seats) || seats < SEATS_MIN || seats > SEATS_MAX) return [clashing('seats', seats, 'anySeats')];
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

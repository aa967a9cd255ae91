// The list of games, and the type of a game that is ready to be played.
import type { CaptureTypes } from './capture/index.ts';
import type { Rules as CaptureRules } from './capture/rules.ts';
import { type CaptureSheet, capture } from './capture/sheet.ts';
import type { Game } from './game/game.ts';
import type { Overrides } from './game/overrides.ts';
import { type TrickTypes, trickGame } from './trick/index.ts';
import { compile as compileTrick, type Rules as TrickRules } from './trick/rules/rules.ts';
import type { TrickSheet } from './trick/sheet/sheet.ts';
import { atPlay } from './trick/sheets/at-play.ts';
import { blackLady } from './trick/sheets/black-lady.ts';
import { classic } from './trick/sheets/classic.ts';
import { ricketts } from './trick/sheets/ricketts.ts';
import { wildTwist } from './trick/sheets/wild-twist.ts';

export type Sheet = TrickSheet | CaptureSheet;

/** The types of a game of either family, that is, of trick games and of Capture. */
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
 * A game of either family, or of the family with the types `Own`. By their types, its methods take the
 * states, actions and events of any game, so that callers need not know the family. In fact a game works only
 * with values of its own family.
 */
export type HeartsGame<Own extends HeartsTypes = HeartsTypes> = Game<Own, HeartsTypes>;

/** The sheets (rules as data) of the five games, in the order in which they are listed. */
export const SHEETS: readonly Sheet[] = [ricketts, atPlay, wildTwist, classic, capture];

/**
 * The sheet with this id, among the five games and the base of the catalogue's variants. Undefined if there
 * is none.
 */
export const sheetOf = (id: string): Sheet | undefined => [...SHEETS, blackLady].find(sheet => sheet.id === id);

export type { Overrides };

/** The title of a game with overridden fields. An unknown game has its id as title. */
export const titleOf = ({ game, overrides }: { readonly game: string; readonly overrides: Overrides }): string =>
  typeof overrides.name === 'string' ? overrides.name : (sheetOf(game)?.name ?? game);

/**
 * A game that is ready to be played: a checked sheet, its rules compiled for a number of seats, and the
 * functions that play by these rules.
 */
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

/**
 * One of the five games without changes, if it is a trick game for this number of seats. These sheets need no
 * check, so that a page can play them before it has loaded the checks and the other family.
 */
export function listedTrickGame(id: string, seats: number): Hearts | undefined {
  const sheet = SHEETS.find(one => one.id === id);
  if (sheet?.kind !== 'tricks' || !Number.isInteger(seats)) return undefined;
  return seats < sheet.seats.min || seats > sheet.seats.max ? undefined : tricksOf(sheet, seats);
}

/** The game that plays by a checked sheet. */
export function tricksOf(sheet: TrickSheet, seats: number): Hearts {
  const rules = compileTrick(sheet, seats);
  return { kind: 'tricks', sheet, rules, game: trickGame(rules) };
}

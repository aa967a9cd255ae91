// The catalogue of the further games (those beyond the five main ones), in the order in which they are
// displayed.
import { type Hearts, type Overrides, SHEETS, type Sheet, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { AMERICAN } from './american.ts';
import { OLDER } from './before-black-lady.ts';
import { CHARGED } from './charged.ts';
import { JOKER_GAMES } from './jokers.ts';
import { KITTY_GAMES } from './kitty.ts';
import { RELATIVES } from './other-packs.ts';
import { DRAWN_GAMES } from './stock.ts';
import { COUSINS } from './trick-avoidance.ts';
import type { Variant } from './variant.ts';

export const CATALOGUE: readonly Variant[] = [
  ...AMERICAN,
  ...OLDER,
  ...KITTY_GAMES,
  ...RELATIVES,
  ...COUSINS,
  ...DRAWN_GAMES,
  ...CHARGED,
  ...JOKER_GAMES,
];

/** The further game with this id. Undefined if there is none. */
export const variantOf = (id: string): Variant | undefined => CATALOGUE.find(one => one.id === id);

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isCalled = ({ id, name }: { readonly id: string; readonly name: string }, text: string): boolean =>
  [id, name].some(one => plain(one) === plain(text));

/**
 * The further game with this id or name. Undefined if there is none. Letter case, blanks and punctuation are
 * ignored.
 */
export const variantNamed = (text: string): Variant | undefined => CATALOGUE.find(one => isCalled(one, text));

/**
 * The game with this id or name: one of the five main games or a further game. Throws if there is none, and
 * throws `FaultySheet` if the game cannot be played with this number of seats and these overrides.
 */
export function heartsNamed(text: string, seats: number, overrides: Overrides = {}): Hearts {
  const variant = variantNamed(text);
  const sheet = variant === undefined ? SHEETS.find(one => isCalled(one, text)) : sheetOf(variant.base);
  if (sheet === undefined)
    throw new Error(`There is no game called "${text}": the games are those of SHEETS and of CATALOGUE`);
  return heartsOf(sheet, seats, { ...variant?.overrides, ...overrides });
}

/** The complete rule sheet of a further game: the sheet on which it is based, with the game's overrides. */
export const sheetOfVariant = ({ base, seats, overrides }: Variant): Sheet =>
  heartsOf(sheetOf(base), seats.best, overrides).sheet;

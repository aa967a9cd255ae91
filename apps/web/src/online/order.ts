// The rules and settings with which a table is opened.
import type { SheetCard } from '@moonshot/protocol';
import type { TableFacts, TableOrder, TableSettings } from '@moonshot/protocol/server';
import type { Overrides } from '@moonshot/rules';
import { orderedLength, pickedLength, pickedSeats, pinOf } from '../model/home.ts';
import type { HomeChoice } from '../model/model.ts';

/** The default settings of a table for friends. */
export const FOR_FRIENDS: TableSettings = { open: 'invited', clock: null, watchers: 'cards', chat: true };

/**
 * The order for a table with this game and the chosen seats and length. Without `overrides` it has the game's
 * own rules.
 */
export function orderOf(sheet: SheetCard, choice: HomeChoice, overrides?: Overrides): TableOrder {
  const pin = pinOf(sheet);
  return {
    game: pin.game,
    overrides: { ...(overrides ?? pin.overrides) },
    length: orderedLength(sheet, pickedLength(sheet, choice)),
    seats: pickedSeats(sheet, choice),
  };
}

/** Whether a table has the rules, the length and the number of seats that were ordered. */
export const isOrdered = ({ game, overrides, length, seats }: TableFacts, order: TableOrder): boolean =>
  JSON.stringify([game, overrides, length, seats.length]) ===
  JSON.stringify([order.game, order.overrides, order.length, order.seats]);

/**
 * Whether `you` are the host of an unused table. A table is unused if nobody else has a seat and no match has
 * begun. It must also be for invited players only, and belong to no league, contest or fork.
 */
export const isIdle = (
  { host, state, match, seats, settings, league, contest, fork }: TableFacts,
  you: string | undefined,
): boolean =>
  host === you &&
  state === 'gathering' &&
  match === null &&
  settings.open === 'invited' &&
  league === undefined &&
  contest === undefined &&
  fork === undefined &&
  seats.every(seat => seat.kind !== 'person' || seat.player === you);

// What the review is about: the table whose review was asked for, whether it is open or only kept.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Model } from '../model/model.ts';
import { ownSeat } from '../model/standing.ts';

/** A table to be reviewed. */
export interface UnderReview {
  readonly table: string;
  readonly online: readonly string[] | null; // the names at a table of a server, whose match is over
  readonly title: string; // of the game
  readonly seat: Seat;
}

/** The table of an id, as far as the page knows it; a title is empty where it does not. */
export function underReview({ table, tables }: Model, id: string): UnderReview {
  const seat = table === null ? 0 : ownSeat(table.view);
  if (table?.view.id !== id) {
    const title = tables.find(one => one.id === id)?.name ?? '';
    return { table: id, online: null, title, seat };
  }
  const online = table.view.online != null ? table.view.sitters.map(one => one.name) : null;
  return { table: id, online, title: table.rules.sheet.name, seat };
}

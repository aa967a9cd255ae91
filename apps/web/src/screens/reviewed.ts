// What the review is about: a table that is kept here, or a match of a server as it was seen from a seat.
import type { Seat } from '@moonshot/rules/game/seat';
import type { TableView } from '@moonshot/wire';
import { AWAY, type Model } from '../model/model.ts';
import { ownSeat } from '../model/standing.ts';

/** A table to be reviewed. */
export interface UnderReview {
  readonly table: string;
  readonly away: boolean; // a server has its record, once the match is over
  readonly seat: Seat;
}

/**
 * Under which name a table is reviewed: it stands in the address, so that of a server names the seat as well.
 */
export const reviewName = (view: TableView): string =>
  view.online == null ? view.id : `${AWAY}${view.id}/${ownSeat(view)}`;

/**
 * The table of such a name; of one that is kept here the seat is known while it is open, and else the first.
 */
export function underReview({ table }: Pick<Model, 'table'>, name: string): UnderReview {
  const [, match, seat] = /^@([\w-]+)\/(\d{1,2})$/.exec(name) ?? [];
  if (match !== undefined) return { table: match, away: true, seat: Number(seat) };
  return { table: name, away: false, seat: table?.view.id === name ? ownSeat(table.view) : 0 };
}

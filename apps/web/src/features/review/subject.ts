// The subject of a review: a stored table, or a server's match from one seat.

import type { TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { type Model, SERVER_TABLE_PREFIX } from '../../model/model.ts';
import { ownSeat } from '../../model/play/standing.ts';

/** A table to review. */
export interface ReviewSubject {
  readonly table: string;
  readonly away: boolean; // the record is on the server once the match is over
  readonly seat: Seat;
}

/** The name of a review in the address. For a server's match it includes the seat. */
export const reviewName = (view: TableView): string =>
  view.online == null ? view.id : `${SERVER_TABLE_PREFIX}${view.id}/${ownSeat(view)}`;

/**
 * Parses the name of a review. For a stored table the seat is known only while the table is open; otherwise
 * it is seat 0.
 */
export function reviewSubject({ table }: Pick<Model, 'table'>, name: string): ReviewSubject {
  const [, match, seat] = /^@([\w-]+)\/(\d{1,2})$/.exec(name) ?? [];
  if (match !== undefined) return { table: match, away: true, seat: Number(seat) };
  return { table: name, away: false, seat: table?.view.id === name ? ownSeat(table.view) : 0 };
}

// What is reviewed: a stored table, or one seat's part in a match on the server.

import type { TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { type Model, SERVER_TABLE_PREFIX } from '../../model/model.ts';
import { ownSeat } from '../../model/play/standing.ts';

/** The table to review and the seat whose decisions are judged. */
export interface ReviewSubject {
  readonly table: string;
  // whether the match was played on the server; the server returns the record of a finished match
  readonly away: boolean;
  readonly seat: Seat;
}

/** The name of a review in the page's address. For a match on the server the name includes the seat. */
export const reviewName = (view: TableView): string =>
  view.online == null ? view.id : `${SERVER_TABLE_PREFIX}${view.id}/${ownSeat(view)}`;

/**
 * Parses the name of a review. For a stored table the seat is known only if the table is open. Otherwise seat
 * 0 is reviewed.
 */
export function reviewSubject({ table }: Pick<Model, 'table'>, name: string): ReviewSubject {
  const [, match, seat] = /^@([\w-]+)\/(\d{1,2})$/.exec(name) ?? [];
  if (match !== undefined) return { table: match, away: true, seat: Number(seat) };
  return { table: name, away: false, seat: table?.view.id === name ? ownSeat(table.view) : 0 };
}

// What the big screen shows of a table: public cards and the players. It has no seat, so no hand reaches it.
import type { Call, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';
import { shownTrick } from '../../table/trick/shown-trick.ts';

export interface OpenCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly call?: Call | undefined;
  readonly wins: boolean;
}

/** The cards that lie open: those of the trick in the order of play, or those of the last bout by seat. */
export function openCards(table: TableModel): readonly OpenCard[] {
  const { deal } = table.view;
  if (deal.kind === 'tricks') return shownTrick(table, deal);
  const bout = table.pause?.kind === 'bout' ? table.pause.bout : deal.bouts.at(-1);
  return (bout?.tops ?? []).map((card, seat) => ({ seat, card, wins: bout?.winner === seat }));
}

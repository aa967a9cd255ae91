// The place of each wild card of the deal, as far as the viewer may know it.

import type { Call, Seat, SeatPlay } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';

export type WildLocation =
  | { readonly at: 'played'; readonly seat: Seat; readonly call: Call | undefined }
  | { readonly at: 'hand' }
  | { readonly at: 'given'; readonly seat: Seat }
  | { readonly at: 'buried' }
  | { readonly at: 'unseen' };

export interface SeenWild {
  readonly card: Card;
  readonly where: WildLocation;
}

/**
 * Every wild card of the deck with its place. A wild card that the viewer passed counts as given to its
 * receiver until it is played.
 */
export function wildsOf({ view, rules }: TableModel): readonly SeenWild[] {
  const { deal } = view;
  if (deal.kind !== 'tricks') return [];
  const plays: SeatPlay[] = [...deal.tricks.flatMap(trick => trick.plays), ...deal.trick.plays];
  const known: { readonly card: Card; readonly where: WildLocation }[] = [
    ...plays.map(({ seat, card, call }) => ({ card, where: { at: 'played', seat, call } as const })),
    ...deal.hand.map(card => ({ card, where: { at: 'hand' } as const })),
    ...deal.buried.map(card => ({ card, where: { at: 'buried' } as const })),
    ...deal.given.map(({ card, to }) => ({ card, where: { at: 'given', seat: to } as const })),
  ];
  return rules.wilds.map(card => {
    const found = known.findIndex(one => one.card === card);
    const [one] = found < 0 ? [] : known.splice(found, 1);
    return one ?? { card, where: { at: 'unseen' } };
  });
}

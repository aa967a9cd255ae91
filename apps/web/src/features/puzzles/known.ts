// What a player may know at a puzzle: the cards that are gone, and the suits in which other players have
// shown a void.

import type { CaptureView, Seat, TrickView } from '@moonshot/rules';
import { type Card, SUITS, type Suit, suitOf } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';
import { suitIn, suitLed } from '../../model/play/lead.ts';

export interface Known {
  readonly gone: readonly (readonly Card[])[]; // the cards of each suit, from low to high
  readonly voids: readonly { readonly seat: Seat; readonly suits: readonly Suit[] }[];
}

/**
 * The cards of the finished tricks or bouts (rounds of Capture), and the voids that the tricks have shown.
 * Hidden cards count only if the viewer has seen them.
 */
export const knownAt = (table: TableModel, deal: TrickView | CaptureView): Known =>
  deal.kind === 'tricks'
    ? { gone: sorted(table, playedIn(deal)), voids: voidsIn(table, deal) }
    : { gone: sorted(table, laidIn(deal)), voids: [] };

const playedIn = ({ tricks }: TrickView): readonly Card[] =>
  tricks.flatMap(({ plays }) => plays.map(({ card }) => card));

const laidIn = ({ bouts }: CaptureView): readonly Card[] =>
  bouts.flatMap(({ tops, bottoms }) => [...tops, ...bottoms.filter(card => card !== null)]);

/** Sorts the cards by suit, and each suit from low to high. */
const sorted = ({ rules }: TableModel, shown: readonly Card[]): Known['gone'] =>
  SUITS.map(suit =>
    shown.filter(card => suitOf(card) === suit).sort((a, b) => (rules.strength[a] ?? 0) - (rules.strength[b] ?? 0)),
  ).filter(cards => cards.length > 0);

function voidsIn({ rules }: TableModel, { tricks, trick, seats, viewer }: TrickView): Known['voids'] {
  const out = new Map<Seat, Set<Suit>>();
  for (const { plays } of [...tricks, trick]) {
    const led = suitLed(rules, plays);
    for (const { seat, card } of plays.slice(1))
      if (led !== undefined && suitIn(rules, card) !== led) out.set(seat, (out.get(seat) ?? new Set()).add(led));
  }
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== viewer);
  return others.flatMap(seat => {
    const suits = [...(out.get(seat) ?? [])];
    return suits.length === 0 ? [] : [{ seat, suits }];
  });
}

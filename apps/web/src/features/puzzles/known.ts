// What a player may know at a puzzle: the cards that have been played, and the suits in which players have
// shown a void.

import type { Seat, TrickView } from '@moonshot/rules';
import { type Card, SUITS, type Suit, suitOf } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';
import { suitIn, suitLed } from '../../model/play/lead.ts';

export interface Known {
  readonly gone: readonly (readonly Card[])[]; // by suit, each from low to high
  readonly voids: readonly { readonly seat: Seat; readonly suits: readonly Suit[] }[];
}

/** The cards of the finished tricks, and the voids that these and the current trick have shown. */
export function knownAt({ rules }: TableModel, { tricks, trick, seats, viewer }: TrickView): Known {
  const shown = tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  const gone = SUITS.map(suit =>
    shown.filter(card => suitOf(card) === suit).sort((a, b) => (rules.strength[a] ?? 0) - (rules.strength[b] ?? 0)),
  );
  const out = new Map<Seat, Set<Suit>>();
  for (const { plays } of [...tricks, trick]) {
    const led = suitLed(rules, plays);
    for (const { seat, card } of plays.slice(1))
      if (led !== undefined && suitIn(rules, card) !== led) out.set(seat, (out.get(seat) ?? new Set()).add(led));
  }
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== viewer);
  const voids = others.flatMap(seat => {
    const suits = [...(out.get(seat) ?? [])];
    return suits.length === 0 ? [] : [{ seat, suits }];
  });
  return { gone: gone.filter(cards => cards.length > 0), voids };
}

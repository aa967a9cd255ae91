// Cancelled cards: a card cannot take a trick that also contains its equal.
import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import type { TrickSheet } from '../sheet/sheet.ts';

/** A key that two cards share if they cancel each other. */
export function cancelKey({ trick }: Pick<TrickSheet, 'trick'>, card: Card): string {
  if (trick.cancel === 'identical') return card;
  return rankOf(card) + ('DH'.includes(suitOf(card)) ? 'red' : 'black');
}

/** The plays whose cards are not cancelled. */
export function standing<T extends { readonly card: Card }>(
  sheet: Pick<TrickSheet, 'trick'>,
  plays: readonly T[],
): readonly T[] {
  if (sheet.trick.cancel === 'none') return plays;
  const keys = plays.map(play => cancelKey(sheet, play.card));
  return plays.filter((_, i) => keys.indexOf(keys[i] as string) === keys.lastIndexOf(keys[i] as string));
}

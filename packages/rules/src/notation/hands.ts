// A hand in the notation. Its cards are listed by suit, the highest first: `C:AQ4 D:KJ2 S:T98 H:765`.
import { type Card, cardOf, rankOf, SUITS, suitOf } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import { hasMore, type LineCursor, misread, type NotationWord, nextWord } from './lines.ts';

/** Writes the suits of a hand. A wild card comes first in its suit. */
export function handText(cards: readonly Card[]): string {
  const down = [...sorted(cards)].reverse();
  const suits = SUITS.map(suit => down.filter(card => suitOf(card) === suit));
  return suits
    .flatMap(cards => (cards[0] === undefined ? [] : [`${suitOf(cards[0])}:${cards.map(rankOf).join('')}`]))
    .join(' ');
}

/** Parses a hand. The suits and ranks may come in any order, and the result is in canonical order. */
export function readHand(reading: LineCursor): readonly Card[] {
  const cards: Card[] = [];
  while (hasMore(reading)) cards.push(...suitIn(nextWord(reading, 'suit')));
  return sorted(cards);
}

function suitIn(word: NotationWord): readonly Card[] {
  const colon = word.text.indexOf(':');
  const [ranks, suit] = [word.text.slice(colon + 1), word.text.slice(0, colon)];
  const cards: Card[] = [];
  for (const rank of ranks) cards.push(cardOf(rank + suit) ?? misread('suit', word, word.text));
  return cards.length > 0 ? cards : misread('suit', word, word.text);
}

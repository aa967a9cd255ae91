// Checks card conservation without any game rules: in a deal each card is played once, by the seat that holds
// it.

import type { Event as GameEvent } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { Event } from '@moonshot/table';

interface Book {
  hands: Card[][];
  kitty: readonly Card[]; // taken last
}

/**
 * Inconsistencies in a log's deals, one sentence each; skips Capture, where cards are captured and dealt
 * again.
 */
export function conserved(log: readonly Event[]): readonly string[] {
  const book: Book = { hands: [], kitty: [] };
  const before: Book[] = [structuredClone(book)]; // by version, for undo
  return log.flatMap((event, i) => {
    if (event.type === 'undone') Object.assign(book, structuredClone(before[event.to]));
    const isPlay = event.type === 'table-opened' || event.type === 'game';
    const wrong = isPlay ? entered(book, event.event) : undefined;
    before.push(structuredClone(book));
    return wrong === undefined ? [] : [`At event ${i + 1} ${wrong}.`];
  });
}

/** Processes an event. Returns what is wrong with it, if anything. */
function entered(book: Book, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'dealt':
      book.hands = event.hands.map(hand => (typeof hand === 'number' ? [] : [...hand]));
      return undefined;
    case 'exchanged': {
      const gifts = event.passes.flatMap(({ seat, gifts }) => gifts.map(({ card, to }) => ({ seat, card, to })));
      const missing = gifts.filter(({ seat, card }) => !drop(book, seat, card));
      for (const { card, to } of gifts) book.hands[to]?.push(card);
      return missing.length === 0 ? undefined : `seat ${missing[0]?.seat} gives ${missing[0]?.card}, which it has not`;
    }
    case 'taken':
      book.kitty = typeof event.kitty === 'number' ? [] : event.kitty;
      return undefined;
    case 'buried': {
      const buried = typeof event.cards === 'number' ? [] : event.cards;
      book.hands[event.seat]?.push(...book.kitty);
      const missing = buried.find(card => !drop(book, event.seat, card));
      return missing && `seat ${event.seat} buries ${missing}, which it has not`;
    }
    case 'played':
      return drop(book, event.seat, event.card)
        ? undefined
        : `seat ${event.seat} plays ${event.card}, which it has not`;
    default:
      return undefined;
  }
}

/** Removes a card from a hand; false if it is not there. */
function drop({ hands }: Book, seat: number, card: Card): boolean {
  const hand = hands[seat] ?? [];
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

// How matches and deals of every game begin: the first event, the cut for the dealer, and deals with given
// cards.
import type { Card } from '../cards/card.ts';
import { holdsAll } from '../cards/card-set.ts';
import { type FoundDealer, findDealer } from './dealer.ts';
import type { ImposedDeal, Length, MatchOptions, Supply } from './game.ts';
import type { SheetHead } from './head.ts';
import type { Seat } from './seat.ts';

/**
 * The first event of a match. It states the game, the seats, the totals at the start, and the dealer if the
 * dealer is already known.
 */
export interface MatchOpened {
  readonly type: 'opened';
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly start: number;
  readonly length: Length | null;
  readonly dealer: Seat | null;
}

/** The event that states who was found as the dealer. */
export interface DealerFound extends FoundDealer {
  readonly type: 'dealer';
}

export const openMatch = (head: SheetHead, seats: number, { length, firstDealer }: MatchOptions): MatchOpened => ({
  type: 'opened',
  game: head.id,
  version: head.version,
  seats,
  start: head.score.start,
  length: length ?? null,
  dealer: firstDealer ?? null,
});

/**
 * Finds a dealer with the randomness that the table supplies. `deals` is the number of deals that were played
 * before.
 */
export function cutForDealer(
  head: SheetHead,
  deck: readonly Card[],
  seats: number,
  deals: number,
  brought: Supply,
): DealerFound {
  if (!('seed' in brought)) throw new Error('Cannot find the first dealer: a seed is needed, hands were given');
  return { type: 'dealer', ...findDealer(head, deck, seats, brought.seed, `dealer ${deals + 1}`) };
}

/**
 * What a deal with given cards must consist of: all cards of the deck, the number of hands, and the number of
 * cards in each hand.
 */
export interface DealShape {
  readonly deck: readonly Card[];
  readonly seats: number;
  readonly handSize: number;
  readonly rest: 'kitty' | 'stock'; // what the cards are that are not dealt to hands
}

/**
 * Throws a `RangeError` if the given hands have the wrong number or size, or if the given cards are not those
 * of the deck.
 */
export function checkImposed({ deck, seats, handSize, rest }: DealShape, imposed: ImposedDeal): void {
  const sizes = imposed.hands.map(hand => hand.length);
  if (sizes.length !== seats || sizes.some(size => size !== handSize))
    throw new RangeError(
      `Cannot impose a deal: ${seats} hands of ${handSize} are wanted, there are ${sizes.join(', ') || 'none'}`,
    );
  const cards = [...imposed.hands.flat(), ...imposed[rest]];
  const astray = rest === 'kitty' ? imposed.stock : imposed.kitty;
  if (astray.length > 0 || cards.length !== deck.length || !holdsAll(deck, cards))
    throw new RangeError(`Cannot impose a deal: hands and ${rest} must be the ${deck.length} cards of the deck`);
}

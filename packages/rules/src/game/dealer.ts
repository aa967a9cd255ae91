// Finds the first dealer, by lot or by cutting cards, and the dealer of the next deal.
import { type Card, isWild, rankOf, type Suit, suitOf } from '../cards/card.ts';
import { type Below, draws, type Seed } from '../cards/chance.ts';
import { shuffled } from '../cards/deck.ts';
import type { SheetHead } from './head.ts';
import { best } from './match.ts';
import { bySeat, type Seat, seatLeft } from './seat.ts';
import { farness } from './standing.ts';

/** The card that a seat cut. */
export interface Cut {
  readonly seat: Seat;
  readonly card: Card;
}

export interface FoundDealer {
  readonly dealer: Seat;
  // one entry for each round in which seats cut, or tied seats cut again; empty if the dealer was found by
  // lot
  readonly rounds: readonly (readonly Cut[])[];
}

/**
 * The suits from the lowest to the highest, for sheets in which the suit decides between cut cards of equal
 * rank.
 */
export const SUITS_IN_TIES: readonly Suit[] = ['H', 'S', 'C', 'D'];

const cutValue = (head: SheetHead, card: Card): number => {
  const rank = (head.deck.ranks.length - head.deck.ranks.indexOf(rankOf(card))) * 4;
  return head.dealer.tie === 'suitOrder' ? rank + SUITS_IN_TIES.indexOf(suitOf(card)) : rank;
};

/**
 * Whether a cut with this deck can find a dealer: apart from wild cards there is a card for each seat, and
 * not all are equally good. Always true if no cards are cut.
 */
export function canCut(head: SheetHead, deck: readonly Card[], seats: number): boolean {
  const cards = deck.filter(card => !isWild(card));
  const values = new Set(cards.map(card => cutValue(head, card)));
  return head.dealer.first === 'random' || (cards.length >= seats && values.size > 1);
}

/** Finds a dealer by lot or by cutting cards. Seats that cut equally good cards cut again. */
export function findDealer(
  head: SheetHead,
  deck: readonly Card[],
  seats: number,
  seed: Seed,
  purpose: string,
): FoundDealer {
  const below = draws(seed, purpose);
  if (head.dealer.first === 'random') return { dealer: below(seats), rounds: [] };
  const rounds: Cut[][] = [];
  let level: readonly Seat[] = bySeat(seats, seat => seat);
  while (level.length > 1) {
    const cuts = cutOnce(deck, level, below);
    rounds.push(cuts);
    const values = cuts.map(cut => cutValue(head, cut.card));
    level = best(head.dealer.first === 'cutHigh' ? 'highest' : 'lowest', values).map(i => level[i] as Seat);
  }
  return { dealer: level[0] as Seat, rounds };
}

function cutOnce(deck: readonly Card[], level: readonly Seat[], below: Below): Cut[] {
  const cards = shuffled(
    deck.filter(card => !isWild(card)),
    below,
  );
  return level.map((seat, i) => ({ seat, card: cards[i] as Card }));
}

/**
 * The next dealer. Undefined if the sheet requires a new cut. For each seat, `points` are its points in the
 * deal just played, and `taken` are the scoring cards that it took.
 */
export function nextDealer(
  head: SheetHead,
  dealer: Seat,
  points: readonly number[],
  taken: readonly (readonly Card[])[] = [],
): Seat | undefined {
  const seats = points.length;
  switch (head.dealer.next) {
    case 'left':
      return seatLeft(dealer, 1, seats);
    case 'right':
      return seatLeft(dealer, -1, seats);
    case 'same':
      return dealer;
    case 'loser':
      return loser(head, dealer, points);
    case 'taker': {
      const taker = taken.findIndex(cards => cards.some(card => card === head.dealer.taken));
      return taker < 0 ? seatLeft(dealer, 1, seats) : taker;
    }
    case 'cutAgain':
      return undefined;
  }
}

/** The seat that did worst in the deal. Among tied seats, the first one from the dealer's left. */
function loser(head: SheetHead, dealer: Seat, points: readonly number[]): Seat {
  const harm = points.map(added => farness(head.match.winner, added));
  const worst = best('highest', harm);
  const distance = (seat: Seat): number => seatLeft(seat, -dealer - 1, points.length);
  return [...worst].sort((a, b) => distance(a) - distance(b))[0] as Seat;
}

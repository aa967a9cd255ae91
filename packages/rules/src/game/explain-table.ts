// What the fields of every game's table mean, in sentences: its seats, its deck and its dealer.
import { type Card, RANKS, type Rank, SUITS, symbolOf } from '../cards/card.ts';
import { andList, capital, counted, figured, rankWord, rankWords, suitSigns, suitWords } from '../cards/words.ts';
import { type Clause, clause, DECK } from './clause.ts';
import { SUITS_IN_TIES } from './dealer.ts';
import { forSeats } from './fields.ts';
import { deckFor, type Head } from './head.ts';

const SAY = {
  seats: (least: number, most: number, best: number) =>
    least === most ? `The game has ${least} seats.` : `The game has ${least} to ${most} seats, and ${best} are best.`,
  deck: (parts: readonly string[], cards: string, shares: string) =>
    `${capital(parts.join('; '))}: ${cards}, ${shares}.`,
  forSeats: (seats: number) => `with ${seats} seats `,
  packs: (packs: number, wilds: string) => `you play with ${counted(packs, 'pack')}${wilds}`,
  wilds: (suits: string, packs: number) => ` in which ${suits} ${packs > 1 ? 'two wild cards' : 'a wild card'}`,
  everySuit: 'every suit has',
  someSuits: (suits: string) => `${suits} have`,
  removed: (cards: string, many: boolean) => `${cards} ${many ? 'are' : 'is'} taken out`,
  wholeRank: (rank: string) => `all ${rank}`,
  twice: (card: string) => `${card} twice`,
  ranks: (highest: string, lowest: string) =>
    `The ${highest} is the highest card of its suit, the ${lowest} the lowest.`,
  first: {
    random: () => 'The first dealer is drawn by lot.',
    cutHigh: (ties: string) => `For the first deal everybody cuts a card: the highest deals, and ${ties}.`,
    cutLow: (ties: string) => `For the first deal everybody cuts a card: the lowest deals, and ${ties}.`,
  },
  cutTies: {
    redraw: () => 'those who are level cut again',
    suitOrder: (suits: string) => `between equal ranks the suit decides, from high to low ${suits}`,
  },
  next: {
    left: (dealer: string) => `After a deal, the seat to the left of ${dealer} deals the next.`,
    right: (dealer: string) => `After a deal, the seat to the right of ${dealer} deals the next.`,
    same: (dealer: string) => `After a deal, ${dealer} deals the next as well.`,
    loser: () => "After a deal, whoever did worst in it deals the next; of several, the first to the dealer's left.",
    cutAgain: () => 'The dealer of each further deal is found in the same way again.',
  },
  cutBy: {
    left: "Before the deal, the seat to the dealer's left cuts the pack.",
    right: "Before the deal, the seat to the dealer's right cuts the pack.",
  },
} as const;

export const explainSeats = ({ seats }: Head): Clause =>
  clause('seats', SAY.seats(seats.min, seats.max, seats.best), 'seats.min', 'seats.max', 'seats.best');

/** The deck for so many seats; `shares` says how it is shared out, and `fields` where that comes from. */
export function explainDeck(head: Head, seats: number, shares: string, fields: readonly string[]): readonly Clause[] {
  const parts = [packsPart(head, seats), ...removedPart(head, seats)];
  const sentence = SAY.deck(parts, figured(deckFor(head, seats).length, 'card'), shares);
  const { ranks } = head.deck;
  const order = SAY.ranks(rankWord(ranks.charAt(0) as Rank), rankWord(ranks.slice(-1) as Rank));
  return [clause('cards', sentence, ...DECK, ...fields), clause('cards', order, 'deck.ranks')];
}

const forTheseSeats = (value: object | number, seats: number): string =>
  typeof value === 'object' && !Array.isArray(value) ? SAY.forSeats(seats) : '';

function packsPart({ deck }: Head, seats: number): string {
  const packs = forSeats(deck.packs, seats) ?? 1;
  const suits = SUITS.filter(suit => deck.wilds.includes(suit));
  const holders = suits.length === SUITS.length ? SAY.everySuit : SAY.someSuits(andList(suits.map(suitWords)));
  return forTheseSeats(deck.packs, seats) + SAY.packs(packs, suits.length === 0 ? '' : SAY.wilds(holders, packs));
}

function removedPart({ deck }: Head, seats: number): readonly string[] {
  const removed = forSeats(deck.remove, seats) ?? [];
  if (removed.length === 0) return [];
  const words = removedWords(removed, forSeats(deck.packs, seats) ?? 1);
  return [forTheseSeats(deck.remove, seats) + SAY.removed(andList(words), removed.length > 1)];
}

/** The cards by name, but all four suits of a rank in one. */
function removedWords(removed: readonly Card[], packs: number): readonly string[] {
  const copies = (card: Card): number => removed.filter(one => one === card).length;
  const whole = RANKS.filter(rank => SUITS.every(suit => copies(`${rank}${suit}`) === packs));
  const single = [...new Set(removed)].filter(card => !whole.some(rank => card.startsWith(rank)));
  return [
    ...whole.map(rank => SAY.wholeRank(rankWords(rank))),
    ...single.map(card => (copies(card) > 1 ? SAY.twice(symbolOf(card)) : symbolOf(card))),
  ];
}

/** Who deals first and next; `dealer` names the one from whom the deal moves on. */
export function explainDealer({ dealer }: Head, who: string): readonly Clause[] {
  const cuts = dealer.first !== 'random';
  const suits = suitSigns([...SUITS_IN_TIES].reverse());
  const first = SAY.first[dealer.first](SAY.cutTies[dealer.tie](suits));
  const { cutBy } = dealer;
  return [
    clause('deal', first, 'dealer.first', ...(cuts ? ['dealer.tie'] : [])),
    ...(cutBy === 'nobody' ? [] : [clause('deal', SAY.cutBy[cutBy], 'dealer.cutBy')]),
    clause('deal', SAY.next[dealer.next](who), 'dealer.next'),
  ];
}

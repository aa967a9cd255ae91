// Tests whether shuffles are fair. The places of cards and the suit shapes of hands are compared with exact
// expectations.
import { byCanon, type Card } from '../cards/card.ts';
import { type ChiSquare, chiSquare, distance } from './chi-square.ts';
import { shapeOf, shapesOf } from './shapes.ts';

/** A deal: the hands by seat, and the cards left over as kitty or stock. */
export interface DealtCards {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
}

/** The counts of all deals from one deck with the same number and size of hands. */
export interface ShuffleCount {
  readonly cards: readonly Card[]; // every card name of the deck once, in canonical order
  readonly deck: number; // the number of cards in the deck
  readonly seats: number;
  readonly hand: number;
  deals: number;
  // how often each card was dealt to each seat; the last number is for cards left over
  readonly places: number[][];
  readonly shapes: Map<string, number>; // the number of hands of each shape, among all hands
  // the number of hands of each shape, counting only one hand of each deal, whose seat rotates
  readonly chosen: Map<string, number>;
}

/** The counts by deck and number of seats. They change with every deal that is counted. */
export type ShuffleCounts = Map<string, ShuffleCount>;

/** The maximum number of different decks. Deals from further decks are not counted. */
const DECKS_MAX = 200;

/**
 * Counts a deal. Deals under rules that may throw a deal in must not be counted, because the deals that are
 * played are a biased sample.
 */
export function countDeal(counts: ShuffleCounts, dealt: DealtCards): void {
  const places = [...dealt.hands, [...dealt.kitty, ...dealt.stock]];
  const deck = places.flat().sort(byCanon);
  const key = `${dealt.hands.length} ${dealt.hands[0]?.length} ${deck.join('')}`;
  if (!counts.has(key) && counts.size >= DECKS_MAX) return;
  const count = counts.get(key) ?? emptyCount(deck, dealt);
  counts.set(key, count);
  const seatInTurn = count.deals % count.seats;
  count.deals += 1;
  for (const [place, cards] of places.entries())
    for (const card of cards) {
      const row = count.places[count.cards.indexOf(card)] as number[];
      row[place] = (row[place] ?? 0) + 1;
    }
  for (const [seat, hand] of dealt.hands.entries()) {
    const shape = shapeOf(hand);
    add(count.shapes, shape);
    if (seat === seatInTurn) add(count.chosen, shape);
  }
}

const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

function emptyCount(deck: readonly Card[], { hands }: DealtCards): ShuffleCount {
  const cards = [...new Set(deck)];
  return {
    ...{ cards, deck: deck.length, seats: hands.length, hand: hands[0]?.length ?? 0, deals: 0 },
    places: cards.map(() => Array.from({ length: hands.length + 1 }, () => 0)),
    shapes: new Map(),
    chosen: new Map(),
  };
}

export interface ShapeCount {
  readonly shape: string;
  readonly hands: number;
  readonly share: number; // the share among all hands
  readonly exact: number; // the share that a fair shuffle gives
}

/** The results of the tests of a shuffle. */
export interface ShuffleReport {
  readonly deck: number;
  readonly seats: number;
  readonly hand: number;
  readonly deals: number;
  readonly cards: readonly Card[];
  // how often each card was dealt to each seat; the last number is for cards left over
  readonly places: readonly (readonly number[])[];
  readonly expected: readonly number[]; // the expected numbers by seat, for a card that is in the deck once
  readonly cardBySeat: ChiSquare | null; // null if the deck has cards twice, or for too few deals
  readonly shapes: readonly ShapeCount[]; // the shapes, those that chance makes most frequent first
  readonly suitShapes: ChiSquare | null; // null for too few deals, or if only one shape is possible
}

/** The minimum expected count with which Pearson's statistic follows its distribution. */
const EXPECTED_LEAST = 5;

/** The counts of each deck with the values that were expected, the deck with the most deals first. */
export const shuffleReports = (counts: ShuffleCounts): readonly ShuffleReport[] =>
  [...counts.values()].sort((a, b) => b.deals - a.deals).map(reportOf);

function reportOf(count: ShuffleCount): ShuffleReport {
  const { cards, deck, seats, hand, deals, places } = count;
  const sizes = [...Array.from({ length: seats }, () => hand), deck - seats * hand];
  const expected = sizes.map(size => (deals * size) / deck);
  const exact = shapesOf(deckOf(count), hand);
  const hands = deals * seats;
  return {
    ...{ deck, seats, hand, deals, cards, places, expected },
    cardBySeat: cards.length === deck ? evenness(count, expected) : null,
    shapes: exact.map(({ shape, share }) => {
      const seen = count.shapes.get(shape) ?? 0;
      return { shape, hands: seen, share: seen / hands, exact: share };
    }),
    suitShapes: likeness(count, exact),
  };
}

/**
 * Recovers the deck from its counts. The numbers for a card add up to its copies in the deck times the number
 * of deals.
 */
const deckOf = ({ cards, places, deals }: ShuffleCount): readonly Card[] =>
  cards.flatMap((card, i) => Array.from({ length: Math.round(sum(places[i] ?? []) / deals) }, () => card));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * Tests whether every card is equally likely at every seat. Each place has a fixed number of cards in a deal,
 * so the counts depend on one another. Pearson's statistic is therefore too large by the factor deck / (deck
 * − 1), with (deck − 1)(places − 1) degrees of freedom (Anderson 1959).
 */
function evenness({ deck, places }: ShuffleCount, expected: readonly number[]): ChiSquare | null {
  const used = expected.flatMap((n, place) => (n > 0 ? [place] : []));
  if (used.some(place => (expected[place] ?? 0) < EXPECTED_LEAST)) return null;
  const wanted = used.map(place => expected[place] ?? 0);
  const statistic = sum(
    places.map(row =>
      distance(
        used.map(place => row[place] ?? 0),
        wanted,
      ),
    ),
  );
  return chiSquare((statistic * (deck - 1)) / deck, (deck - 1) * (used.length - 1));
}

/**
 * Tests the suit shapes of one hand of each deal, because the hands of a deal depend on one another. Rare
 * shapes are merged.
 */
function likeness({ chosen, deals }: ShuffleCount, exact: ReturnType<typeof shapesOf>): ChiSquare | null {
  const frequent = exact.filter(({ share }) => share * deals >= EXPECTED_LEAST);
  const rare = exact.filter(({ share }) => share * deals < EXPECTED_LEAST);
  const cells = [...frequent.map(one => [one]), ...(rare.length === 0 ? [] : [rare])];
  const wanted = cells.map(cell => sum(cell.map(({ share }) => share)) * deals);
  if (wanted.length < 2) return null;
  const seen = cells.map(cell => sum(cell.map(({ shape }) => chosen.get(shape) ?? 0)));
  return chiSquare(distance(seen, wanted), cells.length - 1);
}

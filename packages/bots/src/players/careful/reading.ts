// What a seat can tell from its view of a trick game: unseen cards, their possible holders, and costs.
import { type Card, isWild, SUITS, type Suit, suitOf, withoutAll } from '@moonshot/rules/cards';
import {
  isJoker,
  passesOn,
  type TrickRules as Rules,
  type Seat,
  suitIn,
  type TrickView as View,
} from '@moonshot/rules/engine';
import { costIn, costsOf } from '../../policy/costs.ts';

/** A card with its strength within its suit, and its cost for the player who takes it. */
export interface ValuedCard {
  readonly card: Card;
  readonly power: number;
  readonly cost: number;
}

/** One value for each suit. */
type BySuit<T> = Readonly<Record<Suit, T>>;

export interface HandAnalysis {
  readonly rules: Rules;
  readonly view: View;
  readonly seat: Seat;
  readonly others: readonly Seat[];
  readonly hand: BySuit<readonly ValuedCard[]>; // the seat's cards by suit, weakest first, without jokers
  readonly out: BySuit<readonly ValuedCard[]>; // unseen cards by suit, weakest first, without jokers
  readonly costly: readonly ValuedCard[]; // unseen cards that cost points, most costly first
  readonly highCost: number; // cost from which a card counts as costly
  readonly trick: number; // mean cost of taking a trick, apart from the cards in it
  /** The probability that another seat than the viewer's holds this card, which must be unseen. */
  readonly chance: (seat: Seat, card: Card) => number;
}

/** The parts of an analysis that tell which cards of the moon have been taken. */
export interface TakenCards extends Pick<HandAnalysis, 'rules' | 'seat'> {
  readonly view: Pick<View, 'tricks'>;
}

/** Reads a view. The viewer must be a seat. */
export function analyzeHand(rules: Rules, view: View): HandAnalysis {
  if (view.viewer === 'watcher')
    throw new Error('Cannot choose an answer from a spectator’s view: expected the view of a seat');
  const seat = view.viewer;
  const others = view.handSizes.map((_, i) => i).filter(i => i !== seat);
  const unseen = withoutAll(rules.deck, [...view.hand, ...seenCards(rules, view)]);
  const value = (card: Card): ValuedCard => ({ card, power: rules.strength.get(card) ?? 0, cost: costIn(rules, card) });
  const suited = (cards: readonly Card[]): BySuit<readonly ValuedCard[]> =>
    bySuit(suit => {
      const ofSuit = cards.filter(card => suitIn(rules.sheet, card) === suit).map(value);
      return ofSuit.sort((a, b) => a.power - b.power);
    });
  const out = suited(unseen);
  const costly = SUITS.flatMap(suit => out[suit].filter(one => one.cost > 0)).sort((a, b) => b.cost - a.cost);
  return {
    rules,
    view,
    seat,
    others,
    hand: suited(view.hand),
    out,
    costly,
    highCost: costsOf(rules).highCost,
    trick: costsOf(rules).later,
    chance: chancesOf(rules, view, others, voidsOf(rules, view)),
  };
}

const bySuit = <T>(make: (suit: Suit) => T): BySuit<T> => ({
  C: make('C'),
  D: make('D'),
  S: make('S'),
  H: make('H'),
});

/** The cards that somebody took with a trick, as far as the viewer knows them. */
export const seenIn = ({ plays, kitty }: View['tricks'][number]): readonly Card[] => [
  ...plays.map(play => play.card),
  ...(typeof kitty === 'number' ? [] : kitty),
];

/** The cards outside the viewer's hand that do not count as unseen. */
const seenCards = (rules: Rules, view: View): readonly Card[] => [
  ...view.trick.plays.map(play => play.card),
  ...view.tricks.flatMap(seenIn),
  ...(view.phase === 'pass' ? view.given.map(gift => gift.card) : []),
  ...(view.phase === 'pass' && !passesOn(rules) ? view.received : []),
  ...view.buried,
  ...view.aside,
];

type Voids = (seat: Seat, suit: Suit) => boolean;

/** Returns whether a seat has shown that it has no card of a suit. */
function voidsOf(rules: Rules, view: View): Voids {
  const shown = new Set<string>();
  const drew = new Map(view.draws.map(draw => [draw.seat, draw.trick])); // later draws may be of any suit
  [...view.tricks, view.trick].forEach((trick, number) => {
    const lead = trick.plays.findIndex(({ card }) => !isJoker(rules.sheet, card));
    const led = trick.plays[lead] && suitOf(trick.plays[lead].card);
    if (led === undefined || (number === 0 && banHides(rules, led))) return;
    for (const { seat, card } of trick.plays.slice(lead))
      if (
        suitIn(rules.sheet, card) !== led &&
        number >= (drew.get(seat) ?? 0) &&
        !(rules.sheet.wild.play === 'anyTime' && isWild(card))
      )
        shown.add(seat + led);
  });
  return (seat, suit) => shown.has(seat + suit);
}

/** Whether the first trick's ban may have kept a seat that holds the suit led from following. */
const banHides = (rules: Rules, led: Suit): boolean =>
  rules.sheet.firstTrick.vsFollow === 'banWins' && [...rules.banned].some(card => suitOf(card) === led);

/**
 * The probability that a seat holds an unseen card. Any seat that is not void may hold it, in proportion to
 * hand sizes. A card that the viewer passed is with its receiver, unless it may have been passed on.
 */
function chancesOf(rules: Rules, view: View, others: readonly Seat[], voids: Voids): HandAnalysis['chance'] {
  const taken = view.tricks.reduce((sum, trick) => sum + (typeof trick.kitty === 'number' ? trick.kitty : 0), 0);
  const hidden = view.kitty + taken;
  const size = (seat: Seat): number => view.handSizes[seat] ?? 0;
  const places = bySuit(suit => others.reduce((sum, seat) => sum + (voids(seat, suit) ? 0 : size(seat)), hidden));
  const isKnown = view.phase !== 'pass' && !passesOn(rules);
  const given = new Map(!isKnown ? [] : view.given.map(gift => [gift.card, gift.to]));
  return (seat, card) => {
    const suit = suitOf(card);
    const to = given.get(card);
    if (to !== undefined && !voids(to, suit)) return to === seat ? 1 : 0;
    return voids(seat, suit) || places[suit] === 0 ? 0 : size(seat) / places[suit];
  };
}

/** The hand without one copy of the card. */
export const withoutCard = (hand: HandAnalysis['hand'], card: Card): HandAnalysis['hand'] =>
  bySuit(suit => (suitOf(card) === suit ? withoutOne(hand[suit], card) : hand[suit]));

function withoutOne(cards: readonly ValuedCard[], card: Card): readonly ValuedCard[] {
  const index = cards.findIndex(one => one.card === card);
  return cards.filter((_, i) => i !== index);
}

// What a seat knows, as inputs of the networks. Each input is the number of a row in the first layer's
// weights.
import type { Card } from '@moonshot/rules/cards';
import { isMix, placesOf, type TrickView as View } from '@moonshot/rules/engine';
import { type FeatureConfig, FIRST_HEART, NUMBERS, QUEEN, RANKS, SEATS } from './feature-config.ts';
import * as rows from './rows.ts';

const { PLAY_KINDS, PLAYER, add } = rows;
const SUITS = [0, 1, 2, 3] as const;

const numberOf = (card: Card): number => NUMBERS.get(card) as number;
const suitOf = (number: number): number => Math.floor(number / RANKS);
const costOf = (number: number): number => (number >= FIRST_HEART ? 1 : number === QUEEN ? 13 : 0);

/**
 * Picks the rows for the belief network, which locates cards. These are the rows of `pickForPlay`, and rows
 * for how the others played their cards, because plays reveal something about hands.
 */
export function pickForBelief(view: View, config: FeatureConfig, into: rows.Rows): void {
  pickForPlay(view, config, into);
  for (const { plays } of [...view.tricks, view.trick]) {
    let best = -1;
    for (const { card, seat } of plays) {
      const number = numberOf(card);
      const how = howPlayed(number, best);
      if (how === PLAY_KINDS.led || how === PLAY_KINDS.over) best = number;
      const turn = (seat - (view.viewer as number) + SEATS) % SEATS;
      if (turn > 0) add(into, rows.playKindRow(turn, how, number));
    }
  }
}

function howPlayed(number: number, best: number): rows.PlayKind {
  if (best < 0) return PLAY_KINDS.led;
  if (suitOf(number) !== suitOf(best)) return PLAY_KINDS.thrown;
  return number > best ? PLAY_KINDS.over : PLAY_KINDS.under;
}

interface Known {
  readonly own: readonly number[];
  readonly gone: readonly number[][]; // by seat, the cards it has played
  readonly voids: readonly Set<number>[];
  readonly points: readonly number[];
}

/** Picks the rows for the player network, which values the plays of a seat whose turn it is. */
export function pickForPlay(view: View, config: FeatureConfig, into: rows.Rows): void {
  const seat = view.viewer as number;
  const after = (other: number): number => (other - seat + SEATS) % SEATS;
  const { own, gone, voids, points } = knownTo(view);
  const played = new Set(gone.flat());
  const out = [...NUMBERS.values()].filter(card => !played.has(card) && !own.includes(card));
  into.count = 0;
  addTrick(view, own, after, into);
  addHand(own, out, into);
  for (let turn = 0; turn < SEATS; turn++) {
    const other = (seat + turn) % SEATS;
    for (const card of gone[other] as number[]) add(into, rows.cardRow(PLAYER.shown, turn, card));
    add(into, rows.pointRow(PLAYER.points, turn, points[other] as number));
    if (turn > 0)
      for (const suit of voids[other] as Set<number>) add(into, PLAYER.voids + (turn - 1) * SUITS.length + suit);
  }
  add(into, rows.takerRow(PLAYER.alone, points, seat));
  addPassed(view, played, after, into);
  add(into, PLAYER.order + view.trick.plays.length);
  add(into, rows.trickRow(PLAYER.tricks, view.tricks.length));
  if (view.broken || config.breaking === 0) add(into, PLAYER.open);
  rows.addFeatureConfig(into, PLAYER.config, config);
}

function knownTo(view: View): Known {
  const gone: number[][] = Array.from({ length: SEATS }, () => []);
  const voids = Array.from({ length: SEATS }, () => new Set<number>());
  const points = Array<number>(SEATS).fill(0);
  const tricks = [...view.tricks, { ...view.trick, winner: -1 }];
  for (const { plays, winner } of tricks) {
    const cards = plays.map(({ card }) => numberOf(card));
    for (const [i, { seat }] of plays.entries()) {
      const card = cards[i] as number;
      (gone[seat] as number[]).push(card);
      if (suitOf(card) !== suitOf(cards[0] as number)) (voids[seat] as Set<number>).add(suitOf(cards[0] as number));
      if (winner >= 0) points[winner]! += costOf(card);
    }
  }
  return { own: view.hand.map(numberOf), gone, voids, points };
}

/** Adds the current trick, its winner, its points, and which of the seat's own cards would win it. */
function addTrick(view: View, own: readonly number[], after: (seat: number) => number, into: rows.Rows): void {
  const lying = view.trick.plays.map(({ card, seat }) => ({ card: numberOf(card), turn: after(seat) }));
  const [led] = lying;
  if (led === undefined) return;
  let [best, worth] = [led, 0];
  for (const one of lying) {
    add(into, rows.cardRow(PLAYER.lying, one.turn - 1, one.card));
    worth += costOf(one.card);
    if (suitOf(one.card) === suitOf(best.card) && one.card > best.card) best = one;
  }
  add(into, PLAYER.winning + best.card);
  add(into, PLAYER.winner + best.turn);
  add(into, PLAYER.worth + (worth >= 13 ? 3 : Math.min(2, worth)));
  for (const card of own) if (suitOf(card) === suitOf(best.card) && card > best.card) add(into, PLAYER.wins + card);
}

/** Adds the seat's own cards, each with the numbers of unseen cards of its suit above and below it. */
function addHand(own: readonly number[], out: readonly number[], into: rows.Rows): void {
  for (const card of own) {
    const beside = out.filter(one => suitOf(one) === suitOf(card));
    const above = beside.filter(one => one > card).length;
    add(into, PLAYER.hand + card);
    add(into, PLAYER.above + card * rows.ABOVE_ROWS + Math.min(rows.ABOVE_ROWS - 1, above));
    add(into, PLAYER.below + card * rows.BELOW_ROWS + Math.min(rows.BELOW_ROWS - 1, beside.length - above));
  }
  for (const card of out) add(into, PLAYER.out + card);
  const among = (cards: readonly number[], suit: number): number => cards.filter(card => suitOf(card) === suit).length;
  for (const suit of SUITS) {
    add(into, rows.countRow(PLAYER.own, suit, among(own, suit)));
    add(into, rows.countRow(PLAYER.others, suit, among(out, suit)));
  }
}

/** The tables that the networks support. */
const UNDERSTOOD = { sheet: { direction: 'clockwise' }, seats: SEATS } as const;

/** Adds passed cards that have not been played, with their holders, and received cards with their givers. */
function addPassed(
  { given, received, step, viewer }: View,
  played: ReadonlySet<number>,
  after: (seat: number) => number,
  into: rows.Rows,
): void {
  for (const { card, to } of given)
    if (!played.has(numberOf(card))) add(into, rows.cardRow(PLAYER.gave, after(to) - 1, numberOf(card)));
  if (isMix(step)) return; // after a mix, a card's giver is unknown
  const way = placesOf(UNDERSTOOD, step);
  // In a scatter every player passes the same number of cards to each other player. The cards are in the
  // order of their givers.
  const givers = Array.from({ length: SEATS }, (_, seat) => after(seat)).filter(turn => turn > 0);
  for (const [i, card] of received.entries()) {
    const turn =
      way === undefined
        ? givers[Math.floor((i * givers.length) / received.length)]
        : after(((viewer as number) - way + 2 * SEATS) % SEATS);
    if (turn !== undefined) add(into, rows.cardRow(PLAYER.got, turn - 1, numberOf(card)));
  }
}

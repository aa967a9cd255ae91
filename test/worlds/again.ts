// Checks a sampled deal with the engine: played as the view shows, it must produce the same view and
// question.
import { isDeepStrictEqual } from 'node:util';
import {
  type TrickAsk as Ask,
  type Hearts,
  heartsOf,
  type Seat,
  type SeatPlay,
  type TrickState as State,
  type TrickView as View,
} from '@moonshot/rules';
import { type Card, sorted, withoutAll } from '@moonshot/rules/cards';
import { passesOn } from '@moonshot/rules/engine';
import { run } from '../../packages/bots/src/arena/run.ts';
import type { TrickQuestion } from '../../packages/bots/src/core/player.ts';
import { HANDS, HELD, KITTY, KITTY_LEFT, PHASE, PHASES, PILES } from '../../packages/bots/src/sim/trick/layout.ts';
import { legal } from '../../packages/bots/src/sim/trick/legal.ts';
import { namesOf, type TrickPosition } from '../../packages/bots/src/sim/trick/position.ts';
import type { SuitBits } from '../../packages/bots/src/sim/trick/suit-bitboards.ts';
import { holdsAll } from '../../packages/rules/src/cards/card-set.ts';
import type { Action } from '../../packages/rules/src/trick/state/action.ts';
import { type Choose, opened } from '../play.ts';

export type Tricks = Extract<Hearts, { kind: 'tricks' }>;

/** A sampled deal by card names. */
interface Named {
  readonly hands: readonly (readonly Card[])[];
  readonly piles: readonly (readonly Card[])[]; // all cards a seat has taken or buried
  readonly middle: readonly Card[]; // the rest of the kitty
  readonly held: readonly Card[]; // of cancelled tricks that go with the next
}

function named(suitBits: SuitBits, at: TrickPosition): Named {
  const lists = (from: number): readonly (readonly Card[])[] =>
    Array.from({ length: suitBits.seats }, (_, seat) =>
      namesOf(suitBits, at.subarray(from + (seat << 2), from + (seat << 2) + 4)),
    );
  const left = at[KITTY_LEFT] as number;
  const next = KITTY + suitBits.rules.kittySize - left;
  const middle = [...at.subarray(next, next + left)].map(code => suitBits.names[code] as Card);
  return { hands: lists(HANDS), piles: lists(PILES), middle, held: namesOf(suitBits, at.subarray(HELD, HELD + 4)) };
}

const playsOf = (view: View): readonly SeatPlay[] => [
  ...view.tricks.flatMap(trick => trick.plays),
  ...view.trick.plays,
];

/** The card that was turned up: the first of the undealt ones. */
const upcardIn = ({ upcard }: View): readonly Card[] => (upcard === null ? [] : [upcard]);

/** What is inconsistent about a sampled deal; `undefined` if nothing is. */
export function misfit(
  hearts: Tricks,
  suitBits: SuitBits,
  question: TrickQuestion,
  at: TrickPosition,
  choose: Choose,
): string | undefined {
  const world = named(suitBits, at);
  const { view } = question;
  const { rules } = hearts;
  const all = [
    ...upcardIn(view),
    ...world.hands.flat(),
    ...world.piles.flat(),
    ...world.middle,
    ...world.held,
    ...view.aside.filter(card => !world.middle.includes(card)), // turned up before the deal
    ...view.trick.plays.map(p => p.card),
  ];
  if (!isDeepStrictEqual(sorted(all), sorted(rules.deck))) return 'its cards are not the deck';
  if (view.phase === 'pass') return misfitBefore(suitBits, view, world);
  if (view.phase === 'play' && at[PHASE] === PHASES.play && !sameLegal(suitBits, question, at))
    return 'other cards are legal';
  if (hearts.sheet.pass.see !== 'mayPassOn' && !keepsGifts(view, world)) return 'a card that was passed lies elsewhere';
  return rules.draws === 'never' ? replayed(hearts, question, world, choose) : misfitDrawn(view, world);
}

/** Whether each card that the viewer passed is, or was, with its receiver. */
function keepsGifts(view: View, world: Named): boolean {
  const played = new Set(view.trick.plays.concat(view.tricks.flatMap(trick => trick.plays)));
  // cancelled tricks at the end wait for the next taker
  const settled = view.tricks.slice(0, view.tricks.findLastIndex(trick => trick.cancelled !== true) + 1);
  const buried = (seat: Seat): readonly Card[] => {
    const taken = settled.filter(trick => trick.winner === seat).flatMap(trick => trick.plays.map(play => play.card));
    const kitty = settled
      .filter(trick => trick.winner === seat)
      .flatMap(({ kitty }) => (typeof kitty === 'number' ? [] : kitty));
    return withoutAll(world.piles[seat] ?? [], [...taken, ...kitty]);
  };
  const had = (seat: Seat): readonly Card[] => [
    ...(world.hands[seat] ?? []),
    ...[...played].filter(play => play.seat === seat).map(play => play.card),
    ...buried(seat),
  ];
  const receivers = new Set(view.given.map(gift => gift.to));
  return [...receivers].every(to =>
    holdsAll(
      had(to),
      view.given.filter(gift => gift.to === to).map(gift => gift.card),
    ),
  );
}

/**
 * What is inconsistent before the exchange, judged by the hands as dealt and the passed cards seen so far.
 */
function misfitBefore({ rules }: SuitBits, view: View, { hands }: Named): string | undefined {
  if (hands.some(hand => hand.length !== rules.handSize)) return 'a hand has another size';
  const costs = (card: Card): boolean => (rules.points.get(card) ?? 0) > 0;
  const spoilt: Readonly<Record<typeof rules.sheet.misdeal, (hand: readonly Card[]) => boolean>> = {
    none: () => false,
    allPenalty: hand => hand.every(costs),
    noPenalty: hand => !hand.some(costs),
    noHearts: hand => !hand.some(card => /[^W]H/.test(card) || (card === 'WH' && rules.sheet.wild.rank !== 'none')),
    noFaces: hand => !hand.some(card => /[KQJ]./.test(card)),
  };
  if (hands.some(spoilt[rules.sheet.misdeal])) return 'a hand would have been thrown in';
  const dealt = passesOn(rules)
    ? withoutAll([...view.hand, ...view.given.map(gift => gift.card)], view.received)
    : view.hand;
  return isDeepStrictEqual(sorted(hands[view.viewer as Seat] ?? []), sorted(dealt))
    ? undefined
    : 'its own hand is another';
}

function sameLegal(suitBits: SuitBits, { ask }: TrickQuestion, at: TrickPosition): boolean {
  const open = new Int32Array(4);
  legal(suitBits, at, open);
  const cards = ask.type === 'play' ? new Set(ask.plays.map(play => play.card)) : new Set();
  return isDeepStrictEqual(new Set(namesOf(suitBits, open)), cards);
}

/**
 * What is inconsistent in a game with a stock: the sizes of hands, or more cards of a suit in a hand than
 * came to it since it showed a void.
 */
function misfitDrawn(view: View, { hands, middle }: Named): string | undefined {
  if (middle.length !== view.kitty) return 'the stock has another size';
  if (hands.some((hand, seat) => hand.length !== view.handSizes[seat])) return 'a hand has another size';
  const tricks = [...view.tricks, view.trick];
  for (const [number, { plays }] of tricks.entries())
    for (const { seat, card } of plays) {
      if (number === 0) continue; // a ban may have overridden following suit
      const led = plays[0]?.card[1];
      const later = tricks.slice(number + 1).flatMap(trick => trick.plays.filter(play => play.seat === seat));
      const since = [...(hands[seat] ?? []), ...later.map(play => play.card)].filter(one => one[1] === led).length;
      const drawn = view.draws.filter(draw => draw.seat === seat && draw.trick > number);
      if (card[1] !== led && since > drawn.reduce((sum, { cards }) => sum + cards, 0))
        return 'a void hand has the suit';
    }
  return undefined;
}

const SPLITS_MAX = 400; // limit on the ways to tell which cards of a hand came from a kitty

function replayed(hearts: Tricks, question: TrickQuestion, world: Named, choose: Choose): string | undefined {
  const { view } = question;
  const holder = hearts.sheet.kitty.to === 'hand' ? view.tricks[0]?.winner : undefined;
  const before = handsBefore(view, world);
  const taken = view.tricks.flatMap(trick => trick.plays.map(play => play.card));
  if (hearts.rules.kittySize === 0 || holder === undefined) {
    const kitty = withoutAll(hearts.rules.deck, [...before.flat(), ...upcardIn(view)]);
    const inOrder = [...upcardIn(view), ...kittyInOrder(view, kitty, world)];
    return replay(hearts, question, { hands: before, kitty: inOrder, buried: [] });
  }
  const buried = withoutAll(world.piles.flat(), taken);
  const first = view.tricks[0]?.plays.find(play => play.seat === holder)?.card as Card;
  let wrong: string | undefined = 'nothing was tried';
  for (let i = 0; i < SPLITS_MAX && wrong !== undefined; i++) {
    const pool = withoutAll([...(before[holder] ?? []), ...buried], [first]).slice();
    const left = [...pool];
    const kitty = Array.from({ length: hearts.rules.kittySize }, () => left.splice(choose(left.length), 1)[0] as Card);
    const hands = before.map((hand, seat) => (seat === holder ? [first, ...left] : hand));
    wrong = replay(hearts, question, { hands, kitty, buried });
  }
  return wrong;
}

/** Each seat's cards in hand and those it has played. */
const handsBefore = (view: View, { hands }: Named): readonly (readonly Card[])[] =>
  hands.map((hand, seat) => [
    ...hand,
    ...playsOf(view)
      .filter(play => play.seat === seat)
      .map(play => play.card),
  ]);

/** The kitty in order: taken cards first, then the rest. A sample does not fix the order of hidden cards. */
function kittyInOrder(view: View, kitty: readonly Card[], { middle }: Named): readonly Card[] {
  const shown = view.tricks.flatMap(trick => (typeof trick.kitty === 'number' ? [] : trick.kitty));
  return [...shown, ...withoutAll(kitty, [...shown, ...middle]), ...middle];
}

interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly buried: readonly Card[];
}

/** Whether the deal was, or will be, opened with a wild card. */
const claimed = (view: View, ask: Ask): boolean => {
  const [lead] = playsOf(view);
  const leads = lead === undefined && ask.type === 'play' ? ask.plays : [lead];
  return leads.every(play => play?.call === 'low' && play.card.startsWith('W'));
};

class Stop extends Error {}

/**
 * A match just before the viewed deal, with its history, which may decide who leads and which cards count.
 */
const dueOf = ({ game }: Tricks, { dealer, results, totals, tiebreak, turned }: View): State => ({
  ...opened(game, { firstDealer: dealer }).state,
  results,
  totals,
  tiebreak,
  turned,
});

/** Plays the deal as the view shows. Returns the first difference, or `undefined`. */
function replay(hearts: Tricks, { view, ask }: TrickQuestion, deal: Deal): string | undefined {
  // after a pass, hands may lack cards that they were dealt
  const misdeal = view.passed.length > 0 && hearts.sheet.misdeal !== 'allPenalty' ? 'none' : hearts.sheet.misdeal;
  const again = heartsOf(hearts.sheet, hearts.rules.seats, { 'pass.cycle': [], 'pass.count': 1, misdeal }) as Tricks;
  const plays = playsOf(view);
  const seat = view.viewer as Seat;
  let next = 0;
  const isAsked = ({ type }: Ask, { bids }: State): boolean => type === ask.type && bids.length === view.bids.length;
  const answer = (state: State, asked: Seat, question: Ask): Action => {
    if (next === plays.length && asked === seat && isAsked(question, state))
      throw new Stop(differs(again, view, ask, state));
    if (question.type === 'bid') return { type: 'bid', bid: view.bids[state.bids.length]?.bid ?? 0 };
    if (question.type === 'charge')
      return { type: 'charge', cards: view.charges.find(one => one.seat === asked)?.cards ?? [] };
    if (question.type === 'claim')
      return { type: 'claim', claim: claimed(view, ask) && asked === (plays[0]?.seat ?? seat) };
    if (question.type === 'bury') return { type: 'bury', cards: deal.buried };
    const play = plays[next++];
    if (play === undefined || play.seat !== asked)
      throw new Stop(`seat ${asked} is asked to ${question.type} after ${next - 1} plays`);
    return { type: 'play', card: play.card, ...(play.call && { call: play.call }) };
  };
  try {
    run(again.game, dueOf(again, view), {
      answer,
      supply: (_, owed) =>
        owed === 'deal'
          ? { imposed: { hands: deal.hands, kitty: deal.kitty, stock: [] } }
          : { seed: new Uint8Array(32) },
      onEvents: events => {
        if (events.some(event => event.type === 'misdealt')) throw new Stop('the deal is thrown in');
      },
    });
    return 'the deal ends before the question';
  } catch (error) {
    if (error instanceof Stop) return error.message || undefined;
    return (error as Error).message;
  }
}

/** The difference between the engine's view and question and the given ones; empty if they agree. */
function differs(hearts: Tricks, view: View, ask: Ask, state: State): string {
  const now = hearts.game.view(state, view.viewer);
  const said = ({ phase, handSizes, charges, bids, trick, winning, broken, points }: View): unknown => ({
    phase,
    handSizes,
    charges,
    bids,
    trick,
    winning,
    broken,
    points,
  });
  if (!isDeepStrictEqual(said(now), said(view)))
    return `the view is ${JSON.stringify(said(now))}, not ${JSON.stringify(said(view))}`;
  if (!isDeepStrictEqual(sorted(now.hand), sorted(view.hand))) return 'the own hand is another';
  if (!isDeepStrictEqual(now.tricks, view.tricks)) return 'the tricks are others';
  return isDeepStrictEqual(told(hearts.game.ask(state, view.viewer as Seat)), told(ask)) || ask.type === 'bury'
    ? ''
    : 'the question is another';
}

/**
 * The parts of a question that a view determines. The match length, and so whether a moon ends it, is not in
 * a view.
 */
const told = (ask: Ask | undefined): unknown =>
  ask?.type === 'moon' ? ask.options.map(({ name, points, totals }) => ({ name, points, totals })) : ask;

// Positions near the end of a deal for the laws of finishing, and the deals that are consistent with a view
// there.

import {
  type TrickAsk as Ask,
  bySeat,
  type Hearts,
  type Play,
  put,
  type Seat,
  type TrickState as State,
  settle,
  type TakenTrick,
  type Viewer,
} from '@moonshot/rules';
import { type Card, isWild, suitOf, withoutAll } from '@moonshot/rules/cards';
import { effectiveRules, type TrickRules as Rules, winning } from '@moonshot/rules/engine';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import { type Choose, choosing, playing } from '../play.ts';

export type Tricks = Extract<Hearts, { kind: 'tricks' }>;

/** The first state of a deal in which a card must be played. */
export function begun(hearts: Tricks): State {
  for (const { state } of playing(hearts, { seed: 'endings', firstDealer: 0 }, choosing('endings')))
    if ('trick' in state && state.phase === 'play') return state;
  throw new Error(`Cannot begin a deal of ${hearts.game.id}: the match ended without a play`);
}

/** Parameters of an ending: hand size, face-down cards, and which cards are still out. */
export interface Making {
  readonly each: number;
  readonly down: number;
  readonly liking: (card: Card) => number; // preferred cards stay out
  readonly strong: boolean; // whether seat 0 gets good cards
}

/** A position with equal hand sizes; all other cards of the deck lie in random earlier tricks. */
export function ending(hearts: Tricks, from: State, making: Making, choose: Choose): State {
  const rules = effectiveRules(hearts.rules, from);
  const { deck, seats } = rules;
  const { each, down, liking, strong } = making;
  const mixed = mix(deck, choose);
  const live = [...mixed].sort((a, b) => liking(b) - liking(a)).slice(0, each * seats + down);
  const first = strong ? strongOf(rules, live, each, choose) : live.slice(0, each);
  const others = mix(withoutAll(live, first), choose);
  const hands = bySeat(seats, seat => (seat === 0 ? first : others.slice((seat - 1) * each, seat * each)));
  const face = others.slice((seats - 1) * each);
  const { kitty, gone, buried } = faceDown(hearts, from, face, choose);
  const tricks = tricksOf(hearts, withoutAll(deck, live), gone, choose);
  const leader = strong ? 0 : choose(seats);
  return { ...from, hands, tricks, kitty, buried, trick: { leader, plays: [] }, broken: choose(2) === 0 };
}

/**
 * Unseen cards lie in the middle, in a pile with the first trick, or buried if the kitty was taken in hand.
 */
function faceDown(
  { sheet, rules }: Tricks,
  { buried }: State,
  cards: readonly Card[],
  choose: Choose,
): Pick<State, 'kitty' | 'buried'> & { gone: readonly Card[] } {
  if (sheet.kitty.to === 'hand') return { kitty: [], gone: [], buried: put(buried, choose(rules.seats), cards) };
  return choose(2) === 0 ? { kitty: cards, gone: [], buried } : { kitty: [], gone: cards, buried };
}

/** The strongest of several random cards, repeatedly. */
function strongOf(rules: Rules, live: readonly Card[], each: number, choose: Choose): readonly Card[] {
  const { trump } = rules;
  const power = (card: Card): number =>
    (isWild(card) ? 20 : (rules.strength.get(card) ?? 0)) + (suitOf(card) === trump ? 30 : 0);
  let left = live;
  return bySeat(each, () => {
    const some = bySeat(4, () => left[choose(left.length)] as Card);
    const [best] = [...some].sort((a, b) => power(b) - power(a));
    left = withoutAll(left, [best as Card]);
    return best as Card;
  });
}

/** The piles of the earlier tricks: mostly random, sometimes all with one seat. */
function tricksOf(
  { rules }: Tricks,
  gone: readonly Card[],
  kitty: readonly Card[],
  choose: Choose,
): readonly TakenTrick[] {
  const { seats } = rules;
  const one = choose(4) === 0 ? choose(seats) : undefined;
  return bySeat(Math.ceil(gone.length / seats), i => ({
    leader: 0,
    winner: one ?? choose(seats),
    plays: gone.slice(i * seats, (i + 1) * seats).map((card, seat) => ({ seat, card })),
    kitty: i === 0 ? kitty : [],
  }));
}

function mix<T>(list: readonly T[], choose: Choose): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(choose(left.length), 1)[0] as T);
}

/** A random deal with the same view: all cards the viewer has not seen change places. */
export function world(hearts: Tricks, state: State, viewer: Viewer, choose: Choose): State {
  const seen = hearts.game.view(state, viewer);
  const hidden = (i: number): boolean => typeof seen.tricks[i]?.kitty === 'number';
  const pool = mix(
    [
      ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
      ...state.kitty,
      ...state.tricks.flatMap((trick, i) => (hidden(i) ? trick.kitty : [])),
      ...state.buried.flatMap((cards, seat) => (seat === viewer ? [] : cards)),
    ],
    choose,
  );
  let next = 0;
  const again = (cards: readonly Card[]): readonly Card[] => cards.map(() => pool[next++] as Card);
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : again(hand))),
    kitty: again(state.kitty),
    tricks: state.tricks.map((trick, i) => (hidden(i) ? { ...trick, kitty: again(trick.kitty) } : trick)),
    buried: state.buried.map((cards, seat) => (seat === viewer ? cards : again(cards))),
  };
}

/** Selects the plays to try, by seat and state. */
export type Playing = (seat: Seat, state: State, plays: readonly Play[]) => readonly Play[];

/**
 * Every continuation of the deal with the selected plays. Yields its events up to the score or the choice
 * after a moon.
 */
export function* lines(hearts: Tricks, state: State, playing: Playing): Generator<readonly Event[]> {
  const seat = bySeat(hearts.rules.seats, one => one).find(one => hearts.game.ask(state, one) !== undefined);
  const ask = seat === undefined ? undefined : hearts.game.ask(state, seat);
  if (seat === undefined || ask?.type !== 'play') {
    yield ask?.type === 'moon' ? choosesFirst(hearts, state, seat ?? 0, ask) : [];
    return;
  }
  for (const play of playing(seat, state, ask.plays)) {
    const verdict = hearts.game.decide(state, seat, { type: 'play', ...play });
    if (!verdict.ok) throw new Error(`Cannot play ${play.card} from seat ${seat}: ${JSON.stringify(verdict.refusal)}`);
    const { events, state: next } = settle(hearts.game, state, verdict.event);
    const done = events.some(event => event.type === 'scored' || event.type === 'misdealt');
    if (done) yield events;
    else for (const rest of lines(hearts, next, playing)) yield [...events, ...rest];
  }
}

function choosesFirst(hearts: Tricks, state: State, seat: Seat, ask: Extract<Ask, { type: 'moon' }>): readonly Event[] {
  const option = ask.options[0]?.name ?? 'keep';
  const verdict = hearts.game.decide(state, seat, { type: 'moon', option });
  if (!verdict.ok) throw new Error(`Cannot choose ${option}: it is refused`);
  return settle(hearts.game, state, verdict.event).events;
}

/** A random play, or one that currently takes the trick if there is one. */
export const contrary =
  ({ rules }: Tricks, choose: Choose): Playing =>
  (seat, state, plays) => {
    const takes = plays.filter(play => winning(rules, [...state.trick.plays, { seat, ...play }])?.seat === seat);
    const from = takes.length > 0 && choose(3) > 0 ? takes : plays;
    return [from[choose(from.length)] as Play];
  };

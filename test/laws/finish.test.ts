// The laws of finishing for every trick game and house rule: a proved claim takes all remaining tricks, and a
// settled deal has one score in every line of play.

import { bySeat, type Play, type TrickState as State } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { effectiveRules, provenRest, scoreIsDecided } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { counts } from '../../packages/rules/src/trick/play/pile-cost.ts';
import { lastCounts } from '../../packages/rules/src/trick/play/settled.ts';
import { type Choose, choosing, playing } from '../play.ts';
import { freshSample } from '../seeds.ts';
import { FIVE, FURTHER, heartsFor, TOGGLED } from './cast.ts';
import { begun, contrary, ending, lines, type Playing, type Tricks, world } from './endings.ts';

const parts: readonly (readonly [string, Tricks])[] = [...FIVE, ...FURTHER, ...TOGGLED].flatMap(part => {
  const hearts = heartsFor(part);
  return hearts.kind === 'tricks' ? [[part.name, hearts] as const] : [];
});

const some = freshSample('parts that are finished', parts, 36); // a new sample per commit; all in deep mode

const POSITIONS = 60;
const MORE_POSITIONS = 300; // positions where cards that extend a trick are out, so almost nothing is proved
const WORLDS = 3;
const HANDS = [2, 2, 3, 3, 4, 5];

/** A fast generator: the positions need no cryptography. */
function drawing(text: string): Choose {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % n;
  };
}

/** An equal hand size for an ending, and up to two face-down cards. */
function sizes({ rules }: Tricks, choose: Choose): { each: number; down: number } {
  const each = Math.min(HANDS[choose(HANDS.length)] ?? 2, Math.floor(rules.deck.length / rules.seats) - 1);
  return { each, down: choose(3) };
}

/** The claimer plays its cards in the order of the proof. */
const inOrder =
  (claimer: number, order: readonly Play[], others: Playing): Playing =>
  (seat, state, plays) => {
    if (seat !== claimer) return others(seat, state, plays);
    const next = order.find(play => state.hands[claimer]?.includes(play.card));
    return next === undefined ? [] : [next];
  };

/** Every line of the remaining play if there are few enough, otherwise a random one. */
function everyLine(hearts: Tricks, choose: Choose, each: number): Playing {
  const all = each <= 3 && each * (hearts.rules.seats - 1) <= 6;
  return all ? (_, __, plays) => plays : contrary(hearts, choose);
}

/** Checks a proved claim in several consistent deals. Returns the number of lines played. */
function mustTakeAll(hearts: Tricks, state: State, claimer: number, order: readonly Play[], choose: Choose): number {
  let played = 0;
  for (let i = 0; i < WORLDS; i++) {
    const other = i === 0 ? state : world(hearts, state, claimer, choose);
    const others = everyLine(hearts, choose, order.length);
    for (const events of lines(hearts, other, inOrder(claimer, order, others))) {
      const takers = events.flatMap(event => (event.type === 'taken' ? [event.seat] : []));
      expect(takers, `${JSON.stringify(other.hands)} by ${JSON.stringify(order)}`).toEqual(order.map(() => claimer));
      played += 1;
    }
  }
  return played;
}

test.each(some)('%s: a proved claim takes the rest', (name, hearts) => {
  const choose = drawing(`rest ${name}`);
  const from = begun(hearts);
  let proved = 0;
  let refused = 0;
  const positions = hearts.rules.extenders.size > 0 ? MORE_POSITIONS : POSITIONS;
  for (let i = 0; i < positions; i++) {
    const liking = choose(2) === 0 ? () => 0 : few(choose);
    const state = ending(hearts, from, { ...sizes(hearts, choose), liking, strong: true }, choose);
    const order = provenRest(effectiveRules(hearts.rules, state), hearts.game.view(state, 0));
    if (order === undefined) refused += 1;
    else proved += Math.sign(mustTakeAll(hearts, state, 0, order, choose));
  }
  expect(proved, 'hands that proved the rest').toBeGreaterThan(1);
  expect(refused, 'hands that did not').toBeGreaterThan(1);
});

/** Prefers two suits for the cards that stay out, so that suits are longer and cards must be drawn. */
function few(choose: Choose): (card: Card) => number {
  const suits = ['CDSH'[choose(4)], 'CDSH'[choose(4)]];
  return card => (suits.includes(card[1]) ? 1 : 0);
}

/** The score of a line; a shooter takes the first option. */
const scoreOf = (events: readonly { readonly type: string }[]): string => {
  const scored = events.find(event => event.type === 'scored') as { result?: { points: unknown; moon: unknown } };
  return JSON.stringify([scored?.result?.points, scored?.result?.moon]);
};

/** Checks that a settled deal has one score in several consistent deals. */
function mustScoreOnce(hearts: Tricks, state: State, choose: Choose): void {
  const scores = new Set<string>();
  for (let i = 0; i < WORLDS * 2; i++) {
    const other = i === 0 ? state : world(hearts, state, 'watcher', choose);
    for (const events of lines(hearts, other, contrary(hearts, choose))) scores.add(scoreOf(events));
  }
  expect([...scores], JSON.stringify(state)).toHaveLength(1);
}

test.each(some)('%s: a settled deal has one score', (name, hearts) => {
  const choose = drawing(`settled ${name}`);
  const from = begun(hearts);
  const tally = { yes: 0, no: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const keen = choose(3) > 0;
    const liking = (card: Card): number => (keen && !counts(effectiveRules(hearts.rules, from), card) ? 1 : 0);
    const state = ending(hearts, from, { ...sizes(hearts, choose), liking, strong: false }, choose);
    const yes = scoreIsDecided(effectiveRules(hearts.rules, state), hearts.game.view(state, 'watcher'));
    const everybody = bySeat(hearts.rules.seats, seat =>
      scoreIsDecided(effectiveRules(hearts.rules, state), hearts.game.view(state, seat)),
    );
    expect(new Set([yes, ...everybody]).size, 'the table agrees').toBe(1);
    tally[yes ? 'yes' : 'no'] += 1;
    if (yes) mustScoreOnce(hearts, state, choose);
  }
  const { sheet, moonSet, deck } = effectiveRules(hearts.rules, from);
  if (lastCounts(sheet.trickPoints) || moonSet.length === deck.length)
    expect(tally.yes, 'deals settled before the last trick').toBe(0);
  else expect(tally.yes, 'settled deals').toBeGreaterThan(1);
  expect(tally.no, 'open deals').toBeGreaterThan(1);
});

test('in matches played by chance both come up, and both hold', () => {
  const tally = { rest: 0, settled: 0, moments: 0 };
  for (const [name, hearts] of parts) {
    const choose = drawing(name);
    for (const { state } of playing(hearts, { seed: name, length: { deals: 2 } }, choosing(name))) {
      if (!('tricks' in state) || state.phase !== 'play' || state.tricks.length === 0) continue;
      tally.moments += 1;
      const { leader } = state.trick;
      const order = provenRest(effectiveRules(hearts.rules, state), hearts.game.view(state, leader));
      if (order !== undefined) tally.rest += Math.sign(mustTakeAll(hearts, state, leader, order, choose));
      if (!scoreIsDecided(effectiveRules(hearts.rules, state), hearts.game.view(state, 'watcher'))) continue;
      tally.settled += 1;
      mustScoreOnce(hearts, state, choose);
    }
  }
  expect(tally.moments).toBeGreaterThan(2000);
  expect(tally.rest).toBeGreaterThan(100);
  expect(tally.settled).toBeGreaterThan(20);
});

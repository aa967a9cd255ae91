// The facts behind the sentences about rules hold in play: for every game of the catalogue, and for random
// house rules. A deep run tries 20,000 of them.
import { heartsOf, type Overrides, sheetOf } from '@moonshot/rules';
import { CARDS, isWild } from '@moonshot/rules/cards';
import { explainHearts } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { checkDealt, checkLengths, checkPlay, checkScore, checkTaken, saysFalls } from './facts/facts.ts';
import { randomRules } from './facts/random-rules.ts';
import { FIVE, FURTHER, heartsFor, TOGGLED } from './laws/cast.ts';
import { choosing, playing } from './play.ts';
import { freshSeeds } from './seeds.ts';
import { flawsOf } from './sentences.ts';

const RULES = process.env.MODE === 'deep' ? 20_000 : 400;
const AT_ONCE = 100;
const DEALS_MAX = 20; // some odd rules never break a tie
const HOUR_MS = 3_600_000;

type Rules = Pick<ReturnType<typeof randomRules>, 'hearts'>;

/**
 * Plays one or more deals at random, and compares each step with the facts. Returns how many moons were
 * compared.
 */
function checkDeals({ hearts }: Rules, seed: string, deals: number): number {
  let moons = 0;
  checkLengths(hearts);
  const falls = saysFalls(hearts);
  for (const moment of playing(hearts, { seed, length: { deals }, firstDealer: 0 }, choosing(seed))) {
    if (hearts.kind === 'tricks') {
      checkDealt(hearts, moment);
      checkPlay(hearts, moment);
      checkTaken(hearts, moment);
    }
    moons += checkScore(hearts, moment, falls);
    if (moment.state.results.length >= DEALS_MAX) break;
  }
  return moons;
}

const PARTS = [...FIVE, ...FURTHER, ...TOGGLED];

test.each(PARTS.map(part => [part.name, part] as const))('%s: play confirms what is said', (name, part) => {
  checkDeals({ hearts: heartsFor(part) }, name, 2);
});

const batches = Array.from({ length: RULES / AT_ONCE }, (_, i) => i * AT_ONCE);

test.each(batches)('house rules from %i on: play confirms the sentences', { timeout: HOUR_MS }, batch => {
  for (const number of freshSeeds(`facts ${batch}`, AT_ONCE)) {
    const rules = randomRules(String(number));
    const what = `${rules.game}, ${rules.seats} seats, ${JSON.stringify(rules.overrides)}`;
    expect(
      explainHearts(rules.hearts).flatMap(({ sentence }) => flawsOf(sentence)),
      what,
    ).toEqual([]);
    expect(() => checkDeals(rules, String(number), 1), what).not.toThrow();
  }
});

/** In each deal somebody takes the one card of the moon. */
const MOON = { points: [{ cards: ['QS'], value: 13 }], 'moon.needs': ['QS'], 'wrap.list': [], 'match.tie': 'shared' };
/** Each player gets one of four cards, so that the moon is always a sun. */
const ONE_TRICK = {
  'deck.remove': CARDS.filter(card => !isWild(card) && !['QS', '2S', '3S', '2C'].includes(card)),
  'pass.cycle': [],
};
const PARTNERS = { ...MOON, 'teams.seating': 'opposite' };

test.each<[seats: number, overrides: Overrides]>([
  [4, MOON],
  [4, { ...MOON, 'score.sign': 'minus', 'match.limit': -100, 'match.cmp': '<=', 'match.winner': 'highest' }],
  [4, { ...MOON, 'moon.options': [{ name: 'both', self: -5, others: 7 }] }],
  [4, { ...MOON, 'moon.options': [{ name: 'both', self: 'start', others: 3 }] }],
  [4, { ...MOON, 'moon.choiceFrom': 20 }],
  [4, { ...MOON, 'moon.passer': 'double' }],
  [4, { ...MOON, 'moon.passer': 'forAll', direction: 'counterclockwise' }],
  [4, { ...MOON, ...ONE_TRICK, 'moon.sun': 2 }],
  [4, { ...PARTNERS, 'teams.score': 'own' }],
  [4, { ...PARTNERS, 'teams.score': 'pooled' }],
  [4, { ...PARTNERS, 'teams.score': 'pooled', 'moon.options': [{ name: 'both', self: -5, others: 7 }] }],
])('with %i seats and %o every moon pays what its sentence says', (seats, overrides) => {
  expect(checkDeals({ hearts: heartsOf(sheetOf('ricketts'), seats, overrides) }, 'moons', 10)).toBe(10);
});

// Tests worlds of capture games: when the engine replays a world, it reaches the view from which the world
// was drawn. A world is drawn the more often, the more deals lead to it.
import { type CaptureAction as Action, type Overrides, settle, type CaptureView as View } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { type CaptureHearts, captureGameFor, eachQuestion } from '../../../testing/questions.ts';
import { reconstructDeal } from '../../../testing/unfold.ts';
import { run } from '../../arena/run.ts';
import { captureTables } from '../../sim/capture/position.ts';
import { diceOf } from '../../sim/dice.ts';
import { createCaptureScratch } from '../policy/scratch.ts';
import { factsOf } from './facts.ts';
import { sampleLikelyWorlds } from './likely.ts';
import { worldSampler } from './worlds.ts';

/** Replays the deal and its pairs. Returns the seat's view at the question at which `seen` was taken. */
function replayed({ game }: CaptureHearts, deal: ReturnType<typeof reconstructDeal>, seen: View, seat: number): View {
  const opened = settle(game, undefined, game.open({ firstDealer: 0 })).state;
  let found: View | undefined;
  run(game, opened, {
    answer: (state, who): Action => {
      const { bouts, laid } = state;
      const pair = deal.laid[bouts.length]?.[who];
      if (pair === undefined)
        throw new Error(`Cannot replay: nothing is known of bout ${bouts.length}, ${laid.length}`);
      return { type: 'lay', ...pair };
    },
    supply: () => ({ imposed: deal }),
    enough: state => {
      const { bouts, phase } = state;
      if (bouts.length < seen.bouts.length || phase !== 'lay') return false;
      found = game.view(state, seat);
      return true;
    },
  });
  if (found === undefined) throw new Error('Cannot replay: the deal ended before the question');
  return found;
}

const tables: readonly (readonly [name: string, seats: number, overrides: Overrides])[] = [
  ...[2, 3, 4, 5, 7, 14].map(seats => [`${seats} seats`, seats, {}] as const),
  ['public counts', 4, { counts: 'public' }],
  ['public counts, two seats', 2, { counts: 'public' }],
  ['hearts on top once the bottom lies', 3, { 'top.exception': 'afterBottom', topsTo: 'winner' }],
  ['identical tops carry', 7, { 'ties.identical': 'carry', 'redeal.partial': 'kept' }],
  ['carried, counts public', 6, { 'ties.identical': 'carry', counts: 'public' }],
  ['the end before the redeal', 9, { 'ties.identical': 'latest', endTest: 'beforeRedeal' }],
  ['the winner takes the tops', 4, { winnerTakes: 'tops', 'top.ban': [] }],
  ['two at a time', 2, { 'redeal.packet': 2, counts: 'public' }],
];

test.each(tables)('$0: every world leads to the view', (_, seats, overrides) => {
  const bouts = captureGameFor(seats, overrides);
  const table = captureTables(bouts.rules);
  const dice = diceOf('worlds');
  let worlds = 0;
  for (let deal = 0; deal < 6; deal++)
    eachQuestion(bouts, `worlds ${deal}`, ({ view }, seat) => {
      // some seats have already laid, and the view does not show their pairs
      if (view.laid.some(laid => laid)) return;
      const facts = factsOf(table, view);
      for (const draw of [
        worldSampler(facts, dice),
        sampleLikelyWorlds(facts, createCaptureScratch(table, view.totals), dice, { plays: 20 }),
      ])
        for (let i = 0; i < 2; i++, worlds++)
          expect(replayed(bouts, reconstructDeal(facts, draw()), view, seat)).toEqual(view);
    });
  expect(worlds).toBeGreaterThan(30);
});

const SMALL: Overrides = {
  'deck.remove': [...'23456789T'].flatMap(rank => [...'CDSH'].map(suit => rank + suit)),
  'deal.hand': 3,
};

/** Seat 1 has only hearts at first, and then receives two other cards. */
const SMALL_DEAL = {
  hands: [
    ['KS', 'QS', 'JS'],
    ['AH', 'KH', 'QH'],
  ],
  stock: ['JC', 'AS', 'QC', 'KC', 'AC', 'JD', 'QD', 'KD', 'JH', 'AD'],
  kitty: [],
} as const;
const SMALL_LAID = [
  [
    { bottom: 'JS', top: 'KS' },
    { bottom: 'KH', top: 'AH' },
  ],
  [
    { bottom: 'JC', top: 'QS' },
    { bottom: 'QH', top: 'AS' },
  ],
] as const;

/**
 * The number of orders in which a seat's cards may have arrived. Cards are numbered: top 1, bottom 1, top 2,
 * bottom 2, then the three cards in the hand. `hearts` says which of them are hearts. The first three cards
 * to arrive are hearts.
 */
function ordersFor(hearts: readonly boolean[]): number {
  const laidIn = [0, 0, 1, 1, 2, 2, 2];
  const cameIn = [0, 0, 0, 1, 1, 2, 2]; // by order of arrival, the bout before which the card arrives
  let count = 0;
  const place = (items: readonly number[]): void => {
    if (items.length === 7) {
      const fits = items.every((item, i) => (cameIn[i] ?? 0) <= (laidIn[item] ?? 0));
      const first = items.slice(0, 3).every(item => hearts[item]);
      if (fits && first) count += 1;
      return;
    }
    for (let item = 0; item < 7; item++) if (!items.includes(item)) place([...items, item]);
  };
  place([]);
  return count;
}

test('worlds come up as often as the deals behind them', () => {
  const bouts = captureGameFor(2, SMALL);
  const view = replayed(bouts, { ...SMALL_DEAL, laid: SMALL_LAID }, { bouts: [0, 0] } as unknown as View, 0);
  const table = captureTables(bouts.rules);
  const facts = factsOf(table, view);
  expect(facts.hidden).toEqual([
    { bout: 0, seat: 1, taker: 1 },
    { bout: 1, seat: 1, taker: 1 },
  ]);
  const isHeart = (code: number): boolean => table.hearts[code] === 1;
  const orders = new Map<string, number>();
  const weights = new Map<string, number>();
  const choose = (chosen: readonly number[]): void => {
    if (chosen.length === 5) {
      const flags = [true, isHeart(chosen[0] as number), false, ...chosen.slice(1).map(isHeart)];
      const count = orders.get(flags.join()) ?? ordersFor(flags);
      orders.set(flags.join(), count);
      const key = `${chosen.slice(0, 2)} ${chosen.slice(2).sort((a, b) => a - b)}`;
      weights.set(key, (weights.get(key) ?? 0) + count);
      return;
    }
    for (const code of facts.unseen) if (!chosen.includes(code)) choose([...chosen, code]);
  };
  choose([]);
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const seen = new Map<string, number>();
  const draw = worldSampler(facts, diceOf('frequencies'));
  const draws = 40_000;
  for (let i = 0; i < draws; i++) {
    const { bottoms, hands } = draw();
    const key = `${bottoms} ${[...hands[1]!].sort((a, b) => a - b)}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (const [key, weight] of weights) {
    const expected = (draws * weight) / all;
    expect(Math.abs((seen.get(key) ?? 0) - expected), key).toBeLessThanOrEqual(5 * Math.sqrt(expected));
  }
  expect([...seen.keys()].every(key => (weights.get(key) ?? 0) > 0)).toBe(true);
  expect([...weights.values()].filter(weight => weight > 0).length).toBeGreaterThan(20);
});

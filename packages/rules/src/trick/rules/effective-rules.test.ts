// Tests how the rules of a sheet change during a match.
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { withOverrides } from '../../game/overrides.ts';
import type { Overrides } from '../../games.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import { ricketts } from '../sheets/ricketts.ts';
import { effectiveRules, type MatchProgress } from './effective-rules.ts';
import { compile, type Rules } from './rules.ts';

/** The rules of a sheet with these fields changed. The result need not be valid. */
const rulesOf = (overrides: Overrides, seats = 4): Rules =>
  compile(withOverrides(ricketts, overrides) as TrickSheet, seats);

/** The progress of a match during the play of its first deal, with the given changes. */
const courseOf = (more: Partial<MatchProgress> = {}): MatchProgress => ({
  ...{
    phase: 'play',
    deal: 1,
    step: 'hold',
    turned: false,
    totals: [0, 0, 0, 0],
    results: [],
    charges: [],
    bids: [],
    upcard: null,
  },
  ...more,
});

const tookBy = (taker: number) => ({
  taken: [0, 1, 2, 3].map((seat): Card[] => (seat === taker ? ['AH', 'QS'] : ['2H'])),
  points: [0, 0, 0, 0],
});

test('without changes during a match, the effective rules are the sheet’s', () => {
  const rules = rulesOf({});
  expect(effectiveRules(rules, courseOf({ deal: 7, totals: [90, 20, 0, 20], results: [tookBy(2)] }))).toBe(rules);
});

test.each([
  ['nobody before the first deal', [], undefined],
  ['nobody where nobody took it', [tookBy(9)], undefined],
  ['seat 0', [tookBy(0)], 0],
  ['the player who took it last', [tookBy(1), tookBy(3)], 3],
])('if the taker of the queen leads next: %s', (_, results, opener) => {
  const rules = rulesOf({ 'opening.later': 'took:QS', 'opening.leader': 'lowest:C' });
  const now = effectiveRules(rules, courseOf({ results }));
  const byCard = opener === undefined ? { openingSuit: 'C', openingCard: '2C' } : {};
  expect({ opener: now.opener, openingSuit: now.openingSuit, openingCard: now.openingCard }).toEqual({
    ...{ openingSuit: undefined, openingCard: undefined, ...byCard },
    opener,
  });
});

test('a card that was turned up is trumps and in the pack no more, as little as what was removed before', () => {
  const rules = rulesOf({ 'trick.trump': 'turned', 'deck.remove': { 3: ['3D', '4D', '5D'] } }, 3);
  const now = effectiveRules(rules, courseOf({ totals: [0, 0, 0], upcard: '2C' }));
  expect(now.trump).toBe('C');
  expect(now.deck).toEqual(rules.deck.filter(card => card !== '2C'));
  expect(now.deck).toHaveLength(48);
});

test.each([
  ['chips that totals lack', { 'settle.as': 'pool', 'score.start': 20 }, [20, 13, 25, 10], 12],
  ['none where points are counted', { 'score.start': 20 }, [20, 13, 25, 10], 0],
])('what lies in the middle: %s', (_, overrides, totals, pool) => {
  const rules = rulesOf({ 'opening.later': 'took:QS', ...overrides });
  expect(effectiveRules(rules, courseOf({ totals, results: [tookBy(1)] })).pool).toBe(pool);
});

test.each([
  ['plus', 'minus'],
  ['minus', 'plus'],
] as const)('a match that counts %s counts %s on its way back', (there, back) => {
  const rules = rulesOf({ 'score.sign': there });
  expect(effectiveRules(rules, courseOf({ turned: true })).sheet.score.sign).toBe(back);
});

test.each([
  ['charge', 13, []],
  ['play', 26, ['QS']],
] as const)('in the phase %s a queen that was charged counts %i', (phase, points, charged) => {
  const rules = rulesOf({ 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] });
  const now = effectiveRules(rules, courseOf({ phase, charges: [{ seat: 1, cards: ['QS'] }] }));
  expect([now.points.get('QS'), [...now.charged]]).toEqual([points, charged]);
});

test('a charged card doubles another once, even if two selectors name it', () => {
  const rules = rulesOf({ 'charge.cards': [{ shown: 'QS', doubles: ['H*', 'Q*', 'QH'] }] });
  const { points } = effectiveRules(rules, courseOf({ phase: 'play', charges: [{ seat: 1, cards: ['QS'] }] }));
  expect([points.get('QH'), points.get('2H'), points.get('QS')]).toEqual([2, 2, 26]);
});

test.each([
  ['bidder', 2],
  ['leftOfDealer', undefined],
])('with a suit named and %s to open: who opens, what hearts are, and who has staked what', (leader, opener) => {
  const rules = rulesOf({ 'auction.prize': 'suit', 'settle.as': 'pool', 'opening.leader': leader });
  const bids = [
    { seat: 1, bid: 3 },
    { seat: 2, bid: 5 },
    { seat: 2, bid: 'D' },
  ] as const;
  expect(effectiveRules(rules, courseOf({ bids }))).toMatchObject({ hearts: 'D', stakes: [0, 0, 5, 0], opener });
});

const contract = (card: Card) => ({
  ...{ name: card, points: [{ cards: [card], value: 5 }], each: 0, lastButOne: 0, last: 0, closed: [] },
});

test('cached rules are used only for an equal course', () => {
  const rules = rulesOf({
    ...{ 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }], 'opening.later': 'took:QS', 'settle.as': 'pool' },
    ...{ 'auction.prize': 'suit', 'score.start': 20 },
    contracts: [contract('2D'), contract('2S')],
  });
  const charges = [{ seat: 1, cards: ['QS'] }] as const;
  const first = courseOf({ charges, totals: [20, 20, 20, 20] });
  const others: readonly Partial<MatchProgress>[] = [
    { phase: 'charge' },
    { deal: 2 },
    { turned: true },
    { totals: [20, 20, 20, 10] },
    { results: [tookBy(2)] },
    {
      bids: [
        { seat: 0, bid: 1 },
        { seat: 0, bid: 'S' },
      ],
    },
    { upcard: '2C' },
  ];
  const known = effectiveRules(rules, first);
  for (const other of others) {
    const course = { ...first, ...other };
    effectiveRules(rules, first);
    const now = effectiveRules(rules, course);
    expect(now).not.toEqual(known);
    // computed with a new list of charges, which is not in the cache
    expect(now).toEqual(effectiveRules(rules, { ...course, charges: [...charges] }));
  }
  expect(effectiveRules(rules, first)).toEqual(known);
});

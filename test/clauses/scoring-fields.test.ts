// Fields that decide the points of a deal and of a moon. The expected points were counted by hand.
import { settle } from '@moonshot/rules';
import { scoreIsDecided } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { BASE_SHEET } from '../../packages/rules/src/trick/sheet/sheet.ts';
import { act, heartsOnly, type Position, piles, position, scored, tricks, variant } from './table.ts';

const JACK = { points: [...BASE_SHEET.points, { cards: ['JD'], value: -10 }] };
const MINUS = { 'score.sign': 'minus', 'match.limit': -100, 'match.cmp': '<', 'match.winner': 'highest' };
const bounded = (more = {}) => tricks('ricketts', 4, { ...JACK, 'settle.belowZero': 'lapses', ...more });

const SPLIT: Position = { piles: piles([4, 9], ['JD', 'QS', '2C', '3C']) };
const MOON: Position = { piles: [`${heartsOnly} QS`, 'JD', '2C', '3C'] };
const ALL: Position = { piles: [`${heartsOnly} QS JD`, '4C', '2C', '3C'] };

test.each([
  ['J♦ takes off no more than four hearts bring', bounded(), SPLIT, 'keep', [0, 22, 0, 0]],
  ['as little as no trick', bounded({ 'trickPoints.none': -5 }), { piles: piles([13]) }, 'keep', [13, 0, 0, 0]],
  ['where points come off totals', bounded(MINUS), SPLIT, 'keep', [0, -22, 0, 0]],
  ['J♦ takes off what somebody else shot', bounded(), MOON, 'burden', [0, 16, 26, 26]],
  ['a moon is below 0', bounded(), MOON, 'shed', [-26, 0, 0, 0]],
  ['and J♦ adds nothing to it', bounded(), ALL, 'shed', [-26, 0, 0, 0]],
] as const)('where no deal is below 0 but by a moon: %s', (_, table, position, option, points) => {
  expect(scored(table, position, option).results[0]?.points).toEqual(points);
});

/** The totals after deals in which the seats took these numbers of hearts. */
function after(game: string, deals: readonly (readonly number[])[]): readonly number[] {
  let past: Position = {};
  for (const counts of deals) {
    const state = scored(variant(game), { ...past, piles: piles(counts, ['2C', '3C', '4C', '5C']) });
    past = { totals: state.totals, results: state.results, deal: state.results.length + 1 };
  }
  return past.totals ?? [];
}

const NOBODY_CLEAR = [3, 4, 5, 1];
const TWO_CLEAR = [6, 7, 0, 0];

test.each([
  ['two clear players divide a new pool', [TWO_CLEAR], [-6, -7, 6, 6]],
  ['they do not divide a pool left over', [NOBODY_CLEAR, TWO_CLEAR], [-9, -11, -5, -1]],
  ['one clear player wins both', [NOBODY_CLEAR, [6, 4, 3, 0]], [-9, -8, -8, 25]],
  ['and after two that did not the three', [NOBODY_CLEAR, TWO_CLEAR, [6, 4, 3, 0]], [-15, -15, -8, 38]],
  ['an odd chip left is no pool left over', [TWO_CLEAR, TWO_CLEAR], [-12, -14, 13, 13]],
])('in Sweepstake Hearts %s', (_, deals, totals) => {
  expect(after('sweepstake', deals)).toEqual(totals);
});

const SWEPT: Position = { piles: [`${heartsOnly} QS 2C`] };
const BUT_ONE: Position = { piles: [`${heartsOnly} QS`, '2C'] };
const sun = (more = {}) => tricks('ricketts', 4, { 'moon.sun': 2, ...more });

test.each([
  ['with every trick the others pay twice', sun(), SWEPT, 'burden', [0, 52, 52, 52]],
  ['or the shooter gets twice as much', sun(), SWEPT, 'shed', [-52, 0, 0, 0]],
  ['three times, where it counts so', sun({ 'moon.sun': 3 }), SWEPT, 'burden', [0, 78, 78, 78]],
  ['without one trick it is a moon', sun(), BUT_ONE, 'burden', [0, 26, 26, 26]],
  [
    'partners have every trick together',
    sun({ 'teams.seating': 'opposite', 'teams.moon': 'team' }),
    { piles: [`${heartsOnly} QS`, '', '2C'] },
    'burden',
    [0, 52, 0, 52],
  ],
] as const)('the sun: %s', (_, table, position, option, points) => {
  expect(scored(table, position, option).results[0]?.points).toEqual(points);
});

test.each([
  [1, true],
  [2, false],
])('a moon that is certain settles a deal where the sun counts %i times: %s', (times, expected) => {
  const table = sun({ 'moon.sun': times });
  const view = table.game.view(position(table, { piles: [`${heartsOnly} QS`], hands: ['2C', '3C', '4C', '5C'] }), 0);
  expect(scoreIsDecided(table.rules, view)).toBe(expected);
});

const OPPOSITE = { 'teams.seating': 'opposite' };
const MOONSHOT: Position = { piles: [`${heartsOnly} QS`, '2C', '3C', '4C'] };
const passing = (step: string, passer: string, more = {}) =>
  tricks('ricketts', 4, { 'pass.cycle': [step], 'moon.passer': passer, ...more });

test.each([
  ['from the right pays double', passing('left', 'double'), 'left', [0, 26, 26, 52]],
  ['from the left pays for all', passing('right', 'forAll'), 'right', [0, 78, 0, 0]],
  ['in the order of play', passing('left', 'double', { direction: 'counterclockwise' }), 'left', [0, 52, 26, 26]],
  ['across pays like others as a partner', passing('across', 'double', OPPOSITE), 'across', [0, 26, 0, 26]],
  ['pays like others where all passed a card', passing('scatter', 'forAll'), 'scatter', [0, 26, 26, 26]],
] as const)('who passed to the shooter %s', (_, table, step, points) => {
  const { game } = table;
  const before = { ...position(table, MOONSHOT), step };
  const { state } = settle(game, before, game.follow(before) ?? expect.fail('nothing follows'));
  expect(act(table, state, 0, { type: 'moon', option: 'burden' }).results[0]?.points).toEqual(points);
});

const CLEAN = { 'moon.options': [{ name: 'shed', self: 'start', others: 0 }], 'moon.choose': 'fixed' };

test.each([
  ['to 0', tricks('ricketts', 4, CLEAN), [57, 60, 3, 4], [0, 60, 3, 4]],
  [
    'to what everybody started with',
    tricks('ricketts', 4, { ...CLEAN, 'score.start': 20 }),
    [57, 60, 3, 4],
    [20, 60, 3, 4],
  ],
  ['where points come off totals', tricks('classic', 4, CLEAN), [-57, -60, -3, -4], [0, -60, -3, -4]],
])('a moon that clears the slate brings the total back %s', (_, table, before, totals) => {
  expect(scored(table, { ...MOONSHOT, totals: before }).totals).toEqual(totals);
});

const FROM = { 'moon.choiceFrom': 50 };
const choices = (table: ReturnType<typeof tricks>, totals: readonly number[]) => {
  const state = scored(table, { ...MOONSHOT, totals }, 'ask');
  const ask = table.game.ask(state, 0);
  return ask?.type === 'moon' ? ask.options.map(({ name }) => name) : state.results[0]?.points;
};

test.each([
  ['from 50 on there is a choice', tricks('ricketts', 4, FROM), [50, 0, 0, 0], ['shed', 'burden']],
  ['below 50 the first option is taken', tricks('ricketts', 4, FROM), [49, 99, 0, 0], [-26, 0, 0, 0]],
  [
    'where points come off, below and not above',
    tricks('ricketts', 4, {
      'moon.choiceFrom': -50,
      'score.sign': 'minus',
      'match.limit': -100,
      'match.cmp': '<',
      'match.winner': 'highest',
    }),
    [-49, 0, 0, 0],
    [26, 0, 0, 0],
  ],
  [
    'and by itself only what is open',
    tricks('ricketts', 4, { ...FROM, 'moon.choose': 'auto' }),
    [49, 74, 74, 74],
    [-26, 0, 0, 0],
  ],
])('a moon that leaves a choice from a total on: %s', (_, table, totals, expected) => {
  expect(choices(table, totals)).toEqual(expected);
});

test('a moon that adds 1000 to the others wins the match outright, even from far behind', () => {
  const options = [{ name: 'burden', self: 0, others: 1000 }];
  const table = tricks('ricketts', 4, { 'moon.options': options, 'moon.choose': 'fixed', 'wrap.list': [] });
  const { phase, winners } = scored(table, { ...MOONSHOT, totals: [99, 0, 5, 3] });
  expect([phase, winners]).toEqual(['over', [0]]);
});

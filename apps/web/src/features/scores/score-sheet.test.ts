// The score sheet: its summary, its cells, and a chart without overlapping labels.

import { page as en } from '@moonshot/i18n/english';
import type { Overrides, TrickDealResult } from '@moonshot/rules';
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type TableModel } from '../../model/model.ts';
import { costliestCard } from '../../model/play/costliest-card.ts';
import { poolIn, signOfMost } from '../../model/play/points.ts';
import { oneOfEachSide, sideName } from '../../model/play/sides.ts';
import { begin, update } from '../../model/update.ts';
import { TOTALS_BOX } from '../../ui/charts/totals.ts';
import { chartOf } from './chart.ts';
import { facts, headlineForOthers, lines, occasion, story, winText, wordsForOthers } from './score-sheet.ts';
import { scoreText } from './score-text.ts';

const PLAIN: TrickDealResult = {
  deal: 1,
  dealer: 0,
  step: 'left',
  taken: [['2H', '3H'], ['QS', '4H'], [], ['5H']],
  moon: null,
  points: [2, 14, 0, 1],
  totals: [2, 14, 0, 1],
  wraps: [],
};

function tableOf(
  game: string,
  results: readonly TrickDealResult[],
  more: object = {},
  overrides: Overrides = {},
): TableModel {
  const { model } = begin(key => (key === KEYS.table ? 'staged' : null));
  const { table } = update(model, { type: 'received', message: freshOf(staged(game, 4, 'stage', overrides)) }).model;
  if (table?.view.deal.kind !== 'tricks') throw new Error('Cannot stage scores: the game has no tricks');
  const totals = results.at(-1)?.totals ?? [0, 0, 0, 0];
  return { ...table, view: { ...table.view, deal: { ...table.view.deal, results, totals, ...more } } };
}

/** The table after everybody agreed to end the match. */
function endedByVote(results: readonly TrickDealResult[]): TableModel {
  const table = tableOf('ricketts', results);
  const online = { seal: null, clock: null, standIns: [], paused: false, ended: true, votes: null, hands: null };
  return { ...table, view: { ...table.view, online } };
}

const stories: readonly [name: string, table: TableModel, says: string][] = [
  ['before the first deal is over', tableOf('ricketts', []), 'Scores so far'],
  ['the queen', tableOf('ricketts', [PLAIN]), 'Bot 1 took the queen of spades.'],
  ['a moon', tableOf('ricketts', [{ ...PLAIN, moon: { seat: 0, option: 'shed' } }]), 'You shot the moon.'],
  [
    'a wrap',
    tableOf('ricketts', [{ ...PLAIN, wraps: [{ seat: 2, from: 104, to: 0 }] }]),
    'Bot 2 lands on 104, and goes to 0.',
  ],
  [
    'your own wrap',
    tableOf('ricketts', [{ ...PLAIN, wraps: [{ seat: 0, from: 126, to: 0 }] }]),
    'You land on 126, and go to 0.',
  ],
  ['the end', tableOf('ricketts', [PLAIN], { phase: 'over', winners: [2] }), 'Bot 2 wins with 0.'],
  ['an end by a vote', endedByVote([PLAIN]), 'Bot 2 wins with 0.'],
  ['a vote before the first deal is over', endedByVote([]), 'Everybody agreed to end the match.'],
  ['your win', tableOf('ricketts', [PLAIN], { phase: 'over', winners: [0] }), 'You win with 2.'],
  [
    'a shared win',
    tableOf('ricketts', [PLAIN], { phase: 'over', winners: [0, 3] }),
    'You and Bot 3 share the win with 2.',
  ],
];

test.each(stories)('the story of %s', (_, table, says) => {
  expect(story(en, table)).toBe(says);
});

test('a line tells what the deal added, who took the queen, and what was wrapped', () => {
  const wrapped = { ...PLAIN, totals: [2, 0, 0, 1], wraps: [{ seat: 1, from: 104, to: 0 }] };
  const [line] = lines(tableOf('ricketts', [wrapped]), [0, 1]);
  expect(line).toMatchObject({ deal: 1, step: 'left' });
  expect(line?.cells).toEqual([
    { seat: 0, change: 2, total: 2, wrappedFrom: null, moon: false, dearest: null },
    { seat: 1, change: 14, total: 0, wrappedFrom: 104, moon: false, dearest: 'QS' },
  ]);
});

/** The ace of hearts costs more than the other hearts. */
const ACE = {
  'moon.needs': ['H*'],
  points: [
    { cards: ['AH'], value: 6 },
    { cards: ['H*'], value: 1 },
  ],
};
const IN_TURN = ['Q', 'K'].map(rank => ({
  name: rank,
  points: [{ cards: [`${rank}D`], value: 20 }],
  closed: [],
  each: 0,
  lastButOne: 0,
  last: 0,
}));

test.each([
  ['ricketts', {}, { deal: 1 }, 'QS'],
  ['at-play', {}, { deal: 1 }, 'QC'],
  ['classic', {}, { deal: 1 }, 'QS'],
  ['capture', {}, { deal: 1 }, undefined],
  ['ricketts', ACE, { deal: 1 }, 'AH'],
  ['ricketts', ACE, { deal: 1, named: 'C' }, 'AC'],
  ['ricketts', { contracts: IN_TURN }, { deal: 1 }, 'QD'],
  ['ricketts', { contracts: IN_TURN }, { deal: 4 }, 'KD'],
  ['black-lady', variantOf('countdown')?.overrides ?? {}, { deal: 1 }, 'QS'],
] as const)('in %s %o the dearest card of %o is %s', (game, overrides, result, card) => {
  const message = freshOf(staged(game, 4, 'stage', overrides));
  const rules = message.type === 'snapshot' ? message.rules : expect.fail('no rules were sent');
  expect(costliestCard(rules, result, signOfMost(rules, result))).toBe(card);
});

test('the facts of a deal name the queen and the most hearts', () => {
  expect(facts(en, tableOf('ricketts', [PLAIN]))).toEqual([
    ['Queen of spades', 'Bot 1'],
    ['Most hearts', 'You, 2'],
    ['You', '♥ +2'],
  ]);
});

const barbu = (deal: number, taken: TrickDealResult['taken']): TableModel =>
  tableOf(
    'ricketts',
    [{ ...PLAIN, deal, taken }],
    {},
    { contracts: IN_TURN, points: [], 'moon.needs': [], 'moon.options': [] },
  );

test('a pool shows its chips, which the totals lack', () => {
  const totals = [-4, 9, -9, 0];
  const table = tableOf('black-lady', [{ ...PLAIN, totals }], { deal: 1 }, variantOf('sweepstake')?.overrides);
  expect(facts(en, table)).toContainEqual(['Left in the pool', '4 chips']);
  const { rules, view } = tableOf('black-lady', [{ ...PLAIN, totals }], { deal: 2 }, variantOf('auction')?.overrides);
  const bids = [0, 3, 0, 0, 'S' as const].map((bid, i) => ({ seat: i % 3, bid }));
  expect(poolIn(rules, view)).toBe(4);
  expect(poolIn(rules, { ...view, deal: { ...view.deal, bids } as typeof view.deal })).toBe(7);
});

test('the facts of a deal say what it was about where deals differ, and count hearts where each counts', () => {
  expect(facts(en, barbu(2, [['KD'], [], [], []]))).toEqual([
    ['Contract', 'K'],
    ['King of diamonds', 'You'],
  ]);
  const named = (suit: 'H' | 'S'): TableModel =>
    tableOf('ricketts', [{ ...PLAIN, named: suit, taken: [['2H'], [], [], []] }]);
  expect(facts(en, named('S'))).toEqual([['Suit to avoid', '♠']]);
  expect(facts(en, named('H'))).toEqual([
    ['Suit to avoid', '♥'],
    ['Most hearts', 'You, 1'],
  ]);
});

test.each([
  ['level', [5, 5, 5, 5]],
  ['at the lower edge', [0, 0, 0, 26]],
  ['below zero', [-26, -26, 0, -100]],
  ['nothing', [0, 0, 0, 0]],
] as const)('labels of totals that are %s stand apart, on the plane', (_, totals) => {
  const table = tableOf('ricketts', [PLAIN, { ...PLAIN, deal: 2, totals }]);
  const labels = chartOf(table, [0, 1, 2, 3]).lines.map(line => line.label);
  for (const [i, label] of labels.entries()) {
    expect(label).toBeGreaterThan(0);
    expect(label).toBeLessThan(TOTALS_BOX.height);
    if (i > 0) expect(label - (labels[i - 1] ?? 0)).toBeGreaterThanOrEqual(17);
  }
});

test.each([
  ['on a mark of the scale', 100, [0, 25, 50, 75, 100]],
  ['beside one, whose label it takes', 104, [0, 25, 50, 75, 104, 125]],
  ['between two', 90, [0, 25, 50, 75, 90, 100]],
] as const)('the limit of the match is drawn %s', (_, target, marks) => {
  const table = tableOf('ricketts', [{ ...PLAIN, totals: [0, 0, 60, 0] }]);
  const chart = chartOf({ ...table, view: { ...table.view, length: { target } } }, [0, 1, 2, 3]);
  expect(chart.marks.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual(marks);
  expect(chart.marks.filter(mark => mark.target).map(({ value }) => value)).toEqual([target]);
});

test('as text, names, deals and totals stand under each other', () => {
  const second: TrickDealResult = {
    ...PLAIN,
    deal: 2,
    step: 'hold',
    taken: [['QS'], [], [], []],
    points: [13, 0, 0, 0],
    totals: [15, 0, 0, 1],
    wraps: [{ seat: 1, from: 104, to: 0 }],
  };
  expect(scoreText(en, tableOf('ricketts', [PLAIN, second]))).toBe(
    [
      'Ricketts House Hearts, to 100',
      'End of deal 2',
      'Bot 1 lands on 104, and goes to 0.',
      '',
      'Deal  Pass             A player            Bot 1      Bot 2      Bot 3',
      '1     left         +2         2  Q♠ +14       14  +0      0  +1      1',
      '2     no pass  Q♠ +13        15      +0  104 → 0  +0      0  +0      1',
      '',
      'Lowest wins',
    ].join('\n'),
  );
});

/** The table with this name for the person in seat 0. */
const named = (table: TableModel, name: string): TableModel => ({
  ...table,
  view: { ...table.view, sitters: table.view.sitters.map((one, seat) => (seat === 0 ? { ...one, name } : one)) },
});
const WON = tableOf('ricketts', [PLAIN], { phase: 'over', winners: [0] });

test.each<[name: string, table: TableModel, day: string | undefined, read: string]>([
  ['a person with a name', named(WON, 'Ada'), undefined, 'Ada wins with 2.'],
  ['a person without one', named(WON, en.you), undefined, 'A player wins with 2.'],
  ['a person without one, set up in another language', named(WON, 'Du'), undefined, 'A player wins with 2.'],
  ['a daily deal', named(WON, 'Ada'), '2026-11-27', 'Ada: 2'],
])('others read the name of %s', (_, table, day, read) => {
  expect(headlineForOthers(wordsForOthers(en, table), table, day)).toBe(read);
});

test('a match that was ended by vote is over', () => {
  const table = tableOf('ricketts', [PLAIN]);
  const ended = { ...table, view: { ...table.view, online: { ended: true } } } as TableModel;
  expect([occasion(en, table, undefined), occasion(en, ended, undefined)]).toEqual([
    'End of deal 1',
    'Everybody agreed to end the match.',
  ]);
});

const PARTNERS = { 'teams.seating': 'opposite', 'teams.score': 'pooled' };

test.each<[name: string, overrides: Overrides, names: readonly string[], moons: readonly boolean[]]>([
  ['partners who count together', PARTNERS, ['You and Bot 2', 'Bot 1 and Bot 3'], [false, true]],
  [
    'partners who count by themselves',
    { ...PARTNERS, 'teams.score': 'own' },
    ['You', 'Bot 1', 'Bot 2', 'Bot 3'],
    [false, false, false, true],
  ],
])('the sheet of %s has a column for each score', (_, overrides, names, moons) => {
  const table = tableOf('ricketts', [{ ...PLAIN, moon: { seat: 3, option: 'shed' } }], {}, overrides);
  const seats = oneOfEachSide(table.rules, [0, 1, 2, 3]);
  expect(seats.map(seat => sideName(en, table, seat))).toEqual(names);
  expect(lines(table, seats).flatMap(({ cells }) => cells.map(({ moon }) => moon))).toEqual(moons);
});

test.each([
  ['black-lady', 'Lowest wins'],
  ['partners', 'Lowest wins'],
  ['likha', 'Take as few points as you can: the side whose worse total is the lowest wins.'],
  ['danger', 'Points count against you: the player with the most lives wins.'],
])('who wins in %s: %s', (id, says) => {
  const { base = id, overrides = {} } = variantOf(id) ?? {};
  expect(winText(en, tableOf(base, [], {}, overrides).rules)).toBe(says);
});

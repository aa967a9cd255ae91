// Further Hearts games said as sheets: one base and what each of them changes, no line of code of their own.
import type { Overrides } from '../../packages/rules/src/games.ts';
import { PLAIN, type TrickSheet } from '../../packages/rules/src/trick/sheet.ts';

const CYCLES = {
  3: ['left', 'right', 'hold'],
  4: ['left', 'right', 'across', 'hold'],
  5: ['left', 'right', 'left-2', 'right-2', 'hold'],
  6: ['left', 'right', 'left-2', 'right-2', 'across', 'hold'],
} as const;

/** Black Lady as most of America plays it; the others say where they differ. */
export const blackLady: TrickSheet = {
  ...PLAIN,
  id: 'black-lady',
  version: 1,
  name: 'Black Lady',
  seats: { min: 3, max: 6, best: 4 },
  deck: { ...PLAIN.deck, remove: { 3: ['2D'], 5: ['2D', '2C'], 6: ['2C', '3C', '2D', '3D'] } },
  pass: { ...PLAIN.pass, cycle: CYCLES },
  opening: { leader: 'lowest:C', card: 'thatCard', fallback: 'nextLowest', wild: 'never' },
  firstTrick: { ban: ['H*', 'QS'], scope: 'any', vsFollow: 'followWins', exempt: 'noneElse' },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*'], how: 'any' }] },
  moon: { ...PLAIN.moon, options: [{ name: 'burden', self: 0, others: 26 }], choose: 'fixed' },
};

const heart = (value: number | string) => ({ cards: ['H*'], value });
const worth = (card: string, value: number) => ({ cards: [card], value });
const HEARTS_AND_QUEEN = [heart(1), worth('QS', 13)];
const burden = (points: number, self = 0) => [{ name: 'burden', self, others: points }];
const both = (shed: number, burdened: number) => [
  { name: 'shed', self: -shed, others: 0 },
  { name: 'burden', self: 0, others: burdened },
];

const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
const NO_PASS: Overrides = { 'pass.cycle': [] };
const FREE: Overrides = {
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'firstTrick.ban': [],
  'lead.restrict': [],
  'break.on': [],
};
const QUEEN_BREAKS: Overrides = { 'break.on': [{ cards: ['H*', 'QS'], how: 'any' }] };
const jackOfDiamonds = (value: number): Overrides => ({ points: [...HEARTS_AND_QUEEN, worth('JD', value)] });
const HEARTSETTE: Overrides = {
  ...NO_PASS,
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'deck.remove': { 3: ['2S'], 4: ['2S'] },
  'deal.hand': { 3: 16, 4: 12, 5: 10, 6: 8 },
  'deal.rest': 'kitty',
};

/** A game: its row in the list of further games, the seats it is tried with, and what it changes. */
export type Entry = readonly [name: string, seats: readonly number[], overrides: Overrides];

export const CATALOGUE = {
  plain: ['1 Hearts of 1887', [4], { ...FREE, ...NO_PASS, ...NO_MOON, points: [heart(1)] }],
  plainPips: ['1 Hearts of 1887, counted by pips', [4], { ...FREE, ...NO_PASS, ...NO_MOON, points: [heart('pips')] }],
  plainLow: ['1 Hearts of 1887, counted 5 4 3 2 1', [4], { ...FREE, ...NO_PASS, ...NO_MOON, points: [heart('low')] }],
  modern: [
    '2 Hearts without the queen',
    [3, 4, 5, 6],
    { points: [heart(1)], 'moon.needs': ['H*'], 'moon.options': both(13, 13), 'moon.choose': 'shooter' },
  ],
  blackLady: ['3 Black Lady', [3, 4, 5, 6], {}],
  blackLadyChoice: [
    '3 Black Lady with a choice',
    [4],
    { 'moon.options': both(26, 26), 'moon.choose': 'shooter', 'match.limit': 50 },
  ],
  computer: ['4 the game that came with computers', [4], {}],
  countdown: [
    '5 counting down from 100',
    [4],
    {
      'pass.cycle': ['left', 'across', 'right', 'hold'],
      'score.start': 100,
      'score.sign': 'minus',
      'match.limit': 0,
      'match.cmp': '<=',
      'match.winner': 'highest',
    },
  ],
  hoyleAlternate: ['6 passing left and right in turn', [3, 4], { 'pass.cycle': ['left', 'right'], ...QUEEN_BREAKS }],
  hoyleAnyLead: [
    '6 always left, the seat left of the dealer leads anything but a heart',
    [3, 4],
    { 'pass.cycle': ['left'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  ],
  caltech: [
    '7 the Ricketts House game as first written down',
    [4],
    {
      'pass.cycle': ['left', 'right', 'across', 'scatter', 'hold'],
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
      ...QUEEN_BREAKS,
      'wrap.list': [
        { at: 104, to: 0 },
        { at: 126, to: 0 },
      ],
    },
  ],
  ricketyKate: ['8 Rickety Kate', [4], NO_MOON],
  omnibus: ['9 Omnibus', [3, 4, 5, 6], jackOfDiamonds(-10)],
  omnibusTen: ['9 Omnibus with the ten', [4], { points: [...HEARTS_AND_QUEEN, worth('TD', -10)] }],
  omnibusAll: [
    '9 Omnibus, the bonus needed for the moon and counted all the same',
    [4],
    { ...jackOfDiamonds(-10), 'moon.needs': ['H*', 'QS', 'JD'], 'moon.options': burden(26, -10) },
  ],
  jackOfFive: ['10 a jack worth 5', [4], jackOfDiamonds(-5)],
  spot: [
    '11 Spot Hearts',
    [3, 4, 5, 6],
    { points: [heart('pips'), worth('QS', 25)], 'match.limit': 500, 'moon.options': burden(129) },
  ],
  spotOnline: [
    '11 Spot Hearts, queen 50, jack 40, moon 150',
    [4],
    { points: [heart('pips'), worth('QS', 50), worth('JD', -40)], 'match.limit': 500, 'moon.options': burden(150) },
  ],
  blackMaria: [
    '12 Black Maria',
    [3, 4, 5, 6],
    {
      ...FREE,
      ...NO_MOON,
      'deck.remove': { 3: ['2C'], 5: ['2C', '2D'], 6: ['2C', '3C', '2D', '3D'] },
      'pass.cycle': ['right'],
      points: [...HEARTS_AND_QUEEN, worth('KS', 10), worth('AS', 7)],
    },
  ],
  blackMariaPips: [
    '12 Black Maria by pips',
    [3],
    {
      ...FREE,
      ...NO_MOON,
      'pass.cycle': ['right'],
      points: [heart('pipsFace10'), worth('QS', 25)],
      'match.limit': 500,
    },
  ],
  blackJack: [
    '13 Black Jack of 1909',
    [3, 4, 5, 6],
    {
      points: [heart(1), worth('JS', 10)],
      'moon.needs': ['H*', 'JS'],
      'moon.options': burden(23),
      'firstTrick.ban': ['H*', 'JS'],
    },
  ],
  greek: [
    '14 Greek Hearts, 26 from each',
    [4],
    { 'pass.cycle': ['right'], 'opening.card': 'any', 'moon.options': [{ name: 'both', self: -78, others: 26 }] },
  ],
  greekHigh: [
    '15 Greek Hearts, high',
    [3, 4, 5, 6],
    { points: [heart('pipsFace10'), worth('QS', 50)], 'moon.options': burden(150) },
  ],
  chasseCoeur: [
    '16 Chasse Cœur',
    [4],
    {
      ...FREE,
      ...NO_PASS,
      points: [heart(1), { cards: ['Q*'], value: 13 }],
      'moon.needs': ['H*', 'Q*'],
      'moon.options': burden(64),
    },
  ],
  royal: [
    '17 Royal Hearts',
    [3, 4, 5, 6],
    {
      points: [heart(1), worth('QS', 26), worth('QD', -10)],
      modifiers: [
        { card: 'QH', doubles: 'hearts' },
        { card: 'QC', cancels: 'QS' },
      ],
    },
  ],
  doublingTen: ['27 the doubling ten', [4], { ...jackOfDiamonds(-10), modifiers: [{ card: 'TC', doubles: 'all' }] }],
  sevensAndQueens: [
    '32 Sevens and Queens',
    [4],
    {
      points: [
        { cards: ['7*'], value: 1 },
        { cards: ['Q*'], value: 2 },
      ],
      'moon.needs': ['7*', 'Q*'],
      'moon.options': burden(12),
    },
  ],
  heartsette: ['34 Heartsette', [3, 4, 5, 6], HEARTSETTE],
  kittyLater: [
    '35 a kitty for the first penalty',
    [4],
    { ...NO_PASS, 'deal.hand': 12, 'deal.rest': 'kitty', 'kitty.to': 'firstPenaltyTrick' },
  ],
  dodofox: [
    '44 Dodofox',
    [4],
    {
      ...jackOfDiamonds(-10),
      ...NO_PASS,
      'trickPoints.none': -3,
      'deal.hand': 12,
      'deal.rest': 'kitty',
      'kitty.to': 'firstHeartTrick',
      'wrap.list': [{ every: 25, to: 'mean' }],
    },
  ],
  research: [
    '45 the options of a research program',
    [4],
    {
      ...jackOfDiamonds(-10),
      ...QUEEN_BREAKS,
      'trickPoints.none': -5,
      'opening.card': 'thatSuit',
      'lead.exempt': 'onlyPenalty',
    },
  ],
  queenAfterHearts: [
    '46 the queen not before hearts',
    [4, 5, 6],
    { 'lead.restrict': ['H*', 'QS'], 'discard.restrict': ['QS'], ...jackOfDiamonds(-10) },
  ],
  noBlackLady: [
    '46 no Black Lady, points in any trick',
    [4],
    { points: [heart(1)], 'firstTrick.ban': [], 'moon.needs': ['H*'], 'moon.options': burden(13), 'pass.count': 2 },
  ],
  exactlyHundred: [
    '47 exactly 100 wins',
    [4],
    {
      ...jackOfDiamonds(-10),
      ...QUEEN_BREAKS,
      'pass.cycle': ['left'],
      'moon.options': both(26, 26),
      'moon.choose': 'shooter',
      'match.cmp': '>',
      'wrap.list': [{ at: 100, to: 'wins' }],
    },
  ],
} as const satisfies Readonly<Record<string, Entry>>;

export type Key = keyof typeof CATALOGUE;

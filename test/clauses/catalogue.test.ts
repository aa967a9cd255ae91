// The catalogue's games are expressible as parameters of the same sheet. For each game, an example worked by
// hand has the expected result.

import { prepare, SHEETS, type TrickState as State, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { costOfPile } from '../../packages/rules/src/trick/play/pile-cost.ts';
import { pileOf } from '../../packages/rules/src/trick/play/score.ts';
import {
  cards,
  deal,
  dealNumber,
  deals,
  hearts,
  heartsOnly,
  line,
  names,
  open,
  type Position,
  piles,
  plays,
  scored,
  start,
  type Tricks,
  takes,
  variant,
} from './table.ts';

const later: Position = { piles: ['2C'] };

test.each(CATALOGUE)(
  '$id is a sheet without fault at every number of seats that it offers',
  ({ base, seats: { min, max }, overrides }) => {
    const faults = Array.from({ length: max - min + 1 }, (_, i) => prepare(sheetOf(base), min + i, overrides));
    expect(faults.flatMap(prepared => (prepared.ok ? [] : prepared.errors))).toEqual([]);
  },
);

test('no two games have one id or one name, and the five are not among them', () => {
  const all = [...SHEETS, ...CATALOGUE];
  expect([new Set(all.map(one => one.id)).size, new Set(all.map(one => one.name)).size]).toEqual([
    all.length,
    all.length,
  ]);
  expect(all.length).toBeGreaterThanOrEqual(35);
});

const costs: readonly [name: string, key: string, pile: string, cost: number][] = [
  ['1 by pips the ace counts 14, the king 13, the ten 10', 'plain-pips', 'AH KH TH 2H', 39],
  ['1 counted low the ace is 5, the jack 2, the ten 1', 'plain-low', 'AH JH TH', 8],
  ['4 the queen costs 13', 'black-lady', 'QS 2H', 14],
  ['9 the jack of diamonds saves 10', 'omnibus', 'JD 2H 3H', -8],
  ['9 or the ten of diamonds does', 'omnibus-ten', 'TD JD 2H', -9],
  ['10 or the jack saves 5', 'jack-of-five', 'JD QS', 8],
  ['11 ace, king and queen of hearts and Q♠ cost 64', 'spot', 'AH KH QH QS', 64],
  ['12 the three high spades and a heart cost 31', 'black-maria', 'AS KS QS 2H', 31],
  ['12 by pips the ace of hearts counts 14, the king 13, and Q♠ 26', 'black-maria-pips', 'AH KH 9H QS', 62],
  ['13 the jack of spades costs 10 and the queen nothing', 'black-jack', 'JS QS 2H', 11],
  ['14 the queen costs 13 and hearts 1', 'greek', 'QS AH KH', 15],
  ['15 Q♠ 50, A♥ 15, K♥ 10, 9♥ 9', 'greek-high', 'QS AH KH 9H', 84],
  ['16 Q♥ is a queen and no mere heart', 'chasse-coeur', 'QH KH QD', 27],
  ['17 Q♥ doubles the hearts beside it', 'royal', 'QH 2H 3H', 6],
  ['17 and nothing else', 'royal', 'QH QS', 28],
  ['17 Q♣ cancels Q♠', 'royal', 'QC QS 2H', 1],
  ['17 Q♦ saves 10', 'royal', 'QD 2H', -9],
  ['27 T♣ doubles what its taker pays', 'doubling-ten', 'TC QS 2H', 28],
  ['27 and what it saves', 'doubling-ten', 'TC JD', -20],
  ['40 hearts cost 1 and the queen nothing', 'three-handed', 'QS AH 2H', 2],
  ['11 or ace 15 and every picture 10 beside 25', 'spot-faces', 'AH KH JH QS', 60],
  ['30 7♣ costs 7', 'hooligan', '7C QS 2H', 21],
  ['34 hearts cost 1 and the queen nothing', 'heartsette', 'QS AH 2H', 2],
  ['39 in the short pack the queen costs 13 as in the whole', 'hope', 'QS AH 2H', 15],
  ['49 a jack costs 1 and J♠ 2', 'polignac', 'JS JH QS AH', 3],
  ['50 T♥ costs 10', 'ten-of-hearts', 'TH AH QS', 24],
  ['32 sevens cost 1 and queens 2, hearts or not', 'sevens-and-queens', '7S 7H QD QH KH', 6],
];
test.each(costs)('row %s', (_, key, pile, cost) => {
  expect(costOfPile(variant(key).rules, cards(pile))).toBe(cost);
});

const moons: readonly [
  name: string,
  key: string,
  pile: string,
  choice: 'shed' | 'burden' | 'keep',
  totals: number[],
][] = [
  ['1 thirteen hearts cost 13', 'plain', heartsOnly, 'keep', [13, 0, 0, 0]],
  ['2 all hearts burden the others with 13', 'modern', heartsOnly, 'burden', [0, 13, 13, 13]],
  ['2 or shed 13', 'modern', heartsOnly, 'shed', [-13, 0, 0, 0]],
  ['3 all penalties burden the others with 26', 'black-lady', `${heartsOnly} QS`, 'keep', [0, 26, 26, 26]],
  ['3 or, where there is a choice, shed 26', 'black-lady-choice', `${heartsOnly} QS`, 'shed', [-26, 0, 0, 0]],
  ['5 counting down the others lose 26', 'countdown', `${heartsOnly} QS`, 'keep', [100, 74, 74, 74]],
  ['8 without a moon all penalties cost 26', 'rickety-kate', `${heartsOnly} QS`, 'keep', [26, 0, 0, 0]],
  ['9 the bonus still scores beside a moon', 'omnibus', `${heartsOnly} QS JD`, 'keep', [-10, 26, 26, 26]],
  ['9 another seat’s bonus too', 'omnibus', `${heartsOnly} QS / JD`, 'keep', [0, 16, 26, 26]],
  ['9 where the bonus is needed, all without it are 26', 'omnibus-all', `${heartsOnly} QS`, 'keep', [26, 0, 0, 0]],
  ['9 and with it a moon', 'omnibus-all', `${heartsOnly} QS JD`, 'keep', [-10, 26, 26, 26]],
  ['9 where the ten is needed, all without it are 26', 'omnibus-ten', `${heartsOnly} QS`, 'keep', [26, 0, 0, 0]],
  ['9 and all fifteen take off 26', 'omnibus-ten', `${heartsOnly} QS TD`, 'keep', [-26, 0, 0, 0]],
  ['11 a moon may be worth 150', 'spot-high', `${heartsOnly} QS`, 'keep', [0, 150, 150, 150]],
  ['13 all hearts and the jack cost 23', 'black-jack', `${heartsOnly} JS`, 'keep', [23, 0, 0, 0]],
  ['14 the shooter gets 26 from each', 'greek', `${heartsOnly} QS`, 'keep', [-78, 26, 26, 26]],
  ['16 all hearts and all queens burden with 64', 'chasse-coeur', `${heartsOnly} QS QD QC`, 'keep', [0, 64, 64, 64]],
  ['30 the moon needs no 7♣, which counts for its taker', 'hooligan', `${heartsOnly} QS / 7C`, 'keep', [0, 33, 26, 26]],
  ['34 taking all is no moon', 'heartsette-hand', `${heartsOnly} QS`, 'keep', [26, 0, 0, 0]],
  ['32 all sevens and queens burden with 12', 'sevens-and-queens', '7C 7D 7S 7H QC QD QS QH', 'keep', [0, 12, 12, 12]],
  ['47 the shooter may choose', 'exactly-hundred', `${heartsOnly} QS`, 'burden', [0, 26, 26, 26]],
];
test.each(moons)('row %s', (_, key, pile, choice, totals) => {
  const heaps = pile.includes('/') ? pile.split('/') : [pile, '2C'];
  expect(scored(variant(key), { piles: [...heaps, '3C', '4C'] }, choice).totals).toEqual(totals);
});

type Match = readonly [name: string, key: string, before: Position, totals: number[], winners: number[]];
const matches: readonly Match[] = [
  [
    '5 at 0 the match ends, and the highest wins',
    'countdown',
    { piles: piles([7, 6], ['QS', '', '3C', '4C']), totals: [20, 50, 60, 70] },
    [0, 44, 60, 70],
    [3],
  ],
  [
    '7 exactly 104 falls to 0',
    'caltech',
    { piles: piles([6, 3, 4], ['', '', 'QS', '4C']), totals: [98, 40, 55, 71] },
    [0, 43, 72, 71],
    [],
  ],
  [
    '11 the match goes to 500',
    'spot',
    { piles: piles([13], ['', 'QS', '3C', '4C']), totals: [390, 40, 55, 71] },
    [494, 65, 55, 71],
    [],
  ],
  [
    '44 a seat without a trick saves 3',
    'dodofox',
    { piles: piles([6, 3, 4], ['JD', 'QS']), totals: [0, 0, 0, 0] },
    [-4, 16, 4, -3],
    [],
  ],
  [
    '44 a multiple of 25 becomes the mean of the others’ highest and lowest',
    'dodofox',
    { piles: piles([5, 4, 4], ['', '', 'QS']), totals: [20, 11, 60, 31] },
    [46, 15, 77, 28],
    [],
  ],
  [
    '44 so does 0',
    'dodofox',
    { piles: piles([5, 4, 4], ['', '', 'QS']), totals: [-5, 11, 60, 31] },
    [46, 15, 77, 28],
    [],
  ],
  [
    '45 a seat without a trick saves 5',
    'openspiel',
    { piles: piles([6, 3, 4], ['', 'QS']), totals: [0, 0, 0, 0] },
    [6, 16, 4, -5],
    [],
  ],
  [
    '45 but not beside a moon',
    'openspiel',
    { piles: [`${heartsOnly} QS`, '2C', '3C'], totals: [0, 0, 0, 0] },
    [0, 26, 26, 26],
    [],
  ],
  [
    '17 a total of 100 ends no match',
    'royal',
    { piles: piles([2, 11], ['', '', 'QD', '4C']), totals: [98, 40, 55, 71] },
    [100, 62, 45, 71],
    [],
  ],
  [
    '17 one of 101 does',
    'royal',
    { piles: piles([3, 10], ['', '', 'QD', '4C']), totals: [98, 40, 55, 71] },
    [101, 60, 45, 71],
    [2],
  ],
  [
    '47 exactly 100 wins, though others have less',
    'exactly-hundred',
    { piles: piles([2, 5, 6], ['QS', '', '', '4C']), totals: [85, 40, 55, 71] },
    [100, 45, 61, 71],
    [0],
  ],
  [
    '47 101 ends the match for the lowest',
    'exactly-hundred',
    { piles: piles([3, 5, 5], ['QS', '', '', '4C']), totals: [85, 40, 55, 71] },
    [101, 45, 60, 71],
    [1],
  ],
];
test.each(matches)('row %s', (_, key, before, totals, winners) => {
  const state = scored(variant(key), before);
  expect([state.totals, state.winners]).toEqual([totals, winners]);
});

const legal: readonly [
  name: string,
  key: string,
  hand: string,
  position: Position & { led?: string },
  expected: string,
][] = [
  ['1 any card may be led first, a heart too', 'plain', '2C AH QS', {}, '2C AH QS'],
  ['1 and thrown into the first trick', 'plain', 'AH QS', { led: '2C' }, 'AH QS'],
  ['3 neither hearts nor Q♠ go into the first trick', 'black-lady', 'AH QS 4D', { led: '2C' }, '4D'],
  ['6 anything but a heart may be led first', 'hoyle-any-lead', '2C AH QS', {}, '2C QS'],
  ['7 points may be thrown into the first trick', 'caltech', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
  ['12 a heart may be led at once', 'black-maria', '3C AH', {}, '3C AH'],
  ['13 a heart may be led at once', 'black-jack', '3C AH', {}, '3C AH'],
  ['13 and points thrown into the first trick', 'black-jack', 'AH JS 4D', { led: '2C' }, 'AH JS 4D'],
  ['14 any card may be led first, a heart too', 'greek', '2C AH QS', {}, '2C AH QS'],
  ['14 and points thrown into the first trick', 'greek', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
  ['15 a heart may be led at once', 'greek-high', '3C AH', {}, '3C AH'],
  ['16 who cannot follow throws off a heart', 'chasse-coeur', '4D AH QS', { led: '2C' }, 'AH'],
  ['16 without one a queen', 'chasse-coeur', '4D QS', { led: '2C' }, 'QS'],
  ['16 and anything where neither is held', 'chasse-coeur', '4D KS', { led: '2C' }, '4D KS'],
  ['34 a heart may be led at once', 'heartsette', '3C AH', {}, '3C AH'],
  ['34 and points thrown into the first trick', 'heartsette-hand', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
  ['37 hearts are not led before they are broken', 'domino', '3C AH', later, '3C'],
  ['45 any club may be led first', 'openspiel', '2C 5C AH', {}, '2C 5C'],
  ['45 hearts and Q♠ alone lead either', 'openspiel', '3H QS', later, '3H QS'],
  ['46 Q♠ is not discarded before hearts are broken', 'late-queen', 'QS 4D', { ...later, led: '9C' }, '4D'],
  ['46 but it may be led', 'late-queen', 'QS 4D', later, 'QS 4D'],
  ['46 and follows spades', 'late-queen', 'QS 4S', { ...later, led: '9S' }, 'QS 4S'],
  ['46 and goes freely once they are', 'late-queen', 'QS 4D', { ...later, led: '9C', broken: true }, 'QS 4D'],
  ['46 with nothing else it is discarded all the same', 'late-queen', 'QS', { ...later, led: '9C' }, 'QS'],
  ['17 points may be thrown into the first trick', 'royal', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
  ['32 neither sevens nor queens go into the first trick', 'sevens-and-queens', '7D QH QS AH', { led: '2C' }, 'AH'],
  ['32 unless they must follow', 'sevens-and-queens', '7C AH', { led: '2C' }, '7C'],
  ['32 a heart may be led at once', 'sevens-and-queens', '7D AH', later, '7D AH'],
  ['42 no card with points is led first', 'mini-cancellation', '3C AH QS TD 9S', {}, '3C 9S'],
  ['46 points may be thrown into the first trick', 'no-black-lady', 'AH 4D', { led: '2C' }, 'AH 4D'],
  ['47 and here', 'exactly-hundred', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
];
test.each(legal)('row %s', (_, key, hand, where, expected) => {
  expect(open(variant(key), hand, where)).toEqual(names(expected));
});

test.each([
  ['4 Q♠ breaks no hearts', 'black-lady', false],
  ['6 Q♠ breaks hearts', 'hoyle-alternate', true],
  ['17 Q♠ breaks hearts', 'royal', true],
  ['47 Q♠ breaks hearts', 'exactly-hundred', true],
] as const)('row %s', (_, key, broken) => {
  const table = variant(key);
  const hands = ['2C 4S', 'QS 4D', '5C 6D', '6C 7D'];
  const state = { ...start(table), phase: 'play' as const, hands: hands.map(cards), tricks: [] };
  const second: State = {
    ...state,
    tricks: [{ leader: 0, winner: 0, plays: [], kitty: [] }],
    trick: { leader: 0, plays: [] },
  };
  expect(line(table, second, '2C QS').broken).toBe(broken);
});

const steps: readonly [name: string, key: string, seats: number, steps: readonly string[]][] = [
  ['1 passes nothing', 'plain', 4, ['hold', 'hold']],
  ['3 passes left, right, across, hold', 'black-lady', 4, ['left', 'right', 'across', 'hold', 'left']],
  ['5 passes left, right, across, hold', 'countdown', 4, ['left', 'right', 'across', 'hold', 'left']],
  ['6 passes left, right, across, hold', 'hoyle-alternate', 4, ['left', 'right', 'across', 'hold', 'left']],
  ['17 passes left, across and right, and never holds', 'royal', 4, ['left', 'across', 'right', 'left']],
  ['17 without anybody across left and right', 'royal', 3, ['left', 'right', 'left']],
  ['35 passes as Black Lady does', 'kitty-later', 4, ['left', 'right', 'across', 'hold', 'left']],
  ['12 always passes right', 'black-maria', 3, ['right', 'right']],
  ['13 always passes left', 'black-jack', 4, ['left', 'left']],
  ['15 always passes right', 'greek-high', 4, ['right', 'right']],
  ['44 passes left, right, across, hold', 'dodofox', 4, ['left', 'right', 'across', 'hold', 'left']],
  ['23 always passes right', 'likha', 4, ['right', 'right']],
  ['40 passes nothing', 'three-handed', 3, ['hold', 'hold']],
  ['39 passes one card and keeps in turn', 'hope', 2, ['left', 'hold', 'left']],
  ['47 always passes left', 'exactly-hundred', 4, ['left', 'left']],
];
test.each(steps)('row %s', (_, key, seats, expected) => {
  expect(deals(variant(key, {}, seats), expected.length).map(state => state.step)).toEqual(expected);
});

test.each([
  [3, 16, 3],
  [4, 12, 3],
  [5, 10, 2],
  [6, 8, 4],
])('row 34 with %i seats deals %i cards each and leaves %i for the first trick', (seats, hand, kitty) => {
  const table = variant('heartsette', {}, seats);
  const state = dealNumber(table, 1);
  expect([state.hands[0]?.length, state.kitty.length]).toEqual([hand, kitty]);
  const first = line(table, state, firstCards(table, state, seats));
  expect([first.kitty, pileOf(first, first.trick.leader).length]).toEqual([[], seats + kitty]);
});

test('row 34 the widow may come to the hand, and as many cards are laid away', () => {
  const table = variant('heartsette-hand');
  const state = dealNumber(table, 1);
  const first = line(table, state, firstCards(table, state, 4));
  const winner = first.trick.leader;
  expect([first.phase, first.hands[winner]?.length]).toEqual(['bury', 14]);
  expect(table.game.ask(first, winner)).toMatchObject({ type: 'bury', count: 3 });
});

test('row 39 two players hold 13 cards of 28, and two wait for the first trick', () => {
  const [state] = deals(variant('hope'), 1);
  expect([
    state?.hands.map(hand => hand.length),
    state?.kitty.length,
    state?.hands.flat().filter(card => /[KJ9753]/.test(card)),
  ]).toEqual([[13, 13], 2, []]);
});

test('row 43 a heart trumps the suit led', () => {
  expect(takes(variant('trumps'), '2C AC 3H KC', later)).toEqual([2, 1]);
});

/** The first legal card of each seat in turn. */
function firstCards(table: Tricks, state: State, count: number): string {
  const played: string[] = [];
  for (let now = state; played.length < count; now = line(table, now, played.at(-1) ?? ''))
    played.push(plays(table, now)[0] ?? '');
  return played.join(' ');
}

/**
 * Four players with twelve cards each, and a kitty of four. Every seat can follow clubs, then diamonds, then
 * spades.
 */
const spread = {
  hands: ['2C 3D 3S 5H 2H', '3C 4D 4S', '4C 5D QS', 'AC AD AS'],
  kitty: '6C 7C 8C 9C',
};
const kitties: readonly [name: string, key: string, lines: readonly string[], left: number[], owner: number][] = [
  [
    '35 the kitty waits for the first trick with a penalty',
    'kitty-later',
    ['2C 3C 4C AC', 'AD 3D 4D 5D', 'AS 3S 4S QS'],
    [4, 4, 0],
    3,
  ],
  [
    '44 the kitty waits for the first trick with a heart',
    'dodofox',
    ['2C 3C 4C AC', 'AD 3D 4D 5D', 'AS 3S 4S QS'],
    [4, 4, 4],
    -1,
  ],
];
test.each(kitties)('row %s', (_, key, lines, left, owner) => {
  const table = variant(key, { 'pass.cycle': [] });
  let state = deal(table, start(table), spread);
  const seen = lines.map(text => {
    state = line(table, state, text);
    return state.kitty.length;
  });
  expect(seen).toEqual(left);
  expect([0, 1, 2, 3].findIndex(seat => pileOf(state, seat).includes('9C'))).toBe(owner);
});

test('row 44 the kitty goes with the first heart', () => {
  const table = variant('dodofox', { 'pass.cycle': [] });
  const hands = ['2C 3D', `3C ${hearts(11)}`, '4C 5D', 'AC AD'];
  const state = line(table, deal(table, start(table), { hands, kitty: '6C 7C 8C 9C' }), '2C 3C 4C AC AD 3D 2H 5D');
  expect([state.kitty, pileOf(state, 3).includes('9C')]).toEqual([[], true]);
});

const SHED = { name: 'shed', self: -26, others: 0 };
const BURDEN = { name: 'burden', self: 0, others: 26 };
const auto: readonly [name: string, options: readonly object[], totals: number[], after: number[]][] = [
  ['burdens where that wins the match', [SHED, BURDEN], [50, 60, 78, 99], [50, 86, 104, 125]],
  ['sheds where a burden would lose it', [BURDEN, SHED], [90, 60, 80, 85], [64, 60, 80, 85]],
  ['takes the first option where both gain the same', [SHED, BURDEN], [30, 30, 30, 30], [4, 30, 30, 30]],
  ['adds 26 where that option comes first', [BURDEN, SHED], [30, 30, 30, 30], [30, 56, 56, 56]],
];
test.each(auto)('an automatic choice at the moon %s', (_, options, totals, after) => {
  const table = variant('black-lady-choice', { 'moon.choose': 'auto', 'match.limit': 100, 'moon.options': options });
  expect(scored(table, { piles: [`${heartsOnly} QS`, '2C', '3C', '4C'], totals }).totals).toEqual(after);
});

const elsewhere: readonly [name: string, to: string, left: number[]][] = [
  ['one card of the kitty goes with each trick', 'onePerTrick', [3, 2]],
  ['the whole kitty goes with the last trick', 'lastTrick', [4, 4]],
];
test.each(elsewhere)('%s', (_, to, left) => {
  const table = variant('kitty-later', { 'pass.cycle': [], 'kitty.to': to });
  const one = line(table, deal(table, start(table), spread), '2C 3C 4C AC');
  expect([one, line(table, one, 'AD 3D 4D 5D')].map(state => state.kitty.length)).toEqual(left);
});

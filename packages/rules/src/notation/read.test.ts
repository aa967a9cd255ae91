// The syntax of the notation, without its rules: what every line means, and what each error expects.
import { expect, test } from 'vitest';
import { readNotation } from './read.ts';
import { notationText } from './write.ts';

const TEXT = `moonshot-notation/1
game some-game 3
seats 2
seat 0 Ada of Bath
seat 1 Ben
set match.limit 50
set moon.choose "auto"
length deals 2
first-dealer 1
date 2026-11-21
rules somewhere
proof there

deal 1 dealer 1
hand 0 C:A2 S:Q
hand 1 D:K3
kitty QS 2C
stock 2D
pass 0 AC 2C > 1 QS > 0
charge 1
charge 0 2C QS
bid 0 12
bid 1 S
claim 0 yes
claim 1 no
bury 0 2C 3C
1. 0: AC KC
2. 1: WC+ WD-
moon 1 shed
3. 1: 4C 1:5C
points 1 -2
totals 1 -2

deal 2 dealer 0
hand 0 C:A
hand 1 C:K
1. 0: AS/2H KS/3H
points 0 0
totals 1 -2

winners 0 1
`;

const READ = {
  ...{ game: 'some-game', version: 3, seats: 2, names: ['Ada of Bath', 'Ben'], firstDealer: 1 },
  ...{ rules: { 'match.limit': 50, 'moon.choose': 'auto' }, length: { deals: 2 } },
  tags: { date: '2026-11-21', rules: 'somewhere', proof: 'there' },
  deals: [
    {
      ...{
        dealer: 1,
        hands: [
          ['2C', 'AC', 'QS'],
          ['3D', 'KD'],
        ],
        kitty: ['QS', '2C'],
        stock: ['2D'],
      },
      steps: [
        {
          seat: 0,
          pass: [
            ['AC', 1],
            ['2C', 1],
            ['QS', 0],
          ],
        },
        { seat: 1, charge: [] },
        { seat: 0, charge: ['2C', 'QS'] },
        { seat: 0, bid: 12 },
        { seat: 1, bid: 'S' },
        { seat: 0, claim: true },
        { seat: 1, claim: false },
        { seat: 0, bury: ['2C', '3C'] },
        { seat: 0, play: 'AC' },
        { seat: 1, play: 'KC' },
        { seat: 1, play: 'WC', call: 'high' },
        { seat: 0, play: 'WD', call: 'low' },
        { seat: 1, moon: 'shed' },
        { seat: 1, play: '4C' },
        { seat: 1, play: '5C' },
      ],
      ...{ points: [1, -2], totals: [1, -2] },
    },
    {
      ...{ dealer: 0, hands: [['AC'], ['KC']], kitty: [], stock: [] },
      steps: [
        { seat: 0, lay: ['2H', 'AS'] },
        { seat: 1, lay: ['3H', 'KS'] },
      ],
      ...{ points: [0, 0], totals: [1, -2] },
    },
  ],
  winners: [0, 1],
};

test('every line gives its part of a match, and its place', () => {
  const read = readNotation(TEXT);
  if (!read.ok) throw new Error(JSON.stringify(read.misread));
  expect(read.noted).toEqual(READ);
  const lineOf = (start: string): number => TEXT.split('\n').findIndex(line => line.startsWith(start)) + 1;
  const at = (start: string, column = 1) => expect.objectContaining({ line: lineOf(start), column });
  expect(read.places).toMatchObject({
    ...{ game: at('game'), seats: at('seats'), set: at('set'), length: at('length'), winners: at('winners') },
    deals: [
      { deal: at('deal 1'), hands: at('hand 0 C:A2'), points: at('points 1'), totals: at('totals') },
      { deal: at('deal 2'), points: at('points 0') },
    ],
  });
  expect(read.places.deals.map(({ steps }) => steps.slice(8, 10))).toEqual([
    [at('1. 0: AC', 7), at('1. 0: AC', 10)],
    [],
  ]);
});

test.each<[string, string, object]>([
  ['winners 0 1', 'winners none', { winners: [] }],
  ['length deals 2\n', '', { length: null }],
  ['length deals 2', 'length target -5', { length: { target: -5 } }],
  ['seat 0 Ada of Bath\nseat 1 Ben\n', '', { names: [] }],
  ['date 2026-11-21\nrules somewhere\nproof there\n', '', { tags: {} }],
  ['set match.limit 50\nset moon.choose "auto"\n', '', { rules: {} }],
  ['seat 1 Ben', `seat 1 ${'n'.repeat(40)}`, { names: ['Ada of Bath', 'n'.repeat(40)] }],
  ['seat 1 Ben', 'seat 1 B\uFEFFen', { names: ['Ada of Bath', 'B\uFEFFen'] }],
  ['moonshot-notation/1', '\uFEFFmoonshot-notation/1', {}],
  [TEXT.slice(TEXT.indexOf('deal 1'), TEXT.indexOf('winners')), '', { deals: [] }],
  ['3. 1: 4C 1:5C', '3. 1: 4C 0:5C', {}],
])('“%s” may be “%s”', (before, after, change) => {
  expect(readNotation(TEXT.replace(before, after))).toMatchObject({ ok: true, noted: change });
});

type Row = readonly [before: string, after: string, what: string, there: string, found?: string];

const ROWS: readonly Row[] = [
  ['moonshot-notation/1', 'moonshot-notation/2', 'heading', 'moonshot-notation/2'],
  ['moonshot-notation/1', 'moonshot-notation/1 x', 'heading', 'moonshot-notation/1 x'],
  [TEXT.slice(TEXT.indexOf('game'), TEXT.indexOf('deal 1')), '', 'head', 'deal 1', 'deal'],
  ['game some-game 3', 'name some-game 3', 'head', 'name'],
  ['game some-game 3', 'game', 'game', '', ''],
  ['game some-game 3', 'game some-game', 'whole', '', ''],
  ['game some-game 3', 'game some-game x', 'whole', 'x'],
  ['game some-game 3', 'game some-game 3 4', 'end', '4'],
  ['game some-game 3\n', '', 'head', 'deal 1', 'deal'],
  ['seats 2', 'seats 1', 'whole', '1'],
  ['seats 2', 'seats 15', 'whole', '15'],
  ['seats 2', 'seats 14', 'name', '', ''],
  ['seats 2', 'seats 2 x', 'end', 'x'],
  ['seats 2\n', '', 'head', 'deal 1', 'deal'],
  ['seat 0 Ada of Bath', 'seat 1 Ada', 'seat', '1 Ada', '1'],
  ['seat 0 Ada of Bath', 'seat 2 Ada', 'seat', '2 Ada', '2'],
  ['seat 0 Ada of Bath', 'seat 0', 'name', '', ''],
  ['seat 1 Ben\n', '', 'name', '', ''],
  ['seat 1 Ben', 'seat 1 B\u202Een', 'name', '1 B', 'B\u202Een'],
  ['seat 1 Ben', `seat 1 ${'n'.repeat(41)}`, 'name', '1 n', 'n'.repeat(24)],
  ['set match.limit 50', 'set', 'path', '', ''],
  ['set match.limit 50', 'set match.limit', 'json', '', ''],
  ['set match.limit 50', 'set match.limit fifty points', 'json', 'fifty', 'fifty points'],
  ['length deals 2', 'length days 2', 'length', 'days'],
  ['length deals 2', 'length deals 0', 'whole', '0'],
  ['length deals 2', 'length deals', 'whole', '', ''],
  ['length deals 2', 'length deals 2 3', 'end', '3'],
  ['first-dealer 1', 'first-dealer 2', 'seat', '2'],
  ['first-dealer 1', 'first-dealer 1 x', 'end', 'x'],
  ['first-dealer 1\n', '', 'head', 'deal 1', 'deal'],
  ['date 2026-11-21', 'date', 'word', '', ''],
  ['date 2026-11-21', `date ${'d'.repeat(4001)}`, 'name', 'd'.repeat(30), 'd'.repeat(24)],
  ['deal 1 dealer 1', 'deal one dealer 1', 'whole', 'one'],
  ['deal 1 dealer 1', 'deal 2 dealer 1', 'deal', '2'],
  ['deal 1 dealer 1', 'deal', 'whole', '', ''],
  ['deal 1 dealer 1', 'deal 1 by 1', 'word', 'by'],
  ['deal 1 dealer 1', 'deal 1', 'word', '', ''],
  ['deal 1 dealer 1', 'deal 1 dealer 2', 'seat', '2'],
  ['deal 1 dealer 1', 'deal 1 dealer 1 x', 'end', 'x'],
  ['hand 0 C:A2 S:Q', 'hand 1 C:A2', 'hand', '1 C', '1'],
  ['hand 0 C:A2 S:Q', 'hand', 'seat', '', ''],
  ['hand 0 C:A2 S:Q', 'hands 0 C:A2', 'hand', 'hands'],
  ['hand 0 C:A2 S:Q', 'hand 0 C:A1', 'suit', 'C:A1'],
  ['kitty QS 2C', 'kitty QS XX', 'card', 'XX'],
  ['stock 2D', 'stock 1D', 'card', '1D'],
  ['charge 1', 'fold 1', 'step', 'fold'],
  ['charge 1', 'toString 1', 'step', 'toString'],
  ['charge 1', 'charge 2', 'seat', '2'],
  ['charge 0 2C QS', 'charge 0 2C X', 'card', 'X'],
  ['pass 0 AC 2C > 1 QS > 0', 'pass 0 AC 2C > 2', 'to-seat', '2', '2'],
  ['pass 0 AC 2C > 1 QS > 0', 'pass 0 AC 2C', 'to-seat', '', ''],
  ['pass 0 AC 2C > 1 QS > 0', 'pass 0 AC >', 'to-seat', '', ''],
  ['pass 0 AC 2C > 1 QS > 0', 'pass 0 AC X > 1', 'card', 'X'],
  ['bid 0 12', 'bid 0 X', 'whole', 'X'],
  ['bid 0 12', 'bid 0', 'whole', '', ''],
  ['bid 0 12', 'bid 0 12 13', 'end', '13'],
  ['bid 1 S', 'bid 1 S x', 'end', 'x'],
  ['claim 0 yes', 'claim 0 perhaps', 'claim', 'perhaps'],
  ['claim 0 yes', 'claim 0 yes no', 'end', 'no'],
  ['bury 0 2C 3C', 'bury 0 2C X', 'card', 'X'],
  ['moon 1 shed', 'moon 1', 'word', '', ''],
  ['moon 1 shed', 'moon 1 shed twice', 'end', 'twice'],
  ['1. 0: AC KC', '2. 0: AC KC', 'trick', '2.'],
  ['1. 0: AC KC', '1.x 0: AC KC', 'step', '1.x'],
  ['1. 0: AC KC', 'x1. 0: AC KC', 'step', 'x1.'],
  ['1. 0: AC KC', '1.', 'seat-of-line', '', ''],
  ['1. 0: AC KC', '1. AC KC', 'seat-of-line', 'AC'],
  ['1. 0: AC KC', '1. x0: AC', 'seat-of-line', 'x0:'],
  ['1. 0: AC KC', '1. 0:x AC', 'seat-of-line', '0:x'],
  ['1. 0: AC KC', '1. 0; AC', 'seat-of-line', '0;'],
  ['1. 0: AC KC', '1. 2: AC', 'seat-of-line', '2:'],
  ['1. 0: AC KC', '1. 0:', 'card', '', ''],
  ['1. 0: AC KC', '1. 0: AC 2:KC', 'seat', '2:KC'],
  ['1. 0: AC KC', '1. 0: AC K', 'card', 'K'],
  ['1. 0: AC KC', '1. 0: AC :KC', 'seat', ':KC'],
  ['2. 1: WC+ WD-', '2. 1: WC+ WD*', 'card', 'WD*'],
  ['1. 0: AS/2H KS/3H', '1. 0: AS/2H/3H', 'pair', 'AS/2H/3H'],
  ['1. 0: AS/2H KS/3H', '1. 0: AS/', 'pair', 'AS/'],
  ['1. 0: AS/2H KS/3H', '1. 0: /2H', 'pair', '/2H'],
  [TEXT.slice(TEXT.indexOf('points 1')), '', 'step', '', ''],
  ['points 1 -2', 'points 1', 'points', '', ''],
  ['points 1 -2', 'points 1 x', 'points', 'x'],
  ['points 1 -2', 'points 1 -2 3', 'end', '3'],
  ['totals 1 -2', 'totals 1', 'totals', '', ''],
  ['totals 1 -2\n\ndeal 2', 'total 1 -2\n\ndeal 2', 'totals', 'total'],
  ['totals 1 -2\n\nwinners 0 1\n', '', 'totals', '', ''],
  ['winners 0 1', 'winners', 'winners', '', ''],
  ['winners 0 1', 'winners 0 2', 'winners', '2'],
  ['winners 0 1', 'winners none 0', 'end', '0'],
  ['winners 0 1', 'victors 0 1', 'winners', 'victors'],
  ['\nwinners 0 1', '', 'winners', '', ''],
  ['winners 0 1', 'winners 0 1\nmore of it', 'end', 'more', 'more of it'],
];

/** The text that the error quotes is the text that was written, unless the row says otherwise. */
const rows = ROWS.map(([before, after, what, there, found = there]) => [before, after, what, there, found] as const);

test.each(rows)('“%s” may not be “%s”: %s', (before, after, what, there, found) => {
  const text = TEXT.replace(before, after);
  const read = readNotation(text);
  if (read.ok) throw new Error('it was read');
  const { line, column, why } = read.misread;
  expect(why).toEqual({ type: 'expected', what, found });
  const at = text.split('\n')[line - 1] as string;
  if (there === '') expect(column).toBe(at.length + 1);
  else expect(at.slice(column - 1)).toMatch(new RegExp(`^${there.replaceAll(/[.+*]/g, '\\$&')}`));
});

test('a line of the head that comes twice, and a text that is too long, are named as that', () => {
  const twice = readNotation(TEXT.replace('seats 2', 'seats 2\nseats 2'));
  expect(twice).toMatchObject({ ok: false, misread: { line: 4, column: 1, why: { type: 'twice', found: 'seats' } } });
  const long = (length: number) => readNotation(TEXT.padEnd(length, '\n'));
  expect(long(100_000).ok).toBe(true);
  expect(long(100_001)).toMatchObject({ misread: { line: 1, column: 1, why: { type: 'too-long', most: 100_000 } } });
});

test('errors of a text without a deal and of an empty text are at its end', () => {
  const head = TEXT.slice(0, TEXT.indexOf('\n\ndeal 1'));
  expect(readNotation(head)).toMatchObject({ misread: { line: 12, column: 12, why: { what: 'deal', found: '' } } });
  expect(readNotation(' \n')).toMatchObject({ misread: { line: 1, column: 1, why: { what: 'heading', found: '' } } });
});

test('a fault of ours passes the door', () => {
  expect(() => readNotation(null as never)).toThrow(TypeError);
});

test('what is read is written as it was', () => {
  const read = readNotation(TEXT);
  if (!read.ok) throw new Error('it was not read');
  const again = readNotation(notationText(read.noted));
  expect(again).toMatchObject({ ok: true, noted: READ });
});

test('a deal more than any match has is refused with how many there may be', () => {
  const [head, deal, end] = [
    TEXT.slice(0, TEXT.indexOf('deal 1')),
    TEXT.slice(TEXT.indexOf('deal 2'), TEXT.indexOf('winners')),
    'winners none',
  ];
  const of = (deals: number) =>
    head + Array.from({ length: deals }, (_, i) => deal.replace('deal 2', `deal ${i + 1}`)).join('') + end;
  expect(readNotation(of(100)).ok).toBe(true);
  expect(readNotation(of(101))).toMatchObject({ misread: { column: 6, why: { type: 'too-many', most: 100 } } });
});

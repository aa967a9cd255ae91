// The functions that read a line of the notation: what each accepts, and the error it reports for anything
// else.
import { expect, test } from 'vitest';
import {
  cardIn,
  endOfLine,
  hasMore,
  type LineCursor,
  linesOf,
  readCards,
  readEnd,
  readOneOf,
  readRest,
  readSeat,
  readWhole,
  readWholes,
  seatIn,
} from './lines.ts';
import { NotationException } from './notated-match.ts';

const lineOf = (text: string): LineCursor => ({ line: linesOf(text)[0] as LineCursor['line'], at: 0 });

test('a line is its words with their columns; blank ones and those that begin with # are none', () => {
  expect(linesOf('# a\n\n  \t\n a  b\tc  \n  # d\ne#\n')).toEqual([
    {
      number: 4,
      text: ' a  b\tc',
      words: [
        { text: 'a', line: 4, column: 2 },
        { text: 'b', line: 4, column: 5 },
        { text: 'c', line: 4, column: 7 },
      ],
    },
    { number: 6, text: 'e#', words: [{ text: 'e#', line: 6, column: 1 }] },
  ]);
  expect(linesOf(' a  b ').map(endOfLine)).toEqual([{ line: 1, column: 6 }]);
});

type Read = (reading: LineCursor) => unknown;
const card: Read = ({ line }) => cardIn(line.text, line.words[0]!);
const seat: Read = ({ line }) => seatIn(line.text, line.words[0]!, 14);
const oneOf: Read = reading => readOneOf(reading, ['low', 'high'], 'claim');
const three: Read = reading => readWholes(reading, 3, 'points');
const rest: Read = reading => [readOneOf(reading, ['say'], 'head'), readRest(reading, 'name'), hasMore(reading)];

test.each<[string, Read, unknown]>([
  ['0', readWhole, 0],
  ['-12', readWhole, -12],
  ['1234567', readWhole, 1_234_567],
  ['1 -2 0', three, [1, -2, 0]],
  ['0', reading => readSeat(reading, 1), 0],
  ['13', seat, 13],
  ['QS', card, 'QS'],
  ['QS 2C WH', readCards, ['QS', '2C', 'WH']],
  ['high', oneOf, 'high'],
  ['say  two  words ', rest, ['say', 'two  words', false]],
  ['x', reading => hasMore(reading), true],
])('“%s” is read', (text, read, value) => {
  expect(read(lineOf(text))).toEqual(value);
});

test.each<[string, Read, what: string, column: number, found: string]>([
  ['x', readWhole, 'whole', 1, 'x'],
  ['1x', readWhole, 'whole', 1, '1x'],
  ['x1', readWhole, 'whole', 1, 'x1'],
  ['01', readWhole, 'whole', 1, '01'],
  ['12345678', readWhole, 'whole', 1, '12345678'],
  ['1 2', three, 'points', 4, ''],
  ['1 2 3 4', three, 'end', 7, '4'],
  ['4', reading => readSeat(reading, 4), 'seat', 1, '4'],
  ['14', seat, 'seat', 1, '14'],
  ['x1', seat, 'seat', 1, 'x1'],
  ['1x', seat, 'seat', 1, '1x'],
  ['+1', seat, 'seat', 1, '+1'],
  ['1e0', seat, 'seat', 1, '1e0'],
  ['1S', card, 'card', 1, '1S'],
  ['QS XX', readCards, 'card', 4, 'XX'],
  ['medium', oneOf, 'claim', 1, 'medium'],
  ['a b', reading => readEnd({ ...reading, at: 1 }), 'end', 3, 'b'],
  ['say', rest, 'name', 4, ''],
  [`${'x'.repeat(25)}`, readWhole, 'whole', 1, 'x'.repeat(24)],
])('“%s” is not what is expected', (text, read, what, column, found) => {
  const wrong = new NotationException({ line: 1, column }, { type: 'expected', what, found } as never);
  expect(() => read(lineOf(text))).toThrow(expect.objectContaining({ misread: wrong.misread }));
});

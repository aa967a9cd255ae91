// Tests of reading a transcript: every kind of step, which parts may be omitted, and errors.
import { expect, test } from 'vitest';
import { Malformed, readTranscript } from './transcript.ts';

const HEAD = { format: 'moonshot-transcript/1', game: 'classic', seats: 3, firstDealer: 1 };
const DEAL = { dealer: 1, hands: [['2C'], ['3C'], ['4C']], kitty: ['5C'], stock: ['6C'], points: [0, 1, 2] };
const MATCH = { ...HEAD, deals: [{ ...DEAL, steps: [], totals: [3, 4, 5] }], winners: [0, 2] };

const withStep = (step: unknown) => ({ ...MATCH, deals: [{ ...MATCH.deals[0], steps: [step] }] });

test.each([
  ['a pass', { pass: [['2C', 1]] }],
  ['cards that are charged', { charge: ['QS', 'AH'] }],
  ['nothing that is charged', { charge: [] }],
  ['chips', { bid: 0 }],
  ['the suit that is named first', { bid: 'C' }],
  ['the suit that is named last', { bid: 'H' }],
  ['a claim', { claim: true }],
  ['no claim', { claim: false }],
  ['a play', { play: '2C', legal: ['2C', 'WC:low'] }],
  ['a wild called high', { play: 'WC', call: 'high' }],
  ['a wild called low', { play: 'WC', call: 'low', legal: [] }],
  ['cards that are buried', { bury: ['2C', '3C'] }],
  ['the choice after a moon', { moon: 'shed' }],
  ['a pair', { lay: ['2C', '3C'] }],
])('%s is read unchanged', (_, act) => {
  const match = withStep({ seat: 2, ...act });
  expect(readTranscript(match)).toStrictEqual(match);
});

test.each([
  ['so many deals', { length: { deals: 1 } }],
  ['a target', { length: { target: -50 } }],
  ['rules', { rules: { 'pass.count': 1 } }],
])('a match with %s is read unchanged', (_, more) => {
  expect(readTranscript({ ...MATCH, ...more })).toStrictEqual({ ...MATCH, ...more });
});

test.each(['length', 'rules'])('null means no %s', field => {
  expect(readTranscript({ ...MATCH, [field]: null })).toStrictEqual(MATCH);
});

test('a deal without a kitty and a stock has empty ones', () => {
  const { kitty: _, stock: __, ...deal } = { ...DEAL, steps: [], totals: [] };
  const read = readTranscript({ ...MATCH, deals: [deal] });
  expect(read).toStrictEqual({ ...MATCH, deals: [{ ...deal, kitty: [], stock: [] }] });
});

const LONG = 'spades, '.repeat(9);

type Row = readonly [name: string, match: unknown, path: string, says: string, found: string];

const STEP = 'deals[0].steps[0]';

const ROWS: readonly Row[] = [
  ['charge', withStep({ seat: 0, charge: ['QX'] }), `${STEP}.charge[0]`, 'expected a card such as QS', '"QX"'],
  ['bid', withStep({ seat: 0, bid: 1.5 }), `${STEP}.bid`, 'expected a whole number', '1.5'],
  ['named', withStep({ seat: 0, bid: 'N' }), `${STEP}.bid`, 'expected a number, or one of C, D, S, H', '"N"'],
  ['buried', withStep({ seat: 0, bury: 'QS' }), `${STEP}.bury`, 'expected a list', '"QS"'],
  ['laid alone', withStep({ seat: 0, lay: ['QS'] }), `${STEP}.lay`, 'expected two cards', '["QS"]'],
  [
    'laid by three',
    withStep({ seat: 0, lay: ['QS', 'KS', 'AS'] }),
    `${STEP}.lay`,
    'expected two cards',
    '["QS","KS","AS"]',
  ],
  ['deals', { ...MATCH, length: { deals: 'one' } }, 'length.deals', 'expected a whole number', '"one"'],
  ['no deals', { ...MATCH, length: { deals: 0 } }, 'length.deals', 'expected at least 1', '0'],
  ['a long text', { ...MATCH, seats: [LONG, LONG] }, 'seats', 'expected a whole number', `["${LONG.slice(0, 58)}`],
];

test.each(ROWS)('%s: the error has the place and the value found', (_, match, path, says, found) => {
  const error = new Malformed(path, `${says}, found ${found}`, found);
  expect(() => readTranscript(match)).toThrow(error);
  expect(thrownBy(() => readTranscript(match))).toMatchObject({ path, found });
});

test('for a missing value, the error has none', () => {
  const error = thrownBy(() => readTranscript({ ...MATCH, winners: undefined }));
  expect(error).toMatchObject({ message: 'winners: expected a list, found nothing', path: 'winners', found: '' });
});

test('what is wrong with more than one place has nothing that is found', () => {
  expect(new Malformed('rules', 'they contradict each other')).toMatchObject({
    ...{ message: 'rules: they contradict each other', path: 'rules', found: '' },
  });
});

function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

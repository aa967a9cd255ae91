// Tests steps as lines: where a trick or a bout (a round of Capture) ends, owners of cards, and round trips.
import { expect, test } from 'vitest';
import type { TranscriptStep } from '../transcript/transcript.ts';
import { linesOf } from './lines.ts';
import { isRun, readSteps, stepLines } from './steps.ts';

type Row = readonly [name: string, seats: number, steps: readonly TranscriptStep[], lines: readonly string[]];

const ROWS: readonly Row[] = [
  ['nothing', 4, [], []],
  [
    'two tricks and a third that is not full',
    3,
    [
      { seat: 1, play: '2C' },
      { seat: 2, play: '3C' },
      { seat: 0, play: 'WC', call: 'low' },
      { seat: 1, play: '2D' },
      { seat: 2, play: '3D' },
      { seat: 0, play: 'WD', call: 'high' },
      { seat: 0, play: 'QS' },
    ],
    ['1. 1: 2C 3C WC-', '2. 1: 2D 3D WD+', '3. 0: QS'],
  ],
  [
    'a trick in which another seat comes than the next, from the second card on',
    5,
    [
      { seat: 0, play: '2C' },
      { seat: 2, play: '3C' },
      { seat: 3, play: '4C' },
      { seat: 1, play: 'WC', call: 'high' },
    ],
    ['1. 0: 2C 2:3C 4C 1:WC+'],
  ],
  [
    'a trick among more than ten',
    14,
    [
      { seat: 12, play: '2C' },
      { seat: 13, play: '3C' },
      { seat: 0, play: '4C' },
      { seat: 11, play: '5C' },
    ],
    ['1. 12: 2C 3C 4C 11:5C'],
  ],
  [
    'more than nine tricks',
    2,
    Array.from({ length: 10 }, () => ({ seat: 1, play: '2C' })),
    Array.from({ length: 10 }, (_, i) => `${i + 1}. 1: 2C`),
  ],
  [
    'bouts',
    3,
    [
      { seat: 0, lay: ['2H', 'AS'] },
      { seat: 2, lay: ['3H', 'KS'] },
      { seat: 0, lay: ['4H', 'QS'] },
    ],
    ['1. 0: AS/2H 2:KS/3H', '2. 0: QS/4H'],
  ],
  [
    'what is no card of a trick, which ends the one before it',
    2,
    [
      {
        seat: 0,
        pass: [
          ['QS', 1],
          ['KS', 1],
          ['AS', 0],
        ],
      },
      { seat: 0, charge: ['QS', 'JD'] },
      { seat: 1, charge: [] },
      { seat: 0, bid: 0 },
      { seat: 1, bid: 'H' },
      { seat: 0, claim: false },
      { seat: 0, play: '2C' },
      { seat: 1, bury: ['2D', '3D'] },
      { seat: 1, play: '3C' },
      { seat: 1, moon: 'shed' },
    ],
    [
      ...['pass 0 QS KS > 1 AS > 0', 'charge 0 QS JD', 'charge 1', 'bid 0 0', 'bid 1 H', 'claim 0 no'],
      ...['1. 0: 2C', 'bury 1 2D 3D', '2. 1: 3C', 'moon 1 shed'],
    ],
  ],
];

test.each(ROWS)('%s', (_, seats, steps, lines) => {
  expect(stepLines(steps, seats)).toEqual(lines);
  let runs = 0;
  const read = linesOf(lines.join('\n')).flatMap(line => readSteps(line, seats, isRun(line) ? runs++ : runs));
  expect(read.map(({ step }) => step)).toEqual(steps);
});

// The steps of a deal as bits: their exact encoding, round trips, and bits that encode no step.
import { expect, test } from 'vitest';
import { CARDS, type Card } from '../cards/card.ts';
import type { TranscriptStep } from '../transcript/transcript.ts';
import { type BitReader, type BitWriter, CorruptBits, write } from './bits.ts';
import { readSteps, writeSteps } from './packed-steps.ts';

/** Numbers with their widths in bits. */
type Bits = readonly (readonly [value: number, width: number])[];

function bits(all: Bits): BitWriter {
  const out: BitWriter = { bytes: [], bits: 0 };
  for (const [value, width] of all) write(out, value, width);
  return out;
}

const unread = (all: Bits): BitReader => ({ bytes: Uint8Array.from(bits(all).bytes), bits: 0 });

const [PLAY, LAY, PASS, CLAIM, BURY, MOON, CHARGE, BID] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The start of a step that differs from the expected one: the kind of step, then the seat (of three). */
const begins = (kind: number, seat: number): Bits => [
  [0, 1],
  [kind, 3],
  [seat, 2],
];
const next: Bits = [[1, 1]];
/** A card by its index in a hand of this length. */
const card = (place: number, length: number): Bits => [[place, 32 - Math.clz32(length)]];
/** A card that is not in the hand: the index one past the last card, then the card's name. */
const name = (told: Card): Bits => [[CARDS.indexOf(told), 6]];
const text = (told: string): Bits => [[told.length, 16], ...[...told].map(one => [one.charCodeAt(0), 8] as const)];

type Row = readonly [
  name: string,
  hands: readonly (readonly Card[])[],
  steps: readonly TranscriptStep[],
  bits: readonly Bits[],
];

const HANDS: readonly (readonly Card[])[] = [
  ['4C', '2C', '3C'],
  ['2D', 'WD', '4D'],
  ['QS', '2H', '3H'],
];

const ROWS: readonly Row[] = [
  ['nothing', HANDS, [], []],
  [
    'two tricks in which each comes next, the second led by who comes after the last of the first',
    HANDS,
    [
      { seat: 1, play: '4D' },
      { seat: 2, play: 'QS' },
      { seat: 0, play: '2C' },
      { seat: 1, play: '2D' },
      { seat: 2, play: '3H' },
    ],
    [
      ...[begins(PLAY, 1), card(1, 3)],
      ...[next, card(0, 3)],
      ...[next, card(0, 3)],
      ...[begins(PLAY, 1), card(0, 2)],
      ...[next, card(1, 2)],
    ],
  ],
  [
    'a trick in which somebody else comes than the next, and one whose leader leads again at once',
    HANDS,
    [
      { seat: 0, play: '2C' },
      { seat: 2, play: '2H' },
      { seat: 1, play: '2D' },
      { seat: 0, play: '3C' },
      { seat: 0, play: '4C' },
      { seat: 1, play: '4D' },
    ],
    [
      ...[begins(PLAY, 0), card(0, 3)],
      ...[begins(PLAY, 2), card(1, 3)],
      ...[begins(PLAY, 1), card(0, 3)],
      ...[begins(PLAY, 0), card(0, 2)],
      ...[begins(PLAY, 0), card(0, 1)],
      ...[next, card(0, 2)],
    ],
  ],
  [
    'wild cards as they are, called high and called low',
    [['WC'], ['WD'], ['WH', 'WS']],
    [
      { seat: 0, play: 'WC', call: 'high' },
      { seat: 1, play: 'WD' },
      { seat: 2, play: 'WH', call: 'low' },
    ],
    [
      ...[begins(PLAY, 0), card(0, 1), [[1, 2]] as const],
      ...[next, card(0, 1), [[0, 2]] as const],
      ...[next, card(1, 2), [[2, 2]] as const],
    ],
  ],
  [
    'bouts, and a trick among them',
    HANDS,
    [
      { seat: 2, lay: ['QS', '2H'] },
      { seat: 0, lay: ['2C', '4C'] },
      { seat: 1, play: '2D' },
      { seat: 2, lay: ['3H', 'AH'] },
      { seat: 0, play: '3C' },
      { seat: 1, play: '4D' },
    ],
    [
      ...[begins(LAY, 2), card(0, 3), card(0, 2)],
      ...[next, card(0, 3), card(1, 2)],
      ...[begins(PLAY, 1), card(0, 3)],
      ...[begins(LAY, 2), card(0, 1), card(0, 0), name('AH')],
      ...[begins(PLAY, 0), card(0, 1)],
      ...[next, card(0, 2)],
    ],
  ],
  [
    'a trick and a bout of two seats, each led by the other',
    HANDS.slice(0, 2),
    [
      { seat: 0, play: '2C' },
      { seat: 1, lay: ['2D', '4D'] },
      { seat: 0, lay: ['3C', '4C'] },
    ],
    [
      ...[
        [
          [0, 1],
          [PLAY, 3],
          [0, 1],
        ] as const,
        card(0, 3),
      ],
      ...[
        [
          [0, 1],
          [LAY, 3],
          [1, 1],
        ] as const,
        card(0, 3),
        card(0, 2),
      ],
      ...[next, card(0, 2), card(0, 1)],
    ],
  ],
  [
    'cards that are passed: to the same as the one before, to another, and what came is had later',
    HANDS,
    [
      {
        seat: 0,
        pass: [
          ['3C', 2],
          ['2C', 2],
          ['4C', 1],
        ],
      },
      { seat: 1, pass: [['4C', 0]] },
      { seat: 2, pass: [] },
      { seat: 2, play: '2C' },
      { seat: 0, play: '4C' },
    ],
    [
      ...[begins(PASS, 0), [[3, 5]] as const, [[2, 2]] as const, card(1, 3)],
      ...[[[1, 1]] as const, card(0, 2)],
      ...[
        [
          [0, 1],
          [1, 2],
        ] as const,
        card(0, 1),
      ],
      ...[begins(PASS, 1), [[1, 5]] as const, [[0, 2]] as const, card(3, 4)],
      ...[begins(PASS, 2), [[0, 5]] as const],
      ...[begins(PLAY, 2), card(4, 5)],
      ...[next, card(0, 1)],
    ],
  ],
  [
    'what is no card of a trick, which ends the one before it',
    HANDS,
    [
      { seat: 0, charge: ['2C', '4C'] },
      { seat: 1, charge: [] },
      { seat: 0, bid: 12 },
      { seat: 1, bid: 100 },
      { seat: 2, bid: 'S' },
      { seat: 2, claim: true },
      { seat: 0, claim: false },
      { seat: 0, play: '2C' },
      { seat: 1, bury: ['4D', '2D'] },
      { seat: 2, bury: [] },
      { seat: 1, play: 'WD' },
      { seat: 2, moon: 'shed' },
    ],
    [
      ...[begins(CHARGE, 0), [[0b101, 3]] as const],
      ...[begins(CHARGE, 1), [[0, 3]] as const],
      ...[begins(BID, 0), text('12')],
      ...[begins(BID, 1), text('100')],
      ...[begins(BID, 2), text('S')],
      ...[begins(CLAIM, 2), [[1, 1]] as const],
      ...[begins(CLAIM, 0), [[0, 1]] as const],
      ...[begins(PLAY, 0), card(0, 3)],
      ...[begins(BURY, 1), [[2, 5]] as const, card(1, 3), card(0, 2)],
      ...[begins(BURY, 2), [[0, 5]] as const],
      ...[begins(PLAY, 1), card(0, 1), [[0, 2]] as const],
      ...[begins(MOON, 2), text('shed')],
    ],
  ],
];

test.each(ROWS)('%s', (_, hands, steps, told) => {
  const all = bits([[steps.length, 12], ...told.flat()]);
  const out: BitWriter = { bytes: [], bits: 0 };
  writeSteps(out, hands, steps);
  expect(out).toEqual(all);
  const from: BitReader = { bytes: Uint8Array.from(all.bytes), bits: 0 };
  expect(readSteps(from, hands)).toEqual(steps);
  expect(from.bits).toBe(all.bits);
});

test.each<[string, Bits, string]>([
  ['the next of no trick', next, 'a step is nobody’s'],
  ['a seat that is not there', begins(CLAIM, 3), 'a step is nobody’s'],
  [
    'a card for a seat that is not there',
    [...begins(PASS, 0), [1, 5], [3, 2], ...card(0, 3)],
    'a card is given to nobody',
  ],
  ['a card of an empty place', [...begins(PLAY, 0), ...card(3, 3), [60, 6]], 'a card is in no hand'],
  ['a bid of more digits than any has', [...begins(BID, 0), ...text('1000')], 'a bid is neither chips nor a suit'],
  ['a bid that ends in chips', [...begins(BID, 0), ...text('x12')], 'a bid is neither chips nor a suit'],
  ['a bid that begins with chips', [...begins(BID, 0), ...text('12x')], 'a bid is neither chips nor a suit'],
  ['a bid of no suit', [...begins(BID, 0), ...text('X')], 'a bid is neither chips nor a suit'],
  ['a bid of nothing', [...begins(BID, 0), ...text('')], 'a bid is neither chips nor a suit'],
  ['a moon of more letters than any has', [...begins(MOON, 0), ...text('m'.repeat(41))], 'a text is too long'],
])('%s: there is no such step', (_, told, sentence) => {
  expect(() => readSteps(unread([[1, 12], ...told]), HANDS)).toThrow(new CorruptBits(sentence));
});

test('no seat is next in a full trick', () => {
  const full: readonly Bits[] = [begins(PLAY, 0), card(0, 3), next, card(0, 3), next, card(0, 3), next, card(0, 2)];
  expect(() => readSteps(unread([[4, 12], ...full.flat()]), HANDS)).toThrow(new CorruptBits('a step is nobody’s'));
});

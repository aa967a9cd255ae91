// How a proof describes the play of a deal, part by part. Parts that the game lacks are left out.
import type { CaptureState, TrickState } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { SECRET, specOf } from '../../testing/runner.ts';
import { openTable } from '../core/decide.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import { bouts, tricks } from './proof-play.ts';

const SPEC = specOf('ricketts', 1, 4);
const HEARTS = heartsFor(SPEC);
const OPENED = tableFrom(HEARTS, [openTable(HEARTS, 'one', SPEC, SECRET)]).game as TrickState;

/** A deal whose cards have been dealt, before any action. */
const DEAL: TrickState = { ...OPENED, step: 'left', hands: [['2C'], ['3C'], ['4C'], ['5C']] };
const NOTHING_DONE = { kind: 'tricks', step: 'left', passes: [], tricks: [], buried: [[], [], [], []], moon: null };

const trick = { leader: 1, plays: [{ seat: 1, card: '3C' }] } as const;
const taken = { ...trick, winner: 1, kitty: ['QS'] } as const;
const told = { plays: [[1, '3C']], winner: 1, kitty: ['QS'] };
const open = { plays: [[1, '3C']], winner: null, kitty: [] };
const draws = [
  { seat: 2, trick: 1, cards: 3 },
  { seat: 0, trick: 2, cards: 1 },
  { seat: 3, trick: 2, cards: 2 },
];

const PARTS: readonly [name: string, done: Partial<TrickState>, parts: object][] = [
  ['nothing', {}, {}],
  [
    'what was passed, to whom',
    { passes: [{ seat: 0, gifts: [{ card: '2C', to: 1 }] }] },
    { passes: [{ seat: 0, gifts: [['2C', 1]] }] },
  ],
  ['no charge before all are in', { charges: [{ seat: 0, cards: ['QS'] }] }, {}],
  [
    'all charges, by seat',
    { charges: [0, 1, 2, 3].map(seat => ({ seat, cards: seat === 2 ? ['QS'] : [] })) },
    { charges: [[], [], ['QS'], []] },
  ],
  [
    'the bids of an auction, in order',
    {
      bids: [
        { seat: 1, bid: 3 },
        { seat: 1, bid: 'S' },
      ],
    },
    {
      bids: [
        [1, 3],
        [1, 'S'],
      ],
    },
  ],
  ['the card turned up for trumps', { upcard: 'QS' }, { upcard: 'QS' }],
  ['cards left over that are out of the deal', { kitty: ['2C', '3D'] }, { aside: ['2C', '3D'] }],
  ['a trick that was taken', { tricks: [taken] }, { tricks: [told] }],
  ['a trick that lies open', { tricks: [taken], trick }, { tricks: [told, open] }],
  [
    'a wild with what it was called',
    { trick: { leader: 1, plays: [{ seat: 1, card: 'WC', call: 'low' }] } },
    { tricks: [{ ...open, plays: [[1, 'WC', 'low']] }] },
  ],
  [
    'what was drawn, at the trick that it was drawn for',
    { tricks: [taken, taken], trick, draws },
    {
      tricks: [
        told,
        { ...told, drawn: [[2, 3]] },
        {
          ...open,
          drawn: [
            [0, 1],
            [3, 2],
          ],
        },
      ],
    },
  ],
  ['who alone was left with cards', { kept: 0 }, { kept: 0 }],
  ['what was laid away', { buried: [['QS'], [], [], []] }, { buried: [['QS'], [], [], []] }],
  ['the moon', { moon: { seat: 1, option: 'keep' } as never }, { moon: { seat: 1, option: 'keep' } }],
];

test.each(PARTS)('a proof tells of a deal: %s', (_, done, parts) => {
  expect(tricks({ ...DEAL, ...done }, true, true)).toStrictEqual({ ...NOTHING_DONE, ...parts });
});

test('a proof tells of each bout who dealt it, what every seat laid, the hidden card first, and who won', () => {
  const bout = { dealer: 1, laid: [{ bottom: 'AH', top: '2C' }] } as const;
  const game = {
    bouts: [
      { ...bout, winner: 0 },
      { ...bout, winner: null },
    ],
  } as unknown as CaptureState;
  const told = { dealer: 1, laid: [['AH', '2C']] };
  expect(bouts(game, true)).toStrictEqual({
    kind: 'commit-reveal',
    bouts: [
      { ...told, winner: 0 },
      { ...told, winner: null },
    ],
  });
});

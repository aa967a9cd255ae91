// Tests what happens to totals at the end of a deal: wraps (totals that change when they are reached
// exactly), whether the match continues, and who has won.
import { expect, test } from 'vitest';
import { BASE_SHEET } from '../trick/sheet/sheet.ts';
import type { Length } from './game.ts';
import { type DealOutcome, type MatchHead, type MatchScore, outcome } from './match.ts';

/**
 * The fields of a deal that a test row states. All others are those of the first deal in a match of Hearts to
 * 100.
 */
interface Deal extends Partial<MatchScore> {
  readonly totals: readonly number[];
  readonly points?: readonly number[];
  readonly match?: Partial<MatchHead['match']>;
  readonly floor?: MatchHead['score']['floor'];
  readonly wrap?: Partial<MatchHead['wrap']>;
  readonly length?: Length;
}

function after({ points = [], match, floor = 'none', wrap, length, ...before }: Deal): DealOutcome {
  const head: MatchHead = {
    match: { ...BASE_SHEET.match, ...match },
    score: { ...BASE_SHEET.score, floor },
    wrap: { ...BASE_SHEET.wrap, ...wrap },
  };
  return outcome(head, length, { deals: 1, tiebreak: false, ...before }, points);
}

/** An outcome without wraps after which the match continues. */
const on = (...totals: number[]): DealOutcome => ({ totals, wraps: [], next: 'deal', winners: [], turned: false });
const won = (winners: number[], ...totals: number[]): DealOutcome => ({ ...on(...totals), next: 'end', winners });
const level = (...totals: number[]): DealOutcome => ({ ...on(...totals), next: 'tiebreak' });
const back = (reached: DealOutcome): DealOutcome => ({ ...reached, turned: true });

const HIGH = { winner: 'highest' } as const;
const EXTRA = { tie: 'extraDeal' } as const;
const THERE = { kind: 'thereAndBack' } as const;
const PARTNERS = [0, 1, 0, 1];

test.each<[string, Deal, DealOutcome]>([
  ['points are added', { totals: [10, 20, 30], points: [1, 0, 25] }, on(11, 20, 55)],
  ['a total of 100 ends it, and the lowest wins', { totals: [90, 20, 30], points: [10, 5] }, won([1], 100, 25, 30)],
  ['two are lowest and share', { totals: [90, 20, 30], points: [10, 10] }, won([1, 2], 100, 30, 30)],
  ['two are lowest and play on', { totals: [90, 20, 30], points: [10, 10], match: EXTRA }, level(100, 30, 30)],
  ['an extra deal decides', { totals: [100, 30, 30], points: [0, 1], tiebreak: true }, won([2], 100, 31, 30)],
  ['an extra deal decides below the limit too', { totals: [9, 3], tiebreak: true }, won([1], 9, 3)],
  [
    'an extra deal leaves them level',
    { totals: [100, 30, 30], points: [0, 1, 1], tiebreak: true, match: EXTRA },
    level(100, 31, 31),
  ],
  ['the highest wins', { totals: [100, 20], match: HIGH }, won([0], 100, 20)],
  [
    'the closest to zero wins, on either side of it',
    { totals: [100, 20, -20], match: { winner: 'closestToZero' } },
    won([1, 2], 100, 20, -20),
  ],
  ['no total goes below its floor', { totals: [3, 20], points: [-4, -4], floor: 0 }, on(0, 16)],
  ['a length in deals counts them, and no limit', { totals: [120, 20], deals: 2, length: { deals: 3 } }, on(120, 20)],
  ['a length in deals is over', { totals: [12, 20], deals: 3, length: { deals: 3 } }, won([0], 12, 20)],
  ['a chosen target counts', { totals: [50, 20], length: { target: 50 } }, won([1], 50, 20)],
  [
    'neither the limit nor the last deal is reached',
    { totals: [50, 20], match: { kind: 'limitOrDeals', deals: 3 } },
    on(50, 20),
  ],
  [
    'a chosen target takes the place of a number of deals',
    { totals: [50, 20], deals: 3, match: { kind: 'deals', deals: 3 }, length: { target: 60 } },
    on(50, 20),
  ],
  [
    'a chosen target stands beside the sheet’s number of deals',
    { totals: [50, 20], deals: 3, match: { kind: 'limitOrDeals', deals: 3 }, length: { target: 60 } },
    won([1], 50, 20),
  ],
])('%s', (_, deal, outcome) => {
  expect(after(deal)).toEqual(outcome);
});

test.each<[string, Deal, DealOutcome]>([
  ['0 on the way there wins nothing', { totals: [60, 0] }, on(60, 0)],
  ['the limit turns it back', { totals: [100, 0] }, back(on(100, 0))],
  ['it stays turned', { totals: [100, 30], points: [-20, -6], turned: true }, back(on(80, 24))],
  ['0 on the way back wins', { totals: [80, 6], points: [-20, -6], turned: true }, back(won([1], 60, 0))],
  ['the limit on the way back ends nothing', { totals: [100, 120], turned: true }, back(on(100, 120))],
  [
    'what falls below 0 bounces off it',
    { totals: [80, 6, 3, 2], points: [-20, -13, -5, -1], turned: true },
    {
      ...back(on(60, 7, 2, 1)),
      wraps: [
        { seat: 1, from: -7, to: 7 },
        { seat: 2, from: -2, to: 2 },
      ],
    },
  ],
  [
    'every total bounces',
    { totals: [2], points: [-5], turned: true },
    { ...back(on(3)), wraps: [{ seat: 0, from: -3, to: 3 }] },
  ],
  [
    'a wrap comes before a bounce',
    { totals: [50, 6], points: [0, -13], turned: true, wrap: { list: [{ at: 50, to: 25 }] } },
    {
      ...back(on(25, 7)),
      wraps: [
        { seat: 0, from: 50, to: 25 },
        { seat: 1, from: -7, to: 7 },
      ],
    },
  ],
])('there and back: %s', (_, deal, outcome) => {
  expect(after({ ...deal, match: THERE })).toEqual(outcome);
});

test('only a match there and back turns', () => {
  expect(after({ totals: [100, 20], match: EXTRA }).turned).toBe(false);
});

const MEAN = { list: [{ at: 50, to: 'mean' }] } as const;
const WINS = { list: [{ at: 50, to: 'wins' }] } as const;

test.each<[string, Deal, DealOutcome]>([
  [
    'to a number',
    { totals: [104, 50], wrap: { list: [{ at: 104, to: 0 }] } },
    { ...on(0, 50), wraps: [{ seat: 0, from: 104, to: 0 }] },
  ],
  [
    'after the end was tested, so that it has ended the match',
    { totals: [104, 50], wrap: { list: [{ at: 104, to: 0 }], when: 'afterEndTest' } },
    { ...won([0], 0, 50), wraps: [{ seat: 0, from: 104, to: 0 }] },
  ],
  [
    'by multiples, of which 0 is none',
    { totals: [75, 0, 30], wrap: { list: [{ every: 25, to: 5 }] } },
    { ...on(5, 0, 30), wraps: [{ seat: 0, from: 75, to: 5 }] },
  ],
  ['to itself, which is no change', { totals: [50, 10], wrap: { list: [{ at: 50, to: 50 }] } }, on(50, 10)],
  [
    'to half of the others’ highest and lowest, without its own',
    { totals: [50, 20, 10, 15], wrap: MEAN },
    { ...on(15, 20, 10, 15), wraps: [{ seat: 0, from: 50, to: 15 }] },
  ],
  [
    'to half a point less where that is none',
    { totals: [60, 50, 83], wrap: MEAN },
    { ...on(60, 71, 83), wraps: [{ seat: 1, from: 50, to: 71 }] },
  ],
  ['into a win', { totals: [20, 50, 10], wrap: WINS }, won([1], 20, 50, 10)],
  ['into a win of two', { totals: [50, 50, 10], wrap: WINS }, won([0, 1], 50, 50, 10)],
  ['into a win of a side', { totals: [20, 5, 10, 50], sides: PARTNERS, wrap: WINS }, won([1, 3], 20, 5, 10, 50)],
  [
    'in an extra deal as in any',
    { totals: [104, 50], tiebreak: true, wrap: { list: [{ at: 104, to: 0 }] } },
    { ...won([0], 0, 50), wraps: [{ seat: 0, from: 104, to: 0 }] },
  ],
  [
    'in no extra deal',
    { totals: [50, 50], tiebreak: true, match: EXTRA, wrap: { ...WINS, inTieBreak: 'lapses' } },
    level(50, 50),
  ],
])('a total wraps %s', (_, deal, outcome) => {
  expect(after(deal)).toEqual(outcome);
});

test.each<[string, Deal, DealOutcome]>([
  ['where the worse of it stands', { totals: [3, 40, 100, 45] }, won([1, 3], 3, 40, 100, 45)],
  ['whichever of it is worse', { totals: [100, 40, 3, 45] }, won([1, 3], 100, 40, 3, 45)],
  [
    'where the lower stands if the highest wins',
    { totals: [3, 40, 100, 45], match: HIGH },
    won([1, 3], 3, 40, 100, 45),
  ],
  ['alone, though two seats are level', { totals: [100, 40, 3, 40], match: EXTRA }, won([1, 3], 100, 40, 3, 40)],
  ['level with another', { totals: [100, 100, 3, 40], match: EXTRA }, level(100, 100, 3, 40)],
])('a side ranks %s', (_, deal, outcome) => {
  expect(after({ ...deal, sides: PARTNERS })).toEqual(outcome);
});

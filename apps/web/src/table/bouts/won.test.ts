// The hidden cards that the viewer has captured with the last round.
import type { CaptureView } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { wonBy } from './won.ts';

type Bout = CaptureView['bouts'][number];

const bout = (winner: number | null, ...bottoms: Bout['bottoms']): Bout => ({ dealer: 0, tops: [], bottoms, winner });
const MINE = bout(0, '2H', '3H');
const THEIRS = bout(1, '4H', null);
const CARRIED = bout(null, '5H', '6H');

test.each<readonly [name: string, bouts: readonly Bout[], won: readonly string[]]>([
  ['none yet', [], []],
  ['one that the viewer won', [THEIRS, MINE], ['2H', '3H']],
  ['one that another player won', [MINE, THEIRS], []],
  ['one that nobody won', [MINE, CARRIED], []],
  ['one to which others were carried', [THEIRS, CARRIED, CARRIED, MINE], ['5H', '6H', '5H', '6H', '2H', '3H']],
])('of the rounds, %s', (_, bouts, won) => {
  expect(wonBy({ kind: 'commit-reveal', viewer: 0, bouts } as unknown as CaptureView)).toEqual(won);
});

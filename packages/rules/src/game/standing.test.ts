// Tests which match lengths players may choose from. They depend on how the match ends and on the sign of
// totals.
import { expect, test } from 'vitest';
import { type Overrides, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { lengthsOnOffer, targetsOnOffer } from './standing.ts';

const rows: readonly [game: string, overrides: Overrides, offer: readonly number[]][] = [
  ['ricketts', {}, [50, 100, 150]],
  ['ricketts', { 'match.limit': 60 }, [50, 100, 150]],
  ['ricketts', { 'match.kind': 'deals', 'match.deals': 4 }, [2, 4, 8]],
  ['ricketts', { 'match.offer': [] }, []],
  ['classic', {}, [-50, -100, -150]],
  [
    'classic',
    { 'score.sign': 'plus', 'match.limit': 100, 'match.cmp': '>=', 'match.winner': 'lowest' },
    [50, 100, 150],
  ],
  ['capture', {}, [1, 3, 5]],
  ['capture', { 'match.kind': 'limit', 'match.limit': 25 }, [12, 25, 50]],
];

test.each(rows)('%s with %o offers %o', (game, overrides, offer) => {
  expect(lengthsOnOffer(heartsOf(sheetOf(game), 4, overrides).sheet)).toEqual(offer);
});

const limits: readonly [name: string, game: string, overrides: Overrides, targets: readonly number[]][] = [
  ['a limit beside deals', 'capture', {}, [25]],
  ['a match to a limit', 'capture', { 'match.kind': 'limit' }, []],
  ['a limit that is reached at once', 'capture', { 'score.start': 30 }, []],
  ['hearts that bring totals down', 'capture', { 'hearts.captured': -1 }, []],
  ['as many deals on offer', 'capture', { 'match.offer': [10, { target: 10 }], 'match.deals': 5 }, []],
  ['a game without such a limit', 'wild-twist', {}, []],
];

test.each(limits)('%s', (_, game, overrides, targets) => {
  expect(targetsOnOffer(heartsOf(sheetOf(game), 4, overrides).sheet)).toEqual(targets);
});

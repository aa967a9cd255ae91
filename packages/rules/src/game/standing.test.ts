// Tests what totals mean for a match: its length, the lengths that players may choose from, and which totals
// are better.
import { expect, test } from 'vitest';
import { type Overrides, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { BASE_SHEET } from '../trick/sheet/sheet.ts';
import type { Length } from './game.ts';
import type { SheetHead } from './head.ts';
import { farness, lengthsOnOffer, matchFor, pointsAreGood, targetsOnOffer, usualLength } from './standing.ts';

type Match = SheetHead['match'];
const MATCH: Match = BASE_SHEET.match;

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

const numbers: readonly [match: Partial<Match>, start: number, offer: readonly number[]][] = [
  // a limit may be four times shorter or longer
  [{ offer: [24, 25, 100, 400, 401] }, 0, [25, 100, 400]],
  [{ offer: [39, 40, 340, 341] }, 20, [40, 340]],
  [{ limit: -100, cmp: '<', offer: [-24, -25, -400, -401] }, 0, [-25, -400]],
  [{ limit: -80, cmp: '<=', offer: [-4, -5, -380, -381] }, 20, [-5, -380]],
  // a number of deals may be five times smaller or larger
  [{ kind: 'deals', deals: 10, offer: [1, 2, 10, 50, 51] }, 0, [2, 10, 50]],
  [{ kind: 'deals', deals: 10, offer: [2, 50] }, 1000, [2, 50]],
  [{ kind: 'deals', deals: 10, offer: [4, { target: 20 }] }, 0, [4]],
  [{ kind: 'deals', deals: 10, offer: [{ target: 20 }] }, 0, []],
  // the sign of limits, and each number once
  [{ offer: [-50, 50, 150] }, 0, [50, 150]],
  [{ limit: -100, cmp: '<', offer: [50, -50, 150] }, 0, [-50, -150]],
  [{ limit: 60, offer: [0] }, -30, [0]],
  [{ limit: 0, cmp: '<=', offer: [25] }, 100, [25]],
  // half, usual and double
  [{ offer: [1000] }, 0, [50, 100, 200]],
  [{ limit: 61, offer: [1000] }, 20, [40, 61, 122]],
  [{ limit: 60, offer: [1000] }, -30, [15, 60, 120]],
  [{ limit: -25, cmp: '<=', offer: [-1000] }, 0, [-12, -25, -50]],
  [{ kind: 'deals', deals: 5, offer: [100] }, 40, [2, 5, 10]],
  [{ kind: 'deals', deals: 1, offer: [100] }, 0, [1, 2]],
  // no limit that is reached at the start
  [{ limit: 100, cmp: '<', offer: [50, 150] }, 0, []],
];

test.each(numbers)('a match of %o from %i offers %o', (match, start, offer) => {
  const score = { ...BASE_SHEET.score, start };
  expect(lengthsOnOffer({ match: { ...MATCH, ...match }, score })).toEqual(offer);
});

const falling = { score: { start: 0, sign: 'minus', floor: 'none' } } as const;
const targets: readonly [sheet: Partial<Parameters<typeof targetsOnOffer>[0]>, match: Partial<Match>, number[]][] = [
  [{}, {}, [1, 20]],
  [{}, { kind: 'limit' }, []],
  [{}, { cmp: '>' }, [1, 20]],
  [{}, { cmp: '<' }, []],
  [{}, { deals: 20 }, [1]],
  [{}, { offer: [20, { target: 20 }, { target: 21 }], deals: 4 }, [21]],
  [{ score: { start: 1, sign: 'plus', floor: 'none' } }, {}, [20]],
  [falling, { cmp: '<' }, [-20]],
  [falling, { cmp: '<=' }, [-20]],
  [falling, {}, []],
  [{ hearts: { captured: 1, inHand: -1 } }, {}, [1, 20]],
  [{ hearts: { captured: 0, inHand: -1 } }, {}, []],
  [{ hearts: { captured: 0, inHand: -1 } }, { cmp: '<' }, [-20]],
  [{ hearts: { captured: -1, inHand: 1 } }, { cmp: '<' }, [-20]],
  [{ hearts: { captured: 0, inHand: 1 } }, {}, [1, 20]],
  [{ hearts: { captured: 0, inHand: 0 } }, {}, [1, 20]],
];

test.each(targets)('%o with a match of %o may go to the limits %o', (sheet, match, found) => {
  const offer = [5, { target: -20 }, { target: 0 }, { target: 1 }, { target: 20 }];
  const deals: Match = { ...MATCH, kind: 'deals', deals: 5, offer, ...match };
  expect(targetsOnOffer({ score: BASE_SHEET.score, ...sheet, match: deals })).toEqual(found);
});

const chosen: readonly [kind: Match['kind'], length: Length | undefined, match: Partial<Match>, usual: number][] = [
  ['limit', undefined, { kind: 'limit', deals: 7, limit: 100 }, 100],
  ['deals', undefined, { kind: 'deals', deals: 7, limit: 100 }, 7],
  ['limit', { deals: 3 }, { kind: 'deals', deals: 3, limit: 100 }, 3],
  ['limit', { target: 60 }, { kind: 'limit', deals: 7, limit: 60 }, 60],
  ['deals', { target: 60 }, { kind: 'limit', deals: 7, limit: 60 }, 60],
  ['limitOrDeals', { target: 60 }, { kind: 'limitOrDeals', deals: 7, limit: 60 }, 60],
  ['thereAndBack', { target: 60 }, { kind: 'thereAndBack', deals: 7, limit: 60 }, 60],
];

test.each(chosen)('a match of kind %s with the length %o', (kind, length, match, usual) => {
  const found = matchFor({ match: { ...MATCH, kind, deals: 7 } }, length);
  expect(found).toEqual({ ...MATCH, ...match });
  expect(usualLength(found)).toBe(usual);
});

const winners: readonly [Match['winner'], sign: 'plus' | 'minus', far: readonly number[], good: boolean][] = [
  ['lowest', 'plus', [-5, 0, 7], false],
  ['lowest', 'minus', [-5, 0, 7], false],
  ['highest', 'plus', [5, -0, -7], true],
  ['highest', 'minus', [5, -0, -7], true],
  ['closestToZero', 'plus', [5, 0, 7], false],
  ['closestToZero', 'minus', [5, 0, 7], true],
];

test.each(winners)('if the %s total wins and the sign is %s', (winner, sign, far, good) => {
  expect([-5, 0, 7].map(total => farness(winner, total))).toEqual(far);
  expect(pointsAreGood({ match: { ...MATCH, winner }, score: { ...BASE_SHEET.score, sign } })).toBe(good);
});

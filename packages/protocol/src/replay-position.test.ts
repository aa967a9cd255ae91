// Keyboard navigation through a match, and its automatic playback to the last step.

import { expect, test } from 'vitest';
import type { ReplayDeal } from './replay.ts';
import { onwards, type ReplayCommand, type ReplayPosition, wishOf } from './replay-position.ts';

const dealOf = (deal: number, steps: number): ReplayDeal => ({
  deal,
  points: [0, 0],
  totals: [0, 0],
  steps: Array.from({ length: steps }, () => ({
    ...{ kind: 'played', seat: 0, bid: null, trick: 1, hands: [[], []], lying: [], winner: null, fork: null },
  })),
});
const DEALS = [dealOf(1, 3), dealOf(2, 2)];

const go = (deal: number, step: number): ReplayCommand => ({ type: 'go', to: { deal, step } });

test.each<[key: string, at: ReplayPosition, wish: ReplayCommand | undefined]>([
  ['ArrowRight', { deal: 0, step: 0 }, go(0, 1)],
  ['ArrowRight', { deal: 0, step: 2 }, go(1, 0)],
  ['ArrowRight', { deal: 1, step: 1 }, undefined],
  ['ArrowLeft', { deal: 1, step: 0 }, go(0, 2)],
  ['ArrowLeft', { deal: 0, step: 0 }, undefined],
  ['PageDown', { deal: 0, step: 2 }, go(1, 0)],
  ['PageUp', { deal: 0, step: 2 }, undefined],
  ['Home', { deal: 1, step: 1 }, go(1, 0)],
  ['End', { deal: 0, step: 0 }, go(0, 2)],
  ['2', { deal: 0, step: 0 }, { type: 'eyes', seat: 1 }],
  ['3', { deal: 0, step: 0 }, undefined],
  ['o', { deal: 0, step: 0 }, { type: 'eyes', seat: null }],
  ['+', { deal: 0, step: 0 }, { type: 'speed', by: 1 }],
  [' ', { deal: 0, step: 0 }, { type: 'run' }],
  ['p', { deal: 0, step: 0 }, { type: 'fork' }],
  ['Escape', { deal: 0, step: 0 }, { type: 'close' }],
  ['x', { deal: 0, step: 0 }, undefined],
])('%s at %o', (key, at, wish) => {
  expect(wishOf(key, DEALS, at, 2)).toEqual(wish);
});

test('automatic playback goes through every step once', () => {
  const been: ReplayPosition[] = [];
  for (let at: ReplayPosition | undefined = { deal: 0, step: 0 }; at !== undefined; at = onwards(DEALS, at))
    been.push(at);
  expect(been).toHaveLength(5);
});

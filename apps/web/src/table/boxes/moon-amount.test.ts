// The points at stake in a choice after shooting the moon.
import type { TableView } from '@moonshot/protocol';
import type { MoonPreview } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { moonAmount } from './moon-amount.ts';

test.each<[name: string, viewer: TableView['viewer'], points: readonly number[], amount: number]>([
  ['what the viewer takes off', 1, [0, -26, 0, 0], 26],
  ['what the others get', 0, [0, 26, 26, 26], 26],
  ['what the other side gets, for the partner of seat 0', 2, [0, 26, 0, 26], 26],
  ['what is kept, before what the others get', 3, [1, 1, 1, 12], 12],
])('%s', (_, viewer, points, amount) => {
  expect(moonAmount({ viewer } as TableView, { points } as unknown as MoonPreview)).toBe(amount);
});

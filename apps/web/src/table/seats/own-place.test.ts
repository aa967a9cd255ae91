// The viewer's rank: none before the first result, and no lead that is shared.

import { expect, test } from 'vitest';
import { ownPlace } from './own-place.ts';

test.each([
  ['before the first result', [0, 0, 0, 0], 0, 0],
  ['alone in the lead', [2, 5, 9, 10], 1, 1],
  ['level with another in the lead', [2, 2, 9, 10], 1, 0],
  ['third, behind two who share the lead', [9, 2, 2, 10], 1, 3],
  ['last', [30, 2, 9, 10], 1, 4],
])('%s', (_, totals, deals, place) => {
  expect(ownPlace('lowest', { totals, results: Array.from({ length: deals }) }, 0)).toBe(place);
});

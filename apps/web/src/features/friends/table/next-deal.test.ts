// Between deals: which players the next deal waits for, and what the players who are ready are shown.

import { online as en } from '@moonshot/i18n/english';
import type { TableView } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { lateFor } from '../../../model/play/late.ts';
import { nextDealIn, nextDealLine } from './next-deal.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const SITTERS = [person('Ada'), person('Noor'), person('Ben'), { kind: 'bot', name: 'Vega', player: 'careful' }];
const between = (viewer: number | 'watcher', ready: readonly number[], more: object = {}): TableView =>
  ({
    viewer,
    ready,
    sitters: SITTERS,
    deal: { phase: 'deal', results: [{}] },
    online: { standIns: [], ended: false },
    ...more,
  }) as unknown as TableView;

test.each([
  ['everybody who is not ready', between(0, [1]), [0, 2]],
  ['no one who is away', between(0, [1], { online: { standIns: [2], ended: false } }), [0]],
  ['nobody before the first deal', between(0, [], { deal: { phase: 'deal', results: [] } }), []],
  ['nobody within a deal', between(0, [], { deal: { phase: 'play', results: [{}] } }), []],
  ['nobody once all agreed to end the match', between(0, [], { online: { standIns: [], ended: true } }), []],
])('the next deal waits for %s', (_, view, late) => {
  expect(lateFor(view)).toEqual(late);
});

const LEFT = new Map([
  [0, 21_400],
  [2, 20_900],
]);

test.each([
  ['a player who is ready', between(1, [1]), 'Waiting for Ada and Ben · Next deal in 22 s'],
  ['a spectator', between('watcher', [1]), 'Waiting for Ada and Ben · Next deal in 22 s'],
  ['a player who is awaited', between(0, [1]), undefined],
  ['anybody, when all are ready', between(1, [0, 1, 2]), undefined],
])('%s sees who is awaited, and how long', (_, view, line) => {
  expect(nextDealLine(en, view, LEFT, names => names.join(' and '))).toBe(line);
});

test('while no time runs, only the names are said', () => {
  expect(nextDealIn(new Map())).toBeUndefined();
  expect(nextDealLine(en, between('watcher', []), new Map(), names => names.join(', '))).toBe(
    'Waiting for Ada, Noor, Ben',
  );
});

// Tests when a player may review a match: immediately, or, in a tournament, only after its round has ended.
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import type { ContestRow } from '../../store/rows/contest.ts';
import { mayShowMatch } from './dto.ts';

const ROW: ContestRow = {
  ...{ id: 'c', kind: 'day', by: null, day: null, secret: '', state: 'open', round: 0, at: 0, until: 0 },
  plan: { game: 'ricketts', rules: 1, overrides: {}, seats: 4, deals: 1, rounds: 1 },
};

const rows: readonly [
  name: string,
  contest: Pick<ContestRow, 'kind' | 'state' | 'round'> | undefined,
  deals: string | undefined,
  told: boolean,
][] = [
  ['at a table of friends', undefined, undefined, true],
  ['of a challenge that others still play', { kind: 'challenge', state: 'open', round: 0 }, 'c.1', true],
  ['of the day', { kind: 'day', state: 'open', round: 0 }, 'c.1', true],
  ['of the round that is played', { kind: 'tournament', state: 'playing', round: 2 }, 'c.2', false],
  ['of a round before it', { kind: 'tournament', state: 'playing', round: 2 }, 'c.1', true],
  ['of the last round of one that is over', { kind: 'tournament', state: 'over', round: 2 }, 'c.2', true],
  ['of a contest that is gone', undefined, 'c.1', true],
];

test.each(rows)('a match %s', async (_, contest, deals, told) => {
  const store = memoryStore();
  const byId = async () => contest && { ...ROW, ...contest };
  const context = testContext({ store: { ...store, contests: { ...store.contests, byId } } });
  expect(await mayShowMatch(context, deals === undefined ? {} : { deals })).toBe(told);
});

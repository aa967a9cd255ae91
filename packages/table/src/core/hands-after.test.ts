// Spectators see the hands after a deal if the table allows it, never earlier, and no other viewer sees them.
import { sorted } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { sealedMatch } from '../../testing/sealed.ts';
import type { Event } from './event.ts';
import { stateAfter } from './evolve.ts';
import { heartsFor } from './game.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const AFTER = { online: { clock: null, handsAfter: true }, length: { deals: 2 } } as const;

/** The table's state after each event. */
function statesOf(log: readonly Event[]): readonly State[] {
  const [first] = log;
  if (first?.type !== 'table-opened') throw new Error('the log does not begin with its opening');
  const hearts = heartsFor(first.spec);
  const states: State[] = [];
  for (const event of log) states.push(stateAfter(hearts, states, event));
  return states;
}

const isOf = (event: Event, type: string): boolean =>
  event.type === type || (event.type === 'game' && event.event.type === type);

test.each(['ricketts', 'wild-twist', 'capture'])(
  '%s: watchers see the hands as they were dealt, from the score to the next deal',
  async game => {
    const log = await sealedMatch(game, 2, 4, AFTER);
    let dealt: readonly unknown[] | null = null;
    let shown: readonly unknown[] | null = null;
    let times = 0;
    for (const [i, state] of statesOf(log).entries()) {
      const event = log[i] as Event;
      if (event.type === 'game' && event.event.type === 'dealt')
        [dealt, shown] = [event.event.hands.map(hand => sorted(hand as never)), null];
      if (isOf(event, 'scored')) [shown, times] = [dealt, times + 1];
      const seen = (viewer: 'watcher' | number) => view(heartsFor(state.spec), state, viewer).online?.hands;
      expect([i, event.type, seen('watcher')]).toEqual([i, event.type, shown]);
      for (const seat of state.spec.sitters.keys()) expect(seen(seat)).toBeNull();
    }
    expect(times).toBe(2);
  },
);

test('watchers of any other table see no hand', async () => {
  const log = await sealedMatch('ricketts', 1, 4, { ...AFTER, online: { clock: null } });
  for (const state of statesOf(log)) expect(view(heartsFor(state.spec), state, 'watcher').online?.hands).toBeNull();
});

test.each([
  ['where watchers have seen the hands, the deal cannot be taken back', true, 0],
  ['elsewhere it can', false, 1],
] as const)('%s', async (_, after, left) => {
  const online = after ? AFTER.online : { clock: null };
  const log = await sealedMatch('ricketts', 1, 4, { ...AFTER, online });
  const scored = statesOf(log)[log.findIndex(event => isOf(event, 'scored'))];
  expect(Math.min(1, scored?.undo.length ?? -1)).toBe(left);
});

// Tests that all consequences of an event are applied in order, and that an endless chain is stopped at a
// limit.
import { expect, test } from 'vitest';
import type { Game, GameTypes } from './game.ts';
import { play, replay, settle } from './settle.ts';

interface Numbers extends GameTypes {
  readonly state: number;
  readonly action: number;
  readonly refusal: string;
  readonly event: number;
}

/**
 * A game whose events are numbers and whose state is the last number. Each number causes the one below it,
 * down to 0.
 */
const falling: Game<Numbers> = {
  ...({} as Game<Numbers>),
  id: 'falling',
  seats: 2,
  follow: state => (state > 0 ? state - 1 : undefined),
  evolve: (_, event) => event,
  decide: (state, seat, action) =>
    action > state ? { ok: true, event: action + seat } : { ok: false, refusal: `not above ${state}` },
};

test('an event comes before its consequences', () => {
  expect(settle(falling, undefined, 3)).toEqual({ state: 0, events: [3, 2, 1, 0] });
});

test('sixteen events may follow from one, and no more', () => {
  expect(settle(falling, undefined, 16).events).toHaveLength(17);
  expect(() => settle(falling, undefined, 17)).toThrow('Cannot settle falling: more than 16 consequences');
});

test('a log is replayed to its last event, and an empty one is refused', () => {
  expect(replay(falling, [5, 9, 7])).toBe(7);
  expect(() => replay(falling, [])).toThrow('Cannot replay falling: the log is empty');
});

test('an action is decided and settled in one call, or refused', () => {
  expect(play(falling, 1, 1, 2)).toEqual({ ok: true, state: 0, events: [3, 2, 1, 0] });
  expect(play(falling, 4, 1, 2)).toEqual({ ok: false, refusal: 'not above 4' });
});

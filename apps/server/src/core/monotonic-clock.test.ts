// Tests the clock that measures players' time.
import { expect, test } from 'vitest';
import { monotonicClock, STILL_MS } from './monotonic-clock.ts';

/** A fake machine whose clock and timer the test controls. */
function machineAt(ms: number) {
  const state = { ms, beat: () => {}, stopped: false };
  const every = (_: number, act: () => void) => {
    state.beat = act;
    return () => {
      state.stopped = true;
    };
  };
  return { state, clock: monotonicClock({ monoMs: () => state.ms, every }) };
}

test.each([
  ['as time passes', [100, 500, 700, 1000], 2300],
  ['while the process stands still, but for a moment', [500, 60_000, 500], 1000 + STILL_MS],
  ['each time it stands still anew', [9000, 9000], 2 * STILL_MS],
] as const)('it goes on %s', (_, passing, gone) => {
  const { state, clock } = machineAt(7000);
  let before = clock.nowMs();
  for (const ms of passing) {
    state.ms += ms;
    expect(clock.nowMs()).toBeGreaterThan(before);
    before = clock.nowMs();
    state.beat();
    expect(clock.nowMs()).toBe(before);
  }
  expect(before).toBe(7000 + gone);
  clock.stop();
  expect(state.stopped).toBe(true);
});

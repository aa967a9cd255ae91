// Tests pings: each socket is pinged once per interval, never many in one turn, and a silent one is closed.
import { expect, test } from 'vitest';
import { systemEnv } from '../../core/env.ts';
import type { Connection } from './connection.ts';
import { pingsBy } from './pings.ts';

interface TestConnection {
  readonly connection: Connection;
  pinged: number;
  ended: number;
}

function someone(): TestConnection {
  const told: TestConnection = {
    connection: {
      socket: { ping: () => (told.pinged += 1), terminate: () => (told.ended += 1) },
      missed: 0,
    } as unknown as Connection,
    pinged: 0,
    ended: 0,
  };
  return told;
}

/** Pings on a fake timer: `tick` runs one interval. */
function timed(limits: { pingMs: number; pingsMissed: number }) {
  const clock = { everyMs: 0, tick: () => {}, stopped: false };
  const every = (everyMs: number, tick: () => void) => {
    Object.assign(clock, { everyMs, tick });
    return () => {
      clock.stopped = true;
    };
  };
  return { clock, pings: pingsBy({ ...systemEnv, every }, limits) };
}

test.each([1, 3, 50, 1000])('%i sockets are each pinged once per interval, and never many at once', count => {
  const { clock, pings } = timed({ pingMs: 15_000, pingsMissed: 2 });
  const all = Array.from({ length: count }, someone);
  for (const { connection } of all) pings.add(connection);
  const asked = () => all.reduce((sum, { pinged }) => sum + pinged, 0);
  for (let round = 1; round <= 3; round++) {
    for (let passed = 0; passed < 15_000; passed += clock.everyMs) {
      const before = asked();
      clock.tick();
      expect(asked() - before).toBeLessThanOrEqual(Math.ceil(count / 50));
      for (const { connection } of all) connection.missed = 0;
    }
    expect(all.every(({ pinged }) => pinged === round)).toBe(true);
  }
});

test('who leaves two of them without an answer is ended at the third, and who is gone is asked no more', () => {
  const { clock, pings } = timed({ pingMs: 100, pingsMissed: 2 });
  const [silent, gone] = [someone(), someone()];
  for (const { connection } of [silent, gone]) pings.add(connection);
  pings.remove(gone.connection);
  for (let passed = 0; passed < 300; passed += clock.everyMs) clock.tick();
  expect([silent.pinged, silent.ended, gone.pinged, gone.ended]).toEqual([2, 1, 0, 0]);
  pings.stop();
  expect(clock.stopped).toBe(true);
});

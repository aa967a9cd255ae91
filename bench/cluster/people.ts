// Runs two clients at each of many tables. The clients play on through all faults, and the time until each
// has its seat again is measured.

import { belowFrom, someAnswer } from '@moonshot/table/testing';
import { backoffMs, requestedDelayMs } from '../../apps/web/src/online/server/backoff.ts';
import { keepPlaying, type Line, type Manner } from '../../test/server/line.ts';
import { pairAt } from '../../test/server/pair.ts';
import { newWatch, type Trouble } from './watch.ts';

const AT_ONCE = 3; // number of tables that are opened at the same time
const TRIES = 5; // attempts to open a table, because a connection may fail meanwhile
const AGAIN_MS = 2000;

export interface People {
  readonly lines: readonly Line[];
  /** The outages that have ended, in the order in which they ended. */
  readonly troubles: readonly Trouble[];
  /** The number of clients that have an outage now. */
  troubled(): number;
  /** Stops all clients. */
  stop(): Promise<void>;
}

async function openedAtLast(url: string, i: number): Promise<readonly Line[]> {
  for (let tries = 1; ; tries++)
    try {
      return await pairAt(url, i);
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
}

/**
 * Opens `tables` tables with two clients each, which start to play. `thinkMs` is the mean time before an
 * action.
 */
export async function gather(url: string, tables: number, thinkMs: number): Promise<People> {
  const lines: Line[] = [];
  const below = belowFrom(7);
  const watch = newWatch();
  const state = { stopped: false };
  const manner: Manner = {
    stopped: () => state.stopped,
    thinkMs: () => below(2 * thinkMs),
    againMs: AGAIN_MS,
    answer: ask => someAnswer(ask, below),
    say: (client, act) => client.say(act),
    loses: () => false,
    waitMs: (tries, end) => backoffMs(tries, requestedDelayMs(end?.code ?? 0, end?.reason ?? ''), below(1000) / 1000),
    hears: watch.hears,
    tries: watch.tries,
    reached: watch.reached,
    ended: watch.ended,
  };
  const waiting = Array.from({ length: tables }, (_, i) => i);
  const work = async (): Promise<void> => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) lines.push(...(await openedAtLast(url, i)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // counts every client as disconnected at first, because one client of each table is not connected now
  for (const line of lines) watch.ended(line);
  const playing = lines.map(line => keepPlaying(line, manner));
  return {
    lines,
    troubles: watch.troubles,
    troubled: () => watch.open.size,
    stop: async () => {
      state.stopped = true;
      await Promise.all(playing);
    },
  };
}

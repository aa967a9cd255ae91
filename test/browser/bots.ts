// The bots of a page's own tables, held back so that a story has all the time it needs between two of their
// answers.
import type { Page } from 'playwright-core';

export interface Bots {
  /** Lets the next answer be given, once a bot has one. */
  next(): Promise<void>;
  /** Lets them play on as they like. */
  goOn(): Promise<void>;
}

/** What runs in the worker: its timers are what the bots wait for before each answer. */
declare const held: (() => void)[];
declare let plainTimer: (then: () => void, ms: number) => number;

/** From now on every bot waits. */
export async function holdBots(page: Page): Promise<Bots> {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('Cannot hold the bots: the page has no tables');
  await worker.evaluate(() => {
    const waiting: (() => void)[] = [];
    const later = (then: () => void): number => -waiting.push(then);
    Object.assign(globalThis, { held: waiting, plainTimer: setTimeout, setTimeout: later });
  });
  return {
    next: () =>
      worker.evaluate(async () => {
        while (held.length === 0) await new Promise<void>(resolve => plainTimer(resolve, 5));
        held.shift()?.();
      }),
    goOn: () =>
      worker.evaluate(() => {
        Object.assign(globalThis, { setTimeout: plainTimer });
        for (const then of held.splice(0)) then();
      }),
  };
}

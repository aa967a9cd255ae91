// Holds back the bots of a page's local tables, so that a test controls the time between their answers.
import type { Page } from 'playwright-core';

export interface Bots {
  /** Releases the next answer, once a bot has one. */
  next(): Promise<void>;
  /** Lets the bots play on freely. */
  goOn(): Promise<void>;
}

/** Runs in the worker: captured timers that bots wait for before each answer. */
declare const held: (() => void)[];
declare let plainTimer: (then: () => void, ms: number) => number;

/** Makes every bot wait from now on. */
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

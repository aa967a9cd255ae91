// Test harness: the data of clusters in memory.

import { oneTimeTokensInMemory } from '../../src/core/one-time-tokens.ts';
import { LATE_MS, SEQ_UNKNOWN } from '../../src/store/log/wake-ups.ts';
import type { OverdueMatch, StoredOneTimeTokens, WakeUpStore } from '../../src/store/rows/cluster.ts';
import type { TableRow } from '../../src/store/store.ts';

/** One-time tokens whose clock is the wall clock. */
export function tokensInMemory(now: () => number): StoredOneTimeTokens {
  const oneTimeTokens = oneTimeTokensInMemory({ monoMs: now });
  return { ...oneTimeTokens, sweep: async () => 0 };
}

/** Wake-ups; `playing` returns the tables with an active match. */
export function dueInMemory(now: () => number, playing: () => Promise<readonly TableRow[]>) {
  const kept = new Map<string, OverdueMatch & { readonly atMs: number }>();
  const note = (due: OverdueMatch, stepMs: number | null): void => {
    const atMs = stepMs === null ? Number.POSITIVE_INFINITY : now() + stepMs + LATE_MS;
    kept.set(due.match, { ...due, atMs });
  };
  const due: WakeUpStore = {
    take: async (most, forMs) => {
      const late = [...kept.values()].filter(({ atMs }) => atMs <= now()).slice(0, most);
      for (const one of late) kept.set(one.match, { ...one, atMs: now() + forMs });
      return late.map(({ match, seq }) => ({ match, seq }));
    },
    again: async (one, stepMs) => {
      if (kept.get(one.match)?.seq === one.seq) note(one, stepMs);
    },
    drop: async match => void kept.delete(match),
    noteAll: async () => {
      for (const { id, matches } of await playing()) {
        const match = `${id}-${matches}`;
        if (!kept.has(match)) kept.set(match, { match, seq: SEQ_UNKNOWN, atMs: 0 });
      }
    },
  };
  return { due, note };
}

// A client's reaction on another server: it sends the first legal answer at the table's pace and records its
// latency.
import { performance } from 'node:perf_hooks';
import type { Action } from '@moonshot/rules';
import { firstAnswer } from '@moonshot/table/testing';
import type { Ears } from '../load/crowd.ts';
import type { Seen } from './table.ts';

/** One seat. It receives the table's states and sends actions through `send`. */
export function answering(seat: number, ears: Ears, send: (action: Action) => void): (told: Seen) => void {
  let done = 0;
  let sentMs = Number.NaN;
  let waits = false; // whether the seat waits for its time, or for the effect of its action
  return told => {
    const many = told.done[seat] ?? 0;
    if (many > done) {
      ears.done(performance.now() - sentMs);
      done = many;
      waits = false;
    }
    if (told.ask === null || waits) return;
    waits = true;
    const action = firstAnswer(told.ask);
    ears.due('act', () => {
      sentMs = performance.now();
      send(action);
    });
  };
}

// What a client of another server does with what it is told: the first legal answer, at the table's pace, and
// the time until it had its effect.
import { performance } from 'node:perf_hooks';
import type { Action } from '@moonshot/rules';
import { firstAnswer } from '@moonshot/table/rig/keeper';
import type { Ears } from '../load/crowd.ts';
import type { Seen } from './table.ts';

/** One seat: it is shown whatever its table tells, and sends by the function that it is given. */
export function answering(seat: number, ears: Ears, send: (action: Action) => void): (told: Seen) => void {
  let done = 0;
  let sentMs = Number.NaN;
  let waits = false; // for its time, or for what it sent
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

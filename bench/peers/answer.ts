// How a client acts on another server: it sends the first legal answer at its table's pace, and records the
// latency.
import { performance } from 'node:perf_hooks';
import type { Action } from '@moonshot/rules';
import { firstAnswer } from '@moonshot/table/testing';
import type { CrowdListener } from '../load/crowd.ts';
import type { Seen } from './table.ts';

/** Creates a seat. The returned function takes the table's states; actions are sent through `send`. */
export function answering(seat: number, listener: CrowdListener, send: (action: Action) => void): (told: Seen) => void {
  let done = 0;
  let sentMs = Number.NaN;
  let waits = false; // whether an action of this seat is scheduled, or sent but not in effect yet
  return told => {
    const many = told.done[seat] ?? 0;
    if (many > done) {
      listener.done(performance.now() - sentMs);
      done = many;
      waits = false;
    }
    if (told.ask === null || waits) return;
    waits = true;
    const action = firstAnswer(told.ask);
    listener.due('act', () => {
      sentMs = performance.now();
      send(action);
    });
  };
}

// The single clock and event queue of a simulation: events run one at a time, in order, and are traced.
import { createHash } from 'node:crypto';
import type { Cancel } from '../../../apps/server/src/core/env.ts';

/**
 * The process that scheduled an event. Its events are dropped when it is dead and delayed while it is frozen.
 */
export interface Owner {
  readonly name: string;
  alive: boolean;
  stillUntilMs: number;
}

interface Entry {
  atMs: number;
  readonly order: number;
  readonly owner: Owner;
  readonly what: string;
  readonly act: () => void;
  cancelled: boolean;
}

export interface Schedule {
  nowMs(): number;
  /** Runs `act` after `ms` milliseconds, unless its owner is dead by then. */
  after(ms: number, owner: Owner, what: string, act: () => void): Cancel;
  /** Adds a line to the trace. */
  note(line: string): void;
  /** Runs due events until `done` returns true or the queue is empty; calls `each` after every step. */
  run(done: () => boolean, each: () => void): Promise<void>;
  /** A fingerprint of everything that happened. */
  trace(): string;
  /** The last lines of the trace. */
  lines(): readonly string[];
  steps(): number;
}

export const newOwner = (name: string): Owner => ({ name, alive: true, stillUntilMs: 0 });

const LINES_KEPT = 80;

/** Waits until everything that needs no timer has completed, which is before the next immediate. */
const calm = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A clock at zero with an empty queue. `all` keeps every line of the trace. */
export function newSchedule(all = false): Schedule {
  const heap: Entry[] = [];
  const hash = createHash('sha256');
  const lines: string[] = [];
  let now = 0;
  let order = 0;
  let steps = 0;
  const note = (line: string): void => {
    const text = `${now.toFixed(3)} ${line}`;
    hash.update(text);
    lines.push(text);
    if (!all && lines.length > 2 * LINES_KEPT) lines.splice(0, LINES_KEPT);
  };
  const happen = (entry: Entry): boolean => {
    const { owner, what, act } = entry;
    if (entry.cancelled || !owner.alive) return false;
    if (owner.stillUntilMs > entry.atMs) {
      push(heap, { ...entry, atMs: owner.stillUntilMs, order: order++ });
      return false;
    }
    now = Math.max(now, entry.atMs);
    steps += 1;
    note(`${owner.name} ${what}`);
    act();
    return true;
  };
  return {
    nowMs: () => now,
    after: (ms, owner, what, act) => {
      const entry: Entry = { atMs: now + Math.max(0, ms), order: order++, owner, what, act, cancelled: false };
      push(heap, entry);
      return () => {
        entry.cancelled = true;
      };
    },
    note,
    run: async (done, each) => {
      for (let next = pop(heap); next !== undefined && !done(); next = pop(heap)) {
        if (!happen(next)) continue;
        await calm();
        each();
      }
    },
    trace: () => hash.copy().digest('hex'),
    lines: () => (all ? lines : lines.slice(-LINES_KEPT)),
    steps: () => steps,
  };
}

const before = (a: Entry, b: Entry): boolean => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);

function push(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (!before(entry, heap[up] as Entry)) break;
    heap[at] = heap[up] as Entry;
    at = up;
  }
  heap[at] = entry;
}

function pop(heap: Entry[]): Entry | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const least = right < heap.length && before(heap[right] as Entry, heap[left] as Entry) ? right : left;
    if (!before(heap[least] as Entry, last)) break;
    heap[at] = heap[least] as Entry;
    at = least;
  }
  heap[at] = last;
  return first;
}

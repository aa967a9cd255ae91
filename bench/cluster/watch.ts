// Records the outages of clients and of their tables, with the parts of each delay.
import { performance } from 'node:perf_hooks';
import type { ServerToClient } from '@moonshot/protocol/server';
import type { Line, Manner } from '../../test/server/line.ts';

/**
 * An outage of a client: its connection was lost (`line`), or its table was stopped by an error (`table`).
 */
export interface Trouble {
  readonly what: 'line' | 'table';
  readonly fromMs: number;
  readonly tries: number; // number of attempts to reconnect
  readonly triedMs: number; // when the last attempt was made
  readonly welcomeMs: number; // when the server answered the hello with a welcome
  readonly toMs: number; // when the client had its seat again, or its table continued
}

type Open = { -readonly [name in keyof Omit<Trouble, 'toMs'>]: Trouble[name] };

export interface Watch extends Required<Pick<Manner, 'hears' | 'ended' | 'tries' | 'reached'>> {
  /** The outages that have not ended, by client. */
  readonly open: ReadonlyMap<Line, unknown>;
  /** The outages that have ended, in the order in which they ended. */
  readonly troubles: readonly Trouble[];
}

/** Creates a watch that records outages. Its callbacks must be given to each client. */
export function newWatch(nowMs: () => number = () => performance.now()): Watch {
  const open = new Map<Line, Open>();
  const troubles: Trouble[] = [];
  const begins = (line: Line, what: Trouble['what']): void => {
    const before = open.get(line);
    if (before?.what === 'line') return;
    const fromMs = before?.fromMs ?? nowMs();
    open.set(line, { what, fromMs, tries: 0, triedMs: fromMs, welcomeMs: fromMs });
  };
  const ends = (line: Line): void => {
    const was = open.get(line);
    open.delete(line);
    if (was !== undefined) troubles.push({ ...was, toMs: nowMs() });
  };
  const hears = (line: Line, message: ServerToClient): void => {
    if (message.type === 'snapshot' || message.type === 'events') ends(line);
    if (message.type === 'table' && message.table.trouble !== null) begins(line, 'table');
  };
  const tries = (line: Line): void => {
    const one = open.get(line);
    if (one !== undefined) Object.assign(one, { tries: one.tries + 1, triedMs: nowMs() });
  };
  const reached = (line: Line): void => {
    const one = open.get(line);
    if (one !== undefined) one.welcomeMs = nowMs();
  };
  return { open, troubles, hears, tries, reached, ended: line => begins(line, 'line') };
}

/**
 * The parts of a reconnect in order, in milliseconds: until the connection closed, until the last attempt,
 * until the welcome, and until the seat.
 */
export type Parts = readonly [noticed: number, waited: number, welcomed: number, seated: number];

/**
 * The parts of a client's outage after `sinceMs`. If only the table was stopped, the whole time counts as
 * the last part.
 */
export function partsOf({ what, fromMs, triedMs, welcomeMs, toMs }: Trouble, sinceMs: number): Parts {
  if (what === 'table') return [0, 0, 0, toMs - sinceMs];
  const stops = [sinceMs, fromMs, triedMs, welcomeMs, toMs].map(at => Math.max(at, sinceMs));
  return stops.slice(1).map((at, i) => at - (stops[i] as number)) as unknown as Parts;
}

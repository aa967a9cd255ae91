// Records the outages of clients and tables, with a breakdown of each delay.
import { performance } from 'node:perf_hooks';
import type { ServerToClient } from '@moonshot/protocol/server';
import type { Line, Manner } from '../../test/server/line.ts';

/** An outage: a client's connection was lost, or its table made no progress. */
export interface Trouble {
  readonly what: 'line' | 'table';
  readonly fromMs: number;
  readonly tries: number; // reconnect attempts
  readonly triedMs: number; // start of the last attempt
  readonly welcomeMs: number; // time of the welcome
  readonly toMs: number; // time when the client was seated again, or its table continued
}

type Open = { -readonly [name in keyof Omit<Trouble, 'toMs'>]: Trouble[name] };

export interface Watch extends Required<Pick<Manner, 'hears' | 'ended' | 'tries' | 'reached'>> {
  /** Clients in trouble now. */
  readonly open: ReadonlyMap<Line, unknown>;
  /** Finished outages, in order. */
  readonly troubles: readonly Trouble[];
}

/** Watches every client that is registered with it. */
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

/** The breakdown of a client's outage since a given time. A stalled table counts as a single wait. */
export function partsOf({ what, fromMs, triedMs, welcomeMs, toMs }: Trouble, sinceMs: number): Parts {
  if (what === 'table') return [0, 0, 0, toMs - sinceMs];
  const stops = [sinceMs, fromMs, triedMs, welcomeMs, toMs].map(at => Math.max(at, sinceMs));
  return stops.slice(1).map((at, i) => at - (stops[i] as number)) as unknown as Parts;
}

// Notes from when to when somebody had no line, or a table that stood still, and where that time went.
import { performance } from 'node:perf_hooks';
import type { ToPlayer } from '../../packages/wire/src/online/to-player.ts';
import type { Line, Manner } from '../../test/server/line.ts';

/** What somebody went through: their line was lost, or their table stood still. */
export interface Trouble {
  readonly what: 'line' | 'table';
  readonly fromMs: number;
  readonly tries: number; // to come back
  readonly triedMs: number; // when the last of them began
  readonly welcomeMs: number; // when they were let in
  readonly toMs: number; // by when they were back in their seat, or their table went on
}

type Open = { -readonly [name in keyof Omit<Trouble, 'toMs'>]: Trouble[name] };

export interface Watch extends Required<Pick<Manner, 'hears' | 'ended' | 'tries' | 'reached'>> {
  /** Those who are in trouble now. */
  readonly open: ReadonlyMap<Line, unknown>;
  /** All that is over, in the order in which it was. */
  readonly troubles: readonly Trouble[];
}

/** A watch over everybody whose manner has it. */
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
  const hears = (line: Line, message: ToPlayer): void => {
    if (message.type === 'fresh' || message.type === 'told') ends(line);
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
 * Of a way back, in the order in which they come: until the line had ended, until the last try, until the
 * welcome, until the seat.
 */
export type Parts = readonly [noticed: number, waited: number, welcomed: number, seated: number];

/** Where the time of somebody went since a moment; whose table stood still has waited for it alone. */
export function partsOf({ what, fromMs, triedMs, welcomeMs, toMs }: Trouble, sinceMs: number): Parts {
  if (what === 'table') return [0, 0, 0, toMs - sinceMs];
  const stops = [sinceMs, fromMs, triedMs, welcomeMs, toMs].map(at => Math.max(at, sinceMs));
  return stops.slice(1).map((at, i) => at - (stops[i] as number)) as unknown as Parts;
}

// Two people at each of many tables, who play on through whatever befalls the servers, and how soon each is back in their seat.
import { performance } from 'node:perf_hooks';
import { belowFrom, someAnswer } from '../../packages/table/src/rig/crowd.ts';
import type { ToPlayer } from '../../packages/wire/src/online/to-player.ts';
import { keepPlaying, type Line, type Manner } from '../../test/server/line.ts';
import { pairAt } from '../../test/server/pair.ts';

const AT_ONCE = 3; // tables being opened
const TRIES = 5; // to open one: a line may end on the way
const AGAIN_MS = 2000;
/** Before people come back they wait as the page does (`apps/web/src/online/link.ts`): at least so long, at most so long at first and in the end, and so much longer than they were asked to. */
const WAIT = { leastMs: 250, firstMs: 1000, mostMs: 10_000, spread: 0.25 } as const;

/** What somebody went through: their line was lost, or their table stood still. */
export interface Trouble {
  readonly what: 'line' | 'table';
  readonly fromMs: number;
  readonly toMs: number; // by when they were back in their seat, or their table went on
}

export interface People {
  readonly lines: readonly Line[];
  /** All that is over, in the order in which it was. */
  readonly troubles: readonly Trouble[];
  /** How many are in trouble now. */
  troubled(): number;
  /** Everybody goes. */
  stop(): Promise<void>;
}

async function openedAtLast(url: string, i: number): Promise<readonly Line[]> {
  for (let tries = 1; ; tries++)
    try {
      return await pairAt(url, i);
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
}

/** People at so many tables, each of whom thinks so long on average before an act. */
export async function gather(url: string, tables: number, thinkMs: number): Promise<People> {
  const lines: Line[] = [];
  const below = belowFrom(7);
  const watch = newWatch();
  const state = { stopped: false };
  const manner: Manner = {
    stopped: () => state.stopped,
    thinkMs: () => below(2 * thinkMs),
    againMs: AGAIN_MS,
    answer: ask => someAnswer(ask, below),
    say: (client, act) => client.say(act),
    loses: () => false,
    waitMs: (tries, end) => {
      const most = Math.min(WAIT.mostMs, WAIT.firstMs * 2 ** tries);
      const asked = Number(/come back after (\d+)/.exec(end?.reason ?? '')?.[1] ?? 0);
      const chance = below(1000) / 1000;
      return Math.max(asked * (1 + chance * WAIT.spread), WAIT.leastMs + chance * (most - WAIT.leastMs));
    },
    ...watch,
  };
  const waiting = Array.from({ length: tables }, (_, i) => i);
  const work = async (): Promise<void> => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) lines.push(...(await openedAtLast(url, i)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const playing = lines.map(line => keepPlaying(line, manner));
  return {
    lines,
    troubles: watch.troubles,
    troubled: () => watch.open.size,
    stop: async () => {
      state.stopped = true;
      await Promise.all(playing);
    },
  };
}

interface Open {
  readonly what: Trouble['what'];
  readonly fromMs: number;
}

/** Notes from when to when somebody had no line, or a table that stood still. */
function newWatch() {
  const open = new Map<Line, Open>();
  const troubles: Trouble[] = [];
  const begins = (line: Line, what: Trouble['what']): void => {
    if (open.get(line)?.what !== 'line') open.set(line, { what, fromMs: open.get(line)?.fromMs ?? performance.now() });
  };
  const ends = (line: Line): void => {
    const was = open.get(line);
    open.delete(line);
    if (was !== undefined) troubles.push({ ...was, toMs: performance.now() });
  };
  const hears = (line: Line, message: ToPlayer): void => {
    if (message.type === 'fresh' || message.type === 'told') ends(line);
    if (message.type === 'table' && message.table.trouble !== null) begins(line, 'table');
  };
  return { open, troubles, hears, ended: (line: Line) => begins(line, 'line') };
}

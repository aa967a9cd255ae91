// A client process for any of the compared servers. It plays tables at a given pace and records the latency
// of every command.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FromClient, ToClients } from './messages.ts';

const AT_ONCE = 8; // number of tables that are set up at the same time

/** The callbacks through which a seat reports to the measurement. */
export interface CrowdListener {
  /**
   * Called when the seat has to act or wants the next deal. The measurement calls `send` when the action is
   * due by the table's schedule.
   */
  due(kind: 'act' | 'ready', send: () => void): void;
  done(ms: number): void;
  refused(sentence: string): void;
  lost(code: number): void;
}

const pace = { ms: 0, tables: 0, set: 0 };
// actions of tables that are paused; they are scheduled again when the pace changes
const stopped: (() => void)[] = [];

/**
 * Creates the schedule of one table. Its actions follow each other at the given pace. After each change of
 * the pace, the first action has a random offset, so that tables act at different times, as people do.
 */
function timed(table: number): CrowdListener['due'] {
  let [nextMs, set] = [0, -1];
  const waitFor = (kind: 'act' | 'ready'): number => {
    const now = performance.now();
    if (set !== pace.set) [nextMs, set] = [now + Math.random() * pace.ms, pace.set];
    if (kind === 'ready') return Math.random() * pace.ms;
    const atMs = Math.max(now, nextMs);
    nextMs = atMs + pace.ms;
    return atMs - now;
  };
  const later: CrowdListener['due'] = (kind, send) => {
    if (table >= pace.tables) stopped.push(() => later(kind, send));
    else if (pace.ms === 0) send();
    else setTimeout(send, waitFor(kind));
  };
  return later;
}

/** Opens as many tables as the command line says, and plays at them until the process is stopped. */
export async function playTables(open: (url: string, listener: CrowdListener) => Promise<void>): Promise<void> {
  const [, , url = '', count = '0', first = '0'] = process.argv;
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  let [latencies, refused]: [number[], string[]] = [[], []];
  let lost = 0;
  const tell = (message: FromClient): void => void process.send?.(message);
  process.on('message', (message: ToClients) => {
    if (message.type === 'pace') {
      Object.assign(pace, { ms: message.ms, tables: message.tables, set: pace.set + 1 });
      for (const go of stopped.splice(0)) go();
    } else if (message.type === 'begin') {
      [latencies, refused, lost] = [[], [], 0];
      late.reset();
    } else tell({ type: 'figures', latencies, refused, lost, lateMs: late.max / 1e6 });
  });
  const listenerOf = (table: number): CrowdListener => ({
    due: timed(table),
    done: ms => void latencies.push(ms),
    refused: sentence => void refused.push(sentence),
    lost: () => {
      lost += 1;
    },
  });
  const waiting = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
  const work = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) await open(url, listenerOf(table));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  tell({ type: 'open' });
}

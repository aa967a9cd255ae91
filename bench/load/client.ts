// A process of clients: so many tables with four sockets each, played at the pace that the measuring process says.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { newGuest, newTable } from '@moonshot/server/rig/client';
import type { FromClient, ToClients } from './messages.ts';
import { type Ears, sitDown } from './seat.ts';

const SEATS = 4;
const AT_ONCE = 8; // tables being set up
const DEALS = 1000; // no match is over while it is measured

const [, , url = '', count = '0', first = '0'] = process.argv;
const pace = { ms: 0, tables: 0 };
let latencies: number[] = [];
let refused: string[] = [];
let lost = 0;
const stopped: (() => void)[] = []; // what waits for a pace
const late = monitorEventLoopDelay({ resolution: 10 });
late.enable();

/** The time of one table: plays one after another, each its pace after the last. */
function timed(table: number): Ears['due'] {
  let nextMs = performance.now() + Math.random() * 2000;
  const waitFor = ({ type }: { readonly type: string }): number => {
    const now = performance.now();
    if (type === 'ready') return Math.random() * pace.ms;
    const atMs = Math.max(now, nextMs);
    nextMs = atMs + pace.ms;
    return atMs - now;
  };
  const later: Ears['due'] = (due, send) => {
    if (table >= pace.tables) stopped.push(() => later(due, send));
    else if (pace.ms === 0) send();
    else setTimeout(send, waitFor(due));
  };
  return later;
}

async function open(table: number): Promise<void> {
  const names = Array.from({ length: SEATS }, (_, seat) => `Guest ${seat}`);
  const guests = await Promise.all(names.map(name => newGuest(url, name)));
  const host = guests[0];
  if (host === undefined) return;
  const door = await newTable(host, { length: { deals: DEALS } });
  const ears: Ears = {
    due: timed(table),
    done: ms => void latencies.push(ms),
    refused: sentence => void refused.push(sentence),
    lost: () => {
      lost += 1;
    },
  };
  for (const [seat, guest] of guests.entries()) await sitDown(guest, door, seat, ears);
}

async function openAll(): Promise<void> {
  const waiting = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
  const work = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) await open(table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const tell = (message: FromClient): void => void process.send?.(message);

process.on('message', (message: ToClients) => {
  if (message.type === 'pace') {
    Object.assign(pace, { ms: message.ms, tables: message.tables });
    for (const go of stopped.splice(0)) go();
  } else if (message.type === 'begin') {
    latencies = [];
    refused = [];
    late.reset();
  } else tell({ type: 'figures', latencies, refused, lost, lateMs: late.max / 1e6 });
});

await openAll();
tell({ type: 'open' });

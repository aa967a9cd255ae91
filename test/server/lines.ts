// Long matches at a real server, for clients that play on through faults.
import { setTimeout as later } from 'node:timers/promises';
import type { TableSettings } from '@moonshot/protocol/server';
import { SHEETS } from '@moonshot/rules';
import type { Event } from '@moonshot/table';
import { someAnswer } from '@moonshot/table/testing';
import { connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { faultsOf } from './history.ts';
import type { KillableServer } from './killable-server.ts';
import { keepPlaying, type Line, newLine } from './line.ts';

const NAMES = ['Ada', 'Bob'] as const;

/**
 * A table of one or two people and bots with a match of 500 deals. With two people the game is Ricketts; with
 * one person, the table's number selects the game. Returns a client per person.
 */
export async function begun(
  url: string,
  number: number,
  people: 1 | 2,
  settings: Partial<TableSettings> = {},
): Promise<readonly Line[]> {
  const game = people === 2 ? 'ricketts' : (SHEETS[number % SHEETS.length]?.id ?? '');
  const guests = await Promise.all(NAMES.slice(0, people).map(name => newGuest(url, `${name} ${number}`)));
  const [host] = guests;
  const { table, invite } = await newTable(host!, { game, length: { deals: 500 } }, settings);
  const clients = [];
  for (const [seat, guest] of guests.entries()) {
    const client = await connect(guest);
    clients.push(client);
    client.say({ type: 'join', table, invite, known: null });
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  for (let open = people; open < 4; open++) clients[0]!.say({ type: 'addBot', seat: open, player: 'random' });
  clients[0]!.say({ type: 'start' });
  await clients[0]!.until(({ view }) => view);
  for (const client of clients) client.close();
  return guests.map(guest => newLine(guest, table));
}

/** Maximum thinking time and the delay before an unanswered action is repeated, in milliseconds. */
interface Pace {
  readonly thinkMs: number;
  readonly againMs: number;
}

interface Play {
  readonly stop: () => void;
  readonly over: Promise<unknown>;
}

/** Clients that play at random until stopped; `over` resolves once all have stopped and disconnected. */
export function playOn(lines: readonly Line[], below: (n: number) => number, { thinkMs, againMs }: Pace): Play {
  let stopped = false;
  const playing = lines.map(line =>
    keepPlaying(line, {
      stopped: () => stopped,
      thinkMs: () => below(thinkMs),
      againMs,
      answer: ask => someAnswer(ask, below),
      say: (client, act) => client.say(act),
      loses: () => false,
    }),
  );
  const stop = (): void => {
    stopped = true;
  };
  return { stop, over: Promise.all(playing) };
}

export const acknowledged = (lines: readonly Line[]): number => lines.reduce((sum, { done }) => sum + done.length, 0);

const GO_ON_MS = 60_000;

/** Waits up to a minute until all have received something new. Returns the views of those who have not. */
async function stuck(lines: readonly Line[]): Promise<readonly Line['view'][]> {
  const versionOf = ({ view }: Line): number => view?.version ?? 0;
  const before = new Map(lines.map(line => [line, versionOf(line)]));
  const late = performance.now() + GO_ON_MS;
  const stand = (): readonly Line[] => lines.filter(line => versionOf(line) <= (before.get(line) ?? 0));
  while (stand().length > 0 && performance.now() < late) await later(20);
  return stand().map(({ view }) => view);
}

/** The logs of the clients' matches, as the dead server stored them. */
export async function logsOf(server: KillableServer, lines: readonly Line[]): Promise<readonly (readonly Event[])[]> {
  const store = server.open();
  const logs = await Promise.all(lines.map(({ table }) => store.log.read(`${table}-1`)));
  await store.close();
  return logs;
}

/** Actions missing in the logs that the dead server stored, one sentence each. */
export async function lost(server: KillableServer, lines: readonly Line[]): Promise<readonly string[]> {
  const logs = await logsOf(server, lines);
  return lines.flatMap((line, i) => faultsOf(line, logs[i] ?? []));
}

/**
 * Stops the play and the server once all clients have continued. Returns the clients that have not continued,
 * the lost actions, and the server's error log.
 */
export async function survived(server: KillableServer, lines: readonly Line[], play: Play) {
  const standing = await stuck(lines);
  play.stop();
  await server.kill();
  await play.over;
  return { standing, lost: await lost(server, lines), said: server.said };
}

export const NOTHING = { standing: [], lost: [], said: [] };

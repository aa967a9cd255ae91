// Actions over a hostile connection (lost, duplicated, delayed) take effect once and get one answer.

import { SHEETS } from '@moonshot/rules';
import type { Event } from '@moonshot/table';
import { belowFrom, firstAnswer } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import type { Below } from '../../packages/table/testing/crowd.ts';
import { freshSeed } from '../seeds.ts';
import { either, often } from './depth.ts';
import { fastServer, PATIENT } from './fast-server.ts';
import { faultsOf, UNSEEN } from './history.ts';
import { type Act, keepPlaying, type Line, newLine } from './line.ts';

const COMMANDS = either(3000, 100_000);
const TABLES = either(10, 20);
const LIMIT_MS = often(300_000);

let site: Site;
beforeAll(async () => {
  site = await openServer(PATIENT, fastServer(belowFrom(2)));
});
afterAll(() => site.close());

/** Two people at a table with a long match. */
async function opened(i: number): Promise<readonly Line[]> {
  const [ada, bob] = [await newGuest(site.url, `Ada ${i}`), await newGuest(site.url, `Bob ${i}`)];
  const game = SHEETS[i % SHEETS.length]?.id ?? '';
  const { table, invite } = await newTable(ada, { game, length: { deals: 500 } });
  const [host, friend] = [await connect(ada), await connect(bob)];
  for (const client of [host, friend]) client.say({ type: 'join', table, invite, known: null });
  friend.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  host.say({ type: 'start' });
  for (const client of [host, friend]) {
    await client.until(({ view }) => view);
    client.close();
  }
  return [ada, bob].map(guest => newLine(guest, table));
}

interface Fate {
  said: number;
  lost: number;
  repeated: number;
  late: number;
  early: number;
}

/** A channel to the server with arbitrary faults on each action. */
function hostileWay(below: Below, fate: Fate): (client: Client, act: Act) => void {
  const held: Act[] = [];
  return (client, act) => {
    const put = (one: Act): void => {
      fate.said += 1;
      client.say(one);
    };
    const luck = below(10);
    if (luck < 2) {
      fate.said += 1;
      fate.lost += 1;
    } else if (luck < 4) {
      held.push(act);
      fate.late += 1;
    } else for (let i = luck < 7 ? 1 + below(3) : 1; i > 0; i--) put(act);
    fate.repeated += luck >= 4 && luck < 7 ? 1 : 0;
    if (luck === 9) {
      put({ type: 'ready', number: act.number + 2 + below(3) });
      fate.early += 1;
    }
    while (held.length > 0 && below(3) === 0) put(held.splice(below(held.length), 1)[0] as Act);
  };
}

/** Answers to a repeated action that differ from the first one. */
function otherAnswers({ answers }: Line): readonly string[] {
  const first = new Map<number, number>();
  let last = 0;
  return answers.flatMap(({ number, version }) => {
    const before = first.get(number);
    if (before === undefined) {
      if (version !== null) first.set(number, version);
      if (version !== null && number <= last) return [`${number} was done after ${last}`];
      if (version !== null) last = number;
      return [];
    }
    return version === before ? [] : [`${number} was answered with ${version}, and before with ${before}`];
  });
}

/** Whether the checks detect a duplicated command, a missing last action, and a different answer. */
function noticed(line: Line, log: readonly Event[]): readonly boolean[] {
  const at = (line.done.at(-1)?.version ?? 0) - 1;
  const twice = [...log.slice(0, at + 1), log[at] as Event, ...log.slice(at + 1)];
  const without = log.toSpliced(at, 1);
  const { number, version } = line.answers.findLast(answer => answer.version !== null) ?? { number: 0, version: 0 };
  const answers = [...line.answers, { number, version: (version ?? 0) + 1 }];
  const unseen = { ...line, view: undefined }; // such a log yields no view
  const found = [faultsOf(unseen, twice), faultsOf(unseen, without), otherAnswers({ ...line, answers })];
  return found.map(faults => faults.some(fault => fault !== UNSEEN));
}

test(
  `${COMMANDS} commands over a hostile line have one effect each`,
  async () => {
    const lines: Line[] = [];
    for (let i = 0; i < TABLES; i++) lines.push(...(await opened(i)));
    const fate: Fate = { said: 0, lost: 0, repeated: 0, late: 0, early: 0 };
    const below = belowFrom(freshSeed('hostile line'));
    const doneBy = (): number => lines.reduce((sum, line) => sum + line.done.length, 0);
    // A slow server answers late, and meanwhile the clients repeat what they said.
    const stopped = (): boolean => fate.said >= COMMANDS && doneBy() > COMMANDS / 10;
    await Promise.all(
      lines.map(line =>
        keepPlaying(line, {
          stopped,
          thinkMs: () => below(4),
          againMs: 25,
          answer: firstAnswer,
          say: hostileWay(below, fate),
          loses: () => below(5) === 0,
        }),
      ),
    );
    const logs = await Promise.all(lines.map(line => site.store.log.read(`${line.table}-1`)));
    expect(lines.flatMap((line, i) => faultsOf(line, logs[i] ?? []))).toEqual([]);
    expect(lines.flatMap(otherAnswers)).toEqual([]);
    expect(doneBy()).toBeGreaterThan(COMMANDS / 10);
    expect(noticed(lines[0] as Line, logs[0] ?? [])).toEqual([true, true, true]);
    for (const count of [fate.lost, fate.repeated, fate.late, fate.early]) expect(count).toBeGreaterThan(COMMANDS / 50);
  },
  LIMIT_MS,
);

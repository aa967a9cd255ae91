// Tests thousands of commands over an unreliable connection, which duplicates, reorders and loses them. No
// command takes effect twice, and no acknowledged command is lost. This holds for one server and for two that
// share the log.
import { expect, test } from 'vitest';
import { type Below, belowFrom, someAnswer } from '../../testing/crowd.ts';
import { askOf, calm, type Rig, rig, SECRET, specOf } from '../../testing/runner.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { open, resume, type TableRunner } from './runner.ts';
import type { CommandReply, RunnerCommand } from './runner-state.ts';

type Numbered = Extract<RunnerCommand, { type: 'act' | 'ready' }>;

/** A player who repeats one command until it is acknowledged, and only then sends the next. */
interface Client {
  readonly seat: number;
  acknowledged: number;
  open: Numbered | undefined;
}

interface Storm {
  readonly clients: readonly Client[];
  readonly line: Numbered[]; // commands that were sent and have not arrived
  readonly replies: Map<string, CommandReply[]>; // the `done` replies, by seat and number
  readonly gaps: { readonly told: number; readonly due: number }[];
  delivered: number;
}

/** A number that no command of a test reaches. */
const FAR = 1_000_000;

/**
 * The client's next command: the one that is not acknowledged yet, or otherwise an answer to the current
 * question.
 */
function wishOf(runner: TableRunner, client: Client, below: Below): Numbered | undefined {
  const { seat } = client;
  const number = client.acknowledged + 1;
  const { ready, game, answered } = runner.state();
  if (client.open !== undefined || (answered[seat]?.number ?? 0) !== client.acknowledged) return client.open;
  const ask = askOf(runner, seat);
  if (ask !== undefined && !(ask.type === 'lay' && ask.laid !== null))
    client.open = { type: 'act', seat, number, action: someAnswer(ask, below) };
  else if (game.phase === 'deal' && game.results.length > 0 && !ready.includes(seat))
    client.open = { type: 'ready', seat, number };
  return client.open;
}

/**
 * Sends a command over the unreliable connection: nothing or several copies may arrive, and sometimes a
 * command far ahead of its turn.
 */
function send(storm: Storm, wish: Numbered, below: Below): void {
  for (let copies = below(4); copies > 0; copies--) storm.line.push(wish);
  if (below(10) === 0) storm.line.push({ ...wish, number: wish.number + FAR });
}

async function deliver(storm: Storm, runner: TableRunner, below: Below): Promise<void> {
  const [wish] = storm.line.splice(below(storm.line.length), 1);
  if (wish === undefined) return;
  storm.delivered += 1;
  const due = (runner.state().answered[wish.seat]?.number ?? 0) + 1;
  const reply = await runner.command(wish);
  await calm();
  if (reply.type === 'gap') storm.gaps.push({ told: reply.expected, due });
  if (reply.type !== 'done') return;
  const key = `${wish.seat} ${wish.number}`;
  storm.replies.set(key, [...(storm.replies.get(key) ?? []), reply]);
  const client = storm.clients.find(({ seat }) => seat === wish.seat);
  if (client?.open?.number !== wish.number) return; // an old copy of an acknowledged command
  client.acknowledged = wish.number;
  client.open = undefined;
}

/** Lets people play over an unreliable connection until this number of commands has arrived. */
async function storming(
  runners: readonly TableRunner[],
  rigs: readonly Rig[],
  people: number,
  most: number,
  below: Below,
) {
  const clients = Array.from({ length: people }, (_, seat): Client => ({ seat, acknowledged: 0, open: undefined }));
  const storm: Storm = { clients, line: [], replies: new Map(), gaps: [], delivered: 0 };
  const ends = () => runners.some(runner => runner.state().game.phase === 'over');
  while (storm.delivered < most && !ends()) {
    for (const { windows } of rigs) for (const close of windows.splice(0)) close();
    const runner = runners[below(runners.length)] as TableRunner;
    const client = clients[below(people)] as Client;
    const wish = wishOf(runner, client, below);
    if (wish !== undefined) send(storm, wish, below);
    await deliver(storm, runner, below);
    if (below(3) === 0) await runners[below(runners.length)]?.refresh();
  }
  return storm;
}

const causesIn = (log: readonly Event[]): readonly string[] =>
  log.flatMap(event => ('cause' in event && event.cause ? [`${event.cause.seat} ${event.cause.number}`] : []));

const STORMS = [
  ['ricketts', 4, 4, 1, 4000],
  ['wild-twist', 3, 4, 1, 3000],
  ['capture', 3, 5, 1, 3000],
  ['ricketts', 4, 4, 2, 4000],
  ['classic', 3, 5, 2, 2000],
  ['capture', 2, 3, 2, 2000],
] as const;

test.each(STORMS)(
  'at %s with %i people at %i seats and %i runners, %i commands over a bad line have each their effect once',
  async (game, people, seats, count, most) => {
    const rigs = [rig(), rig()].slice(0, count);
    const [first] = rigs as [Rig];
    const spec = specOf(game, people, seats, { online: { clock: null }, length: { deals: 400 } });
    const runners = [await open(first.ports, 't', spec, SECRET)];
    await calm();
    const began = first.log.tables.get('t')?.length ?? 0;
    for (const other of rigs.slice(1))
      runners.push((await resume({ ...other.ports, log: first.log }, 't')) as TableRunner);
    const storm = await storming(runners, rigs, people, most, belowFrom(count));
    for (let i = 0; i < 2; i++) for (const runner of runners) await runner.refresh();
    await calm();

    const log = first.log.tables.get('t') ?? [];
    expect(rigs.flatMap(({ stopped }) => stopped)).toEqual([]);
    expect(storm.delivered).toBe(most);
    expect(new Set(causesIn(log)).size).toBe(causesIn(log).length); // no command took effect twice
    // no acknowledged command is lost
    expect([...storm.replies.keys()].filter(key => !causesIn(log).includes(key))).toEqual([]);
    for (const { seat, acknowledged } of storm.clients) {
      const written = causesIn(log).filter(key => key.startsWith(`${seat} `)).length;
      // the last command may have been written although its reply was lost
      expect([acknowledged, acknowledged + 1]).toContain(written);
    }
    for (const { told, due } of storm.gaps) expect(told).toBe(due);
    expect(storm.gaps.length).toBeGreaterThan(most / 100);
    expect([...storm.replies.values()].filter(same => same.length > 1).length).toBeGreaterThan(most / 20);
    expect(
      [...storm.replies].filter(
        ([key, all]) =>
          all[0]?.type === 'done' &&
          log[all[0].version - 1] &&
          !causesIn([log[all[0].version - 1] as Event]).includes(key),
      ),
    ).toEqual([]);
    for (const runner of runners) expect(runner.state()).toEqual(tableFrom(runner.hearts, log));
    for (const { told } of rigs) {
      const heard = told.flatMap(part => part.events);
      expect(heard).toEqual(log.slice(log.length - heard.length)); // in order, without a gap
      expect(heard.length).toBeGreaterThanOrEqual(log.length - began);
    }
  },
);

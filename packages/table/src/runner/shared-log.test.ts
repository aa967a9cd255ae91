// Tests servers that share the log of a table: one of them drives the table, and the others follow.
import { expect, test } from 'vitest';
import { nextNumber } from '../../testing/crowd.ts';
import { askedOf, askOf, calm, firstAnswer, SECRET, specOf } from '../../testing/runner.ts';
import { PACE_MS, timedRig } from '../../testing/time.ts';
import { tableFrom } from '../core/evolve.ts';
import type { Ports } from '../core/ports.ts';
import type { Spec } from '../core/state.ts';
import { open, resume, type TableRunner } from './runner.ts';

const CLOCK = { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 };
const HOUR_MS = 3_600_000;
const PLAIN = { overrides: { 'pass.cycle': [], 'opening.leader': 'holder:2C' } };

/**
 * Two runners of a table that the first one opened. Each has its own clock. `told` lists what the second one
 * publishes, and `read` how many events each read returns.
 */
async function two(people: number, more: Partial<Spec> = {}, page = Number.POSITIVE_INFINITY, shared = true) {
  const [first, second] = [timedRig(), timedRig()];
  const told: string[] = [];
  const read: number[] = [];
  const log: Ports['log'] = {
    ...first.rig.log,
    shared,
    readAfter: async (table, version) => {
      const since = (await first.rig.log.read(table)).slice(version, version + page);
      read.push(since.length);
      return since;
    },
  };
  const bus: Ports['bus'] = {
    ...second.ports.bus,
    publish: (events, _, whose) => void told.push(`${events.length} ${whose}`),
  };
  const one = await open({ ...first.ports, log }, 't', specOf('ricketts', people, 4, more), SECRET);
  await calm();
  const other = (await resume({ ...second.ports, log, bus }, 't')) as TableRunner;
  const written = () => first.rig.log.tables.get('t') ?? [];
  return { one, other, first, second, told, read, written };
}

const act = (runner: TableRunner, of: TableRunner, seat: number) =>
  runner.command({ type: 'act', seat, number: nextNumber(of, seat), action: firstAnswer(askedOf(of, seat)) });

const due = (runner: TableRunner): number => [0, 1, 2, 3].findIndex((_, seat) => askOf(runner, seat) !== undefined);

test('a resumed table drives nothing until it is activated', async () => {
  const { other, second, written } = await two(1);
  const before = written().length;
  await second.pass(PACE_MS);
  expect(written()).toHaveLength(before); // the bots have to pass, but the first runner drives the table
  expect(await other.activate()).toEqual({ type: 'done', version: before });
  await second.pass(PACE_MS);
  expect(written()).toHaveLength(before + 3);
});

test('a node that reads events of others stops driving the table', async () => {
  const { one, other, first, second, written } = await two(1);
  await other.activate();
  await act(one, one, 0);
  const before = written().length;
  await other.refresh();
  await second.pass(2 * PACE_MS);
  expect(written()).toHaveLength(before);
  await first.pass(PACE_MS);
  expect(written().length).toBeGreaterThan(before);
});

test('a node that finds no new events drives the table', async () => {
  const { one, first, written } = await two(1);
  const before = written().length;
  expect(await one.refresh()).toEqual({ type: 'done', version: before });
  await first.pass(PACE_MS);
  expect(written()).toHaveLength(before + 3);
});

test('without a shared log, a runner continues from the events it finds', async () => {
  const { one, other, first, second, written } = await two(1, PLAIN, undefined, false);
  await first.pass(4 * PACE_MS);
  await act(one, one, 0);
  const before = written().length;
  await other.refresh();
  await second.pass(PACE_MS);
  expect(written().length).toBeGreaterThan(before);
});

test('only the node that drives the table answers for a seat that timed out', async () => {
  const { other, second, written } = await two(4, { online: { clock: CLOCK } });
  const before = written().length;
  await second.pass(HOUR_MS);
  expect(written()).toHaveLength(before);
  await other.activate();
  await second.pass(HOUR_MS);
  expect(written().length).toBeGreaterThan(before);
});

test('events of other nodes are published as theirs and read from the known version; known ones are not read', async () => {
  const { one, other, told, read } = await two(4);
  await act(one, one, 0);
  const { version } = one.state();
  const done = { type: 'done', version };
  for (let i = 0; i < 2; i++) expect(await other.refresh(version)).toEqual(done);
  expect([told, read]).toEqual([['1 others'], [1]]);
  expect(await act(other, other, 1)).toEqual({ type: 'done', version: version + 1 });
  expect([told, read]).toEqual([['1 others', '1 own'], [1]]);
});

test('a command is refused for what was written, not for what one runner knew of it', async () => {
  const { one, other } = await two(4, PLAIN);
  await act(one, one, due(one));
  expect((await act(other, one, due(one))).type).toBe('done');
  const ready = { type: 'ready', seat: 0, number: nextNumber(other, 0) } as const;
  expect(await other.command(ready)).toEqual({ type: 'refused', refusal: { type: 'not-yet' } });
});

test('a repeat is looked up at its answer’s version, and nothing before it is read', async () => {
  const { one, other, read } = await two(4);
  const pass = { type: 'act', seat: 0, number: 1, action: firstAnswer(askedOf(one, 0)) } as const;
  const reply = await one.command(pass);
  await other.refresh();
  read.length = 0;
  expect(await other.command(pass)).toEqual(reply);
  expect(await other.command({ type: 'ready', seat: 0, number: 1 })).toMatchObject({ type: 'refused' });
  expect(read).toEqual([1, 1]);
});

test('an undo by another node is applied step by step, however much is read at once', async () => {
  const { one, other, first, written } = await two(1, PLAIN, 1);
  await first.pass(4 * PACE_MS);
  await act(one, one, 0);
  await one.command({ type: 'undo', seat: 0, number: 2 });
  await act(one, one, 0);
  for (let version = other.state().version + 1; version <= written().length; version++) {
    expect(await other.refresh()).toEqual({ type: 'done', version });
    expect(other.state()).toEqual(tableFrom(other.hearts, written().slice(0, version)));
  }
});

test('a bot’s answer is dropped if another node undid the question, and the bot is asked again', async () => {
  const { one, other, first, second, written } = await two(1, PLAIN);
  await first.pass(4 * PACE_MS);
  await act(one, one, 0);
  await other.refresh();
  await other.activate();
  await one.command({ type: 'undo', seat: 0, number: 2 });
  await act(one, one, 0);
  await other.refresh();
  await other.activate();
  const before = written().length;
  await second.pass(PACE_MS);
  expect(written()).toHaveLength(before);
  await second.pass(PACE_MS);
  expect(written().length).toBeGreaterThan(before);
});

test('a runner gives up when others are always quicker', async () => {
  const { one, other, first } = await two(4);
  let tried = 0;
  const append: Ports['log']['append'] = async () => {
    tried += 1;
    return 'stale';
  };
  const log: Ports['log'] = { ...first.rig.log, append };
  const late = (await resume({ ...first.ports, log }, 't')) as TableRunner;
  expect(await act(late, one, 0)).toEqual({ type: 'closed' });
  expect(first.rig.stopped).toEqual(['Cannot write to table t: others were quicker 8 times']);
  expect(tried).toBe(8);
  other.close();
  for (const reply of [other.refresh(), other.activate()]) expect(await reply).toEqual({ type: 'closed' });
});

test.each([
  ['and stands still', ['pause'], 35_000],
  ['and goes on', ['pause', 'go-on'], 34_000],
] as const)('who hears late that others paused a table %s counts nothing of what ran', async (_, motions, leftMs) => {
  const { one, other, second } = await two(4, { ...PLAIN, online: { clock: CLOCK } });
  await second.pass(15_000);
  for (const on of motions)
    for (const seat of [0, 1, 2, 3]) await one.command({ type: 'vote', seat, number: null, on, yes: true });
  await second.pass(4000);
  await other.refresh();
  await second.pass(1000);
  // a runner that takes over a table grants 15 s of extra time
  expect(other.clock()?.running).toEqual([{ seat: due(one), leftMs }]);
});

test.each([
  [
    'was taken back',
    async (one: TableRunner) => {
      const player = due(one);
      await act(one, one, player);
      for (const seat of [0, 1, 2, 3].map(n => (player + n) % 4))
        await one.command({ type: 'vote', seat, number: null, on: 'undo', yes: true });
    },
  ],
  [
    'was left to a bot by somebody who is back',
    async (one: TableRunner) => {
      const seat = due(one);
      await one.command({ type: 'away', seat });
      await one.command({ type: 'back', seat, number: null });
    },
  ],
])('a node that learns late, of all at once, that an answer %s restarts its clock', async (_, happens) => {
  const { one, other, second } = await two(4, { ...PLAIN, online: { clock: CLOCK } });
  const before = one.state().version;
  await second.pass(25_000);
  await happens(one);
  expect(one.state().version).toBeGreaterThan(before + 1);
  await other.refresh();
  await second.pass(1000);
  expect(other.clock()?.running).toEqual([{ seat: due(one), leftMs: 19_000 }]);
});

test('a timeout answer is dropped when the node hears that the table was paused', async () => {
  const { one, other, second, written } = await two(4, { ...PLAIN, online: { clock: CLOCK } });
  await other.activate();
  await second.pass(94_999);
  for (const on of ['pause', 'go-on'] as const)
    for (const seat of [0, 1, 2, 3]) await one.command({ type: 'vote', seat, number: null, on, yes: true });
  const before = written().length;
  await second.pass(1); // for this node, the grace period, the time limit and the reserve are used up
  await other.refresh();
  await other.activate();
  await second.pass(2 * PACE_MS);
  expect(written()).toHaveLength(before);
  await second.pass(HOUR_MS);
  expect(written()[before]).toMatchObject({ type: 'timed-out' });
});

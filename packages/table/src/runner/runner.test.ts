// The guarantees of a runner: events are written before they are published, commands take effect exactly
// once, and nothing is lost on resuming.
import type { Action, Ask } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { act } from '../../testing/crowd.ts';
import {
  askedOf,
  askOf,
  calm,
  firstAnswer,
  playOn,
  rig,
  SECRET,
  sealOf,
  sitters,
  specOf,
} from '../../testing/runner.ts';
import { PACE_MS, timedRig } from '../../testing/time.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import type { Ports } from '../core/ports.ts';
import { view } from '../core/view.ts';
import { open, openOnce, resume, type TableRunner } from './runner.ts';

test.each([
  ['ricketts', 4],
  ['at-play', 5],
  ['wild-twist', 3],
  ['classic', 7],
  ['capture', 8],
] as const)(
  'a table of %s with %i seats deals, asks and writes by itself until the person is due',
  async (game, seats) => {
    const { ports, log, told, stopped } = rig();
    const runner = await open(ports, 't', specOf(game, 1, seats), SECRET);
    await playOn(runner, 0, 6);
    expect(stopped).toEqual([]);
    expect(runner.state().version).toBe(log.tables.get('t')?.length);
    // the runner has published exactly what was written, in order
    expect(told.flatMap(one => one.events)).toEqual(log.tables.get('t')?.slice(1));
    expect(tableFrom(runner.hearts, log.tables.get('t') ?? [])).toEqual(runner.state());
  },
);

test('bots alone play a whole match to its end', async () => {
  const { ports, stopped } = rig();
  const runner = await open(ports, 't', specOf('wild-twist', 0, 4, { length: { deals: 2 } }), SECRET);
  for (let i = 0; i < 200 && runner.state().game.phase !== 'over'; i++) await calm();
  expect(stopped).toEqual([]);
  expect(runner.state().game.phase).toBe('over');
  expect(runner.state().game.results).toHaveLength(2);
});

test('a repeated number gets the same answer and has one effect; a number too high names the one that is missing', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 4, 4), SECRET);
  await calm();
  const pass = { type: 'act', seat: 2, number: 1, action: firstAnswer(askedOf(runner, 2)) } as const;
  const first = await runner.command(pass);
  const length = log.tables.get('t')?.length;
  expect(first).toEqual({ type: 'done', version: length });
  expect(await runner.command(pass)).toEqual(first);
  expect(await runner.command({ ...pass, number: 3 })).toEqual({ type: 'gap', expected: 2 });
  expect(log.tables.get('t')).toHaveLength(length ?? -1);
});

test('a refused command uses up no number and writes nothing', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 4, 4), SECRET);
  await calm();
  const length = log.tables.get('t')?.length;
  const reply = await runner.command({ type: 'act', seat: 1, number: 1, action: { type: 'play', card: 'QS' } });
  expect(reply).toEqual({
    type: 'refused',
    refusal: { type: 'game', refusal: { type: 'other-question', asked: 'pass' } },
  });
  expect(await runner.command({ type: 'ready', seat: 1, number: 1 })).toEqual({
    type: 'refused',
    refusal: { type: 'not-yet' },
  });
  expect(log.tables.get('t')).toHaveLength(length ?? -1);
});

test('a runner that is late reads the log and decides again: two runners of one table lose and double nothing', async () => {
  const { ports, log } = rig();
  const one = await open(ports, 't', specOf('ricketts', 4, 4), SECRET);
  await calm();
  const two = (await resume(ports, 't')) as TableRunner;
  const act = (runner: TableRunner, seat: number) =>
    runner.command({ type: 'act', seat, number: 1, action: firstAnswer(askedOf(runner, seat)) });
  const replies = [await act(one, 0), await act(two, 1), await act(one, 2), await act(two, 3)];
  expect(replies.map(reply => reply.type)).toEqual(['done', 'done', 'done', 'done']);
  const passed = (log.tables.get('t') ?? []).filter(event => event.type === 'game' && event.event.type === 'passed');
  expect(passed).toHaveLength(4);
});

test('a table resumed from its log has the same state and continues', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('classic', 1, 5), SECRET);
  await playOn(runner, 0, 4);
  runner.close();
  await calm();
  const again = (await resume(ports, 't')) as TableRunner;
  const before = log.tables.get('t')?.length ?? 0;
  expect(again.state()).toEqual(tableFrom(again.hearts, log.tables.get('t') ?? []));
  await playOn(again, 0, 3);
  expect(log.tables.get('t')?.length).toBeGreaterThan(before);
});

test('the next deal waits for every person, and only for people', async () => {
  const { ports } = rig();
  const runner = await open(ports, 't', specOf('capture', 2, 3, { length: { deals: 2 } }), SECRET);
  await calm();
  while (runner.state().game.results.length === 0) {
    for (const seat of [0, 1]) {
      const ask = askOf(runner, seat);
      const number = (runner.state().answered[seat]?.number ?? 0) + 1;
      if (ask !== undefined) await runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
    }
    await calm();
  }
  const wants = (seat: number) =>
    runner.command({ type: 'ready', seat, number: (runner.state().answered[seat]?.number ?? 0) + 1 });
  const standing = () => [runner.state().game.phase, runner.state().game.deal, runner.state().ready];
  expect(standing()).toEqual(['deal', 1, []]);
  await wants(0);
  await calm();
  expect(standing()).toEqual(['deal', 1, [0]]);
  expect((await wants(0)).type).toBe('refused'); // seat 0 is ready already
  await wants(1);
  await calm();
  expect(standing()).toEqual(['lay', 2, []]);
});

test('a person alone with bots takes back their last act and all that came of it, as often as the deal has acts', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await calm();
  const before = view(runner.hearts, runner.state(), 0);
  await playOn(runner, 0, 2);
  await calm();
  for (const number of [3, 4]) expect((await runner.command({ type: 'undo', seat: 0, number })).type).toBe('done');
  const after = view(runner.hearts, runner.state(), 0);
  expect(after.deal.hand).toEqual(before.deal.hand);
  expect(after.ask).toEqual(before.ask);
  expect(after.version).toBeGreaterThan(before.version);
  expect(await runner.command({ type: 'undo', seat: 0, number: 5 })).toEqual({
    type: 'refused',
    refusal: { type: 'nothing-to-undo' },
  });
  expect(tableFrom(runner.hearts, log.tables.get('t') ?? []).game).toEqual(runner.state().game);
});

test('there is no undo at a table with other people', async () => {
  const { ports } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 2, 4), SECRET);
  await calm();
  expect(await runner.command({ type: 'undo', seat: 0, number: 1 })).toEqual({
    type: 'refused',
    refusal: { type: 'not-alone' },
  });
});

test.each([
  ['a bot that answers illegally', { think: (): Action => ({ type: 'play', card: 'QS' }) }, /bot at seat 1/],
  [
    'a bot that throws',
    {
      think: (): Action => {
        throw new Error('out of wits');
      },
    },
    /out of wits/,
  ],
] as const)('%s stops this table alone and says why', async (_, { think }, reason) => {
  const { ports, stopped } = rig(think);
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await calm();
  expect(stopped[0]).toMatch(reason);
  expect(await runner.command({ type: 'ready', seat: 0, number: 1 })).toEqual({ type: 'closed' });
});

test('a log that cannot be written to acknowledges nothing', async () => {
  const { ports, log, stopped } = rig();
  let full = false;
  const failing: Ports = {
    ...ports,
    log: { ...log, append: (...all) => (full ? Promise.reject(new Error('the disk is full')) : log.append(...all)) },
  };
  const runner = await open(failing, 't', specOf('ricketts', 4, 4), SECRET);
  await calm();
  full = true;
  const length = log.tables.get('t')?.length;
  const reply = await runner.command({ type: 'act', seat: 0, number: 1, action: firstAnswer(askedOf(runner, 0)) });
  expect(reply).toEqual({ type: 'closed' });
  expect(stopped).toEqual(['the disk is full']);
  expect(log.tables.get('t')).toHaveLength(length ?? -1);
});

test.each([
  [{ game: 'whist', version: 1 }, /no such game/],
  [{ game: 'ricketts', version: 9 }, /version 1/],
  [{ game: 'ricketts', version: 1, sitters: sitters(1, 5) }, /seats is 5/],
])('a spec that cannot be played says so: %j', (spec, reason) => {
  expect(() => heartsFor({ ...specOf('ricketts', 1, 4), ...spec })).toThrow(reason);
});

test('a secret that is not 32 bytes opens no table', async () => {
  const { ports } = rig();
  await expect(open(ports, 't', specOf('ricketts', 1, 4), 'moon')).rejects.toThrow(/32 bytes/);
});

test('a bot that was thinking during an undo is asked again', async () => {
  const { ports } = rig();
  const bells: (() => void)[] = [];
  const seen: string[] = [];
  const slow: Ports = {
    ...ports,
    alarms: { after: () => new Promise(resolve => void bells.push(resolve)) },
    thinkers: {
      think: question => {
        seen.push('trick' in question.view ? question.view.trick.plays.map(play => play.card).join(' ') : '');
        return Promise.resolve(firstAnswer(question.ask));
      },
    },
  };
  const runner = await open(
    slow,
    't',
    specOf('ricketts', 1, 4, { overrides: { 'pass.cycle': [], 'opening.leader': 'holder:2C' } }),
    SECRET,
  );
  for (let i = 0; i < 9 && askOf(runner, 0) === undefined; i++) {
    for (const ring of bells.splice(0)) ring();
    await calm();
  }
  const [first, second] = (askOf(runner, 0) as Extract<Ask, { type: 'play' }>).plays;
  if (first === undefined || second === undefined) throw new Error('Cannot take back: seat 0 has no choice');
  await runner.command({ type: 'act', seat: 0, number: 1, action: { type: 'play', ...first } });
  await runner.command({ type: 'undo', seat: 0, number: 2 });
  await runner.command({ type: 'act', seat: 0, number: 3, action: { type: 'play', ...second } });
  const asked = seen.length;
  for (const ring of bells.splice(0)) ring();
  await calm();
  expect(seen.length).toBe(asked + 1); // the old answer was dropped, not played
  expect(seen.at(-1)).toContain(second.card);
});

const pausedAndGone = async (runner: TableRunner): Promise<void> => {
  for (const on of ['pause', 'go-on'] as const)
    await runner.command({ type: 'vote', seat: 0, number: null, on, yes: true });
};

test.each([
  ['the table paused and went on has to think again', 1, pausedAndGone, 0, 3],
  ['somebody went away is taken at its word', 2, (one: TableRunner) => one.command({ type: 'away', seat: 1 }), 3, 0],
  ['somebody answered is taken at its word', 2, (one: TableRunner) => act(one, 1), 2, 0],
] as const)('a bot that was thinking when %s', async (_, people, happens, first, then) => {
  const time = timedRig();
  const runner = await open(time.ports, 't', specOf('ricketts', people, 4), SECRET);
  await calm();
  await happens(runner);
  for (const passes of [first, then]) {
    const before = runner.state().version;
    await time.pass(PACE_MS);
    expect(runner.state().version - before).toBe(passes);
  }
});

test('the answer of a bot that was thinking when the table was closed is ignored', async () => {
  const time = timedRig();
  const runner = await open(time.ports, 't', specOf('ricketts', 1, 4), SECRET);
  await calm();
  runner.close();
  await time.pass(PACE_MS);
  expect([runner.state().version, time.rig.stopped]).toEqual([3, []]);
});

test('a local table plays on, has no clocks, and needs no takeover', async () => {
  const { multiplayer: _, ...alone } = timedRig().ports;
  const ports: Ports = { ...alone, alarms: rig().ports.alarms };
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await playOn(runner, 0, 6);
  expect(runner.state().answered[0]?.number).toBe(6);
  expect([runner.clock(), runner.stepMs()]).toEqual([null, null]);
});

test('without clocks there is no clock view', async () => {
  const runner = await open(rig().ports, 't', specOf('ricketts', 1, 4), SECRET);
  expect(runner.clock()).toBeNull();
});

test('a table is opened once, and none is taken up that was never opened', async () => {
  const { ports, log } = rig();
  const spec = specOf('ricketts', 4, 4);
  await open(ports, 't', spec, SECRET);
  await expect(open(ports, 't', spec, SECRET)).rejects.toThrow('Cannot open table t: there is one already');
  expect((await openOnce(ports, 't', specOf('ricketts', 1, 4), SECRET)).state().spec).toEqual(spec);
  expect(await resume(ports, 'u')).toBeUndefined();
  await log.append('u', 0, [{ type: 'ready', seat: 0, cause: { seat: 0, number: 1 } }]);
  await expect(resume(ports, 'u')).rejects.toThrow('its log does not begin with its opening');
});

test('a table closed during a write keeps the answer, and asks no seat for the next', async () => {
  const { ports, log } = rig();
  let asked = 0;
  const counting: Ports = {
    ...ports,
    log: {
      ...log,
      append: (...all) => {
        if (closes) runner.close();
        return log.append(...all);
      },
    },
    thinkers: {
      think: question => {
        asked += 1;
        return ports.thinkers.think(question);
      },
    },
  };
  let closes = false;
  const runner = await open(counting, 't', specOf('ricketts', 1, 4), SECRET);
  for (let i = 0; i < 9 && askOf(runner, 0)?.type !== 'play'; i++) {
    await calm();
    if (askOf(runner, 0)?.type === 'pass') await act(runner, 0);
  }
  const before = asked;
  closes = true;
  expect((await act(runner, 0)).type).toBe('done');
  await calm();
  expect(asked).toBe(before);
  const ready = runner.command({ type: 'ready', seat: 0, number: 3 });
  for (const reply of [runner.refresh(), runner.activate(), ready]) expect(await reply).toEqual({ type: 'closed' });
});

test('what a seat says again of a seal is not written again', async () => {
  const { ports, log } = rig();
  const written: number[] = [];
  const counting: Ports = {
    ...ports,
    log: {
      ...log,
      append: (table, expected, events) => {
        written.push(events.length);
        return log.append(table, expected, events);
      },
    },
  };
  const runner = await open(counting, 't', specOf('ricketts', 2, 4, { sealed: 2 }), SECRET);
  await calm();
  const seal = { type: 'commitSeal', seat: 0, deal: 1, attempt: 0, commitment: sealOf('t', 1, 0).commitment } as const;
  for (let i = 0; i < 2; i++) expect(await runner.seal(seal)).toEqual({ type: 'done', version: 3 });
  expect(written).toEqual([1, 1, 1]);
});

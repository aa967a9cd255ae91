// Votes on pause, resume, undo and end: who has to agree, and that a paused table does not play.
import { expect, test } from 'vitest';
import { act, nextNumber } from '../../testing/crowd.ts';
import { askedOf, askOf, calm, firstAnswer, type Rig, rig, SECRET, sealOn, specOf } from '../../testing/runner.ts';
import type { Spec } from '../core/state.ts';
import { view } from '../core/view.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import { proofOf } from '../seal/proof.ts';
import { multiplayer } from './multiplayer.ts';
import { knownHandSeat } from './seating.ts';

async function table(
  people: number,
  game = 'ricketts',
  more: Partial<Spec> = {},
): Promise<{ runner: TableRunner; rig: Rig }> {
  const one = rig();
  const runner = await open(one.ports, 't', specOf(game, people, 4, { online: { clock: null }, ...more }), SECRET);
  await calm();
  return { runner, rig: one };
}

type On = 'pause' | 'go-on' | 'end' | 'undo';

const vote = (runner: TableRunner, seat: number, on: On, yes = true) =>
  runner.command({ type: 'vote', seat, number: nextNumber(runner, seat), on, yes });

const standing = (runner: TableRunner) => {
  const { paused, ended } = runner.state();
  return ended ? 'ended' : paused ? 'paused' : 'played';
};

test.each([
  ['one of one pauses', 1, 'pause', 1],
  ['two of two pause', 2, 'pause', 2],
  ['two of three pause', 3, 'pause', 2],
  ['three of four pause', 4, 'pause', 3],
  ['one of one ends', 1, 'end', 1],
  ['two of two end', 2, 'end', 2],
  ['four of four end', 4, 'end', 4],
] as const)('%s', async (_, people, on, wanted) => {
  const { runner } = await table(people);
  for (let seat = 0; seat < wanted; seat++) {
    expect(standing(runner)).toBe('played');
    expect((await vote(runner, seat, on)).type).toBe('done');
  }
  expect(standing(runner)).toBe(on === 'end' ? 'ended' : 'paused');
  expect(runner.state().votes).toBeNull();
});

test('who is away is not asked, who goes away takes their yes along, and who votes is back', async () => {
  const { runner } = await table(4);
  for (const seat of [1, 3]) await vote(runner, seat, 'end');
  await runner.command({ type: 'away', seat: 1 });
  expect(runner.state().votes).toEqual({ on: 'end', seats: [3] });
  await runner.command({ type: 'back', seat: 1, number: null });
  expect(runner.state().votes).toEqual({ on: 'end', seats: [3] });
  await runner.command({ type: 'away', seat: 3 });
  expect(runner.state().votes).toBeNull();
  await runner.command({ type: 'away', seat: 2 });
  await vote(runner, 0, 'end');
  expect((await runner.command({ type: 'vote', seat: 2, number: null, on: 'end', yes: true })).type).toBe('done');
  expect(view(runner.hearts, runner.state(), 0).online).toMatchObject({ standIns: [3], ended: false });
  await vote(runner, 1, 'end');
  expect(standing(runner)).toBe('ended');
});

test('a pause names the player who asked for it first, until the match continues', async () => {
  const { runner } = await table(3);
  for (const seat of [2, 0]) await vote(runner, seat, 'pause');
  expect(view(runner.hearts, runner.state(), 1).online).toMatchObject({ paused: true, pausedBy: 2 });
  await vote(runner, 1, 'go-on');
  expect(view(runner.hearts, runner.state(), 1).online).not.toHaveProperty('pausedBy');
});

test('a vote for an undo names the play that it takes back, and no secret choice', async () => {
  const { runner } = await table(2, 'ricketts', { overrides: { 'opening.card': 'any' } });
  const asked = () => view(runner.hearts, runner.state(), 'watcher').online?.votes;
  for (const seat of [0, 1]) await act(runner, seat);
  await vote(runner, 1, 'undo');
  expect(asked()).toEqual({ on: 'undo', seats: [1] });
  const player = [0, 1].find(seat => askOf(runner, seat)) ?? -1;
  const action = firstAnswer(askedOf(runner, player));
  await runner.command({ type: 'act', seat: player, number: nextNumber(runner, player), action });
  await vote(runner, 1 - player, 'undo');
  expect(asked()).toEqual({ on: 'undo', seats: [1 - player] }); // their own last action, which is the pass
  await vote(runner, 1 - player, 'undo', false);
  await vote(runner, player, 'undo');
  const card = action.type === 'play' ? action.card : undefined;
  expect(asked()).toEqual({ on: 'undo', seats: [player], takesBack: { seat: player, card } });
});

test('a player asks for their own last action, with which later actions of others go too', async () => {
  const { runner } = await table(2);
  const before = runner.state();
  await act(runner, 0);
  await act(runner, 1);
  for (const seat of [0, 1]) expect((await vote(runner, seat, 'undo')).type).toBe('done');
  expect(runner.state()).toMatchObject({ game: before.game, undo: [], votes: null });
});

test('a vote to undo ends when the player who asked withdraws or goes away', async () => {
  const { runner } = await table(3);
  for (const seat of [0, 1, 2]) await act(runner, seat);
  for (const seat of [1, 0]) await vote(runner, seat, 'undo');
  await vote(runner, 1, 'undo', false);
  expect(runner.state().votes).toBeNull();
  for (const seat of [1, 0]) await vote(runner, seat, 'undo');
  await runner.command({ type: 'away', seat: 1 });
  expect(runner.state().votes).toBeNull();
});

test('a yes can be withdrawn, and a vote on another motion starts over', async () => {
  const { runner } = await table(3);
  await vote(runner, 0, 'end');
  await vote(runner, 0, 'end', false);
  expect(runner.state().votes).toBeNull();
  await vote(runner, 0, 'end');
  await vote(runner, 1, 'pause');
  expect(view(runner.hearts, runner.state(), 2).online?.votes).toEqual({ on: 'pause', seats: [1] });
});

test.each([
  ['a pause of what is paused', 'pause', true, true],
  ['going on where nothing stands still', 'go-on', true, false],
  ['a no where no yes was', 'end', false, false],
] as const)('%s is refused and uses up no number', async (_, on, yes, paused) => {
  const { runner } = await table(1);
  if (paused) await vote(runner, 0, 'pause');
  const { version } = runner.state();
  expect(await vote(runner, 0, on, yes)).toEqual({ type: 'refused', refusal: { type: 'not-owed' } });
  expect(runner.state().version).toBe(version);
  for (const seat of [3, 9])
    expect(await runner.command({ type: 'vote', seat, number: null, on: 'end', yes: true })).toEqual({
      type: 'refused',
      refusal: { type: 'not-seated' },
    });
});

test('a repeated yes is refused as not awaited', async () => {
  const { runner } = await table(3);
  await vote(runner, 0, 'end');
  expect(await vote(runner, 0, 'end')).toEqual({ type: 'refused', refusal: { type: 'not-owed' } });
});

test('a log with a pause without votes is refused', async () => {
  const { rig: one } = await table(2);
  const log = [...(one.log.tables.get('t') ?? []), { type: 'paused', cause: null }];
  expect(checkLog(log, { multiplayer })).toEqual({ ok: false, why: expect.stringContaining('nobody had to do that') });
});

test('while the table is paused no command is accepted, bots wait, and any player can resume', async () => {
  const { runner, rig: one } = await table(2);
  for (const seat of [0, 1]) await vote(runner, seat, 'pause');
  const { version } = runner.state();
  const pass = () =>
    ({ type: 'act', seat: 0, number: nextNumber(runner, 0), action: firstAnswer(askedOf(runner, 0)) }) as const;
  expect(await runner.command(pass())).toEqual({ type: 'refused', refusal: { type: 'paused' } });
  expect(await runner.command({ type: 'ready', seat: 0, number: nextNumber(runner, 0) })).toMatchObject({
    refusal: { type: 'paused' },
  });
  expect(view(runner.hearts, runner.state(), 0)).toMatchObject({ ask: null, online: { paused: true } });
  await calm();
  expect(runner.state().version).toBe(version);
  await vote(runner, 1, 'go-on');
  await calm();
  expect((await runner.command(pass())).type).toBe('done');
  expect(one.stopped).toEqual([]);
});

test('a bot that was thinking when the table paused plays only after the pause', async () => {
  const one = rig();
  const bells: (() => void)[] = [];
  const ports = { ...one.ports, alarms: { after: () => new Promise<void>(resolve => void bells.push(resolve)) } };
  const runner = await open(ports, 't', specOf('ricketts', 1, 4, { online: { clock: null } }), SECRET);
  await calm();
  await vote(runner, 0, 'pause');
  const { version } = runner.state();
  for (const ring of bells.splice(0)) ring();
  await calm();
  expect([runner.state().version, one.stopped, bells]).toEqual([version, [], []]);
  await vote(runner, 0, 'go-on');
  for (const ring of bells.splice(0)) ring();
  await calm();
  expect(runner.state().version).toBe(version + 2 + 3); // three bots have passed
});

test('a claim window that ends during a pause opens again afterwards', async () => {
  const { runner, rig: one } = await table(2, 'wild-twist');
  for (const seat of [0, 1]) {
    const ask = askOf(runner, seat);
    if (ask?.type === 'pass')
      await runner.command({ type: 'act', seat, number: nextNumber(runner, seat), action: firstAnswer(ask) });
  }
  await calm();
  expect([runner.state().game.phase, one.windows.length]).toEqual(['opening', 1]);
  for (const seat of [0, 1]) await vote(runner, seat, 'pause');
  for (const close of one.windows.splice(0)) close();
  await calm();
  expect(runner.state().game.phase).toBe('opening');
  await vote(runner, 0, 'go-on');
  expect(one.windows).toHaveLength(1);
  for (const close of one.windows.splice(0)) close();
  await calm();
  expect(runner.state().game.phase).toBe('play');
  expect(one.stopped).toEqual([]);
});

test('a match ended by vote has no winner, refuses every command, and stays over after a restart', async () => {
  const { runner, rig: one } = await table(2);
  for (const seat of [0, 1]) await vote(runner, seat, 'end');
  await calm();
  expect(runner.state().game.winners).toEqual([]);
  expect(view(runner.hearts, runner.state(), 0)).toMatchObject({ ask: null, online: { ended: true } });
  expect(knownHandSeat(runner.state(), 'P0')).toBeUndefined();
  for (const wish of [
    { type: 'ready', seat: 0, number: 2 },
    { type: 'sit', seat: 3, player: 'Late' },
    { type: 'away', seat: 0 },
    { type: 'vote', seat: 0, number: null, on: 'go-on', yes: true },
  ] as const)
    expect(await runner.command(wish)).toEqual({ type: 'refused', refusal: { type: 'over' } });
  const again = (await resume(one.ports, 't')) as TableRunner;
  await calm();
  expect(again.state()).toEqual(runner.state());
});

test('the secrets of a sealed match that was ended in the middle of a deal are shown', async () => {
  const { runner, rig: one } = await table(2, 'ricketts', { sealed: 2 });
  await sealOn(runner, [0, 1]);
  expect(runner.state().game.phase).toBe('pass');
  for (const seat of [0, 1]) await vote(runner, seat, 'end');
  await calm();
  expect(runner.state().unsealed).toBe(true);
  // all three events are written and published together
  expect(one.told.at(-1)?.events.map(({ type }) => type)).toEqual(['voted', 'ended', 'unsealed']);
  expect(proofOf(one.log.tables.get('t') ?? [])).toMatchObject({ winners: [], deals: [{ points: null }] });
});

test.each([2, 3, 4])('%i of %i undo the last act of the player who asks, with all its consequences', async people => {
  const { runner, rig: one } = await table(people);
  for (let seat = 1; seat < people; seat++) await act(runner, seat);
  const before = runner.state();
  await act(runner, 0);
  await calm();
  expect(runner.state().game.phase).toBe('play');
  for (let seat = 0; seat < people; seat++) {
    expect(runner.state().game).not.toEqual(before.game);
    expect((await vote(runner, seat, 'undo')).type).toBe('done');
  }
  expect(runner.state()).toMatchObject({ game: before.game, undo: before.undo, votes: null });
  const again = (await resume(one.ports, 't')) as TableRunner;
  expect(again.state()).toEqual(runner.state());
  const log = one.log.tables.get('t') ?? [];
  expect(checkLog(JSON.parse(JSON.stringify(log)), { multiplayer })).toMatchObject({ ok: true });
  expect(checkLog([...log, { type: 'undone', to: 2, cause: null }], { multiplayer })).toMatchObject({ ok: false });
  await act(runner, 0);
  await calm();
  expect([runner.state().game.phase, one.stopped]).toEqual(['play', []]);
});

test('an act ends the vote on undoing the one before it; there is no undo without an act, or while the table is paused', async () => {
  const { runner } = await table(2);
  expect(await vote(runner, 0, 'undo')).toMatchObject({ refusal: { type: 'nothing-to-undo' } });
  await act(runner, 0);
  expect(await vote(runner, 1, 'undo')).toMatchObject({ refusal: { type: 'nothing-to-undo' } });
  await vote(runner, 0, 'undo');
  expect(runner.state().votes).toEqual({ on: 'undo', seats: [0] });
  await act(runner, 1);
  expect(runner.state().votes).toBeNull();
  for (const seat of [0, 1]) await vote(runner, seat, 'pause');
  expect(await vote(runner, 0, 'undo')).toMatchObject({ refusal: { type: 'paused' } });
});

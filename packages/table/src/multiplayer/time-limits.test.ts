// Tests of clocks: how much time an answer takes, what happens after a timeout, and when clocks stop.
import type { TimeControl } from '@moonshot/protocol/server';
import type { Hearts } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { act, belowFrom, nextNumber, someWish } from '../../testing/crowd.ts';
import { askOf, calm, SECRET, specOf } from '../../testing/runner.ts';
import { PACE_MS, type Timed, timedRig } from '../../testing/time.ts';
import { timedOut } from '../core/clock-state.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { matchIsOver, type Seal, type Spec, type State } from '../core/state.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import { COMEBACK_MS, RESUME_GRACE_MS } from './clocks.ts';
import { multiplayer } from './multiplayer.ts';
import { awaitedAnswer, hasLimits, timedAnswer } from './time-limits.ts';

const CLOCK: TimeControl = { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 };
const HOUR_MS = 3_600_000;

async function table(
  people: number,
  clock: TimeControl = CLOCK,
  more: Partial<Spec> = {},
  game = 'ricketts',
  seats = 4,
) {
  const time = timedRig();
  const runner = await open(time.ports, 't', specOf(game, people, seats, { online: { clock }, ...more }), SECRET);
  await calm();
  return { runner, time };
}

const logOf = ({ rig }: Timed): readonly Event[] => rig.log.tables.get('t') ?? [];
const typesAfter = (time: Timed, from: number): readonly string[] =>
  logOf(time)
    .slice(from)
    .map(event => (event.type === 'game' ? event.event.type : event.type));

const causes = (time: Timed) =>
  logOf(time).flatMap(event => (event.type === 'game' && event.cause ? [event.cause] : []));

/** Everybody passes at once, so that play begins. */
async function passed(runner: TableRunner, people: number): Promise<void> {
  for (let seat = 0; seat < people; seat++) await act(runner, seat);
  await calm();
}

test.each([
  ['in time', 39_999, undefined, 60_000],
  ['exactly in time', 40_000, undefined, 60_000],
  ['a second late', 41_000, 1000, 59_000],
  ['half a millisecond late', 40_000.5, undefined, 60_000],
  ['with nearly all of the reserve', 99_999, 59_999, 1],
] as const)('a pass %s costs of the reserve what it took beyond its own time', async (_, ms, spent, left) => {
  const { runner, time } = await table(2);
  await time.pass(ms);
  expect(runner.clock()?.running).toContainEqual({ seat: 0, leftMs: Math.max(0, 40_000 - Math.ceil(ms)) });
  expect(runner.clock()?.reserveMs[0]).toBe(left);
  await act(runner, 0);
  expect(causes(time)).toEqual([{ seat: 0, number: 1, ...(spent === undefined ? {} : { spent }) }]);
  expect(runner.state().clock?.reserveMs).toEqual([left, 60_000, 60_000, 60_000]);
  expect(runner.clock()?.running.map(({ seat }) => seat)).toEqual([1]);
});

test('when the time and the reserve are over the careful answer is played, after the delay of every bot', async () => {
  const { runner, time } = await table(4);
  for (const seat of [0, 1, 2]) await act(runner, seat);
  const from = logOf(time).length;
  await time.pass(100_000 + PACE_MS - 1);
  expect(typesAfter(time, from)).toEqual([]);
  await time.pass(1);
  expect(typesAfter(time, from)).toEqual(['timed-out', 'passed', 'exchanged', 'opening']);
  expect(runner.state().clock).toEqual({ reserveMs: [60_000, 60_000, 60_000, 0], lapses: [0, 0, 0, 1] });
});

test('who answers while the careful answer is on its way is taken at their word', async () => {
  const { runner, time } = await table(4);
  await time.pass(100_000 + PACE_MS - 1);
  const from = logOf(time).length;
  for (const seat of [0, 1, 2, 3]) expect((await act(runner, seat)).type).toBe('done');
  expect(runner.state().clock?.reserveMs).toEqual([0, 0, 0, 0]);
  await time.pass(1000);
  expect(typesAfter(time, from)).not.toContain('timed-out');
});

test('a bot stands in after two timeouts in a row, until the player acts', async () => {
  const { runner, time } = await table(2, { ...CLOCK, reserveSeconds: 0 }, { overrides: { 'pass.cycle': [] } });
  const lapsed = () => logOf(time).filter(event => event.type === 'timed-out' && event.seat === 0).length;
  for (let i = 0; i < 200 && runner.state().standIns[0] === null; i++) {
    if (askOf(runner, 1)) await act(runner, 1);
    await time.pass(1000);
  }
  expect([lapsed(), runner.state().clock?.lapses[0]]).toEqual([2, 0]);
  for (let i = 0; i < 100; i++) {
    if (askOf(runner, 1)) await act(runner, 1);
    await time.pass(200);
  }
  expect(lapsed()).toBe(2);
  expect((await runner.command({ type: 'back', seat: 0, number: 1 })).type).toBe('done');
  for (let i = 0; i < 60 && lapsed() === 2; i++) {
    if (askOf(runner, 1)) await act(runner, 1);
    await time.pass(1000);
  }
  expect([lapsed(), runner.state().standIns[0]]).toEqual([3, null]);
});

test('an answer in between resets the count of timeouts', async () => {
  const { runner, time } = await table(1, { cardSeconds: 5, passSeconds: 5, reserveSeconds: 0 });
  for (let i = 0; i < 200 && runner.state().game.results.length === 0; i++) {
    const lapses = runner.state().clock?.lapses[0];
    if (lapses === 1 && askOf(runner, 0)) await act(runner, 0);
    await time.pass(2000);
    expect(runner.state().standIns[0]).toBeNull();
  }
  expect(logOf(time).filter(event => event.type === 'timed-out').length).toBeGreaterThan(3);
});

test('who does not say that they are ready is taken to be, and every deal gives the whole reserve', async () => {
  const { runner, time } = await table(2, { ...CLOCK, cardSeconds: 5 });
  for (let i = 0; i < 2000 && runner.state().game.results.length === 0; i++) {
    for (const seat of [0, 1]) if (askOf(runner, seat)) await act(runner, seat);
    await time.pass(i % 7 === 0 ? 6000 : 500);
  }
  expect(Math.min(...(runner.state().clock?.reserveMs ?? []))).toBeLessThan(60_000);
  await runner.command({ type: 'ready', seat: 0, number: nextNumber(runner, 0) });
  const from = logOf(time).length;
  await time.pass(40_000 + PACE_MS);
  expect(typesAfter(time, from).slice(0, 2)).toEqual(['timed-out', 'dealt']);
  expect(runner.state().clock?.reserveMs).toEqual([60_000, 60_000, 60_000, 60_000]);
  expect(runner.state().clock?.lapses).toEqual([0, 1, 0, 0]);
});

test('while the table is paused no time passes, and what was left is left', async () => {
  const { runner, time } = await table(1);
  await time.pass(30_000);
  const vote = (on: 'pause' | 'go-on') => runner.command({ type: 'vote', seat: 0, number: null, on, yes: true });
  await vote('pause');
  const from = logOf(time).length;
  await time.pass(10 * HOUR_MS);
  expect(runner.clock()).toEqual({
    running: [{ seat: 0, leftMs: 10_000 }],
    reserveMs: [60_000, 60_000, 60_000, 60_000],
  });
  await vote('go-on');
  await time.pass(70_000 + PACE_MS - 1);
  expect(typesAfter(time, from)).toEqual(['voted', 'gone-on']);
  await time.pass(1);
  expect(typesAfter(time, from)).toContain('timed-out');
});

test('an automatic answer on its way when the table pauses is played after the pause', async () => {
  const { runner, time } = await table(1);
  await time.pass(100_000);
  await runner.command({ type: 'vote', seat: 0, number: null, on: 'pause', yes: true });
  await time.pass(HOUR_MS);
  expect(typesAfter(time, 0)).not.toContain('timed-out');
  await runner.command({ type: 'vote', seat: 0, number: null, on: 'go-on', yes: true });
  await time.pass(PACE_MS);
  expect(typesAfter(time, 0)).toContain('timed-out');
  expect(time.rig.stopped).toEqual([]);
});

test('cards dealt again are a new question, although the hand is as long as it was', async () => {
  const { runner, time } = await table(2, { ...CLOCK, reserveSeconds: 0 }, {}, 'capture', 3);
  const again = (): boolean => typesAfter(time, 0).includes('redealt');
  for (let i = 0; i < 100 && !again(); i++) {
    await time.pass(2 * PACE_MS);
    for (const seat of [0, 1]) {
      await time.pass(5000);
      await act(runner, seat);
    }
  }
  expect(again()).toBe(true);
  await time.pass(PACE_MS);
  const running = runner.clock()?.running.map(({ leftMs }) => leftMs);
  expect(running).toEqual([20_000 - PACE_MS, 20_000 - PACE_MS]);
});

test('a player who returns while the automatic answer is on its way has the full time again', async () => {
  const { runner, time } = await table(2);
  await act(runner, 1);
  await time.pass(100_000);
  await runner.command({ type: 'away', seat: 0 });
  await runner.command({ type: 'back', seat: 0, number: null });
  const from = logOf(time).length;
  await time.pass(100_000 + PACE_MS - 1);
  expect(typesAfter(time, from)).toEqual([]);
  await time.pass(1);
  expect(typesAfter(time, from)).toContain('timed-out');
});

test('no clock runs during the claim window, whichever seat could claim', async () => {
  const { runner, time } = await table(2, { ...CLOCK, passSeconds: 5, reserveSeconds: 0 }, {}, 'wild-twist');
  if (runner.state().game.phase === 'pass') await passed(runner, 2);
  await time.pass(PACE_MS);
  expect(runner.state().game.phase).toBe('opening');
  expect(runner.clock()?.running).toEqual([]);
});

test('a resumed table restarts each running answer with grace, and keeps the reserve as written', async () => {
  const { runner, time } = await table(2);
  await time.pass(41_000);
  await act(runner, 0);
  await time.pass(30_000);
  runner.close();
  const again = (await resume(time.ports, 't', 9 * HOUR_MS)) as TableRunner;
  expect(again.clock()).toEqual({
    running: [{ seat: 1, leftMs: 40_000 + RESUME_GRACE_MS }],
    reserveMs: [59_000, 60_000, 60_000, 60_000],
  });
  await act(again, 1);
  await time.pass(3 * PACE_MS);
  // the extra time applied only to answers that were awaited at the restart
  for (const { leftMs } of again.clock()?.running ?? []) expect(leftMs).toBeLessThanOrEqual(20_000);
});

test.each([
  ['a little', HOUR_MS, 47 * HOUR_MS],
  ['nearly to its end', 45 * HOUR_MS, COMEBACK_MS],
  ['far beyond its end', 900 * HOUR_MS, COMEBACK_MS],
] as const)('where answers have days, the time without the server counts %s', async (_, idleMs, leftMs) => {
  const { runner, time } = await table(2, { days: 2 });
  await act(runner, 0);
  runner.close();
  const again = (await resume(time.ports, 't', idleMs)) as TableRunner;
  expect(again.clock()).toEqual({ running: [{ seat: 1, leftMs }], reserveMs: [0, 0, 0, 0] });
  const from = logOf(time).length;
  await time.pass(leftMs - 1);
  expect(typesAfter(time, from)).not.toContain('timed-out');
  await time.pass(1 + PACE_MS);
  expect(typesAfter(time, from)).toContain('timed-out');
});

test('a table with clocks refuses to start without a time source', async () => {
  const { nowMs: _, ...ports } = timedRig().ports;
  await expect(open(ports, 't', specOf('ricketts', 1, 4, { online: { clock: CLOCK } }), SECRET)).rejects.toThrow(
    /time counts there/,
  );
});

/** A game that asks every seat the same question. */
const asking = (ask: object): Hearts => ({ game: { ask: () => ask } }) as never;
const PLAY = asking({ type: 'play' });

test.each([
  [{ type: 'play' }, 20_000],
  [{ type: 'bid' }, 20_000],
  [{ type: 'moon' }, 20_000],
  [{ type: 'lay', laid: null }, 20_000],
  [{ type: 'pass' }, 40_000],
  [{ type: 'charge' }, 40_000],
  [{ type: 'bury' }, 40_000],
  [{ type: 'lay', laid: {} }, undefined],
  [{ type: 'claim' }, undefined],
] as const)('asked %j a seat has its time, and its reserve besides', async (ask, ms) => {
  const { runner } = await table(2);
  const due = timedAnswer(asking(ask), runner.state(), 0);
  expect(due && [due.ms, due.reserve]).toEqual(ms && [ms, true]);
});

/** The state of a table that waits for its next deal after this number of deals. */
const between = (state: State, deals: number, more: object = {}): State =>
  ({ ...state, game: { ...state.game, phase: 'deal', results: Array(deals).fill({}), ...more } }) as State;

test('for saying that one is ready, and for a seal, there is no reserve', async () => {
  const { runner } = await table(2);
  expect(timedAnswer(PLAY, between(runner.state(), 1), 0)).toMatchObject({ type: 'ready', ms: 40_000, reserve: false });
  const { runner: patient } = await table(2, { days: 1 }, { sealed: 2 });
  expect(timedAnswer(patient.hearts, patient.state(), 0)).toMatchObject({
    type: 'seal',
    ms: 24 * HOUR_MS,
    reserve: false,
  });
});

/** The state of a table without clocks, or of one without a server. */
const unclocked = ({ spec: { online, ...spec }, ...state }: State, isOnline = true): State => ({
  ...state,
  spec: isOnline ? { ...spec, online: { ...online, clock: null } } : spec,
});
const AWAY = [1, null, null, null];

test.each<readonly [name: string, change: (state: State) => State, limits: boolean]>([
  ['with clocks', state => state, true],
  ['with clocks, between deals', state => between(state, 1), true],
  ['without clocks', unclocked, false],
  ['without clocks, before the first deal', state => unclocked(between(state, 0)), false],
  ['without clocks, between deals', state => unclocked(between(state, 1)), true],
  ['with one person between deals', state => unclocked({ ...between(state, 1), standIns: AWAY }), false],
  ['with one who is ready', state => unclocked({ ...between(state, 1), standIns: AWAY, ready: [1] }), true],
  ['without a server', state => unclocked(between(state, 1), false), false],
  ['without a server, with one who is ready', state => unclocked({ ...between(state, 1), ready: [1] }, false), false],
])('at a table %s: whether answers may have limits', async (_, change, limits) => {
  const { runner } = await table(2);
  expect(hasLimits(change(runner.state()))).toBe(limits);
});

test('without clocks, only readiness for the next deal is timed', async () => {
  const { runner } = await table(2);
  const state = unclocked(runner.state());
  const late = { ...state, ready: [1] }; // somebody is ready although the deal goes on
  const alone = { ...between(state, 1), standIns: [null, 1, null, null] };
  expect([state, late, alone].map(one => timedAnswer(PLAY, one, 0))).toEqual([undefined, undefined, undefined]);
  expect(timedAnswer(PLAY, between(state, 1), 0)).toMatchObject({ asked: '2.0 ready', type: 'ready', ms: 30_000 });
});

const FINISH = { why: 'rest', seats: [0], order: [] } as const;

test.each<readonly [name: string, change: (state: State) => State, seat: number]>([
  ['at a match that all ended', state => ({ ...state, ended: true }), 0],
  ['in a deal that the table finishes', state => ({ ...state, finish: FINISH }), 0],
  ['before the first deal', state => between(state, 0), 0],
  ['while a dealer is cut for', state => between(state, 1, { phase: 'dealer' }), 0],
  ['of a player who is ready', state => ({ ...between(state, 1), ready: [0] }), 0],
  ['of a bot', state => state, 2],
  ['of a player who is away', state => ({ ...state, standIns: [1, null, null, null] }), 0],
])('nothing is awaited %s', async (_, change, seat) => {
  const { runner } = await table(2);
  expect(awaitedAnswer(PLAY, runner.state(), 0)).toMatchObject({ type: 'play' });
  expect(awaitedAnswer(PLAY, change(runner.state()), seat)).toBeUndefined();
});

test('every answer is distinguished from the one before it, in the next deal and after a misdeal too', async () => {
  const { runner } = await table(2);
  const { runner: patient } = await table(2, { days: 1 }, { sealed: 2 });
  const [state, { seal, ...sealing }] = [runner.state(), patient.state()];
  const game = (more: object): State => ({ ...state, game: { ...state.game, ...more } }) as State;
  const opening = { ...seal, phase: 'open', commitments: Array(4).fill('ab'.repeat(32)) } as Seal;
  const asked = [
    awaitedAnswer(asking({ type: 'pass' }), state, 0),
    ...[state, game({ tricks: [{}] }), game({ hands: [[]] }), game({ misdeals: 1 }), game({ results: [{}] })].map(one =>
      awaitedAnswer(PLAY, one, 0),
    ),
    ...[between(state, 1), between(state, 1, { misdeals: 1 }), between(state, 2)].map(one =>
      awaitedAnswer(PLAY, one, 0),
    ),
    ...[seal, opening].map(one => awaitedAnswer(patient.hearts, { ...sealing, seal: one }, 0)),
  ].map(one => one?.asked);
  const all =
    '1.0 pass 0 13, 1.0 play 0 13, 1.0 play 1 13, 1.0 play 0 0, 1.1 play 0 13, 2.0 play 0 13, 2.0 ready, 2.1 ready, 3.0 ready, 1.0 commit the seal 0, 1.0 open the seal 0';
  expect(asked.join(', ')).toBe(all);
  const { runner: capture } = await table(2, CLOCK, {}, 'capture', 3);
  expect(awaitedAnswer(capture.hearts, capture.state(), 0)?.asked).toBe('1.0 lay 0 7');
});

test('before the first deal each seat has its whole reserve, and what lapses is counted', async () => {
  const { runner } = await table(2, CLOCK, { sealed: 2 });
  expect(runner.clock()?.reserveMs).toEqual([60_000, 60_000, 60_000, 60_000]);
  const [once, twice] = [timedOut(runner.state(), 0), timedOut(timedOut(runner.state(), 0), 0)];
  expect([once.clock?.lapses, twice.clock?.lapses]).toEqual([
    [1, 0, 0, 0],
    [2, 0, 0, 0],
  ]);
});

test.each([
  ['a seat of which nothing is awaited', 2, { type: 'claim', claim: false }],
  ['a seat that is asked and is given no answer', 0, null],
] as const)('no time is over for %s', async (_, seat, action) => {
  const { runner } = await table(2);
  const verdict = multiplayer.decide(runner.hearts, runner.state(), { type: 'time-out', seat, action });
  expect(verdict).toEqual({ ok: false, refusal: { type: 'not-owed' } });
});

test('between deals there are no automatic answers', async () => {
  const { runner } = await table(2);
  const wish = { type: 'time-out', seat: 0, action: { type: 'claim', claim: false } } as const;
  const verdict = multiplayer.decide(runner.hearts, between(runner.state(), 1), wish);
  expect(verdict).toEqual({ ok: false, refusal: { type: 'not-owed' } });
});

test.each([
  ['ricketts', 3, 4, CLOCK],
  ['wild-twist', 2, 4, { cardSeconds: 5, passSeconds: 5, reserveSeconds: 3 }],
  ['at-play', 4, 5, { cardSeconds: 5, passSeconds: 10, reserveSeconds: 0 }],
  ['capture', 3, 6, { days: 1 }],
] as const)(
  'whatever a crowd at %s does, no clock is ever below nothing, and the log gives the same table again',
  async (game, people, seats, clock) => {
    const { runner, time } = await table(people, clock, { length: { deals: 2 } }, game, seats);
    const below = belowFrom(5);
    const kinds = new Set<string>();
    for (let i = 0; i < 500 && !matchIsOver(runner.state()); i++) {
      void runner.command(someWish(runner, below));
      const slow = 'days' in clock ? 30 * HOUR_MS : 30_000;
      await time.pass(below(below(3) === 0 ? slow : 3000));
      const now = runner.clock();
      const written = runner.state().clock?.reserveMs ?? [];
      const all = [...written, ...(now?.reserveMs ?? []), ...(now?.running ?? []).map(({ leftMs }) => leftMs)];
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
      for (const type of typesAfter(time, 0)) kinds.add(type);
    }
    expect(time.rig.stopped).toEqual([]);
    expect([...kinds]).toContain('timed-out');
    expect(tableFrom(runner.hearts, logOf(time))).toEqual(runner.state());
    expect(checkLog(JSON.parse(JSON.stringify(logOf(time))) as unknown[], { multiplayer })).toMatchObject({ ok: true });
    for (const { spent = 1 } of causes(time)) expect(spent).toBeGreaterThan(0);
  },
);

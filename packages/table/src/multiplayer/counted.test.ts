// A match that counts for ratings or a league. A losing player can change the result only by play, and the
// match ends even without its players.
import { expect, test } from 'vitest';
import { act, nextNumber } from '../../testing/crowd.ts';
import { askOf, calm, firstAnswer, rig, SECRET, specOf } from '../../testing/runner.ts';
import { matchIsOver, type OnlineSpec } from '../core/state.ts';
import { view } from '../core/view.ts';
import { open, type TableRunner } from '../runner/runner.ts';

const BOT = { kind: 'bot', name: 'Bot', player: 'first' } as const;

async function table(people: number, online: Partial<OnlineSpec>, { ports } = rig()): Promise<TableRunner> {
  const more = { online: { clock: null, ...online }, length: { deals: 2 } };
  const runner = await open(ports, 't', specOf('ricketts', people, 4, more), SECRET);
  await calm();
  return runner;
}

const SEATS = [0, 1, 2];
const KINDS: readonly [string, Partial<OnlineSpec>][] = [
  ['rated', { rated: SEATS }],
  ['for a league', { league: [0, 1] }],
  ['both', { rated: SEATS, league: [1, 2] }],
];

const AWAY: readonly (readonly number[])[] = [[], [1], [1, 2]];
const MOTIONS = ['undo', 'end', 'pause'] as const;
const OUTCOMES = { undo: 'undone', end: 'ended', pause: 'paused' } as const;
const CASES = KINDS.flatMap(([name, online]) =>
  AWAY.flatMap(away => MOTIONS.map(on => [name, away, on, online] as const)),
);

const vote = (runner: TableRunner, seat: number, on: (typeof MOTIONS)[number] | 'go-on') =>
  runner.command({ type: 'vote', seat, number: null, on, yes: true });

test.each(CASES)('%s, with %j away: one player’s vote does not %s the match', async (_, away, on, online) => {
  const one = rig();
  const runner = await table(3, online, one);
  await act(runner, 0);
  for (const seat of away) await runner.command({ type: 'away', seat });
  await calm();
  await vote(runner, 0, on);
  const events = one.log.tables.get('t')?.map(({ type }) => type);
  expect(events).not.toContain(OUTCOMES[on]);
  expect(events).toContain('table-opened');
});

test.each(KINDS)('%s: there is no undo, even if all agree', async (_, online) => {
  const runner = await table(3, online);
  await act(runner, 0);
  for (const seat of SEATS)
    expect(await vote(runner, seat, 'undo')).toEqual({ type: 'refused', refusal: { type: 'counted' } });
  expect(await runner.command({ type: 'undo', seat: 0, number: nextNumber(runner, 0) })).toEqual({
    type: 'refused',
    refusal: { type: 'counted' },
  });
  expect(view(runner.hearts, runner.state(), 0).mayUndo).toBe(false);
});

test.each(KINDS)('%s: a pause and the end need all, resuming needs one', async (_, online) => {
  const runner = await table(3, online);
  for (const seat of SEATS) await vote(runner, seat, 'pause');
  expect(runner.state().paused).toBe(true);
  await vote(runner, 2, 'go-on');
  expect(runner.state().paused).toBe(false);
  for (const seat of SEATS) await vote(runner, seat, 'end');
  expect(runner.state().ended).toBe(true);
});

test.each(KINDS)('%s: cannot be ended after a player who began it has left', async (_, online) => {
  const runner = await table(3, online);
  await runner.command({ type: 'stand', seat: 1, number: null, player: 'P1', bot: BOT });
  for (const seat of [0, 2])
    expect(await vote(runner, seat, 'end')).toEqual({ type: 'refused', refusal: { type: 'counted' } });
});

test('no player can sit down during the match, not even between deals', async () => {
  const runner = await table(1, { rated: [0] });
  expect(await runner.command({ type: 'sit', seat: 3, player: 'P9' })).toMatchObject({ refusal: { type: 'counted' } });
});

test.each([
  ['has left', 'stand'],
  ['is away', 'away'],
] as const)('if everybody %s, bots play it to its end', async (_, how) => {
  const runner = await table(2, { rated: [0, 1] });
  for (const seat of [0, 1])
    await runner.command(
      how === 'away' ? { type: 'away', seat } : { type: 'stand', seat, number: null, player: `P${seat}`, bot: BOT },
    );
  for (let i = 0; i < 500 && !matchIsOver(runner.state()); i++) await calm();
  expect(runner.state().game.results).toHaveLength(2);
  expect(runner.state().game.winners.length).toBeGreaterThan(0);
});

test('a vote to end is valid only during its deal', async () => {
  const runner = await table(2, { rated: [0, 1] });
  await vote(runner, 1, 'end');
  expect(runner.state().votes).toEqual({ on: 'end', seats: [1] });
  for (let i = 0; i < 200 && runner.state().game.results.length === 0; i++) {
    for (const seat of [0, 1]) {
      const ask = askOf(runner, seat);
      if (ask !== undefined)
        await runner.command({ type: 'act', seat, number: nextNumber(runner, seat), action: firstAnswer(ask) });
    }
    await calm();
  }
  expect(runner.state().votes).toEqual({ on: 'end', seats: [1] });
  for (const seat of [0, 1]) await runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });
  await calm();
  expect(runner.state().game.results).toHaveLength(1);
  expect(runner.state().votes).toBeNull();
  await vote(runner, 0, 'end');
  expect(runner.state().ended).toBe(false);
});

test('a program has no vote and is not waited for', async () => {
  const sitters = [
    { kind: 'person', name: 'P0' },
    { kind: 'person', name: 'R1', broughtBy: 'P0' },
    { kind: 'person', name: 'R2', broughtBy: 'P0' },
    { kind: 'person', name: 'P3' },
  ] as const;
  const spec = specOf('ricketts', 4, 4, { sitters, online: { clock: null } });
  const runner = await open(rig().ports, 't', spec, SECRET);
  await calm();
  for (const seat of [1, 2]) expect(await vote(runner, seat, 'pause')).toMatchObject({ type: 'refused' });
  await vote(runner, 0, 'pause');
  expect(runner.state().paused).toBe(false);
  for (const seat of [0, 3]) await vote(runner, seat, 'end');
  expect(runner.state().ended).toBe(true);
});

// A match that counts for ratings or a league: only play helps a losing player, and it ends without them.
import type { Ask } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { type Keeper, open } from './keeper.ts';
import { act, nextNumber } from './rig/crowd.ts';
import { askOf, calm, firstAnswer, rig, SECRET, specOf } from './rig/keeper.ts';
import { matchIsOver, type OnlineSpec } from './state.ts';
import { view } from './view.ts';

const BOT = { kind: 'bot', name: 'Bot', player: 'first' } as const;

async function table(people: number, online: Partial<OnlineSpec>, { ports } = rig()): Promise<Keeper> {
  const more = { online: { clock: null, ...online }, length: { deals: 2 } };
  const keeper = await open(ports, 't', specOf('ricketts', people, 4, more), SECRET);
  await calm();
  return keeper;
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

const vote = (keeper: Keeper, seat: number, on: (typeof MOTIONS)[number] | 'go-on') =>
  keeper.command({ type: 'vote', seat, number: null, on, yes: true });

test.each(CASES)('%s, with %j away: one player’s vote does not %s the match', async (_, away, on, online) => {
  const one = rig();
  const keeper = await table(3, online, one);
  await act(keeper, 0);
  for (const seat of away) await keeper.command({ type: 'away', seat });
  await calm();
  await vote(keeper, 0, on);
  const events = one.log.tables.get('t')?.map(({ type }) => type);
  expect(events).not.toContain(OUTCOMES[on]);
  expect(events).toContain('table-opened');
});

test.each(KINDS)('%s: there is no undo, even if all agree', async (_, online) => {
  const keeper = await table(3, online);
  await act(keeper, 0);
  for (const seat of SEATS)
    expect(await vote(keeper, seat, 'undo')).toEqual({ type: 'refused', refusal: { type: 'counted' } });
  expect(await keeper.command({ type: 'undo', seat: 0, number: nextNumber(keeper, 0) })).toEqual({
    type: 'refused',
    refusal: { type: 'counted' },
  });
  expect(view(keeper.hearts, keeper.state(), 0).mayUndo).toBe(false);
});

test.each(KINDS)('%s: a pause and the end need all, resuming needs one', async (_, online) => {
  const keeper = await table(3, online);
  for (const seat of SEATS) await vote(keeper, seat, 'pause');
  expect(keeper.state().paused).toBe(true);
  await vote(keeper, 2, 'go-on');
  expect(keeper.state().paused).toBe(false);
  for (const seat of SEATS) await vote(keeper, seat, 'end');
  expect(keeper.state().ended).toBe(true);
});

test.each(KINDS)('%s: cannot be ended after a player who began it has left', async (_, online) => {
  const keeper = await table(3, online);
  await keeper.command({ type: 'stand', seat: 1, number: null, player: 'P1', bot: BOT });
  for (const seat of [0, 2])
    expect(await vote(keeper, seat, 'end')).toEqual({ type: 'refused', refusal: { type: 'counted' } });
});

test('no player can sit down during the match, not even between deals', async () => {
  const keeper = await table(1, { rated: [0] });
  expect(await keeper.command({ type: 'sit', seat: 3, player: 'P9' })).toMatchObject({ refusal: { type: 'counted' } });
});

test.each([
  ['has left', 'stand'],
  ['is away', 'away'],
] as const)('if everybody %s, bots play it to its end', async (_, how) => {
  const keeper = await table(2, { rated: [0, 1] });
  for (const seat of [0, 1])
    await keeper.command(
      how === 'away' ? { type: 'away', seat } : { type: 'stand', seat, number: null, player: `P${seat}`, bot: BOT },
    );
  for (let i = 0; i < 500 && !matchIsOver(keeper.state()); i++) await calm();
  expect(keeper.state().game.results).toHaveLength(2);
  expect(keeper.state().game.winners.length).toBeGreaterThan(0);
});

test('a vote to end is valid only during its deal', async () => {
  const keeper = await table(2, { rated: [0, 1] });
  await vote(keeper, 1, 'end');
  expect(keeper.state().votes).toEqual({ on: 'end', seats: [1] });
  for (let i = 0; i < 200 && keeper.state().game.results.length === 0; i++) {
    for (const seat of [0, 1]) {
      const ask = askOf(keeper, seat) as Ask | undefined;
      if (ask !== undefined)
        await keeper.command({ type: 'act', seat, number: nextNumber(keeper, seat), action: firstAnswer(ask) });
    }
    await calm();
  }
  expect(keeper.state().votes).toEqual({ on: 'end', seats: [1] });
  for (const seat of [0, 1]) await keeper.command({ type: 'ready', seat, number: nextNumber(keeper, seat) });
  await calm();
  expect(keeper.state().game.results).toHaveLength(1);
  expect(keeper.state().votes).toBeNull();
  await vote(keeper, 0, 'end');
  expect(keeper.state().ended).toBe(false);
});

test('a program has no vote and is not waited for', async () => {
  const sitters = [
    { kind: 'person', name: 'P0' },
    { kind: 'person', name: 'R1', broughtBy: 'P0' },
    { kind: 'person', name: 'R2', broughtBy: 'P0' },
    { kind: 'person', name: 'P3' },
  ] as const;
  const spec = specOf('ricketts', 4, 4, { sitters, online: { clock: null } });
  const keeper = await open(rig().ports, 't', spec, SECRET);
  await calm();
  for (const seat of [1, 2]) expect(await vote(keeper, seat, 'pause')).toMatchObject({ type: 'refused' });
  await vote(keeper, 0, 'pause');
  expect(keeper.state().paused).toBe(false);
  for (const seat of [0, 3]) await vote(keeper, seat, 'end');
  expect(keeper.state().ended).toBe(true);
});

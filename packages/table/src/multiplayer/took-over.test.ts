// A player who takes over a seat sees nothing that only its former holder knew. A returning player still sees
// their own cards.
import { expect, test } from 'vitest';
import { nextNumber } from '../../testing/crowd.ts';
import { askOf, calm, firstAnswer, type Rig, rig, SECRET, specOf } from '../../testing/runner.ts';
import type { Event } from '../core/event.ts';
import type { State } from '../core/state.ts';
import { showAll, view } from '../core/view.ts';
import { open, type TableRunner } from '../runner/runner.ts';

const BOT = { kind: 'bot', name: 'Bot', player: 'first' } as const;

/** Games in which cards are passed, mixed, charged, or laid face down. */
const GAMES = [
  ['ricketts', 4, {}],
  ['classic', 4, { 'pass.cycle': ['mix'] }],
  ['classic', 4, { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] }],
  ['capture', 4, {}],
] as const;

async function played(game: string, seats: number, overrides: object): Promise<{ runner: TableRunner; one: Rig }> {
  const one = rig();
  const more = { online: { clock: null }, length: { deals: 3 }, overrides: overrides as never };
  const runner = await open(one.ports, 't', specOf(game, 2, seats, more), SECRET);
  await deal(runner, one);
  return { runner, one };
}

/** Lets both people play until a deal is scored. */
async function deal(runner: TableRunner, { windows }: Rig): Promise<void> {
  const before = runner.state().game.results.length;
  for (let i = 0; i < 400 && runner.state().game.results.length === before; i++) {
    await calm();
    for (const close of windows.splice(0)) close();
    for (const seat of [0, 1]) {
      const ask = askOf(runner, seat);
      if (ask === undefined || runner.state().spec.sitters[seat]?.kind !== 'person') continue;
      await runner.command({ type: 'act', seat, number: nextNumber(runner, seat), action: firstAnswer(ask) });
    }
  }
  await calm();
  expect(runner.state().game.results).toHaveLength(before + 1);
}

const stand = (runner: TableRunner, player: string) =>
  runner.command({ type: 'stand', seat: 1, number: null, player, bot: BOT });
const sit = (runner: TableRunner, player: string) => runner.command({ type: 'sit', seat: 1, player });

const logOf = ({ log }: Rig): readonly Event[] => log.tables.get('t') ?? [];
const dealSeen = (runner: TableRunner, state: State, viewer: number | 'watcher') => {
  const { viewer: _, ...seen } = view(runner.hearts, state, viewer).deal;
  return seen;
};

test.each(GAMES)('%s at %i seats with %j: a player who takes over a seat sees what spectators see', async (...game) => {
  const { runner, one } = await played(...game);
  const own = dealSeen(runner, runner.state(), 1);
  await stand(runner, 'P1');
  expect(await sit(runner, 'Q')).toMatchObject({ type: 'done' });
  const before = logOf(one);
  expect(dealSeen(runner, runner.state(), 1)).toEqual(dealSeen(runner, runner.state(), 'watcher'));
  expect(showAll(runner.hearts, before, 1)).toEqual(showAll(runner.hearts, before, 'watcher'));
  expect(own).not.toEqual(dealSeen(runner, runner.state(), 'watcher')); // the former holder saw more
  for (const seat of [0, 1]) await runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });
  await calm();
  expect(view(runner.hearts, runner.state(), 1).deal.hand).toEqual(runner.state().game.hands[1]);
  await deal(runner, one);
  const told = showAll(runner.hearts, logOf(one), 1);
  const watched = showAll(runner.hearts, logOf(one), 'watcher');
  expect(told.slice(0, before.length)).toEqual(watched.slice(0, before.length));
  expect(told.slice(before.length)).not.toEqual(watched.slice(before.length)); // players see their own acts
});

test('a player who returns to their seat before the next deal still sees their cards', async () => {
  const { runner } = await played('ricketts', 4, {});
  const own = dealSeen(runner, runner.state(), 1);
  await stand(runner, 'P1');
  await sit(runner, 'P1');
  expect(dealSeen(runner, runner.state(), 1)).toEqual(own);
});

test('a player who takes over a bot’s seat does not see the bot’s passes', async () => {
  const { runner } = await played('ricketts', 4, {});
  await runner.command({ type: 'sit', seat: 2, player: 'Q' });
  expect(dealSeen(runner, runner.state(), 2)).toEqual(dealSeen(runner, runner.state(), 'watcher'));
});

test('before the first deal nothing is hidden, and the players who began see their own cards', async () => {
  const one = rig();
  const runner = await open(one.ports, 't', specOf('ricketts', 2, 4, { online: { clock: null } }), SECRET);
  await calm();
  expect(view(runner.hearts, runner.state(), 1).deal.hand).toHaveLength(13);
});

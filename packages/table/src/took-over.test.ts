// A player who takes over a seat sees nothing its former holder knew; a returning player still sees theirs.
import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { type Keeper, open } from './keeper.ts';
import { nextNumber } from './rig/crowd.ts';
import { askOf, calm, firstAnswer, type Rig, rig, SECRET, specOf } from './rig/keeper.ts';
import type { State } from './state.ts';
import { showAll, view } from './view.ts';

const BOT = { kind: 'bot', name: 'Bot', player: 'first' } as const;

/** Games in which cards are passed, mixed, buried, charged, drawn, or laid hidden. */
const GAMES = [
  ['ricketts', 4, {}],
  ['classic', 4, { 'pass.cycle': ['mix'] }],
  ['classic', 4, { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] }],
  ['capture', 4, {}],
] as const;

async function played(game: string, seats: number, overrides: object): Promise<{ keeper: Keeper; one: Rig }> {
  const one = rig();
  const more = { online: { clock: null }, length: { deals: 3 }, overrides: overrides as never };
  const keeper = await open(one.ports, 't', specOf(game, 2, seats, more), SECRET);
  await deal(keeper, one);
  return { keeper, one };
}

/** Plays both until a deal is scored. */
async function deal(keeper: Keeper, { windows }: Rig): Promise<void> {
  const before = keeper.state().game.results.length;
  for (let i = 0; i < 400 && keeper.state().game.results.length === before; i++) {
    await calm();
    for (const close of windows.splice(0)) close();
    for (const seat of [0, 1]) {
      const ask = askOf(keeper, seat);
      if (ask === undefined || keeper.state().spec.sitters[seat]?.kind !== 'person') continue;
      await keeper.command({ type: 'act', seat, number: nextNumber(keeper, seat), action: firstAnswer(ask) });
    }
  }
  await calm();
  expect(keeper.state().game.results).toHaveLength(before + 1);
}

const stand = (keeper: Keeper, player: string) =>
  keeper.command({ type: 'stand', seat: 1, number: null, player, bot: BOT });
const sit = (keeper: Keeper, player: string) => keeper.command({ type: 'sit', seat: 1, player });

const logOf = ({ log }: Rig): readonly Event[] => log.tables.get('t') ?? [];
const dealSeen = (keeper: Keeper, state: State, viewer: number | 'watcher') => {
  const { viewer: _, ...seen } = view(keeper.hearts, state, viewer).deal;
  return seen;
};

test.each(GAMES)('%s at %i seats with %j: a player who takes over a seat sees what spectators see', async (...game) => {
  const { keeper, one } = await played(...game);
  const own = dealSeen(keeper, keeper.state(), 1);
  await stand(keeper, 'P1');
  expect(await sit(keeper, 'Q')).toMatchObject({ type: 'done' });
  const before = logOf(one);
  expect(dealSeen(keeper, keeper.state(), 1)).toEqual(dealSeen(keeper, keeper.state(), 'watcher'));
  expect(showAll(keeper.hearts, before, 1)).toEqual(showAll(keeper.hearts, before, 'watcher'));
  expect(own).not.toEqual(dealSeen(keeper, keeper.state(), 'watcher')); // something was hidden
  for (const seat of [0, 1]) await keeper.command({ type: 'ready', seat, number: nextNumber(keeper, seat) });
  await calm();
  expect(view(keeper.hearts, keeper.state(), 1).deal.hand).toEqual(keeper.state().game.hands[1]);
  await deal(keeper, one);
  const told = showAll(keeper.hearts, logOf(one), 1);
  const watched = showAll(keeper.hearts, logOf(one), 'watcher');
  expect(told.slice(0, before.length)).toEqual(watched.slice(0, before.length));
  expect(told.slice(before.length)).not.toEqual(watched.slice(before.length)); // players see their own acts
});

test('a player who returns to their seat before the next deal still sees their cards', async () => {
  const { keeper } = await played('ricketts', 4, {});
  const own = dealSeen(keeper, keeper.state(), 1);
  await stand(keeper, 'P1');
  await sit(keeper, 'P1');
  expect(dealSeen(keeper, keeper.state(), 1)).toEqual(own);
});

test('a player who takes over a bot’s seat does not see the bot’s passes', async () => {
  const { keeper } = await played('ricketts', 4, {});
  await keeper.command({ type: 'sit', seat: 2, player: 'Q' });
  expect(dealSeen(keeper, keeper.state(), 2)).toEqual(dealSeen(keeper, keeper.state(), 'watcher'));
});

test('before the first deal nothing is hidden, and the players who began see their own cards', async () => {
  const one = rig();
  const keeper = await open(one.ports, 't', specOf('ricketts', 2, 4, { online: { clock: null } }), SECRET);
  await calm();
  expect(view(keeper.hearts, keeper.state(), 1).deal.hand).toHaveLength(13);
});

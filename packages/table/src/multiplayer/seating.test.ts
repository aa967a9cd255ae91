// Seats during a match: players who join late, leave, or are absent for a while.
import type { Ask } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { freshSample } from '../../../../test/seeds.ts';
import { belowFrom, crowd, nextNumber } from '../../testing/crowd.ts';
import { askedOf, askOf, calm, firstAnswer, type Rig, rig, SECRET, specOf } from '../../testing/runner.ts';
import type { Event } from '../core/event.ts';
import { stateAfter, tableFrom } from '../core/evolve.ts';
import type { BotQuestion } from '../core/ports.ts';
import type { Spec, State } from '../core/state.ts';
import { show, view } from '../core/view.ts';
import { checkLog } from '../records/check-log.ts';
import { open, type TableRunner } from '../runner/runner.ts';
import { multiplayer } from './multiplayer.ts';
import { knownHandSeat } from './seating.ts';

const ONLINE: Partial<Spec> = { online: { clock: null } };
const BOT = { kind: 'bot', name: 'Bot', player: 'careful' } as const;

async function table(game: string, people: number, seats: number, more: Partial<Spec> = {}, one: Rig = rig()) {
  const runner = await open(one.ports, 't', specOf(game, people, seats, { ...ONLINE, ...more }), SECRET);
  await calm();
  return { runner, rig: one };
}

/** Every present person answers and gets ready, until `done` returns true. */
async function until(runner: TableRunner, one: Rig, done: (state: State) => boolean): Promise<void> {
  for (let i = 0; i < 3000 && !done(runner.state()); i++) {
    for (const [seat, sitter] of runner.state().spec.sitters.entries()) {
      if (sitter.kind === 'bot' || runner.state().standIns[seat] !== null || done(runner.state())) continue;
      const ask = askOf(runner, seat);
      const number = nextNumber(runner, seat);
      if (ask?.type === 'claim') for (const close of one.windows.splice(0)) close();
      else if (ask !== undefined) await runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
      else if (runner.state().game.phase === 'deal') await runner.command({ type: 'ready', seat, number });
    }
    await calm();
    if (runner.state().game.phase === 'opening') for (const close of one.windows.splice(0)) close();
  }
  if (!done(runner.state())) throw new Error('Cannot bring the table to where the test begins');
}

const afterDeals = (deals: number) => (state: State) =>
  state.game.results.length === deals && ['deal', 'over'].includes(state.game.phase);

const refused = (type: string) => ({ type: 'refused', refusal: { type } });

test('a late friend takes a bot’s seat between deals, with its score, and the next deal waits for them too', async () => {
  const { runner, rig: one } = await table('ricketts', 2, 4);
  const sit = { type: 'sit', seat: 3, player: 'Late' } as const;
  expect(await runner.command(sit)).toEqual(refused('mid-deal'));
  await until(runner, one, afterDeals(1));
  const { totals } = runner.state().game;
  expect((await runner.command(sit)).type).toBe('done');
  expect(runner.state().game.totals).toEqual(totals);
  expect(runner.state().spec.sitters[3]).toEqual({ kind: 'person', name: 'Late' });
  expect(await runner.command(sit)).toEqual(refused('sits-already'));
  expect(await runner.command({ ...sit, seat: 2 })).toEqual(refused('sits-already'));
  expect(await runner.command({ ...sit, player: 'Later' })).toEqual(refused('seat-taken'));
  expect(await runner.command({ type: 'sit', seat: 4, player: 'Later' })).toEqual(refused('seat-taken'));
  for (const seat of [0, 1]) await runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });
  await calm();
  expect(runner.state().game.phase).toBe('deal');
  await runner.command({ type: 'ready', seat: 3, number: 1 });
  await calm();
  expect(runner.state().game.deal).toBe(2);
  expect(view(runner.hearts, runner.state(), 3).ask?.type).toBe('pass');
});

test('who leaves in the middle of a deal leaves a bot there and knows its hand until the deal is over', async () => {
  const { runner, rig: one } = await table('ricketts', 3, 4);
  expect([knownHandSeat(runner.state(), 'P1'), knownHandSeat(runner.state(), 'P9')]).toEqual([1, undefined]);
  const stand = { type: 'stand', seat: 1, number: 1, player: 'P1', bot: BOT } as const;
  const reply = await runner.command(stand);
  expect(reply.type).toBe('done');
  await calm();
  expect(askOf(runner, 1)).toBeUndefined(); // the bot has passed
  expect(await runner.command(stand)).toEqual(reply);
  expect(await runner.command({ ...stand, number: null })).toEqual(refused('not-seated'));
  expect(['P0', 'P1', 'P9'].map(player => knownHandSeat(runner.state(), player))).toEqual([0, 1, undefined]);
  expect(await runner.command({ type: 'sit', seat: 3, player: 'P1' })).toEqual(refused('mid-deal'));
  await until(runner, one, afterDeals(1));
  expect(knownHandSeat(runner.state(), 'P1')).toBeUndefined();
  expect((await runner.command({ type: 'sit', seat: 3, player: 'P1' })).type).toBe('done');
});

test('a player who leaves between deals is not waited for, and their votes do not count', async () => {
  const { runner, rig: one } = await table('ricketts', 2, 4);
  await until(runner, one, afterDeals(1));
  await runner.command({ type: 'ready', seat: 0, number: nextNumber(runner, 0) });
  await runner.command({ type: 'stand', seat: 1, number: null, player: 'P1', bot: BOT });
  await calm();
  expect(runner.state().game.deal).toBe(2);
  expect(runner.state().left).toEqual([]);
});

test('a player who was ready and leaves is ready no more: the next player there is waited for', async () => {
  const { runner, rig: one } = await table('ricketts', 3, 4);
  await until(runner, one, afterDeals(1));
  await runner.command({ type: 'ready', seat: 1, number: nextNumber(runner, 1) });
  await runner.command({ type: 'stand', seat: 1, number: null, player: 'P1', bot: BOT });
  await runner.command({ type: 'sit', seat: 1, player: 'Late' });
  for (const seat of [0, 2]) await runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });
  await calm();
  expect([runner.state().ready, runner.state().game.deal]).toEqual([[0, 2], 1]);
});

test('after the match nobody joins, leaves or votes, and players who left in its last deal are forgotten', async () => {
  const more = { length: { deals: 1 }, overrides: { 'match.tie': 'shared' } } as const;
  const { runner, rig: one } = await table('ricketts', 2, 4, more);
  await runner.command({ type: 'stand', seat: 1, number: null, player: 'P1', bot: BOT });
  await until(runner, one, afterDeals(1));
  expect([runner.state().game.phase, runner.state().left]).toEqual(['over', []]);
  for (const wish of [
    { type: 'sit', seat: 1, player: 'Late' },
    { type: 'stand', seat: 0, number: null, player: 'P0', bot: BOT },
    { type: 'away', seat: 0 },
    { type: 'back', seat: 0, number: null },
    { type: 'vote', seat: 0, number: null, on: 'pause', yes: true },
  ] as const)
    expect(await runner.command(wish)).toEqual(refused('over'));
});

test('a seat that does not exist cannot be left, in a log either', async () => {
  const { rig: one } = await table('ricketts', 2, 4);
  const log = [...(one.log.tables.get('t') ?? []), { type: 'seated', seat: 4, sitter: BOT, cause: null }];
  expect(checkLog(log, { multiplayer })).toEqual({ ok: false, why: expect.stringContaining('not-seated') });
});

test('a seat with a stand-in counts as ready, but a table without present players waits', async () => {
  const { runner, rig: one } = await table('ricketts', 2, 4);
  await until(runner, one, afterDeals(1));
  for (const seat of [0, 1]) expect((await runner.command({ type: 'away', seat })).type).toBe('done');
  await calm();
  expect(runner.state().game.phase).toBe('deal');
  await runner.command({ type: 'ready', seat: 0, number: nextNumber(runner, 0) });
  await calm();
  expect(runner.state().game.deal).toBe(2);
  expect(view(runner.hearts, runner.state(), 'watcher').online?.standIns).toEqual([1]);
});

test.each([
  ['away', { type: 'away', seat: 3 }],
  ['away', { type: 'away', seat: 4 }],
  ['back', { type: 'back', seat: 0, number: 1 }],
  ['back of a bot', { type: 'back', seat: 3, number: null }],
  ['back of a seat that the table lacks', { type: 'back', seat: 4, number: null }],
  ['back without a number', { type: 'back', seat: 0, number: null }],
] as const)('%s of whom it does not concern is refused and uses up no number', async (_, wish) => {
  const { runner } = await table('ricketts', 2, 4);
  const { version } = runner.state();
  expect(await runner.command(wish)).toEqual(refused('not-owed'));
  expect(runner.state().version).toBe(version);
});

interface Slow {
  readonly rig: Rig;
  readonly bells: (() => void)[];
  readonly asked: BotQuestion[];
}

/** A test table whose bots answer only when the test says so. */
function slow(): Slow {
  const asked: BotQuestion[] = [];
  const one = rig(question => {
    asked.push(question);
    return firstAnswer(question.ask);
  });
  const bells: (() => void)[] = [];
  const ring = () => new Promise<void>(resolve => void bells.push(resolve));
  return { rig: { ...one, ports: { ...one.ports, alarms: { after: ring } } }, bells, asked };
}

async function ringAll({ bells }: Pick<Slow, 'bells'>): Promise<void> {
  for (const bell of bells.splice(0)) bell();
  await calm();
}

/**
 * Plays until seat 0 is asked a question of this type. Other questions get the first legal answer, except
 * that people do not answer whether they claim.
 */
async function broughtTo(game: string, seats: number, type: Ask['type'], people: number) {
  for (let n = 1; n < 400; n++) {
    const on = slow();
    const secret = n.toString(16).padStart(64, '0');
    const spec = specOf(game, people, seats, { ...ONLINE, length: { deals: 1 }, overrides: OVERRIDES[type] ?? {} });
    const runner = await open(on.rig.ports, 't', spec, secret);
    for (let i = 0; i < 300 && runner.state().game.phase !== 'over'; i++) {
      await calm();
      if (askOf(runner, 0)?.type === type) return { runner, on };
      for (let seat = 0; seat < people; seat++) {
        const ask = askOf(runner, seat);
        if (ask !== undefined && ask.type !== 'claim')
          await runner.command({ type: 'act', seat, number: nextNumber(runner, seat), action: firstAnswer(ask) });
      }
      await ringAll(on);
    }
    runner.close();
  }
  throw new Error(`Cannot bring seat 0 to ${type}`);
}

/** Changed rules that make a question come up in the first deals. */
const OVERRIDES: Partial<Record<Ask['type'], Spec['overrides']>> = {
  bury: { 'kitty.to': 'hand' },
  moon: { 'moon.needs': ['AH'] },
};

const QUESTIONS: readonly (readonly [Ask['type'], string, number, number])[] = [
  ['pass', 'ricketts', 4, 2],
  ['play', 'ricketts', 4, 2],
  ['play', 'at-play', 5, 3],
  ['claim', 'wild-twist', 4, 2],
  ['claim', 'wild-twist', 4, 1],
  ['lay', 'capture', 3, 2],
  ['bury', 'classic', 5, 2],
  ['moon', 'wild-twist', 4, 2],
];

test.each(QUESTIONS)(
  'asked to %s in %s with %i seats and %i people, a bot stands in with that seat’s view only',
  async (type, game, seats, people) => {
    const { runner, on } = await broughtTo(game, seats, type, people);
    on.asked.length = 0;
    expect((await runner.command({ type: 'away', seat: 0 })).type).toBe('done');
    await calm();
    const own = view(runner.hearts, runner.state(), 0);
    for (let i = 0; i < 3 && askOf(runner, 0)?.type === type && own.version + 9 > runner.state().version; i++)
      await ringAll(on);
    const question = on.asked.find(one => one.seat === 0);
    if (type === 'claim' && people > 1)
      expect(question).toBeUndefined(); // no bot is asked, because a seat that does not answer declines
    else expect([question?.player, question?.view, question?.ask]).toEqual(['careful', own.deal, own.ask]);
    expect(runner.state().version).toBeGreaterThan(own.version);
  },
);

test.each(QUESTIONS)(
  'asked to %s in %s with %i seats and %i people, who comes back answers at once, and the bot’s thought is dropped',
  async (type, game, seats, people) => {
    const { runner, on } = await broughtTo(game, seats, type, people);
    await runner.command({ type: 'away', seat: 0 });
    await calm(); // the stand-in has computed its answer, and its delay runs
    expect((await runner.command({ type: 'back', seat: 0, number: nextNumber(runner, 0) })).type).toBe('done');
    const acts = () =>
      (on.rig.log.tables.get('t') ?? []).filter(
        event => event.type === 'game' && 'seat' in event.event && event.event.seat === 0,
      ).length;
    const before = acts();
    const ask = askedOf(runner, 0);
    if (type !== 'claim' || people === 1) await ringAll(on);
    expect(acts()).toBe(before);
    const reply = runner.command({ type: 'act', seat: 0, number: nextNumber(runner, 0), action: firstAnswer(ask) });
    await ringAll(on);
    expect((await reply).type).toBe('done');
    expect(on.rig.stopped).toEqual([]);
  },
);

test('an answer computed during an earlier absence is not played in a later one', async () => {
  const { runner, on } = await broughtTo('ricketts', 4, 'play', 2);
  const { game } = runner.state();
  await runner.command({ type: 'away', seat: 0 });
  await calm();
  await runner.command({ type: 'back', seat: 0, number: null });
  await runner.command({ type: 'away', seat: 0 });
  await ringAll(on);
  expect(runner.state().game).toEqual(game);
  await ringAll(on);
  expect(runner.state().game).not.toEqual(game);
});

test('who says by a number to be back is answered alike when they say it again', async () => {
  const { runner } = await table('ricketts', 4, 4, {}, slow().rig);
  await runner.command({ type: 'away', seat: 2 });
  const back = { type: 'back', seat: 2, number: 1 } as const;
  const reply = await runner.command(back);
  expect(reply.type).toBe('done');
  expect(await runner.command(back)).toEqual(reply);
});

test('who acts is back, without saying so', async () => {
  const { runner } = await table('ricketts', 4, 4, {}, slow().rig);
  await runner.command({ type: 'away', seat: 2 });
  expect(runner.state().standIns[2]).toBe(runner.state().version);
  await runner.command({ type: 'act', seat: 2, number: 1, action: firstAnswer(askedOf(runner, 2)) });
  expect(runner.state().standIns[2]).toBeNull();
});

const GAMES = [
  ['ricketts', 3, 4],
  ['at-play', 4, 5],
  ['wild-twist', 3, 5],
  ['classic', 5, 7],
  ['capture', 3, 8],
] as const;

/** The table after simulated people have played a whole match or a large part of one. */
async function crowded(game: string, people: number, seats: number, seed: number) {
  const one = rig();
  const { runner } = await table(game, people, seats, { length: { deals: 3 } }, one);
  await crowd(runner, one, belowFrom(seed), 400);
  return { runner, rig: one, log: one.log.tables.get('t') as readonly Event[] };
}

test.each(freshSample('games of crowds', GAMES, 2))(
  'crowds at %s with %i people at %i seats leave logs that give the same table again, through JSON at every step',
  async (game, people, seats) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const { runner, rig: one, log } = await crowded(game, people, seats, seed);
      expect(one.stopped).toEqual([]);
      const states: State[] = [];
      for (const event of log) {
        const [last, written] = JSON.parse(JSON.stringify([states.at(-1), event])) as [State | null, Event];
        const again = stateAfter(runner.hearts, last === null ? [] : [...states.slice(0, -1), last], written);
        states.push(stateAfter(runner.hearts, states, event));
        expect(again).toEqual(states.at(-1));
        kinds.add(event.type);
      }
      expect(tableFrom(runner.hearts, log)).toEqual(runner.state());
      expect(checkLog(JSON.parse(JSON.stringify(log)) as unknown[], { multiplayer })).toMatchObject({ ok: true });
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['seated', 'away', 'back', 'voted', 'paused', 'gone-on']));
  },
);

test('all viewers see who sits, is away and is back, and nothing else of it', async () => {
  const { runner, log } = await crowded('ricketts', 3, 4, 11);
  for (const event of log)
    if (event.type === 'seated' || event.type === 'away' || event.type === 'back')
      for (const viewer of [0, 3, 'watcher'] as const) {
        const { cause, ...rest } = event;
        expect(show(runner.hearts, event, viewer)).toEqual(rest);
      }
});

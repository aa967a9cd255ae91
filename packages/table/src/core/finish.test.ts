// Tests of finishing a deal at a table: who may finish it, that the log contains only ordinary plays, and
// that undoing and resuming work.
import type { Action, Ask } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { askedOf, askOf, calm, firstAnswer, type Rig, rig, specOf } from '../../testing/runner.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import type { Event } from './event.ts';
import { tableFrom } from './evolve.ts';
import { finishingEvents, splitForViewers } from './finish.ts';
import type { State } from './state.ts';
import { show, view } from './view.ts';

const PLAIN = { overrides: { 'pass.cycle': ['hold'] } };
const SECRETS = 400;

const numberOf = (runner: TableRunner, seat: number): number => (runner.state().answered[seat]?.number ?? 0) + 1;
const offer = (runner: TableRunner, seat: number) => view(runner.hearts, runner.state(), seat).mayFinish;
const finish = (runner: TableRunner, seat: number, why: 'rest' | 'settled') =>
  runner.command({ type: 'finish', seat, number: numberOf(runner, seat), why });

/**
 * The last of the legal cards. Hearts and high cards are then played early, so that a deal is settled before
 * its end.
 */
const lastAnswer = (ask: Ask): Action =>
  ask.type === 'play' ? { type: 'play', ...(ask.plays.at(-1) as (typeof ask.plays)[number]) } : firstAnswer(ask);

/**
 * Lets all players answer until seat 0 may finish the deal for this reason, in the first deal in which that
 * happens.
 */
async function brought(why: 'rest' | 'settled', people: number): Promise<{ runner: TableRunner; rig: Rig }> {
  for (let n = 0; n < SECRETS; n++) {
    const one = rig(({ ask }) => lastAnswer(ask));
    const spec = specOf('ricketts', people, 4, PLAIN);
    const runner = await open(one.ports, 't', spec, n.toString(16).padStart(64, '0'));
    for (await calm(); runner.state().game.results.length === 0; await calm()) {
      if (offer(runner, 0) === why) return { runner, rig: one };
      const seat = [0, 1, 2, 3].find(some => some < people && askOf(runner, some) !== undefined);
      if (seat === undefined) break;
      const action = lastAnswer(askedOf(runner, seat));
      await runner.command({ type: 'act', seat, number: numberOf(runner, seat), action });
    }
    runner.close();
  }
  throw new Error(`Cannot find a deal that seat 0 may finish by ${why}`);
}

/** Seat 0 leads to a later trick of its deal, and may lead any card. */
const LATER = {
  tricks: [{ leader: 0, winner: 0, plays: [], kitty: [] }],
  trick: { leader: 0, plays: [] },
  broken: true,
} as const;

const logOf = ({ log }: Rig): readonly Event[] => log.tables.get('t') ?? [];

test.each(['rest', 'settled'] as const)('alone with bots, %s plays the deal to its score in one write', async why => {
  const { runner, rig: one } = await brought(why, 1);
  const before = logOf(one).length;
  const told = one.told.length;
  const cards = runner.state().game.hands.flat().length;
  const reply = await finish(runner, 0, why);
  expect(reply).toEqual({ type: 'done', version: logOf(one).findIndex(event => event.type === 'finishing') + 1 });
  await calm();
  expect(runner.state()).toMatchObject({ finish: null, game: { deal: 1 } });
  expect(runner.state().game.results).toHaveLength(1);
  const [first, ...rest] = logOf(one).slice(before);
  expect(first).toMatchObject({ type: 'finishing', seat: 0, why });
  if (why === 'settled') expect(first).toMatchObject({ order: [] });
  expect(rest.filter(event => event.type === 'game' && event.event.type === 'played')).toHaveLength(cards);
  expect(rest.every(event => event.type === 'game')).toBe(true);
  expect(tableFrom(runner.hearts, logOf(one))).toEqual(runner.state());
  expect(checkLog(logOf(one))).toMatchObject({ ok: true });
  // The finished deal is published trick by trick, and no seat is asked in between.
  const parts = one.told.slice(told);
  expect(parts.flatMap(part => part.events)).toEqual([first, ...rest]);
  expect(parts.length).toBeGreaterThan(1);
  const takes = (events: readonly Event[]) =>
    events.map(event => event.type === 'game' && event.event.type === 'taken');
  for (const { events } of parts.slice(0, -1)) expect(takes(events).indexOf(true)).toBe(events.length - 1);
  for (const { after } of parts) expect(view(runner.hearts, after, 0).ask).toBeNull();
  expect(one.stopped).toEqual([]);
});

test('a player who claims the rest takes every remaining trick', async () => {
  const { runner } = await brought('rest', 1);
  const before = runner.state().game;
  const tricks = 'tricks' in before ? before.tricks.length : 0;
  await finish(runner, 0, 'rest');
  const after = runner.state().game;
  expect('tricks' in after && after.tricks.slice(tricks).every(trick => trick.winner === 0)).toBe(true);
});

test('what cannot be proved is refused, and nothing is written', async () => {
  const one = rig();
  const runner = await open(one.ports, 't', specOf('ricketts', 1, 4, PLAIN), '0'.repeat(64));
  await calm();
  const before = logOf(one).length;
  for (const why of ['rest', 'settled'] as const)
    expect(await finish(runner, 0, why)).toEqual({ type: 'refused', refusal: { type: 'not-proved' } });
  expect(logOf(one)).toHaveLength(before);
  expect(offer(runner, 0)).toBeNull();
});

test('a log in which a deal was finished without a proof is no log of a table', async () => {
  const { runner, rig: one } = await brought('settled', 1);
  const forged = {
    type: 'finishing',
    seat: 0,
    why: 'rest',
    order: [],
    cause: { seat: 0, number: numberOf(runner, 0) },
  };
  expect(checkLog([...logOf(one), forged])).toMatchObject({ ok: false, why: expect.stringMatching(/not-proved/) });
});

test('a bot cannot finish a deal', async () => {
  const { runner } = await brought('settled', 1);
  expect(await finish(runner, 2, 'settled')).toEqual({ type: 'refused', refusal: { type: 'not-seated' } });
  expect([0, 2, 3].map(seat => offer(runner, seat))).toEqual(['settled', null, null]);
});

test('in Capture nothing is ever offered', async () => {
  const one = rig();
  const runner = await open(one.ports, 't', specOf('capture', 1, 3), '0'.repeat(64));
  for (await calm(); runner.state().game.results.length === 0; await calm()) {
    expect(offer(runner, 0)).toBeNull();
    const action = firstAnswer(askedOf(runner, 0));
    await runner.command({ type: 'act', seat: 0, number: numberOf(runner, 0), action });
  }
});

test('a settled deal with several people ends when the last of them agrees', async () => {
  const { runner } = await brought('settled', 3);
  expect((await finish(runner, 0, 'settled')).type).toBe('done');
  expect(runner.state().game.results).toEqual([]);
  expect(view(runner.hearts, runner.state(), 1)).toMatchObject({
    finish: { why: 'settled', seats: [0] },
    mayFinish: 'settled',
  });
  expect(offer(runner, 0)).not.toBe('settled');
  expect(await finish(runner, 0, 'settled')).toEqual({ type: 'refused', refusal: { type: 'not-owed' } });
  await finish(runner, 1, 'settled');
  expect(runner.state().game.results).toEqual([]);
  await finish(runner, 2, 'settled');
  expect(runner.state().game.results).toHaveLength(1);
  expect(runner.state().finish).toBeNull();
});

test.each([
  ['goes away', { type: 'away', seat: 1 }],
  [
    'stands up',
    {
      type: 'stand',
      seat: 1,
      number: null,
      player: 'P1',
      bot: { kind: 'bot', name: 'Bot', player: 'careful' },
    },
  ],
] as const)('a settled deal that all but one want to end ends when that one %s', async (_, wish) => {
  const { runner } = await brought('settled', 2);
  await finish(runner, 0, 'settled');
  expect(runner.state().game.results).toEqual([]);
  expect((await runner.command(wish)).type).toBe('done');
  expect(runner.state().game.results).toHaveLength(1);
});

test('a settled deal that all but one want to end ends when that one times out again', async () => {
  const { runner } = await brought('settled', 2);
  const late = askOf(runner, 0) ? 0 : 1;
  await finish(runner, 1 - late, 'settled');
  const state: State = {
    ...runner.state(),
    spec: { ...runner.state().spec, online: { clock: { days: 1 } } },
    clock: { reserveMs: [0, 0, 0, 0], lapses: [1, 1, 0, 0] },
  };
  const action = firstAnswer(askedOf(runner, late));
  const verdict = multiplayer.decide(runner.hearts, state, { type: 'time-out', seat: late, action });
  const events = verdict.ok ? verdict.event : [];
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['timed-out', 'away']);
  expect(events.at(-1)).toMatchObject({ event: { type: 'scored' } });
});

test('what all who are there take back is asked again, though one who is away was all that the end waited for', async () => {
  const { runner } = await brought('settled', 2);
  await finish(runner, 0, 'settled');
  for (let seat = 0; seat !== 1; await calm()) {
    seat = askOf(runner, 0) ? 0 : 1;
    const action = lastAnswer(askedOf(runner, seat));
    await runner.command({ type: 'act', seat, number: numberOf(runner, seat), action });
  }
  await runner.command({ type: 'away', seat: 1 });
  expect(runner.state().game.results).toHaveLength(1);
  await runner.command({ type: 'vote', seat: 0, number: null, on: 'undo', yes: true });
  await calm();
  expect(runner.state()).toMatchObject({ finish: null, game: { results: [] } });
  expect(view(runner.hearts, runner.state(), 0).ask?.type).toBe('play');
});

test('with two packs only the claimer follows the order of the proof', async () => {
  const overrides = { ...PLAIN.overrides, 'deck.packs': 2 };
  const runner = await open(rig().ports, 't', specOf('ricketts', 4, 4, { overrides }), '0'.repeat(64));
  await calm();
  const { game } = runner.state();
  if (!('tricks' in game)) throw new Error('Ricketts is a trick game');
  const hands: (typeof game)['hands'] = [
    ['AH', 'AS'],
    ['3S', 'AH'],
    ['4S', '5H'],
    ['6S', '7H'],
  ];
  const state: State = {
    ...runner.state(),
    game: { ...game, hands, ...LATER },
    finish: { why: 'rest', seats: [0], order: [{ card: 'AS' }, { card: 'AH' }] },
  };
  const played = finishingEvents(runner.hearts, state).flatMap(event => (event.type === 'played' ? [event.card] : []));
  expect(played).toEqual(['AS', '3S', '4S', '6S', 'AH', 'AH', '5H', '7H']);
});

test('the rest may be claimed as long as there is a choice of cards', async () => {
  const { runner } = await brought('rest', 1);
  const { game } = runner.state();
  if (!('tricks' in game)) throw new Error('Ricketts is a trick game');
  const offered = (...hands: (typeof game)['hands']) =>
    view(runner.hearts, { ...runner.state(), game: { ...game, hands, ...LATER } }, 0).mayFinish;
  expect(offered(['AS', 'KS'], ['2S', '3S'], ['4S', '5S'], ['6S', '7S'])).toBe('rest');
  expect(offered(['AS'], ['2S'], ['4S'], ['6S'])).toBeNull();
});

test('a deal that is not finished is published in one part, and no events in none', async () => {
  const { runner } = await brought('rest', 1);
  const event = { type: 'taken', seat: 0, kitty: [], plays: [] } as never;
  const taken: Event = { type: 'game', event, cause: null };
  expect(splitForViewers(runner.hearts, runner.state(), [taken, taken])).toMatchObject([{ events: [taken, taken] }]);
  expect(splitForViewers(runner.hearts, runner.state(), [])).toEqual([]);
});

test('with several people the rest is claimed by one', async () => {
  const { runner } = await brought('rest', 4);
  await finish(runner, 0, 'rest');
  expect(runner.state().game.results).toHaveLength(1);
});

test('finishing is taken back like any act, and a repeat of it has no second effect', async () => {
  const { runner, rig: one } = await brought('settled', 1);
  const before = runner.state().game;
  const number = numberOf(runner, 0);
  const wish = { type: 'finish', seat: 0, number, why: 'settled' } as const;
  await runner.command(wish);
  const length = logOf(one).length;
  expect((await runner.command(wish)).type).toBe('done');
  expect(logOf(one)).toHaveLength(length);
  await runner.command({ type: 'undo', seat: 0, number: number + 1 });
  expect(runner.state()).toMatchObject({ game: before, finish: null });
  expect(offer(runner, 0)).toBe('settled');
});

test('a finished table is resumed correctly, and a late runner finishes only once', async () => {
  const { runner, rig: one } = await brought('rest', 4);
  const late = (await resume(one.ports, 't')) as TableRunner;
  const number = numberOf(runner, 0);
  const reply = await runner.command({ type: 'finish', seat: 0, number, why: 'rest' });
  const length = logOf(one).length;
  expect(await late.command({ type: 'finish', seat: 0, number, why: 'rest' })).toEqual(reply);
  expect(logOf(one)).toHaveLength(length);
  const again = (await resume(one.ports, 't')) as TableRunner;
  expect(again.state()).toEqual(runner.state());
});

test('other viewers see who finishes and why, and only the cards played', async () => {
  const { runner, rig: one } = await brought('rest', 1);
  await finish(runner, 0, 'rest');
  const event = logOf(one).find(some => some.type === 'finishing') as Event;
  expect('order' in event && event.order.length).toBeGreaterThan(1);
  for (const viewer of [0, 2, 'watcher'] as const)
    expect(show(runner.hearts, event, viewer)).toEqual({ type: 'finishing', seat: 0, why: 'rest' });
});

test('what a bot was thinking when the deal was finished is never played', async () => {
  const { runner, rig: one } = await brought('settled', 1);
  const bells: (() => void)[] = [];
  runner.close();
  const asked: string[] = [];
  const slow = {
    ...one.ports,
    alarms: { after: () => new Promise<void>(resolve => void bells.push(resolve)) },
    thinkers: {
      think: ({ ask }: { ask: Ask }) => {
        asked.push(ask.type);
        return Promise.resolve(firstAnswer(ask));
      },
    },
  };
  const again = (await resume(slow, 't')) as TableRunner;
  const ask = askOf(again, 0);
  if (ask) await again.command({ type: 'act', seat: 0, number: numberOf(again, 0), action: firstAnswer(ask) });
  await calm();
  expect(asked.length).toBe(1); // one bot is computing its answer
  await finish(again, 0, 'settled');
  const { version } = again.state();
  for (const ring of bells.splice(0)) ring();
  await calm();
  expect(again.state().version).toBe(version);
  expect(one.stopped).toEqual([]);
});

// Tests of commands that a table refuses, and of sealed deals. Their cards are computed from secrets of the
// server and the players (the seal), and are dealt as soon as the seal is complete.
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { SECRET, sealOf, specOf } from '../../testing/runner.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { sealing } from '../seal/sealing.ts';
import { type Command, decide, mayDeal, maySealEarly, openTable } from './decide.ts';
import { evolve, tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import type { Seal, Spec, State } from './state.ts';

const HEARTS = heartsFor(specOf('ricketts', 2, 4));
const HELP = { multiplayer, sealing };

const opened = (more: Partial<Spec> = {}): State =>
  tableFrom(HEARTS, [openTable(HEARTS, 'one', specOf('ricketts', 2, 4, more), SECRET)]);

const decided = (state: State, command: Command) => {
  const verdict = decide(HEARTS, state, command, HELP);
  if (!verdict.ok) throw new Error(`The table refuses ${command.type}: ${verdict.refusal.type}`);
  return verdict.event;
};

/** The table after these commands, applied in order. */
const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce(
    (before, command) => decided(before, command).reduce((next, event) => evolve(HEARTS, next, event), before),
    state,
  );

const DEALER: Command = { type: 'supply', owed: 'dealer' };
const DEAL: Command = { type: 'supply', owed: 'deal' };
const COMMIT: Command = {
  type: 'commitSeal',
  seat: 0,
  deal: 1,
  attempt: 0,
  commitment: sealOf('one', 1, 0).commitment,
};
const REVEAL: Command = { type: 'openSeal', seat: 0, deal: 1, attempt: 0, bytes: sealOf('one', 1, 0).bytes };
const close = (phase: 'commit' | 'open'): Command => ({ type: 'close-seal', deal: 1, attempt: 0, phase });

const DEALT = after(opened(), DEALER, DEAL);
const PAUSED = { ...DEALT, paused: true };
const SCORED = { ...DEALT, game: { ...DEALT.game, phase: 'deal', results: [{}] } } as unknown as State;
const SEALING = after(opened({ sealed: 2 }), DEALER);
const OPENING = after(SEALING, COMMIT, close('commit'));

const claimed = (seat: number): Command => ({ type: 'act', seat, number: 1, action: { type: 'claim', claim: true } });

test.each([null, { deals: 3 }, { target: 50 }])('a table is opened with the length %j', length => {
  const spec = specOf('ricketts', 2, 4, { length });
  const event = { type: 'opened', game: 'ricketts', version: 1, seats: 4, start: 0, length, dealer: null };
  expect(openTable(HEARTS, 'one', spec, SECRET)).toEqual({
    type: 'table-opened',
    id: 'one',
    spec,
    secret: SECRET,
    event,
  });
});

test.each(['', SECRET.slice(1), `${SECRET}00`, 'x'.repeat(64)])('no table is opened with the secret %j', secret => {
  const error = new RangeError('Cannot open table one: its secret must be 32 bytes in hexadecimal digits');
  expect(() => openTable(HEARTS, 'one', specOf('ricketts', 2, 4), secret)).toThrow(error);
});

const READY: Command = { type: 'ready', seat: 0, number: 1 };
const UNDO: Command = { type: 'undo', seat: 0, number: 1 };
const FINISH: Command = { type: 'finish', seat: 0, number: 1, why: 'rest' };
const TIME_OUT: Command = { type: 'time-out', seat: 0, action: null };
const VOTE: Command = { type: 'vote', seat: 0, number: 1, on: 'pause', yes: true };
const ENDED = { ...DEALT, ended: true };
const ALONE = after(tableFrom(HEARTS, [openTable(HEARTS, 'one', specOf('ricketts', 1, 4), SECRET)]), DEALER, DEAL);
const RATED = after(opened({ online: { clock: null, rated: [0] } }), DEALER, DEAL);

test.each<readonly [name: string, state: State, command: Command, refusal: string]>([
  ...[READY, UNDO, FINISH, DEAL, TIME_OUT, VOTE, claimed(0)].map(
    command => [`${command.type} at a match that was ended`, ENDED, command, 'over'] as const,
  ),
  ['a seal at a match that was ended', { ...SEALING, ended: true }, COMMIT, 'over'],
  ['an act while the table is paused', PAUSED, claimed(0), 'paused'],
  ['readiness while the table is paused', PAUSED, READY, 'paused'],
  ['readiness in a deal', DEALT, READY, 'not-yet'],
  ['readiness of a bot', SCORED, { ...READY, seat: 2 }, 'not-yet'],
  ['readiness of one who is ready', { ...SCORED, ready: [0] }, READY, 'not-yet'],
  ['a deal for which one of two is ready', { ...SCORED, ready: [0] }, DEAL, 'not-yet'],
  ['a finish by a bot', DEALT, { ...FINISH, seat: 2 }, 'not-owed'],
  ['a finish without a proof', DEALT, FINISH, 'not-proved'],
  ['an undo among two', DEALT, UNDO, 'not-alone'],
  ['an undo of a bot', ALONE, { ...UNDO, seat: 1 }, 'not-alone'],
  ['an undo before anything is done', ALONE, UNDO, 'nothing-to-undo'],
  ['an undo at a rated table', RATED, UNDO, 'counted'],
  ['an act of the seat before the first', DEALT, claimed(-1), 'no-such-seat'],
  ['an act of the seat after the last', DEALT, claimed(4), 'no-such-seat'],
  ['an act of half a seat', DEALT, claimed(0.5), 'no-such-seat'],
  ['taking back while the table is paused', PAUSED, { type: 'undo', seat: 0, number: 1 }, 'paused'],
  ['finishing while it is paused', PAUSED, { type: 'finish', seat: 0, number: 1, why: 'rest' }, 'paused'],
  ['time that is over while it is paused', PAUSED, { type: 'time-out', seat: 0, action: null }, 'paused'],
  ['chance that is owed while it is paused', { ...opened(), paused: true }, DEALER, 'paused'],
  ['chance that is not owed', DEALT, DEAL, 'not-owed'],
  ['a deal for which nobody is ready', SCORED, DEAL, 'not-yet'],
  ['a dealer who is not sealed yet', SEALING, DEALER, 'not-yet'],
])('%s is refused', (_, state, command, type) => {
  expect(decide(HEARTS, state, command, HELP)).toEqual({ ok: false, refusal: { type } });
});

test.each<readonly [name: string, state: State, command: Command, events: readonly unknown[]]>([
  ['readiness is noted', SCORED, READY, [{ type: 'ready', seat: 0, cause: { seat: 0, number: 1 } }]],
  [
    'an undo goes back to the last action',
    { ...ALONE, undo: [3, 5].map(to => ({ to, seat: 0, card: null })) },
    UNDO,
    [{ type: 'undone', to: 5, cause: { seat: 0, number: 1 } }],
  ],
])('%s', (_, state, command, events) => {
  expect(decided(state, command)).toEqual(events);
});

const passing = (seat: number): Command => {
  const { cards } = HEARTS.game.ask(DEALT.game, seat) as { readonly cards: readonly Card[] };
  const gifts = cards.slice(0, 3).map(card => ({ card, to: (seat + 1) % 4 }));
  return { type: 'act', seat, number: 7, action: { type: 'pass', gifts } };
};
const clocked = (reserveMs: readonly number[]): State => ({ ...DEALT, clock: { reserveMs, lapses: [0, 0, 0, 0] } });

test('only the first of the events that follow from an act names its cause', () => {
  const events = decided(after(DEALT, passing(0), passing(1), passing(2)), passing(3));
  const told = events.map(event => event.type === 'game' && [event.event.type, event.cause]);
  expect(told).toEqual([
    ['passed', { seat: 3, number: 7 }],
    ['exchanged', null],
    ['opening', null],
  ]);
});

test('an act that the game refuses is refused with the reason of the game', () => {
  const refusal = { type: 'game', refusal: { type: 'other-question', asked: 'pass' } };
  expect(decide(HEARTS, DEALT, claimed(0), HELP)).toEqual({ ok: false, refusal });
});

test.each<readonly [name: string, state: State, act: object, cause: unknown]>([
  ['no number', DEALT, { number: null }, null],
  ['a number', DEALT, {}, { seat: 0, number: 7 }],
  ['time that was spent, without clocks', DEALT, { spent: 5 }, { seat: 0, number: 7 }],
  ['time that was spent', clocked([9, 0, 0, 0]), { spent: 5 }, { seat: 0, number: 7, spent: 5 }],
  ['a moment that was spent', clocked([9, 0, 0, 0]), { spent: 1 }, { seat: 0, number: 7, spent: 1 }],
  ['more time than there was', clocked([9, 0, 0, 0]), { spent: 10 }, { seat: 0, number: 7, spent: 9 }],
  ['less time than none', clocked([9, 0, 0, 0]), { spent: -1 }, { seat: 0, number: 7 }],
  ['no time', clocked([9, 0, 0, 0]), {}, { seat: 0, number: 7 }],
])('an act with %s has this cause', (_, state, act, cause) => {
  const [event] = decided(state, { ...passing(0), ...act });
  expect(event).toMatchObject({ type: 'game', event: { type: 'passed', seat: 0 } });
  expect(event).toHaveProperty('cause', cause);
});

const AWAY = [1, null, null, null];
const empty = (state: State): State => ({ ...state, standIns: [1, 2, null, null] });
const online = (state: State, more: object): State => ({
  ...state,
  spec: { ...state.spec, online: { clock: null, ...more } },
});

test.each<readonly [name: string, change: (state: State) => State, may: boolean]>([
  ['before the first deal', () => opened(), true],
  ['when all people are ready', state => ({ ...state, ready: [0, 1] }), true],
  ['when one is not ready', state => ({ ...state, ready: [1] }), false],
  ['when the other is away', state => ({ ...state, ready: [1], standIns: AWAY }), true],
  ['when nobody is present', empty, true],
  ['when nobody is present at a table on a server', state => online(empty(state), {}), false],
  ['when nobody is present, but the table goes on', state => online(empty(state), { goesOn: true }), true],
  ['when nobody is present, but the match counts', state => online(empty(state), { rated: [0] }), true],
  ['when all are ready on a server', state => online({ ...state, ready: [0, 1] }, {}), true],
])('%s: whether the table may deal', (_, change, may) => {
  expect(mayDeal(change(SCORED))).toBe(may);
});

test('after the end of a match only its seals may still be opened, if it has any', () => {
  const refusal = { type: 'not-sealing', why: 'time' };
  expect(decide(HEARTS, ENDED, { type: 'unseal' }, HELP)).toEqual({ ok: false, refusal });
});

test('commands that need a server are refused at a table without one', () => {
  expect(() => decide(HEARTS, DEALT, VOTE)).toThrow(/this table needs a server/);
  expect(() => decide(HEARTS, opened({ sealed: 2 }), DEALER)).toThrow(/this table needs a server/);
});

const typesOf = (state: State, command: Command) =>
  decided(state, command).map(event => (event.type === 'game' ? event.event.type : event.type));

test('the cards are dealt in the same breath in which the seal is mixed, and not again when that is repeated', () => {
  const again = after(OPENING, close('open')); // seat 0 withheld its secret, so only seat 1 is asked again
  expect(typesOf(OPENING, close('open'))).toEqual(['seal-voided', 'seal-committed']);
  expect(typesOf(again, { type: 'close-seal', deal: 1, attempt: 1, phase: 'commit' })).toEqual([
    'sealed',
    'mixed',
    'dealer',
    'dealt',
  ]);
  expect(typesOf(OPENING, REVEAL)).toEqual(['seat-opened', 'mixed', 'dealer', 'dealt']);
  const seal = { ...OPENING.seal, phase: 'mixed', opened: [sealOf('one', 1, 0).bytes, null, null, null] } as Seal;
  expect(typesOf({ ...OPENING, seal }, REVEAL)).toEqual([]);
});

const DAYS = { clock: { days: 1 } };

test.each<readonly [name: string, state: () => State, may: boolean]>([
  ['with turns of days', () => opened({ sealed: 2, online: DAYS }), true],
  ['with turns of days, when it has begun', () => after(opened({ sealed: 2, online: DAYS }), DEALER), false],
  ['with turns of days, without seals', () => opened({ online: DAYS }), false],
  ['without clocks', () => opened({ sealed: 2 }), false],
  ['without clocks, when it has begun', () => SEALING, false],
])('%s: whether a seal may begin early', (_, state, may) => {
  expect(maySealEarly(HEARTS, state())).toBe(may);
});

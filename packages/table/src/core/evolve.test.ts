// Tests how events change a table apart from its game, and which logs are invalid.
import { expect, test } from 'vitest';
import { SECRET, specOf } from '../../testing/runner.ts';
import { openTable } from './decide.ts';
import type { Event } from './event.ts';
import { evolve, tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import type { Spec, State } from './state.ts';

const HEARTS = heartsFor(specOf('ricketts', 2, 4));

const openingOf = (more: Partial<Spec> = {}): Event => openTable(HEARTS, 'one', specOf('ricketts', 2, 4, more), SECRET);
const READY: Event = { type: 'ready', seat: 0, cause: { seat: 0, number: 1 } };
const undone = (to: number): Event => ({ type: 'undone', to, cause: null });

test.each<readonly [name: string, log: readonly Event[], why: RegExp]>([
  ['nothing', [], /the log is empty/],
  ['no opening', [READY], /Cannot apply ready: the table has not been opened/],
  ['going back before the opening', [undone(1)], /Cannot go back to version 1: the log has 0 events/],
  ['going back to the opening of nothing', [openingOf(), undone(0)], /Cannot go back to version 0/],
  ['going back to what comes later', [openingOf(), undone(2)], /Cannot go back to version 2: the log has 1 events/],
])('a log with %s makes no table', (_, log, why) => {
  expect(() => tableFrom(HEARTS, log)).toThrow(why);
});

test('one state alone does not tell what stood before it', () => {
  expect(() => evolve(HEARTS, tableFrom(HEARTS, [openingOf()]), undone(1))).toThrow(/fold the log with tableFrom/);
});

const OPENED = tableFrom(HEARTS, [openingOf()]);
const FIRST = { to: 1, seat: 1, card: null };
const NEXT = { to: 1, seat: 0, card: null };
const VOTING = (on: 'undo' | 'end'): State => ({ ...OPENED, undo: [FIRST], votes: { on, seats: [1] } });
const dealer: Event = { type: 'game', event: { type: 'dealer', dealer: 1, rounds: [] }, cause: null };
const acted: Event = { ...dealer, cause: { seat: 0, number: 1 } };
const dealt = {
  type: 'game',
  event: { type: 'dealt', dealer: 1, hands: [[], [], [], []], kitty: [] },
  cause: null,
} as unknown as Event;
const wanted: Event = { type: 'finishing', seat: 0, why: 'settled', order: [], cause: { seat: 0, number: 1 } };

test.each<readonly [name: string, on: 'undo' | 'end', event: Event, stays: boolean]>([
  ['to take back stays while bots play', 'undo', dealer, true],
  ['to take back ends with the next act', 'undo', acted, false],
  ['to take back ends when somebody wants the deal finished', 'undo', wanted, false],
  ['to take back ends with the next deal', 'undo', dealt, false],
  ['to end the match stays when somebody acts', 'end', acted, true],
  ['to end the match stays when somebody wants the deal finished', 'end', wanted, true],
  ['to end the match stays through a deal', 'end', dealt, true],
])('a vote %s', (_, on, event, stays) => {
  const { votes } = VOTING(on);
  expect(evolve(HEARTS, VOTING(on), event).votes).toEqual(stays ? votes : null);
});

test.each<readonly [name: string, more: Partial<Spec>, event: Event, undo: State['undo']]>([
  ['an act adds to it', {}, acted, [FIRST, NEXT]],
  ['what a bot does adds nothing', {}, dealer, [FIRST]],
  ['finishing adds to it', {}, wanted, [FIRST, NEXT]],
  ['a deal takes it all', {}, dealt, []],
  ['of fixed deals nothing is', { deals: 'a contest' }, acted, []],
  ['of fixed deals no finishing is', { deals: 'a contest' }, wanted, []],
  [
    'where watchers see hands after the deal, an act within it is',
    { online: { clock: null, handsAfter: true } },
    acted,
    [FIRST, NEXT],
  ],
])('what may be taken back: %s', (_, more, event, undo) => {
  const state = { ...tableFrom(HEARTS, [openingOf(more)]), undo: [FIRST] };
  expect(evolve(HEARTS, state, event).undo).toEqual(undo);
});

test('a finished deal stops to ask the moon’s shooter', () => {
  const finishing = evolve(HEARTS, OPENED, wanted);
  const shot: Event = { type: 'game', event: { type: 'shot', seat: 0 }, cause: null };
  expect([finishing.finish?.seats, evolve(HEARTS, finishing, shot).finish]).toEqual([[0], null]);
});

test('an answer has the version that it made, and those before it theirs', () => {
  const once = evolve(HEARTS, OPENED, READY);
  expect(once.answered[0]).toEqual({ number: 1, version: 2, earlier: [] });
  const twice = evolve(HEARTS, once, { ...READY, cause: { seat: 0, number: 2 } } as Event);
  expect(twice.answered).toEqual([{ number: 2, version: 3, earlier: [2] }, null, null, null]);
});

// What a seat's plate shows at a server's table, its ring, and when the remaining time is announced.

import { online as en } from '@moonshot/i18n/english';
import type { TableFacts } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { facts, person } from '../../../../testing/online-table.ts';
import { fullMs, ringRules } from './clock-rings.ts';
import { standInLine } from './next-deal.ts';
import { leftAfter, platesOf, secondsToAnnounce, standInAfter, timeAt } from './plate-status.svelte.ts';
import { playerStatus } from './player-status.ts';

const NONE: ReadonlyMap<number, number> = new Map();

test('a plate says who is gone, where a bot plays, and from thirty seconds on what time is left', () => {
  const clock = {
    running: [
      { seat: 2, leftMs: 12_000 },
      { seat: 3, leftMs: 40_000 },
    ],
    reserveMs: [0, 0, 0, 5000],
  };
  const seats = [person('Ada', { present: false }), person('Noor', { standIn: true }), person('Mo'), person('Kai')];
  const after = (ms: number): readonly (string | null)[] =>
    platesOf(en, facts(seats), { left: leftAfter(clock, ms, true), standIn: NONE }, false);
  expect(after(0)).toEqual(['away', 'a bot stands in', '12 s', null]);
  expect(after(14_999).slice(2)).toEqual(['0 s', null]);
  expect(after(15_000).slice(2)).toEqual(['0 s', '30 s']);
  expect(after(44_500).slice(2)).toEqual(['0 s', '1 s']); // the remaining time includes the reserve
  expect(after(99_000).slice(2)).toEqual(['0 s', '0 s']);
  expect(leftAfter(clock, 0, false).get(3)).toBe(40_000);
});

test('the viewer’s own place shows the last thirty seconds, and a notice the last ten', () => {
  const own = (ms: number, still = false): readonly unknown[] => {
    const left = new Map([[0, ms]]);
    const view = { viewer: 0, deal: { phase: 'play', results: [] }, ready: [], sitters: [], online: null };
    const plates = platesOf(en, facts([person('Ada', { present: false })]), { left, standIn: NONE }, still, view);
    return [plates[0], timeAt(en, left, 0, still, true)];
  };
  expect(own(31_000)).toEqual([null, undefined]);
  expect(own(31_000, true)).toEqual([null, '31 seconds left']);
  expect(own(30_000)).toEqual(['30 s', undefined]);
  expect(own(10_000)).toEqual(['10 s', 'You have 10 s']);
});

test('the list of people says that a bot will play for a player who is away, unless days remain to answer', () => {
  const seats = [person('Ada', { present: false })];
  const { settings } = facts(seats);
  const status = (more: Partial<TableFacts>): string => playerStatus(en, facts(seats, { host: 'Noor', ...more }), 0);
  expect(status({ state: 'playing' })).toBe('away, a bot plays soon');
  expect(status({ state: 'gathering' })).toBe('away');
  expect(status({ state: 'playing', settings: { ...settings, clock: { days: 1 } } })).toBe('away');
});

test('where a bot will stand in, plate, list and prompt say in how many seconds', () => {
  const seats = [person('Ada', { present: false, standInMs: 42_000 }), person('Noor')];
  const table = facts(seats, { state: 'playing' });
  const standIn = standInAfter(table, 1500);
  expect(platesOf(en, table, { left: NONE, standIn }, false)).toEqual(['bot in 41 s', null]);
  expect(playerStatus(en, table, 0, standIn)).toBe('Host · away, a bot plays in 41 s');
  const line = (asked: readonly number[]): string | undefined =>
    standInLine(en, { viewer: 1, sitters: seats, deal: { asked } } as never, standIn);
  expect(line([0])).toBe('A bot plays for Ada in 41 s');
  expect([line([0, 1]), line([1]), line([])]).toEqual([undefined, undefined, undefined]);
  expect(standInAfter(table, 99_000).get(0)).toBe(0);
});

test('without animation, or with days to answer, a plate shows the whole time; with days nobody is away', () => {
  const left = new Map([[0, 40_000]]);
  const seats = [person('Ada', { present: false }), person('Noor', { present: false })];
  const plates = (table: TableFacts, still: boolean) => platesOf(en, table, { left, standIn: NONE }, still);
  const here = facts(seats.map(seat => ({ ...seat, present: true })));
  expect([plates(here, false), plates(here, true)]).toEqual([
    [null, null],
    ['40 seconds left', null],
  ]);
  const days = facts(seats, { settings: { ...here.settings, clock: { days: 1 } } });
  expect(plates(days, false)).toEqual(['40 seconds left', null]);
});

test.each([
  ['a card', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'play', 80_000],
  ['a pass', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'pass', 100_000],
  ['between deals', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'deal', 40_000],
  ['days', { days: 2 }, 'play', 172_800_000],
])('a full ring: %s', (_, clock, phase, ms) => {
  expect(fullMs(clock, phase)).toBe(ms);
});

test('between deals a plate says who is ready, and who still looks at the scores', () => {
  const sitters = ['Ada', 'Noor', 'Mo'].map(name => ({ kind: 'person', name }));
  const view = { sitters, ready: [1], deal: { phase: 'deal', results: [{}] }, online: { standIns: [], ended: false } };
  const seats = [person('Ada'), person('Noor'), person('Mo')];
  const times = { left: new Map([[2, 9000]]), standIn: NONE };
  expect(platesOf(en, facts(seats), times, false, view as never)).toEqual(['at the scores', 'ready', '9 s']);
});

test('a ring empties from where its time stands', () => {
  const rules = ringRules(
    new Map([
      [1, 15_000],
      [2, 90_000],
    ]),
    60_000,
    7,
  );
  expect(rules).toContain('[data-seat="1"] .ring .value{animation:emptying-7 60000ms linear -45000ms both}');
  // the ring is never more than full
  expect(rules).toContain('[data-seat="2"] .ring .value{animation:emptying-7 90000ms linear 0ms both}');
  expect(rules).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{@keyframes emptying-7\{/);
  expect(ringRules(new Map(), 60_000, 8)).toBe('');
});

test('time is voiced once at thirty and at ten seconds', () => {
  const at = (ms: number): ReadonlyMap<number, number> => new Map([[1, ms]]);
  expect(secondsToAnnounce(at(30_100), at(29_900), 1)).toBe(30);
  expect(secondsToAnnounce(at(29_900), at(29_600), 1)).toBeUndefined();
  expect(secondsToAnnounce(at(10_100), at(10_000), 1)).toBe(10);
  expect(secondsToAnnounce(new Map(), at(9000), 1)).toBeUndefined();
});

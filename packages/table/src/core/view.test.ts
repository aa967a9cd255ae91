// Tests what a viewer gets apart from the game, such as possible undos, clocks, seals, and events without
// their secrets.
import type { OnlineView } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { SECRET, sitters, specOf } from '../../testing/runner.ts';
import { openTable } from './decide.ts';
import type { Event } from './event.ts';
import { tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import type { State } from './state.ts';
import { show, view } from './view.ts';

const SPEC = specOf('capture', 1, 4, { online: { clock: null } });
const HEARTS = heartsFor(SPEC);
const ALONE = tableFrom(HEARTS, [openTable(HEARTS, 'one', SPEC, SECRET)]);
const company = (people: number): State => ({ ...ALONE, spec: { ...SPEC, sitters: sitters(people, 4) } });
const after = (state: State, to: number): State => ({ ...state, undo: [{ to, seat: 0, card: null }] });

test.each([
  ['alone with bots, after an act', after(ALONE, 3), 0, true],
  ['before any act', ALONE, 0, false],
  ['who watches', after(ALONE, 3), 'watcher', false],
  ['who watches bots alone', after(company(0), 3), 'watcher', false],
  ['a bot’s seat', after(ALONE, 3), 1, false],
  ['beside another person', after(company(2), 3), 0, false],
] as const)('%s: may something be taken back', (_, state, viewer, may) => {
  expect(view(HEARTS, state, viewer).mayUndo).toBe(may);
});

test.each([
  ['of the seat itself', 0, 7],
  ['of a seat that has said nothing', 1, 0],
  ['of nobody who watches', 'watcher', 0],
] as const)('the number is that %s', (_, viewer, number) => {
  const state = { ...ALONE, answered: [{ number: 7 }, null, null, null] } as never;
  expect(view(HEARTS, state, viewer).number).toBe(number);
});

test.each([
  ['nobody wants to finish', null, null],
  [
    'somebody claims the rest, and not in which order',
    { why: 'rest', seats: [0], order: [{ card: 'AS' }] },
    { why: 'rest', seats: [0] },
  ],
] as const)('the view says that %s', (_, finish, told) => {
  expect(view(HEARTS, { ...ALONE, finish }, 0).finish).toStrictEqual(told);
});

const timed = specOf('capture', 1, 4, { online: { clock: { days: 1 } } });
const TIMED = tableFrom(HEARTS, [openTable(HEARTS, 'one', timed, SECRET)]);
const { online: _online, ...offline } = SPEC;
const reserveMs = [0, 0, 0, 0];
const given = { running: [{ seat: 0, leftMs: 5 }], reserveMs };
const voided = { server: 'v', commitments: ['w'], withheld: [0] };
const seal = { deal: 1, attempt: 1, asked: [0], server: 'a', previous: 'b', commitments: [], opened: [] };
const unsaid = {
  voided: [{ ...voided, asked: [0], opened: [null], secret: 's' }],
  cut: null,
  misdealt: [],
  dealt: null,
  before: null,
};
const said = { protocol: 1, voided: [{ ...voided, attempt: 0 }], beacon: null } as const;
test.each([
  ['a table on no server', { ...ALONE, spec: offline }, null],
  ['a sealed table on no server', { ...ALONE, spec: { ...offline, sealed: 2 } }, { seal: null, clock: null }],
  ['a table where no time counts', ALONE, { seal: null, clock: null }],
  ['the clocks as they are given', TIMED, { clock: given }],
  [
    'a seal that is committed to',
    { ...ALONE, seal: { ...seal, ...unsaid, phase: 'commit' } },
    { seal: { ...seal, ...said, phase: 'commit' } },
  ],
  [
    'a seal that is opened',
    { ...ALONE, seal: { ...seal, ...unsaid, phase: 'open' } },
    { seal: { ...seal, ...said, phase: 'open' } },
  ],
  [
    'a seal that was dealt from',
    { ...ALONE, seal: { ...seal, ...unsaid, phase: 'mixed' } },
    { seal: { ...seal, ...said, phase: 'dealt' } },
  ],
] as readonly [string, State, Partial<OnlineView> | null][])('the table’s part of the view: %s', (_, state, told) => {
  const { online } = view(HEARTS, state, 0, state.clock && given);
  if (told === null) expect(online).toBeNull();
  else expect(online).toEqual(expect.objectContaining(told));
});
test('without a runner the clocks show the reserve, and none runs', () => {
  expect(view(HEARTS, TIMED, 0).online?.clock).toEqual({ running: [], reserveMs });
});

const cause = { seat: 0, number: 9 };
const sitter = { kind: 'person', name: 'P9' } as const;
test.each([
  [openTable(HEARTS, 'one', SPEC, SECRET), { type: 'opened' }],
  [
    { type: 'game', event: { type: 'laid', seat: 0, pair: { bottom: 'AH', top: '2C' } }, cause },
    { type: 'game', event: { type: 'laid', seat: 0, pair: null } },
  ],
  [
    { type: 'ready', seat: 1, cause },
    { type: 'ready', seat: 1 },
  ],
  [
    { type: 'finishing', seat: 1, why: 'claim', order: [{ card: 'AS' }], cause } as never,
    { type: 'finishing', seat: 1, why: 'claim' },
  ],
  [{ type: 'undone', to: 3, cause }, { type: 'undone' }],
  [
    { type: 'seated', seat: 1, sitter, cause },
    { type: 'seated', seat: 1, sitter },
  ],
  [
    { type: 'away', seat: 1, cause: null },
    { type: 'away', seat: 1 },
  ],
  [
    { type: 'back', seat: 1, cause },
    { type: 'back', seat: 1 },
  ],
  [{ type: 'timed-out', seat: 1, cause: null } as never, { type: 'timed-out', seat: 1 }],
  [
    { type: 'voted', seat: 1, on: 'pause', yes: true, cause } as never,
    { type: 'voted', seat: 1, on: 'pause', yes: true },
  ],
  [{ type: 'paused', cause: null }, { type: 'paused' }],
  [{ type: 'gone-on', cause: null }, { type: 'gone-on' }],
  [{ type: 'ended', cause: null }, { type: 'ended' }],
] as readonly [Event, object][])('%j is shown without its cause and its secrets', (event, told) => {
  expect(show(HEARTS, event, 1)).toStrictEqual(told);
});

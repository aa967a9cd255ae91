// A log that this table wrote passes the check. A log with a change that the rules do not allow is refused
// with a sentence.

import { SHEETS } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { act } from '../../testing/crowd.ts';
import { calm, firstAnswer, playOn, rig, SECRET, sealOf, specOf } from '../../testing/runner.ts';
import { timedRig } from '../../testing/time.ts';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { heartsFor } from '../core/game.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { open } from '../runner/runner.ts';
import { sealing } from '../seal/sealing.ts';
import { checkLog } from './check-log.ts';

async function played(game: string, seats: number, steps: number): Promise<readonly Event[]> {
  const { ports, log } = rig();
  const runner = await open(ports, 'one', specOf(game, 1, seats), SECRET);
  await playOn(runner, 0, steps);
  const number = (runner.state().answered[0]?.number ?? 0) + 1;
  await runner.command({ type: 'undo', seat: 0, number });
  await calm();
  await playOn(runner, 0, 3);
  return log.tables.get('one') ?? [];
}

const copy = (events: readonly Event[]): Event[] => JSON.parse(JSON.stringify(events));

test.each(SHEETS.map(({ id, seats }) => [id, seats.best] as const))(
  '%s: what was played and taken back leads to the same table again, also out of a file',
  async (game, seats) => {
    const events = await played(game, seats, 20);
    expect(events.some(event => event.type === 'undone')).toBe(true);
    expect(checkLog(copy(events))).toMatchObject({ ok: true, state: { version: events.length, id: 'one' } });
  },
);

type Change = (events: Event[]) => unknown;

const at = (events: readonly Event[], type: string): number =>
  events.findIndex(event => event.type === 'game' && event.event.type === type);

const changes: readonly [name: string, change: Change, why: RegExp][] = [
  ['nothing is left', events => events.splice(0), /^Event 1 of the log is not valid: it does not open a table\.$/],
  ['the first event is gone', events => events.shift(), /^Event 1 .*does not open a table/],
  [
    'the game is unknown',
    events => Object.assign(events[0] as { spec: object }, { spec: { ...specOf('bridge', 1, 4) } }),
    /^Event 1 .*there is no such game/,
  ],
  [
    'the rules are newer',
    events => Object.assign(events[0] as { spec: object }, { spec: { ...specOf('ricketts', 1, 4), version: 99 } }),
    /^Event 1 .*ricketts@99/,
  ],
  ['the secret is none', events => Object.assign(events[0] as object, { secret: 'abc' }), /32 bytes/],
  [
    'other cards were dealt',
    events => {
      const dealt = events[at(events, 'dealt')] as unknown as { event: { hands: string[][] } };
      dealt.event.hands.reverse();
    },
    /the result differs/,
  ],
  [
    'a card is played that is not held',
    events => {
      const one = events[at(events, 'played')] as unknown as { event: { card: string } };
      one.event.card = one.event.card === '2C' ? '3C' : '2C';
    },
    /^Event \d+ of the log is not valid: You do not hold [23]♣\.$/,
  ],
  ['an event is lost', events => events.splice(6, 1), /^Event \d+ /],
  ['an event comes twice', events => events.splice(6, 0, events[6] as Event), /^Event \d+ /],
  [
    'a person’s act bears no number',
    events => {
      Object.assign(events.find(event => event.type === 'game' && event.cause !== null) as object, { cause: null });
    },
    /nobody had to do that/,
  ],
  [
    'a bot plays out of turn',
    events => {
      const isPlay = (event: Event) => event.type === 'game' && event.event.type === 'played' && event.cause === null;
      const one = events.find(isPlay) as unknown as { event: { seat: number } };
      one.event.seat = (one.event.seat % 3) + 1;
    },
    /nobody had to do that/,
  ],
  [
    'a number is wrong',
    events => {
      const mine = events.find(event => event.type === 'game' && event.cause !== null) as { cause: { number: number } };
      mine.cause.number = 7;
    },
    /the wrong number/,
  ],
  [
    'more is taken back than was done',
    events => {
      const back = events.find(event => event.type === 'undone') as { to: number };
      back.to = 1;
    },
    /the result differs/,
  ],
  ...(
    [
      ['passed', null, 'it is not an event of a table'],
      ['passed', 7, 'nobody had to do that'],
      ['passed', {}, 'it is not an event of a table'],
      ['passed', [{}], 'Pass three cards, no more and no fewer, to the one player who is to have them'],
      ['passed', 'QS', 'it is not an event of a table'],
      ['passed', { toString: null }, 'it is not an event of a table'],
      ['played', null, 'it is not an event of a table'],
      ['played', 7, 'it is not an event of a table'],
      ['played', {}, 'it is not an event of a table'],
      ['played', [{}], 'it is not an event of a table'],
      ['played', 'ZZ', 'it is not an event of a table'],
      ['played', 'QS', 'You do not hold Q♠'],
      ['played', { toString: null }, 'it is not an event of a table'],
    ] as const
  ).map(([type, value, reason]): (typeof changes)[number] => [
    `what is ${type} is ${JSON.stringify(value)}`,
    events => {
      const one = events[at(events, type)];
      if (one?.type !== 'game') throw new Error(`Expected ${type} to be an event of the game`);
      Object.assign(one.event, { gifts: value, card: value, call: value });
    },
    new RegExp(`^Event \\d+ of the log is not valid: ${reason}\\.$`),
  ]),
  [
    'an event is no event',
    events => events.splice(4, 1, 'hello' as unknown as Event),
    /^Event 5 .*not an event of a table/,
  ],
];

test.each(changes)('refused if %s', async (_, change, why) => {
  const events = copy(await played('ricketts', 4, 20));
  change(events);
  const checked = checkLog(events);
  expect(checked).toEqual({ ok: false, why: expect.stringMatching(why) });
});

const spec = specOf('ricketts', 1, 4);
const opening = openTable(heartsFor(spec), 'one', spec, SECRET);
const [person, ...bots] = spec.sitters;

test.each([
  ['none', opening],
  ['a length of its own', openTable(heartsFor(spec), 'one', { ...spec, length: { deals: 3 } }, SECRET)],
  ['sealed deals', openTable(heartsFor(spec), 'one', { ...spec, sealed: 2 }, SECRET)],
  ['deals that others play too', openTable(heartsFor(spec), 'one', { ...spec, deals: 'monday' }, SECRET)],
])('a table is opened with %s', (_, first) => {
  expect(checkLog([first])).toMatchObject({ ok: true });
});

test.each<readonly [name: string, wrong: unknown]>([
  ['another type', { ...opening, type: 'opened' }],
  ['an id that is no text', { ...opening, id: 7 }],
  ['a secret that is no text', { ...opening, secret: 7 }],
  ['no spec', { ...opening, spec: null }],
  ...[
    { game: 7 },
    { version: null },
    { overrides: null },
    { length: 7 },
    { sealed: false },
    { deals: 7 },
    { sitters: { length: 4 } },
    { sitters: [person, null, ...bots.slice(1)] },
    { sitters: [{ ...person, name: 7 }, ...bots] },
    { sitters: [{ ...person, kind: 'cat' }, ...bots] },
    { sitters: [{ ...person, kind: 'cat', player: 'first' }, ...bots] },
    { sitters: [{ ...person, kind: 'bot' }, ...bots] },
  ].map(part => [JSON.stringify(part), { ...opening, spec: { ...spec, ...part } }] as const),
])('no table is opened with %s', (_, wrong) => {
  expect(checkLog([wrong])).toEqual({ ok: false, why: 'Event 1 of the log is not valid: it does not open a table.' });
});

test('no table is opened with anything that its spec does not give', () => {
  const why = 'Event 1 of the log is not valid: the table would open differently.';
  expect(checkLog([{ ...opening, more: 1 }])).toEqual({ ok: false, why });
});

test('no table is opened with rules that cannot be played, and every fault of them is told', () => {
  const overrides = { 'lead.restrict': ['S', 'QS', 'X'] };
  const faults = ['[0] is "S"', '[2] is "X"'].map(
    fault => `lead.restrict${fault}, expected a card (QS), a suit (H*), a rank (Q*) or all wilds (W*)`,
  );
  const why = `Event 1 of the log is not valid: ${faults.join('; ')}.`;
  expect(checkLog([{ ...opening, spec: { ...spec, overrides } }])).toEqual({ ok: false, why });
});

const NO_EVENT = 'it is not an event of a table';
const NOBODY = 'nobody had to do that';
const NO_SERVER = 'Cannot go on: this table needs a server, for sealed deals or for several people';
const OTHER_NUMBER = 'its command has the wrong number';

test.each<readonly [name: string, second: unknown, reason: string]>([
  ['nothing', null, NO_EVENT],
  ['of an unknown type', { type: 'danced', cause: null }, NO_EVENT],
  ['of an unknown type, caused by somebody', { type: 'danced', cause: { seat: 0, number: 1 } }, NO_EVENT],
  ['somebody’s readiness that nobody caused', { type: 'ready', seat: 0, cause: null }, NO_EVENT],
  ['caused by a number', { type: 'game', event: { type: 'dealer', dealer: 0 }, cause: 7 }, NO_EVENT],
  ['of the game, but none', { type: 'game', event: 7, cause: null }, NO_EVENT],
  ['a seat taken by nobody', { type: 'seated', seat: 1, sitter: 7, cause: null }, NO_EVENT],
  ...['away', 'back', 'voted', 'paused', 'gone-on', 'ended', 'timed-out'].map(
    type => [`${type}, at a table without a server`, { type, seat: 0, cause: null }, NOBODY] as const,
  ),
  ...['seat-committed', 'sealed', 'seal-voided', 'seat-opened', 'mixed', 'unsealed'].map(
    type => [`${type}, without the code for seals`, { type, deal: 1, attempt: 0, seat: 0 }, NO_SERVER] as const,
  ),
  ['a seat taken, at a table without a server', { type: 'seated', seat: 1, sitter: person, cause: null }, NOBODY],
  [
    'a finish that nobody proved',
    { type: 'finishing', seat: 0, why: 'rest', order: [], cause: { seat: 0, number: 1 } },
    'the table refuses it (not-proved)',
  ],
  ['something taken back that nobody voted on', { type: 'undone', to: 1, cause: null }, NOBODY],
  ['a bot’s command', { type: 'ready', seat: 3, cause: { seat: 3, number: 1 } }, OTHER_NUMBER],
  ['the command of a seat that is not there', { type: 'ready', seat: 9, cause: { seat: 9, number: 1 } }, OTHER_NUMBER],
  [
    'a dealer whom a person chose',
    { type: 'game', event: { type: 'dealer', dealer: 0 }, cause: { seat: 0, number: 1 } },
    NOBODY,
  ],
  [
    'a readiness that comes too early',
    { type: 'ready', seat: 0, cause: { seat: 0, number: 1 } },
    'the table refuses it (not-yet)',
  ],
])('refused if the second event is %s', (_, second, reason) => {
  expect(checkLog([opening, second])).toEqual({ ok: false, why: `Event 2 of the log is not valid: ${reason}.` });
});

test.each([true, false])('the opening passes if a bot is asked for a claim, and it is made: %s', async claimed => {
  const { ports, log } = rig(({ ask }) =>
    ask.type === 'claim' ? { type: 'claim', claim: claimed } : firstAnswer(ask),
  );
  await open(ports, 'claims', specOf('wild-twist', 0, 4), SECRET);
  await calm();
  const events = log.tables.get('claims') ?? [];
  expect(events[at(events, 'opening')]).toMatchObject({ event: { claimed } });
  expect(checkLog(copy(events))).toMatchObject({ ok: true });
});

test('accepts a sealed deal redrawn without a withholding seat, and one dealt without a silent seat', async () => {
  const { ports, log, windows } = rig();
  const runner = await open(ports, 'one', specOf('ricketts', 2, 4, { sealed: 2 }), SECRET);
  await calm();
  await runner.seal({ type: 'commitSeal', seat: 0, deal: 1, attempt: 0, commitment: sealOf('one', 1, 0).commitment });
  for (const phase of [0, 1, 2]) {
    windows[phase]?.(); // ends the step without the silent seat; the second time, the attempt becomes void
    await calm();
  }
  const events = log.tables.get('one') ?? [];
  expect(events.find(event => event.type === 'mixed')).toMatchObject({ opened: [null, null, null, null] });
  expect(checkLog(copy(events), { sealing })).toMatchObject({ ok: true });
});

test('a table may stop after any of its commands, and nowhere within one', async () => {
  const events = await played('capture', 3, 12);
  const ends = events.map((_, i) => checkLog(events.slice(0, i + 1)).ok);
  const begins = events.map(
    event => event.type !== 'game' || event.cause !== null || ['dealer', 'dealt', 'laid'].includes(event.event.type),
  );
  expect(ends).toEqual([...begins.slice(1), true]);
});

const AWAY = { type: 'away', seat: 0, cause: null };

test.each([
  ['a fault of the code, which says so', new Error('Cannot go on: no more.'), 'Cannot go on: no more'],
  ['a fault of JavaScript', new TypeError('Cannot read properties of null'), NO_EVENT],
  ['another fault of JavaScript', new RangeError('Invalid array length'), NO_EVENT],
])('an event that causes %s is refused', (_, error, reason) => {
  const commandsFor = () => {
    throw error;
  };
  const why = `Event 2 of the log is not valid: ${reason}.`;
  expect(checkLog([opening, AWAY], { multiplayer: { ...multiplayer, commandsFor } })).toEqual({ ok: false, why });
});

test('an answer that took of the reserve passes with what it took, and not with less than nothing', async () => {
  const time = timedRig();
  const clock = { cardSeconds: 5, passSeconds: 5, reserveSeconds: 60 };
  const runner = await open(time.ports, 'one', specOf('ricketts', 2, 4, { online: { clock } }), SECRET);
  await time.pass(6000);
  await act(runner, 0);
  const log = copy(time.rig.log.tables.get('one') ?? []);
  expect(log.at(-1)).toMatchObject({ cause: { seat: 0, number: 1, spent: 1000 } });
  expect(checkLog(log, { multiplayer })).toMatchObject({ ok: true });
  Object.assign((log.at(-1) as { cause: object }).cause, { spent: -1 });
  expect(checkLog(log, { multiplayer })).toMatchObject({ ok: false, why: expect.stringMatching(/the result differs/) });
});

const typeOf = (event: Event): string => (event.type === 'game' ? event.event.type : event.type);
const playing = (card: string) => ({ type: 'play', card });

test('the answer to a time that is over is looked for in the next two events', async () => {
  const time = timedRig();
  const clock = { cardSeconds: 5, passSeconds: 5, reserveSeconds: 0 };
  await open(
    time.ports,
    'one',
    specOf('ricketts', 1, 4, { online: { clock }, overrides: { 'pass.cycle': [] } }),
    SECRET,
  );
  await time.pass(30_000);
  const seen: unknown[] = [];
  const commandsFor: typeof multiplayer.commandsFor = (state, event, later) => {
    seen.push([event.type, later]);
    return multiplayer.commandsFor(state, event, later);
  };
  const log = copy(time.rig.log.tables.get('one') ?? []);
  expect(checkLog(log, { multiplayer: { ...multiplayer, commandsFor } })).toMatchObject({ ok: true });
  const [once, twice] = [4, 12].map(i => log.slice(i, i + 3).map(typeOf));
  expect([once, twice]).toEqual([
    ['timed-out', 'played', 'played'],
    ['timed-out', 'away', 'played'],
  ]);
  expect(seen).toEqual([
    ['timed-out', ['2C', '4C'].map(playing)],
    ['timed-out', ['8C'].map(playing)],
  ]);
});

// A log that this table wrote passes, whatever was played; one in which anything was changed is refused with a sentence.

import { SHEETS } from '@moonshot/rules/games';
import { de as rules } from '@moonshot/rules/words/de';
import { de as sheet } from '@moonshot/rules/words/sheet/de';
import { expect, test } from 'vitest';
import { checkLog } from './check.ts';
import type { Event } from './event.ts';
import { open } from './keeper.ts';
import { calm, playOn, rig, SECRET, specOf } from './rig/keeper.ts';
import { de } from './words/de.ts';

async function played(game: string, seats: number, steps: number): Promise<readonly Event[]> {
  const { ports, log } = rig();
  const keeper = await open(ports, 'one', specOf(game, 1, seats), SECRET);
  await playOn(keeper, 0, steps);
  const number = (keeper.state().answered[0]?.number ?? 0) + 1;
  await keeper.command({ type: 'undo', seat: 0, number });
  await calm();
  await playOn(keeper, 0, 3);
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
  ['nothing is left', events => events.splice(0), /^Event 1 of the log cannot be: it does not open a table\.$/],
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
    /something else would have come of it/,
  ],
  [
    'a card is played that is not held',
    events => {
      const one = events[at(events, 'played')] as unknown as { event: { card: string } };
      one.event.card = one.event.card === '2C' ? '3C' : '2C';
    },
    /^Event \d+ of the log cannot be: .{10}/,
  ],
  ['an event is lost', events => events.splice(6, 1), /^Event \d+ /],
  ['an event comes twice', events => events.splice(6, 0, events[6] as Event), /^Event \d+ /],
  [
    'a number is wrong',
    events => {
      const mine = events.find(event => event.type === 'game' && event.cause !== null) as { cause: { number: number } };
      mine.cause.number = 7;
    },
    /another number than the next/,
  ],
  [
    'more is taken back than was done',
    events => {
      const back = events.find(event => event.type === 'undone') as { to: number };
      back.to = 1;
    },
    /something else would have come of it/,
  ],
  [
    'an event is no event',
    events => events.splice(4, 1, 'hello' as unknown as Event),
    /^Event 5 .*no event of a table/,
  ],
];

test.each(changes)('refused where %s', async (_, change, why) => {
  const events = copy(await played('ricketts', 4, 20));
  change(events);
  const checked = checkLog(events);
  expect(checked).toEqual({ ok: false, why: expect.stringMatching(why) });
});

test('a table may stop after any of its commands, and nowhere within one', async () => {
  const events = await played('capture', 3, 12);
  const ends = events.map((_, i) => checkLog(events.slice(0, i + 1)).ok);
  const begins = events.map(
    event => event.type !== 'game' || event.cause !== null || ['dealer', 'dealt', 'laid'].includes(event.event.type),
  );
  expect(ends).toEqual([...begins.slice(1), true]);
});

test('what cannot be is said in the language that is wanted', async () => {
  const events = await played('ricketts', 4, 20);
  const say = { checks: de.checks, rules, sheet };
  const checked = checkLog(events.slice(1), {}, say);
  expect(checked).toEqual({
    ok: false,
    why: 'Eintrag 1 der Aufzeichnung kann nicht sein: Er eröffnet keinen Tisch.',
  });
  const faulty = JSON.parse(JSON.stringify(events[0]).replace('"overrides":{}', '"overrides":{"pass.count":99}'));
  expect(checkLog([faulty], {}, say)).toMatchObject({
    why: expect.stringContaining('pass.count ist 99, erwartet wird eine ganze Zahl von 1 bis 13'),
  });
});

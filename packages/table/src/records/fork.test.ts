// A forked log has the same cards up to the fork, and one person among bots. It ends with the deal of the
// fork.
import { expect, test } from 'vitest';
import { playOn, rig, SECRET, specOf } from '../../testing/runner.ts';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import { open } from '../runner/runner.ts';
import { forkLog } from './fork.ts';

const SPEC = specOf('ricketts', 1, 4, {
  length: { deals: 3 },
  sitters: [
    { kind: 'bot', name: 'Ada', player: 'first' },
    { kind: 'person', name: 'Ben' },
    { kind: 'bot', name: 'Cleo', player: 'first' },
    { kind: 'person', name: 'Dora' },
  ],
});
const HEARTS = heartsFor(SPEC);
const [OPENING, READY] = [
  openTable(HEARTS, 'one', SPEC, SECRET),
  { type: 'ready', seat: 1, cause: { seat: 1, number: 1 } } satisfies Event,
];

test.each<readonly [name: string, log: readonly Event[], at: number]>([
  ['an empty log', [], 0],
  ['a log that opens no table', [READY, OPENING], 2],
  ['a log that is shorter', [OPENING, READY], 3],
])('%s has no such point', (_, log, at) => {
  expect(forkLog(log, { id: 'two', seat: 0, at })).toBeUndefined();
});

test.each([0, 1, 2])('a player who plays on at seat %i is the only person, under the name of that seat', seat => {
  const bots = [
    { kind: 'bot', name: 'Ada', player: 'first' },
    { kind: 'bot', name: 'Ben', player: 'careful' },
    { kind: 'bot', name: 'Cleo', player: 'first' },
    { kind: 'bot', name: 'Dora', player: 'careful' },
  ];
  const sitters = bots.map((bot, i) => (i === seat ? { kind: 'person', name: bot.name } : bot));
  const log = forkLog([OPENING, READY], { id: 'two', seat, at: 2 });
  expect(log).toMatchObject([
    { type: 'table-opened', id: 'two', secret: SECRET, spec: { game: 'ricketts', sitters } },
    READY,
  ]);
});

test('the cards are the same up to the point, and the match ends with the deal that it lies in', async () => {
  const { ports, log: kept } = rig();
  const runner = await open(ports, 'one', specOf('ricketts', 1, 4), SECRET);
  for (let i = 0; i < 60 && runner.state().game.deal < 2; i++) await playOn(runner, 0, 1);
  const log = kept.tables.get('one') ?? [];
  const at = log.length - 1;
  const forked = forkLog(log, { id: 'two', seat: 2, at }) ?? [];
  expect(forked.slice(1)).toEqual(log.slice(1, at));
  const { game, spec } = tableFrom(runner.hearts, forked);
  expect([spec.length, game]).toEqual([
    { deals: 2 },
    { ...tableFrom(runner.hearts, log.slice(0, at)).game, length: { deals: 2 } },
  ]);
});

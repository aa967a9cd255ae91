// A table resumed from a snapshot equals the table replayed from its whole log.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { belowFrom, crowd } from '../../testing/crowd.ts';
import { calm, rig, SECRET, specOf } from '../../testing/runner.ts';
import { open, resume } from '../runner/runner.ts';
import { SHAPE, snapshotIn, snapshotText } from '../snapshot.ts';
import type { Event } from './event.ts';
import { tableFrom } from './evolve.ts';
import type { EventLog } from './ports.ts';
import { snapshotAfter } from './snapshot.ts';

const PLAYED = [
  ['ricketts', 3, 4],
  ['classic', 2, 5],
  ['wild-twist', 4, 4],
  ['capture', 2, 3],
] as const;

/** A table with its own log after this number of random commands. */
async function played(game: string, people: number, seats: number) {
  const one = rig();
  const runner = await open(one.ports, 't', specOf(game, people, seats, { online: { clock: null } }), SECRET);
  await crowd(runner, one, belowFrom(7), 250);
  runner.close();
  await calm();
  return { one, hearts: runner.hearts, log: one.log.tables.get('t') ?? [] };
}

/** Index of the last undo in the log, or -1. */
const lastUndone = (log: readonly Event[]): number => log.findLastIndex(({ type }) => type === 'undone');

describe.each(PLAYED)('at %s with %i people at %i seats', (game, people, seats) => {
  test('the state at any version leads to the same end as the log', async () => {
    const { hearts, log } = await played(game, people, seats);
    expect(log.length).toBeGreaterThan(40);
    const whole = tableFrom(hearts, log);
    for (let version = 1; version <= log.length; version += 7) {
      const stood = snapshotIn(snapshotText(tableFrom(hearts, log.slice(0, version))));
      const after = stood && snapshotAfter(hearts, stood, log.slice(version));
      expect(after).toEqual(version > lastUndone(log) ? whole : undefined);
    }
  });

  test('a runner takes it up without reading its log', async () => {
    const { one, hearts, log } = await played(game, people, seats);
    const at = Math.max(Math.floor(log.length / 2), lastUndone(log) + 1);
    const half: EventLog = {
      ...one.log,
      read: () => Promise.reject(new Error('the log was read')),
      snapshot: async () => ({ state: tableFrom(hearts, log.slice(0, at)), events: log.slice(at) }),
    };
    const again = await resume({ ...one.ports, log: half }, 't');
    expect(again?.state()).toEqual(tableFrom(hearts, log));
    again?.close();
  });
});

test('what was taken back is read from the whole log', async () => {
  const { one, hearts, log } = await played('ricketts', 3, 4);
  const undone = { type: 'undone', to: log.length - 2, cause: { seat: 0, number: 99 } } as const;
  const state = tableFrom(hearts, log.slice(0, -2));
  expect(snapshotAfter(hearts, state, [...log.slice(-2), undone])).toBeUndefined();
  let reads = 0;
  const whole: EventLog = {
    ...one.log,
    read: table => {
      reads += 1;
      return one.log.read(table);
    },
    snapshot: async () => ({ state, events: [...log.slice(-2), undone] }),
  };
  (await resume({ ...one.ports, log: whole }, 't'))?.close();
  expect(reads).toBe(1);
});

/**
 * Every path in a value. The parts of a score are keyed by the cards that were taken, so their keys are
 * replaced by `*`.
 */
function placesIn(value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(one => placesIn(one, `${place}[]`));
  if (value === null || typeof value !== 'object') return [place];
  if (place.endsWith('.parts[]')) return [`${place}.*`];
  return Object.entries(value).flatMap(([key, one]) => placesIn(one, `${place}.${key}`));
}

/**
 * The digest of all paths that occur in the states of simulated matches, by the version of the fields of
 * `State`.
 */
const PLACES: Readonly<Record<number, string>> = { 9: '10148a4aefbf6dcb' };

test('a state with other fields has another number', async () => {
  const places = new Set<string>();
  for (const [game, people, seats] of PLAYED) {
    const { hearts, log } = await played(game, people, seats);
    for (let version = 1; version <= log.length; version++)
      for (const place of placesIn(tableFrom(hearts, log.slice(0, version)))) places.add(place);
  }
  const sum = createHash('sha256')
    .update([...places].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
  expect(sum, [...places].sort().join('\n')).toBe(PLACES[SHAPE]);
});

test('what was kept under another shape is not read', () => {
  expect(snapshotIn(JSON.stringify({ shape: SHAPE + 1, state: {} }))).toBeUndefined();
});

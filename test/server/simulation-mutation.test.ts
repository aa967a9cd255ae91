// Mutation test of the simulations: servers with one deliberate bug each, which shows only under faults, must
// be detected.

import type { Hearts, Viewer } from '@moonshot/rules';
import type { Event } from '@moonshot/table';
import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../../apps/server/src/core/env.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import type * as Views from '../../packages/table/src/core/view.ts';
import type * as Kept from '../../packages/table/src/runner/runner-state.ts';
import { freshSample } from '../seeds.ts';
import { fleet, seedsFrom } from './simulation/fleet.ts';
import { BEGUN_MS, type SimulationOptions } from './simulation/simulation.ts';

const planted = { before: false, view: false };
afterEach(() => {
  Object.assign(planted, { before: false, view: false });
});

vi.mock('../../packages/table/src/runner/runner-state.ts', async original => {
  const kept = await original<typeof Kept>();
  const before: typeof Kept.earlyReply = (one, command) =>
    planted.before ? (one.closed ? { type: 'closed' } : undefined) : kept.earlyReply(one, command);
  return { ...kept, earlyReply: before };
});

vi.mock('../../packages/table/src/core/view.ts', async original => {
  const views = await original<typeof Views>();
  const show = (hearts: Hearts, event: Event, viewer: Viewer) =>
    planted.view && event.type === 'game' && event.event.type === 'passed'
      ? ({ type: 'game', event: event.event } as ReturnType<typeof Views.show>)
      : views.show(hearts, event, viewer);
  const showAll: typeof Views.showAll = (hearts, events, viewer) =>
    planted.view ? events.map(event => show(hearts, event, viewer)) : views.showAll(hearts, events, viewer);
  return { ...views, showAll };
});

const MOST = 40;

type Append = Store['log']['append'];

const appending =
  (append: (store: Store) => Append) =>
  (store: Store): Store => ({
    ...store,
    log: { ...store.log, append: append(store) },
  });

/** Drops timers of more than 1.5 seconds. */
const deaf =
  (env: Env): Env['after'] =>
  (ms, act) =>
    ms > 1500 ? () => {} : env.after(ms, act);

const withoutCause = (event: Event): Event => ('cause' in event ? ({ ...event, cause: null } as Event) : event);

/** Deliberate bugs, each with a seed whose simulation detects it quickly. */
const plants: readonly [
  name: string,
  seed: number,
  finds: RegExp,
  plant: SimulationOptions & Partial<typeof planted>,
][] = [
  [
    'an act is acknowledged before it is written',
    1,
    /of which \d+ events are on the disk|stands at/,
    {
      store: appending(store => (match, expected, events) => {
        void store.log.append(match, expected, events).catch(() => undefined);
        return Promise.resolve('written');
      }),
    },
  ],
  [
    'events that belong together are written one by one',
    3,
    /in the middle of what was written at once|is kept as/,
    {
      store: appending(store => async (match, expected, events) => {
        for (const [i, event] of events.entries())
          if ((await store.log.append(match, expected + i, [event])) === 'stale') return 'stale';
        return 'written';
      }),
    },
  ],
  [
    'a log forgets whose command it was',
    1,
    /is kept as|stands at|not what was written/,
    {
      store: appending(
        store => (match, expected, events) => store.log.append(match, expected, events.map(withoutCause)),
      ),
    },
  ],
  ['a repeated command is not known again', 16, /./, { before: true }],
  [
    'a client that reconnects gets events that it has',
    1,
    /is told of/,
    {
      store: store => ({
        ...store,
        log: { ...store.log, readAfter: (match, version) => store.log.readAfter(match, Math.max(0, version - 1)) },
      }),
    },
  ],
  [
    'the disk is not waited for',
    1,
    /where \d+ were written|not what was written|it is damaged/,
    { synchronous: 'NORMAL' },
  ],
  ['a pass is shown to everybody', 2, /[2-9TJQKAW][CDSH] in events/, { view: true }],
  [
    'alarms are lost when the server starts again',
    16,
    /had .* ms|stands still/,
    { machine: (env, wallMs) => (wallMs() === BEGUN_MS ? env : { ...env, after: deaf(env) }) },
  ],
];

test.each(freshSample('planted faults', plants, 2))(
  '%s: found',
  async (_, seed, finds, { before = false, view = false, ...options }) => {
    Object.assign(planted, { before, view });
    const { failed } = await fleet(seedsFrom(seed, MOST), options, ({ violation }) => violation === undefined);
    expect(failed.map(({ violation }) => violation)).toEqual([expect.stringMatching(finds)]);
  },
);

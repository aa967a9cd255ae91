// A sealed deal step by step: which messages are accepted from whom at which time, that choices cannot be
// made late, and that a seal survives a restart.

import type { SealEvent } from '@moonshot/protocol';
import { SHEETS } from '@moonshot/rules';
import { attemptSeed, bytesOfHex, serverCommitment } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { calm, playOn, type Rig, rig, SECRET, sealOf, sealOn, specOf } from '../../testing/runner.ts';
import { deepEqual } from '../core/deep-equal.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { seedFor, serverSecret } from '../core/randomness.ts';
import type { SealCommand } from '../core/seal-rules.ts';
import type { Seal } from '../core/state.ts';
import { show, view } from '../core/view.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import type { SeatSeal } from '../runner/seal-windows.ts';
import { sealing } from './sealing.ts';

const sealedSpec = (game: string, people: number, seats: number) => specOf(game, people, seats, { sealed: 2 });

async function table(people: number, game = 'ricketts', seats = 4): Promise<{ runner: TableRunner; rig: Rig }> {
  const one = rig();
  const runner = await open(one.ports, 'one', sealedSpec(game, people, seats), SECRET);
  await calm();
  return { runner, rig: one };
}

const secretOf = (deal: number, attempt = 0): Uint8Array =>
  serverSecret({ spec: sealedSpec('ricketts', 2, 4), secret: SECRET }, deal, attempt);

const typesOf = (events: readonly Event[] | undefined): readonly string[] =>
  (events ?? []).map(event => (event.type === 'game' ? event.event.type : event.type));

const log = ({ log: { tables } }: Rig): readonly Event[] => tables.get('one') ?? [];

const commit = (seat: number, deal = 1): SeatSeal => ({
  type: 'commitSeal',
  seat,
  deal,
  attempt: 0,
  commitment: sealOf('one', deal, seat).commitment,
});
const reveal = (seat: number, deal = 1): SeatSeal => ({
  type: 'openSeal',
  seat,
  deal,
  attempt: 0,
  bytes: sealOf('one', deal, seat).bytes,
});

test('the server commits before any seat, all seats before any opens, and the cut and the deal come with the mix', async () => {
  const { runner, rig: one } = await table(2);
  expect(typesOf(log(one))).toEqual(['table-opened', 'seal-committed']);
  expect(log(one)[1]).toMatchObject({
    deal: 1,
    asked: [0, 1],
    server: serverCommitment({ protocol: 2, match: 'one', deal: 1, attempt: 0 }, secretOf(1)),
  });
  await sealOn(runner, [0, 1]);
  expect(typesOf(log(one)).slice(1, 9)).toEqual([
    'seal-committed',
    'seat-committed',
    'seat-committed',
    'sealed',
    'seat-opened',
    'seat-opened',
    'mixed',
    'dealer',
  ]);
  expect(typesOf(log(one))[9]).toBe('dealt');
  expect(
    one.told.filter(({ events }) => typesOf(events).includes('dealt')).map(told => typesOf(told.events)[0]),
  ).toEqual(
    ['seat-opened'], // the deal is published with the event that caused it
  );
});

test('the seed is the protocol’s, with what each seat opened', async () => {
  const { runner } = await table(2);
  await sealOn(runner, [1]);
  const nothing = new Uint8Array(0);
  // seat 0 has not answered, so the window has to close
  expect(runner.state().seal).toMatchObject({ phase: 'commit' });
  const after = {
    ...runner.state(),
    seal: { ...runner.state().seal, phase: 'mixed', opened: [null, '02'.repeat(32), null, null] },
  };
  expect(seedFor(after as never, 'deal')).toEqual(
    attemptSeed({
      server: secretOf(1),
      match: 'one',
      deal: 1,
      attempt: 0,
      beacon: null,
      rules: 'ricketts@1',
      seats: [nothing, bytesOfHex('02'.repeat(32)), nothing, nothing],
    }),
  );
  expect(seedFor(after as never, 'dealer')).toEqual(seedFor(after as never, 'deal'));
});

test('silent seats are marked when the window closes, and the deal continues without them', async () => {
  const { runner, rig: one } = await table(3);
  await runner.seal(commit(0));
  await runner.seal(commit(2));
  one.windows[0]?.();
  await calm();
  const { commitment } = sealOf('one', 1, 0);
  expect(log(one).at(-1)).toEqual({
    type: 'sealed',
    deal: 1,
    attempt: 0,
    commitments: [commitment, null, sealOf('one', 1, 2).commitment, null],
  });
  await runner.seal(reveal(0));
  await runner.seal(reveal(2));
  expect(log(one).find(event => event.type === 'mixed')).toEqual({
    type: 'mixed',
    deal: 1,
    attempt: 0,
    opened: [sealOf('one', 1, 0).bytes, null, sealOf('one', 1, 2).bytes, null],
  });
  expect(typesOf(log(one))).toContain('dealt');
});

test('without commitments there is nothing to open, and bots alone are never waited for', async () => {
  const { rig: one } = await table(2);
  one.windows[0]?.();
  await calm();
  expect(typesOf(log(one)).slice(1, 6)).toEqual(['seal-committed', 'sealed', 'mixed', 'dealer', 'dealt']);
  const { rig: bots } = await table(0);
  expect(bots.windows).toHaveLength(0);
  expect(typesOf(log(bots)).slice(1, 6)).toEqual(['seal-committed', 'sealed', 'mixed', 'dealer', 'dealt']);
  const nothing = [null, null, null, null];
  expect(log(bots).slice(1, 4)).toMatchObject([{ asked: [] }, { commitments: nothing }, { opened: nothing }]);
});

type Step = readonly [command: SeatSeal, reply: 'done' | 'time' | 'other' | 'wrong'];
const ROWS: readonly [name: string, steps: readonly Step[]][] = [
  [
    'a repeat is done again',
    [
      [commit(0), 'done'],
      [commit(0), 'done'],
    ],
  ],
  [
    'a second commitment is refused',
    [
      [commit(0), 'done'],
      [{ ...commit(0), commitment: '0'.repeat(64) } as SeatSeal, 'other'],
    ],
  ],
  ['a bot’s seat adds nothing', [[commit(3), 'time']]],
  ['a seat that is none', [[commit(9), 'time']]],
  ['another deal', [[commit(0, 2), 'time']]],
  ['no commitment', [[{ ...commit(0), commitment: 'abc' } as SeatSeal, 'wrong']]],
  [
    'nothing is opened before all is sealed',
    [
      [commit(0), 'done'],
      [reveal(0), 'time'],
    ],
  ],
  [
    'nothing is committed after',
    [
      [commit(0), 'done'],
      [commit(1), 'done'],
      [{ ...commit(1), commitment: '0'.repeat(64) } as SeatSeal, 'other'],
    ],
  ],
  [
    'other bytes than those committed to, then the right ones',
    [
      [commit(0), 'done'],
      [commit(1), 'done'],
      [{ ...reveal(0), bytes: '00'.repeat(32) } as SeatSeal, 'wrong'],
      [reveal(0), 'done'],
      [reveal(0), 'done'],
    ],
  ],
  [
    'bytes that are none',
    [
      [commit(0), 'done'],
      [commit(1), 'done'],
      [{ ...reveal(0), bytes: 'abc' } as SeatSeal, 'wrong'],
    ],
  ],
  [
    'an opening once the cards are out',
    [
      [commit(0), 'done'],
      [commit(1), 'done'],
      [reveal(0), 'done'],
      [reveal(1), 'done'],
      [reveal(1), 'done'],
      [{ ...reveal(1), bytes: '00'.repeat(32) } as SeatSeal, 'other'],
    ],
  ],
];

test.each(ROWS)('%s', async (_, steps) => {
  const { runner, rig: one } = await table(2);
  // game events are not counted, because bots may play already
  const written = (): number => log(one).filter(event => event.type !== 'game').length;
  const taken: SeatSeal[] = [];
  for (const [command, expected] of steps) {
    const before = written();
    const reply = await runner.seal(command);
    const said = reply.type === 'refused' && reply.refusal.type === 'not-sealing' ? reply.refusal.why : reply.type;
    expect(said).toBe(expected);
    if (expected !== 'done' || taken.some(other => deepEqual(other, command))) expect(written()).toBe(before);
    else taken.push(command);
  }
});

test.each([
  ['the secrets of a match that goes on', seal => seal, { type: 'unseal' }],
  ['the end of a step that is not reached', seal => seal, { type: 'close-seal', deal: 1, attempt: 0, phase: 'open' }],
  ['a commitment where nothing is sealed', () => null, commit(0)],
  ['an opening by a seat that did not commit', seal => ({ ...seal, phase: 'open' }), reveal(0)],
] as readonly [string, (seal: Seal) => Seal | null, SealCommand][])(
  '%s: it is not the time',
  async (_, turned, command) => {
    const { runner } = await table(2);
    const state = { ...runner.state(), seal: turned(runner.state().seal as Seal) };
    expect(sealing.decide(state, command)).toEqual({ ok: false, refusal: { type: 'not-sealing', why: 'time' } });
  },
);

test('a late commitment is refused when the window has closed', async () => {
  const { runner, rig: one } = await table(2);
  await runner.seal(commit(0));
  one.windows[0]?.();
  await calm();
  expect(await runner.seal(commit(1))).toEqual({ type: 'refused', refusal: { type: 'not-sealing', why: 'time' } });
});

test('a window that cannot be waited for stops the table and is not kept quiet', async () => {
  const { ports, stopped } = rig();
  const after = () => Promise.reject(new Error('no alarm'));
  await open({ ...ports, alarms: { after } }, 'one', sealedSpec('ricketts', 2, 4), SECRET);
  await calm();
  expect(stopped).toEqual([expect.stringContaining('no alarm')]);
});

test('a runner tries nothing that is not due, or it would read a log that others write to as well', async () => {
  const { ports } = rig();
  const reads: string[] = [];
  const read = (id: string): ReturnType<typeof ports.log.read> => {
    reads.push(id);
    return ports.log.read(id);
  };
  const log = { ...ports.log, shared: true, read };
  const runner = await open({ ...ports, log }, 'one', sealedSpec('ricketts', 4, 4), SECRET);
  await sealOn(runner, [0, 1, 2, 3]);
  expect([runner.state().seal?.phase, reads]).toEqual(['mixed', []]);
});

test('a runner that resumes a table in the middle of a seal continues from the log', async () => {
  const { runner, rig: one } = await table(2);
  await runner.seal(commit(0));
  runner.close();
  const next = (await resume(one.ports, 'one')) as TableRunner;
  await next.seal(commit(1));
  await next.seal(reveal(1));
  next.close();
  const last = (await resume(one.ports, 'one')) as TableRunner;
  await calm();
  // each of the three runners opened a window for its first step; the second runner opened one more
  expect(one.windows).toHaveLength(4);
  one.windows.at(-1)?.();
  await calm();
  expect(last.state().seal).toMatchObject({ phase: 'commit', attempt: 1, asked: [1], voided: [{ withheld: [0] }] });
  await sealOn(last, [1]);
  const { bytes } = sealOf('one', 1, 1, 1);
  expect(last.state().seal).toMatchObject({ phase: 'mixed', opened: [null, bytes, null, null] });
  expect(typesOf(log(one)).filter(type => type === 'dealt')).toHaveLength(1);
  expect(typesOf(log(one)).filter(type => type === 'seal-committed')).toHaveLength(2);
});

test('every step is sent to all viewers, and none contains the secret', async () => {
  const { runner, rig: one } = await table(2);
  await sealOn(runner, [0, 1]);
  const seals = log(one).filter((event): event is SealEvent => /seal|mixed|seat-/.test(event.type));
  expect(seals).toHaveLength(7);
  for (const event of seals) expect(show(runner.hearts, event, 'watcher')).toEqual(event);
  const told = JSON.stringify([
    seals,
    ...[0, 1, 2, 3, 'watcher' as const].map(viewer => view(runner.hearts, runner.state(), viewer)),
  ]);
  expect(told).not.toContain(Buffer.from(secretOf(1)).toString('hex'));
  expect(told).not.toContain(SECRET);
  expect(view(runner.hearts, runner.state(), 3).online?.seal).toEqual({
    protocol: 2,
    deal: 1,
    attempt: 0,
    asked: [0, 1],
    voided: [],
    beacon: null,
    phase: 'dealt',
    server: serverCommitment({ protocol: 2, match: 'one', deal: 1, attempt: 0 }, secretOf(1)),
    previous: runner.state().seal?.previous,
    commitments: [sealOf('one', 1, 0).commitment, sealOf('one', 1, 1).commitment, null, null],
    opened: [sealOf('one', 1, 0).bytes, sealOf('one', 1, 1).bytes, null, null],
  });
});

test('nothing can be taken back once the next deal is being sealed', async () => {
  const { runner } = await table(1);
  for (let i = 0; i < 60 && runner.state().game.results.length === 0; i++) await playOn(runner, 0, 1);
  expect(runner.state().undo.length).toBeGreaterThan(0);
  await runner.command({ type: 'ready', seat: 0, number: (runner.state().answered[0]?.number ?? 0) + 1 });
  await calm();
  expect(runner.state().seal).toMatchObject({ deal: 2, phase: 'commit' });
  const reply = await runner.command({ type: 'undo', seat: 0, number: (runner.state().answered[0]?.number ?? 0) + 1 });
  expect(reply).toEqual({ type: 'refused', refusal: { type: 'nothing-to-undo' } });
});

test.each(SHEETS.map(({ id, seats }) => [id, seats.best] as const))(
  '%s: a sealed log passes as this table’s own, and not with another commitment or without a step',
  async (game, seats) => {
    const { runner, rig: one } = await table(1, game, seats);
    await playOn(runner, 0, 8);
    const events: Event[] = JSON.parse(JSON.stringify(log(one)));
    expect(checkLog(events, { sealing })).toMatchObject({ ok: true });
    expect(tableFrom(runner.hearts, events)).toEqual(runner.state());
    const without = (type: string) =>
      checkLog(
        events.filter(event => event.type !== type),
        { sealing },
      ).ok;
    expect(['seal-committed', 'seat-committed', 'sealed', 'seat-opened', 'mixed'].map(without)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    const other = events.map(event =>
      event.type === 'seal-committed' ? { ...event, server: 'ab'.repeat(32) } : event,
    );
    expect(checkLog(other, { sealing })).toMatchObject({ ok: false });
  },
);

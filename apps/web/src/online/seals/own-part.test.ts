// A seat's part in sealing a deal (fixing its shuffle in advance): the seat repeats the same bytes, and
// reveals them only after its own commitment.

import type { TableView } from '@moonshot/protocol';
import { seatCommitment } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import type { LocalStore } from '../server/identity.ts';
import { remembering } from '../server/local-store.ts';
import { forgetSeals, sealAnswer } from './own-part.ts';

const MATCH = 'tableTableTableTableTa-1';

function boxed(): LocalStore {
  const kept = new Map<string, string>();
  return {
    get: key => kept.get(key) ?? null,
    put: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

type Seal = NonNullable<NonNullable<TableView['online']>['seal']>;

const viewOf = (viewer: TableView['viewer'], seal: Partial<Seal>, match = MATCH): TableView =>
  ({
    id: match,
    viewer,
    online: {
      seal: {
        protocol: 1,
        deal: 3,
        attempt: 0,
        asked: [0, 1, 2],
        voided: [],
        beacon: null,
        phase: 'commit',
        server: '',
        previous: '',
        commitments: [null, null, null, null],
        opened: [null, null, null, null],
        ...seal,
      },
    },
  }) as TableView;

const ones = (): Uint8Array => new Uint8Array(32).fill(1);
const twos = (): Uint8Array => new Uint8Array(32).fill(2);
const commitment = seatCommitment({ protocol: 1, match: MATCH, deal: 3, attempt: 0 }, 2, ones());
const committed = [null, null, commitment, null];
const HEX = '01'.repeat(32);

test('a seat commits to 32 bytes, and to the same ones when it is asked again', () => {
  const store = boxed();
  expect(sealAnswer(viewOf(2, {}), store, ones)).toEqual({ type: 'commitSeal', deal: 3, commitment });
  expect(sealAnswer(viewOf(2, {}), store, twos)).toEqual({ type: 'commitSeal', deal: 3, commitment });
});

const refusing: LocalStore = { get: () => null, put: () => undefined };

test.each([
  ['also after a reload', boxed()],
  ['also if the browser stores nothing', remembering(refusing)],
])('it opens what it committed to, %s', (_, store) => {
  sealAnswer(viewOf(2, {}), store, ones);
  expect(sealAnswer(viewOf(2, { phase: 'open', commitments: committed }), store, twos)).toEqual({
    type: 'openSeal',
    deal: 3,
    bytes: HEX,
  });
});

test.each([
  ['a watcher is asked for nothing', viewOf('watcher', {})],
  ['a commitment that is there is not given again', viewOf(2, { commitments: committed })],
  ['what is open stays open', viewOf(2, { phase: 'open', commitments: committed, opened: [null, null, HEX, null] })],
  [
    'bytes are not shown against a commitment that is not theirs',
    viewOf(2, { phase: 'open', commitments: [null, null, HEX, null] }),
  ],
  ['bytes are not shown where nothing was committed', viewOf(2, { phase: 'open' })],
  ['a deal that is out needs nothing', viewOf(2, { phase: 'dealt', commitments: committed })],
])('%s', (_, view) => {
  const store = boxed();
  sealAnswer(viewOf(2, {}), store, ones);
  expect(sealAnswer(view, store, twos)).toBeUndefined();
});

test('no two matches or deals share their bytes, and a match that is over is forgotten', () => {
  const store = boxed();
  const draws = [ones(), twos(), new Uint8Array(32).fill(3)];
  const draw = (): Uint8Array => draws.shift() ?? new Uint8Array(32);
  const answers = [viewOf(2, {}), viewOf(2, { deal: 4 }), viewOf(2, {}, `${MATCH}0`)].map(view =>
    sealAnswer(view, store, draw),
  );
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(3);
  expect(draws).toEqual([]);
  forgetSeals(store, MATCH);
  expect(sealAnswer(viewOf(2, { phase: 'open', commitments: committed }), store, draw)).toBeUndefined();
});

test('what another program keeps there is worth nothing', () => {
  const store = boxed();
  store.put('moonshot.seals', 'no list');
  expect(sealAnswer(viewOf(2, {}), store, ones)).toEqual({ type: 'commitSeal', deal: 3, commitment });
});

test('each attempt has its own secret, even after a reload, and its commitment binds the attempt', () => {
  const store = boxed();
  const draws = [ones(), twos()];
  const draw = (): Uint8Array => draws.shift() ?? new Uint8Array(32);
  const seal = (attempt: number) => viewOf(2, { protocol: 2, attempt });
  const lock = (attempt: number, bytes: Uint8Array): string =>
    seatCommitment({ protocol: 2, match: MATCH, deal: 3, attempt }, 2, bytes);
  expect([
    sealAnswer(seal(0), store, draw),
    sealAnswer(seal(1), store, draw),
    sealAnswer(seal(0), store, draw),
  ]).toEqual([
    { type: 'commitSeal', deal: 3, attempt: 0, commitment: lock(0, ones()) },
    { type: 'commitSeal', deal: 3, attempt: 1, commitment: lock(1, twos()) },
    { type: 'commitSeal', deal: 3, attempt: 0, commitment: lock(0, ones()) },
  ]);
  const open = viewOf(2, { protocol: 2, attempt: 1, phase: 'open', commitments: [null, null, lock(1, twos()), null] });
  expect(sealAnswer(open, store, draw)).toEqual({ type: 'openSeal', deal: 3, attempt: 1, bytes: '02'.repeat(32) });
});

test('a seat that is not asked sends nothing', () => {
  expect(sealAnswer(viewOf(2, { asked: [0, 1] }), boxed(), ones)).toBeUndefined();
});

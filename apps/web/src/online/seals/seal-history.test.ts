// Records of seals (a server's commitments to its shuffles): later differences are found, equal data is not
// reported, and the storage is bounded.
import type { SealView, TableView } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import type { LocalStore } from '../server/identity.ts';
import { attemptsInView, firstMismatch, keepSeen, type ReportedAttempt } from './seal-history.ts';

const MATCH = 'tableTableTableTableTa-1';

function boxed(): LocalStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const put = (key: string, value: string | null): void =>
    void (value === null ? kept.delete(key) : kept.set(key, value));
  return { kept, get: key => kept.get(key) ?? null, put };
}

const digits = (n: number): string => n.toString(16).padStart(64, '0');

const sealOf = (deal: number, change: Partial<SealView> = {}): SealView => ({
  protocol: 1,
  attempt: 0,
  asked: [],
  voided: [],
  beacon: null,
  deal,
  phase: 'dealt',
  server: digits(deal),
  previous: digits(deal + 100),
  commitments: [digits(deal + 200), null, digits(deal + 300)],
  opened: [null, null, null],
  ...change,
});
const viewOf = (seal: SealView, id = MATCH) => ({ id, online: { seal } }) as Pick<TableView, 'id' | 'online'>;

const told: readonly [
  name: string,
  deals: readonly ReportedAttempt[],
  found: readonly [deal: number, what: string] | undefined,
][] = [
  ['the same is no news', [sealOf(1), sealOf(2)], undefined],
  ['nor is a deal that nobody saw', [sealOf(1), sealOf(2), sealOf(3, { server: digits(0) })], undefined],
  ['another seal of the server', [sealOf(1), sealOf(2, { server: digits(9) })], [2, 'server']],
  ['another deal before it', [sealOf(1), sealOf(2, { previous: digits(9) })], [2, 'previous']],
  ['another commitment of a seat', [sealOf(1, { commitments: [digits(9), null, digits(301)] })], [1, 'seat']],
  ['a commitment that is gone', [sealOf(1, { commitments: [digits(201), null, null] })], [1, 'seat']],
  ['another commitment in a void attempt', [sealOf(2, { attempt: 1, server: digits(9) })], [2, 'server']],
  ['an attempt that nobody saw', [sealOf(1, { attempt: 1, server: digits(9) })], undefined],
  [
    'a lock that came after this device left',
    [sealOf(1, { commitments: sealOf(1).commitments.with(1, 'x') })],
    undefined,
  ],
];

test.each(told)('%s', (_, deals, found) => {
  const store = boxed();
  for (const deal of [1, 2]) keepSeen(store, viewOf(sealOf(deal)));
  keepSeen(store, viewOf(sealOf(2, { attempt: 1 })));
  const unlikely = firstMismatch(store, MATCH, deals);
  expect(unlikely && [unlikely.deal, unlikely.what]).toEqual(found);
  expect(firstMismatch(store, `${MATCH}0`, deals)).toBeUndefined(); // nothing was recorded of another match
});

test('what was seen first stays, and locks are added as they come', () => {
  const store = boxed();
  keepSeen(store, viewOf(sealOf(1, { phase: 'commit', commitments: [null, null, null] })));
  keepSeen(store, viewOf(sealOf(1)));
  keepSeen(store, viewOf(sealOf(1, { server: digits(9), commitments: [digits(9), null, digits(301)] })));
  expect(firstMismatch(store, MATCH, [sealOf(1)])).toBeUndefined();
  expect(firstMismatch(store, MATCH, [sealOf(1, { server: digits(9) })])).toEqual({
    deal: 1,
    attempt: 0,
    what: 'server',
    seen: digits(1),
    told: digits(9),
  });
});

test('a view also contains the void attempts', () => {
  const void_ = { attempt: 0, withheld: [0], server: digits(2), commitments: sealOf(2).commitments };
  const seal = sealOf(2, { attempt: 1, server: digits(5), voided: [void_] });
  expect(attemptsInView(seal).map(({ attempt, server }) => [attempt, server])).toEqual([
    [0, digits(2)],
    [1, digits(5)],
  ]);
});

test('a record without an attempt belongs to the first', () => {
  const store = boxed();
  const { server, previous, commitments } = sealOf(1);
  store.put('moonshot.seen', JSON.stringify([{ match: MATCH, deal: 1, server, previous, commitments }]));
  expect(firstMismatch(store, MATCH, [sealOf(1, { server: digits(9) })])?.what).toBe('server');
  expect(firstMismatch(store, MATCH, [sealOf(1, { attempt: 1, server: digits(9) })])).toBeUndefined();
});

test('no more is kept than there is room for, and the oldest goes first', () => {
  const store = boxed();
  for (let deal = 1; deal <= 700; deal++) keepSeen(store, viewOf(sealOf(deal)));
  const text = [...store.kept.values()].join('');
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text.length).toBeGreaterThan(150_000);
  const lies = (deal: number) => firstMismatch(store, MATCH, [sealOf(deal, { server: digits(9) })]);
  expect([lies(1), lies(700)?.what]).toEqual([undefined, 'server']);
});

test.each(['no list', '7', '{"a":1}'])('what another program keeps there is worth nothing: %s', text => {
  const store = boxed();
  store.put('moonshot.seen', text);
  expect(firstMismatch(store, MATCH, [sealOf(1)])).toBeUndefined();
  keepSeen(store, viewOf(sealOf(1)));
  expect(firstMismatch(store, MATCH, [sealOf(1, { server: digits(9) })])?.what).toBe('server');
});

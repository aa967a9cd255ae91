// The client's check of the beacon's round. It warns about rounds that were published too early, and never at
// honest tables.
import { expect, test } from 'vitest';
import { type SealTable, type Story, tableFor } from '../../../testing/seals.ts';

/** The contributors are settled and the beacon's round is fixed, `inMs` ahead. */
const fixRound = (table: SealTable, inMs: number): void =>
  table.settle([], { beacon: { round: 7, at: table.nowMs + inMs } });

const HONEST: readonly [name: string, story: Story][] = [
  [
    'a round that is not yet published',
    t => {
      t.begin(1);
      fixRound(t, 1);
      t.mix();
    },
  ],
  [
    'an attempt voided before its round, by a clock that is one second fast',
    t => {
      t.begin(1);
      fixRound(t, 3_000);
      t.nowMs += 3_999;
      t.voided(1);
    },
  ],
  [
    'a line that was lost while the round was waited for, or the server began anew',
    t => {
      t.begin(1);
      fixRound(t, 3_000);
      t.reconnect();
      t.nowMs += 9_000;
      t.voided(1);
    },
  ],
  [
    'a line that was lost before the round was fixed, and is back when it is out',
    t => {
      t.begin(1);
      t.line(false);
      t.nowMs += 9_000;
      t.missed(1, { phase: 'open', beacon: { round: 7, at: t.nowMs - 1 } });
      t.reconnect();
      t.voided(1);
    },
  ],
  [
    'a table that gives days, where the round is long out when a secret is missing',
    t => {
      t.hasDays = true;
      t.facts();
      t.begin(1);
      fixRound(t, 3_000);
      t.nowMs += 86_400_000;
      t.voided(1);
    },
  ],
  [
    'a deal mixed with a published round, and the next seal',
    t => {
      t.begin(1);
      fixRound(t, 3_000);
      t.nowMs += 9_000;
      t.mix();
      t.deal(2);
    },
  ],
];

test.each(HONEST)('does not warn: %s', (_, story) => {
  const table = tableFor(story);
  expect([table.warned, table.kept]).toEqual([[], []]);
});

const LIES: readonly [name: string, what: readonly object[], story: Story][] = [
  [
    'the fixed round is already published',
    [{ what: 'early-round', deal: 1, attempt: 0 }],
    t => {
      t.begin(1);
      fixRound(t, 0);
      t.mix();
    },
  ],
  [
    'an attempt is voided after its round',
    [{ what: 'late-void', deal: 1, attempt: 0 }],
    t => {
      t.begin(1);
      fixRound(t, 3_000);
      t.nowMs += 4_000;
      t.voided(1);
      fixRound(t, 3_000);
      t.mix();
    },
  ],
  [
    'the last attempt is voided after its round, and the server deals alone',
    [{ what: 'late-void', deal: 1, attempt: 2 }],
    t => {
      t.begin(1, { attempt: 2 });
      fixRound(t, 3_000);
      t.nowMs += 4_000;
      t.voided(1);
      t.tell({ phase: 'dealt' });
    },
  ],
];

test.each(LIES)('warns if %s', (_, what, story) => {
  const table = tableFor(story);
  expect(table.warned).toMatchObject(what);
  expect(table.kept).toEqual(table.warned);
});

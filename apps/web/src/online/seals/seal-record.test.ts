// A device's record of a match's seals (a server's commitments to its shuffles): bounded, without duplicates,
// and as a report to the operator.
import { expect, test } from 'vitest';
import { boxed, digits } from '../../../testing/seals.ts';
import { faultOf, noteTally, noteWarnings, warningsOf } from './seal-record.ts';
import type { SealWarning } from './seal-watch.ts';

const at = { deal: 3, attempt: 1 } as const;

const FAULTS: readonly [warning: SealWarning, fault: string][] = [
  [{ ...at, what: 'not-asked' }, 'Deal 3, attempt 2: this player was at the table, and was not asked for a secret.'],
  [
    { ...at, attempt: 0, what: 'left-out', sure: false },
    "Deal 3: this player's commitment was sent in time, and does not count.",
  ],
  [
    { ...at, what: 'left-out', sure: true },
    "Deal 3, attempt 2: this player's commitment was shown, and does not count.",
  ],
  [{ ...at, what: 'not-opened', sure: true }, "Deal 3, attempt 2: this player's secret was shown, and does not count."],
  [{ ...at, what: 'early-round' }, "Deal 3, attempt 2: the beacon's round was out when the commitments were settled."],
  [{ ...at, what: 'late-void' }, "Deal 3, attempt 2: the attempt was given up after the beacon's round was out."],
  [
    { ...at, attempt: 0, what: 'redraws', attempts: 6, odd: 3 },
    'Deal 3: 3 of 6 attempts went wrong for no reason shown.',
  ],
  [
    { ...at, what: 'altered', seen: 'ab', told: 'cd' },
    "Deal 3, attempt 2: this player's own part was ab at the table, and is now cd.",
  ],
  [
    { ...at, what: 'seat', seen: 'ab', told: 'none' },
    "Deal 3, attempt 2: a seat's commitment was ab at the table, and is now none.",
  ],
];

test.each(FAULTS)('a report says: %j', (warning, fault) => expect(faultOf(warning)).toBe(fault));

test('a warning is new once, and is stored with its match only', () => {
  const store = boxed();
  const one: SealWarning = { ...at, what: 'not-asked' };
  const other: SealWarning = { ...at, deal: 4, what: 'not-asked' };
  expect(noteWarnings(store, 'a', [one])).toEqual([one]);
  expect(noteWarnings(store, 'a', [one, other])).toEqual([other]);
  expect([warningsOf(store, 'a'), warningsOf(store, 'b')]).toEqual([[one, other], []]);
});

test('deals without any secret are not counted, and only the newest matches are kept', () => {
  const store = boxed();
  expect(noteTally(store, 'a', 1, { attempts: 0, odd: 0 })).toEqual([]);
  for (let i = 0; i < 120; i++)
    noteWarnings(store, `${i}`, [{ ...at, what: 'seat', seen: digits(i), told: digits(0) }]);
  expect([warningsOf(store, '19').length, warningsOf(store, '20').length]).toEqual([0, 1]);
});

test.each(['no list', '7', '[{"match":"a"}]', '[null]'])(
  'what another program keeps there is worth nothing: %s',
  text => {
    const store = boxed();
    store.put('moonshot.seal-records', text);
    expect(warningsOf(store, 'a')).toEqual([]);
  },
);

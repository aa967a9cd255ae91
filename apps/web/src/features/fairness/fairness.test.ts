// What the fairness screen shows for a deal in progress and for the deals in a proof.

import type { SealView, TableView } from '@moonshot/protocol';
import { seatCommitment } from '@moonshot/rules/cards';
import { verify } from '@moonshot/verify';
import { expect, test } from 'vitest';
import proof from '../../../../../fixtures/proof.json' with { type: 'json' };
import again from '../../../../../packages/verify/example-proof.json' with { type: 'json' };
import { allChecksPass, dealNow, dealOf, fairnessStatusOf, groupDigits } from './fairness.ts';

const bytes = (seat: number): string => `0${seat + 1}`.repeat(32);
const lock = (seat: number): string =>
  seatCommitment(
    { protocol: 1, match: 'one', deal: 2, attempt: 0 },
    seat,
    Uint8Array.from({ length: 32 }, () => seat + 1),
  );

const sitters = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
  { kind: 'bot', name: 'Io', player: 'careful' },
] as const;
const view = { id: 'one', sitters } as unknown as TableView; // the code under test reads no other fields

const seal = (
  phase: SealView['phase'],
  commitments: SealView['commitments'],
  opened: SealView['opened'],
): SealView => ({
  protocol: 1,
  attempt: 0,
  asked: [0, 1],
  voided: [],
  beacon: null,
  deal: 2,
  phase,
  server: 'ab'.repeat(32),
  previous: 'cd'.repeat(32),
  commitments,
  opened,
});

test.each([
  ['nobody yet', seal('commit', [null, null, null], [null, null, null]), ['waiting', 'waiting'], true],
  ['one has locked', seal('commit', [lock(0), null, null], [null, null, null]), ['locked', 'waiting'], true],
  ['one is too late', seal('open', [lock(0), null, null], [null, null, null]), ['locked', 'silent'], true],
  ['both have opened', seal('dealt', [lock(0), lock(1), null], [bytes(0), bytes(1), null]), ['opened', 'opened'], true],
  ['one withheld', seal('dealt', [lock(0), lock(1), null], [bytes(0), null, null]), ['opened', 'withheld'], true],
  ['other bytes', seal('dealt', [lock(0), lock(1), null], [bytes(1), bytes(1), null]), ['wrong', 'opened'], false],
] as const)('while a match goes on: %s', (_, now, states, sound) => {
  const shown = dealNow(view, now);
  expect(shown.added.map(({ state }) => state)).toEqual(states); // bots contribute nothing and are not shown
  expect([shown.opened, shown.hands.length, allChecksPass(shown)]).toEqual(['later', 0, sound]);
});

const [both, one, none] = [
  [lock(0), lock(1), null],
  [lock(0), null, null],
  [null, null, null],
] as const;

test.each([
  ['before anybody has locked', seal('commit', none, none), null, null],
  ['once one’s own is locked', seal('commit', one, none), null, 'in'],
  ['once it is settled', seal('open', both, none), [0, 1], 'in'],
  ['without one’s own', seal('open', [null, lock(1), null], none), [1], 'out'],
  ['what was withheld counts for nothing', seal('dealt', both, [null, bytes(1), null]), [1], 'out'],
  ['all that counts', seal('dealt', both, [bytes(0), bytes(1), null]), [0, 1], 'in'],
  ['nobody’s', seal('dealt', none, none), [], 'out'],
] as const)('whose secrets count: %s', (_, now, contributors, own) => {
  const shown = dealNow({ ...view, viewer: 0 }, now);
  expect([shown.contributors, shown.own]).toEqual([contributors, own]);
  expect(dealNow({ ...view, viewer: 'watcher' }, now).own).toBeNull();
});

test('void attempts are shown with the seats that withheld and are not asked again', () => {
  const voided = [{ attempt: 0, withheld: [1], server: 'ef'.repeat(32), commitments: both }];
  const shown = dealNow(view, { ...seal('commit', none, none), attempt: 1, asked: [0], voided });
  expect(shown.voided).toEqual(voided);
  expect(shown.added.map(({ state }) => state)).toEqual(['waiting', 'unasked']);
});

const PROOF = JSON.stringify(proof);
const shownOf = (text: string) => {
  const checked = verify(text);
  return checked.type === 'unreadable' ? undefined : dealOf(checked.report, 0);
};

test('of a proof: the hands in order, what was added, what comes next, and every check', () => {
  const shown = shownOf(PROOF);
  expect(shown?.hands[0]?.slice(0, 3)).toEqual(['2C', '7C', 'JC']);
  expect(shown?.added).toEqual([
    { seat: 0, state: 'opened', digits: bytes(0) },
    { seat: 1, state: 'opened', digits: bytes(1) },
  ]);
  expect([shown?.bound, shown?.opened, shown?.marks.length]).toEqual([proof.end, 'yes', 9]);
  expect(shown && allChecksPass(shown)).toBe(true);
  const other = shownOf(PROOF.replace('"0101', '"0201'));
  expect(other?.added.map(({ state }) => state)).toEqual(['wrong', 'opened']);
  expect(groupDigits('abcdef01')).toEqual(['abcd', 'ef01']);
});

test('a proof with a redraw shows the contributors, the number of draws, and who withheld', () => {
  const shown = shownOf(JSON.stringify(again));
  expect(shown).toMatchObject({ protocol: 2, contributors: [0, 2], decks: 2, own: null, beacon: 'none' });
  expect(shown?.voided).toEqual([{ attempt: 0, withheld: [1] }]);
  expect(shown?.marks.map(({ check }) => check)).toContain('attempts');
  // the old protocol version has no attempts
  expect(shownOf(PROOF)?.marks.map(({ check }) => check)).not.toContain('attempts');
});

test.each([
  ['nothing', undefined, false, 'empty'],
  ['a deal that goes on', undefined, false, 'sealed'],
  ['a proof of the old protocol', PROOF, false, 'old-protocol'],
  ['a proof', JSON.stringify(again), false, 'verified'],
  ['a proof that was changed', PROOF.replace('"0101', '"0201'), false, 'broken'],
  ['a proof that tells another seal than was seen', JSON.stringify(again), true, 'broken'],
] as const)('%s is shown as what it is', (name, text, altered, standing) => {
  const checked = text === undefined ? undefined : verify(text);
  const now = name === 'nothing' ? undefined : dealNow(view, seal('commit', none, none));
  expect(fairnessStatusOf(text === undefined ? now : shownOf(text), checked, altered)).toBe(standing);
});

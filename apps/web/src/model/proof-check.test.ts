// A proof with a beacon, by a key made for the tests: its signature is checked, and nothing is loaded where there is none.
import * as beacon from '@moonshot/verify/beacon';
import { signed } from '@moonshot/verify/rig';
import { provedWithBeacon } from '@moonshot/verify/rig/beacon';
import { expect, test } from 'vitest';
import plain from '../../../../fixtures/proof-2.json' with { type: 'json' };
import { dealOf, standingOf } from './fairness.ts';
import { checkProof } from './proof-check.ts';

declare global {
  function setImmediate(then: (nothing: undefined) => void): unknown; // of Node, where the rig runs
}

const PROOF = await provedWithBeacon();
const MISSED = await provedWithBeacon([5]);
/** All of it fits but the signature: the server mixed in what it liked. */
const FORGED = await provedWithBeacon([], undefined, round => signed(round + 1));

test.each([
  ['with its signature', PROOF, 'verified', 'checked', 1],
  ['with the signature of another round', FORGED, 'broken', 'wrong', 1],
  ['whose round did not come', MISSED, 'verified', 'missed', 0],
  ['without a beacon', JSON.stringify(plain), 'verified', 'none', 0],
  ['that is none', '{', 'unreadable', undefined, 0],
] as const)('a proof %s', async (_, text, verdict, state, loads) => {
  let loaded = 0;
  const checked = await checkProof(text, async () => {
    loaded++;
    return beacon;
  });
  expect([checked.type, loaded]).toEqual([verdict, loads]);
  if (checked.type === 'unreadable') return;
  const shown = dealOf(checked.report, 0);
  expect([shown?.beacon, standingOf(shown, checked, false)]).toEqual([state, verdict]);
});

test('a signature for which the curve could not be loaded is told to be unchecked', async () => {
  const checked = await checkProof(FORGED, () => Promise.reject(new Error('offline')));
  expect(checked).toMatchObject({ type: 'verified', report: { deals: [{ beacon: 'unchecked' }] } });
});

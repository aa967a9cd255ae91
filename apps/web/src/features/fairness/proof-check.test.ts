// The signature of a proof with a beacon (test key) is checked. Other proofs do not load the elliptic curve
// code.

import { provedWithBeacon, signed } from '@moonshot/verify/testing';
import { expect, test } from 'vitest';
import plain from '../../../../../packages/verify/example-proof.json' with { type: 'json' };
import * as beacon from './beacon.ts';
import { dealOf, fairnessStatusOf } from './fairness.ts';
import { checkProof } from './proof-check.ts';

declare global {
  // the tests run in Node, but the page's types do not declare this function of Node
  function setImmediate(then: (nothing: undefined) => void): unknown;
}

const PROOF = await provedWithBeacon();
const MISSED = await provedWithBeacon([5]);
/**
 * A proof that is consistent except for the signature, because the server mixed in bytes of its own choice.
 */
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
  expect([shown?.beacon, fairnessStatusOf(shown, checked, false)]).toEqual([state, verdict]);
});

test('a signature is reported as unchecked if the curve fails to load', async () => {
  const checked = await checkProof(FORGED, () => Promise.reject(new Error('offline')));
  expect(checked).toMatchObject({ type: 'verified', report: { deals: [{ beacon: 'unchecked' }] } });
});

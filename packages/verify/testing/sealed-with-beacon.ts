// Test harness: proofs of matches that mix in the test beacon.

import type { Beacon } from '@moonshot/table';
import { multiplayer } from '@moonshot/table/multiplayer';
import { checkLog, proofText } from '@moonshot/table/records';
import { sealing } from '@moonshot/table/seal';
import { proved, type Silence, sealedMatch } from '@moonshot/table/testing';
import { SCHEME } from '../src/beacon.ts';
import { BEACON_KEY, signed } from './beacon.ts';

export const SPEC = { scheme: SCHEME, key: BEACON_KEY, genesis: 1_000, period: 3 };

/** A beacon that signs rounds from 5 on, except for those in `missed`. */
const beaconOf = (missed: readonly number[], signature: typeof signed): Beacon => {
  let last = 4;
  return {
    next: () => ++last,
    drawn: async (_, round) => (missed.includes(round) ? null : { round, signature: signature(round) }),
  };
};

/** The proof of a match of one deal, after checking its log. */
export async function provedWithBeacon(
  missed: readonly number[] = [],
  isSilent: Silence = () => false,
  signature = signed,
): Promise<string> {
  const more = { length: { deals: 1 }, beacon: SPEC };
  const events = await sealedMatch('ricketts', 2, 4, more, 'one', isSilent, {
    beacon: beaconOf(missed, signature),
  });
  const checked = checkLog(JSON.parse(JSON.stringify(events)), { sealing, multiplayer });
  if (!checked.ok) throw new Error(`Cannot prove the match: its log is ${JSON.stringify(checked)}`);
  return proofText(proved(events));
}

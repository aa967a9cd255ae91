// Checks a proof on this device. The elliptic curve code for beacon signatures is lazy-loaded.
import { type Verified, verify } from '@moonshot/verify';

/**
 * Checks the text of a proof. If the elliptic curve code fails to load, beacon signatures are reported as
 * unchecked.
 */
export async function checkProof(text: string, load = () => import('./beacon.ts')): Promise<Verified> {
  const checked = verify(text);
  if (!hasUnchecked(checked)) return checked;
  const beacon = await load().catch(() => undefined);
  return beacon === undefined ? checked : verify(text, beacon.checkRound);
}

const hasUnchecked = (checked: Verified): boolean =>
  checked.type !== 'unreadable' && checked.report.deals.some(({ beacon }) => beacon === 'unchecked');

// Checks a proof on this device; the curve of a beacon's signatures is loaded only where the proof has one.
import { type Verified, verify } from '@moonshot/verify';

/** Checks the text of a proof. Where the curve cannot be loaded, the signatures are told to be unchecked. */
export async function checkProof(text: string, load = () => import('@moonshot/verify/beacon')): Promise<Verified> {
  const checked = verify(text);
  if (!hasUnchecked(checked)) return checked;
  const beacon = await load().catch(() => undefined);
  return beacon === undefined ? checked : verify(text, beacon.checkRound);
}

const hasUnchecked = (checked: Verified): boolean =>
  checked.type !== 'unreadable' && checked.report.deals.some(({ beacon }) => beacon === 'unchecked');

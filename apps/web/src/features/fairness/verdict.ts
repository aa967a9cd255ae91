// The verdict on a proof in one sentence, and its meaning; the first text of the fairness screen.

import type { FairnessWords } from '@moonshot/i18n';
import type { Verified } from '@moonshot/verify';
import type { FairnessStatus } from './fairness.ts';

export interface FairnessVerdict {
  readonly title: string;
  readonly lead: string | null;
}

export function verdictOf(
  words: FairnessWords,
  standing: FairnessStatus,
  checked: Verified | undefined,
): FairnessVerdict {
  if (standing === 'verified') {
    const players = checked?.type === 'verified' ? checked.players : 0;
    return { title: words.verified.title(players), lead: players === 0 ? null : words.verified.lead };
  }
  if (standing === 'server-only') {
    const deals = checked?.type === 'server-only' ? checked.deals : [];
    return { title: words.serverOnly.title, lead: words.serverOnly.lead(deals.join(', '), deals.length) };
  }
  return words[standing === 'old-protocol' ? 'oldProtocol' : standing];
}

// Proofs of matches that are played for a test, and forged versions of them.

import type { Spec } from '@moonshot/table';
import { proofText } from '@moonshot/table/records';
import { proved, sealedMatch } from '@moonshot/table/testing';
import { canonical } from '../src/canonical.ts';
import { hashOf } from '../src/chance.ts';

// biome-ignore lint/suspicious/noExplicitAny: a forger keeps to no type
export type Document = any;

/** The proof of a match of two deals, or of the number that `more` gives. */
export const proofFor = async (
  game: string,
  people: number,
  seats: number,
  more: Partial<Spec> = {},
): Promise<string> => proofText(proved(await sealedMatch(game, people, seats, { length: { deals: 2 }, ...more })));

/** The same document with every hash of its chain recomputed, as a forger would do. */
export function chained(document: Document): string {
  const { deals, winners, end: _, ...head } = document;
  let previous = hashOf('hearts-deal/2/match', canonical(head));
  for (const deal of deals) {
    deal.previous = previous;
    previous = hashOf('hearts-deal/2/deal', canonical(deal));
  }
  return JSON.stringify({ ...document, end: hashOf('hearts-deal/2/end', previous, canonical(winners)) });
}

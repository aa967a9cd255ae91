// The preference for a pair in the usual game: a weighted sum of the values of its top (face-up card) and its
// bottom (hidden card), now and later.
import type { CaptureScratch } from './scratch.ts';
import { phaseOf, WEIGHTS } from './weights.ts';

/** Indices in `scratch.terms` of the weights combined for the present hand. */
const [WINS, SQUARE, WASTE, BEST, SPARE, THRIFT, BELOW, BELOW_WINS, FITS, PLAIN] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** Computes the weights once for all pairs of a hand. */
export function weighHand(scratch: CaptureScratch): void {
  const { weights: w, terms, left, pressure, kept, pot } = scratch;
  const late = 1 / left;
  const from = phaseOf(left) * WEIGHTS;
  terms[WINS] =
    w[from]! + w[from + 1]! * late + w[from + 6]! * pressure + (kept > 0 ? w[from + 7]! : 0) + w[from + 20]! * pot;
  terms[SQUARE] = w[from + 2]!;
  terms[WASTE] = w[from + 3]!;
  terms[BEST] = w[from + 4]! + w[from + 5]! * late;
  terms[SPARE] = w[from + 17]! * late;
  terms[THRIFT] = w[from + 18]! + w[from + 19]! * late;
  terms[BELOW] = w[from + 8]! + w[from + 10]! * late + w[from + 12]! * pressure + w[from + 21]! * pot;
  if (kept > left - 1) terms[BELOW]! += w[from + 15]!;
  terms[BELOW]! -= w[from + 13]! * scratch.covers;
  terms[BELOW_WINS] = w[from + 9]! + w[from + 11]! * late + w[from + 13]!;
  terms[FITS] = w[from + 14]!;
  terms[PLAIN] = w[from + 16]!;
}

/** The preference for a top with this winning chance. */
export function likesTop({ terms, best, least, thrift }: CaptureScratch, wins: number): number {
  let sum = terms[WINS]! * wins + terms[SQUARE]! * wins * wins;
  if (wins < least) sum += terms[WASTE]! * (least - wins) + terms[SPARE]!;
  if (wins >= best) sum += terms[BEST]!;
  return wins === thrift ? sum + terms[THRIFT]! : sum;
}

/** The preference for laying a scoring card under a top with this winning chance. */
export const likesBelow = ({ terms, covers }: CaptureScratch, wins: number): number =>
  terms[BELOW]! + terms[BELOW_WINS]! * wins + (wins >= covers ? terms[FITS]! : 0);

/** The preference for a bottom without points that would have this winning chance as a top. */
export const likesPlain = ({ terms, least }: CaptureScratch, chance: number): number =>
  chance > least ? terms[PLAIN]! * (chance - least) : 0;

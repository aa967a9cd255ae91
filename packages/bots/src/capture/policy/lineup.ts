// How a seat lays by plan: it reserves its best tops (face-up cards) for later bouts (rounds), and lays
// scoring cards under the best of them.
import type { CaptureScratch } from './scratch.ts';

/** How much more often a card at the bottom is a scoring card than a random unseen card. */
export const HEARTS_BELOW = 1.2;
/** Weights of later bouts relative to the present one, for a hasty and for a patient seat. */
export const HASTY = 0.98;
export const PATIENT = 1.02;

/**
 * The gain of a bout. A seat whose top wins gets the others' cards and its own bottom; a seat whose top does
 * not win loses its bottom.
 */
const gain = (pot: number, others: number, wins: number, scores: number): number =>
  wins * (pot + scores) - ((1 - wins) * scores) / others;

/** Adds a top to the list. `place` is its index in the hand, or −1 for a card that will be drawn. */
export function addTop(scratch: CaptureScratch, chance: number, place: number): void {
  scratch.lineChances[scratch.lined] = chance;
  scratch.linePlaces[scratch.lined] = place;
  scratch.lined += 1;
}

/** The value of later bouts with the rest of the hand. */
function restOf(scratch: CaptureScratch, pot: number, top: number, bottom: number, scores: number): number {
  const { lineChances, linePlaces, lined, left, kept, draws, free, table } = scratch;
  const others = table.seats - 1;
  let hearts = kept - scores - (free === 0 ? 1 : 0) + draws / 4;
  let [sum, bouts] = [0, left - 1];
  for (let i = 0; i < lined && bouts > 0; i++) {
    const place = linePlaces[i]!;
    if (place === top || place === bottom) continue;
    const below = Math.min(1, Math.max(0, hearts));
    sum += gain(pot, others, lineChances[i]!, below);
    hearts -= below;
    bouts -= 1;
  }
  return sum - Math.max(0, hearts);
}

/** The probability of each pair by plan, averaged over a hasty and a patient seat. */
export function plannedProbabilities(scratch: CaptureScratch): void {
  const { count, tops, bottoms, topWins, chances, table, scoring, unseenShare } = scratch;
  const others = table.seats - 1;
  const pot = others * Math.min(1, unseenShare * HEARTS_BELOW);
  let [hasty, patient] = [0, 0];
  let [soonest, latest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const now = gain(pot, others, topWins[i]!, scoring[i]!);
    const rest = restOf(scratch, pot, tops[i]!, bottoms[i]!, scoring[i]!);
    if (now + HASTY * rest > soonest) [soonest, hasty] = [now + HASTY * rest, i];
    if (now + PATIENT * rest > latest) [latest, patient] = [now + PATIENT * rest, i];
  }
  chances.fill(0, 0, count);
  chances[hasty]! += 0.5;
  chances[patient]! += 0.5;
}

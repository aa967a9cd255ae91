// Seats that plan: the best tops in line for the bouts to come, cards that score under the best of them, and
// haste or patience.
import type { Mind } from './mind.ts';

/** A card that scores is laid below more often than another. */
const HEARTS_BELOW = 1.2;
/** What later bouts count for who is hasty, and for who is patient. */
const HASTY = 0.98;
const PATIENT = 1.02;

/**
 * What one bout brings: the others’ cards and one’s own below if the top wins; the card below lost if not.
 */
const gain = (pot: number, others: number, wins: number, scores: number): number =>
  wins * (pot + scores) - ((1 - wins) * scores) / others;

/** Puts a top into line: one of the hand by its place, or −1 for one that will probably be drawn. */
export function lineUp(mind: Mind, chance: number, place: number): void {
  mind.lineChances[mind.lined] = chance;
  mind.linePlaces[mind.lined] = place;
  mind.lined += 1;
}

/** What the bouts after this one bring with the rest of the hand. */
function restOf(mind: Mind, pot: number, top: number, bottom: number, scores: number): number {
  const { lineChances, linePlaces, lined, left, kept, draws, free, table } = mind;
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

/** How likely a seat lays each pair by plan: half in haste, half in patience. */
export function goByPlan(mind: Mind): void {
  const { count, tops, bottoms, topWins, chances, table, scoring, unseenShare } = mind;
  const others = table.seats - 1;
  const pot = others * Math.min(1, unseenShare * HEARTS_BELOW);
  let [hasty, patient] = [0, 0];
  let [soonest, latest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const now = gain(pot, others, topWins[i]!, scoring[i]!);
    const rest = restOf(mind, pot, tops[i]!, bottoms[i]!, scoring[i]!);
    if (now + HASTY * rest > soonest) [soonest, hasty] = [now + HASTY * rest, i];
    if (now + PATIENT * rest > latest) [latest, patient] = [now + PATIENT * rest, i];
  }
  chances.fill(0, 0, count);
  chances[hasty]! += 0.5;
  chances[patient]! += 0.5;
}

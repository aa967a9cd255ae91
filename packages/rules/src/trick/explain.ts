// The rules of a trick game as sentences, made from the fields of its sheet for a number of seats.
import { type Clause, inOrder } from '../game/clause.ts';
import { explainEnd, explainFloor, explainStart, explainWraps } from '../game/explain-match.ts';
import { explainSeats } from '../game/explain-table.ts';
import { explainDealing, explainKitty, explainOpening, explainPass } from './explain-deal.ts';
import { explainMoon } from './explain-moon.ts';
import {
  explainBreaking,
  explainFirstTrick,
  explainFollowing,
  explainLeading,
  explainWilds,
  explainWinning,
} from './explain-play.ts';
import { explainAim, explainPoints, explainSign } from './explain-score.ts';
import type { Rules } from './rules.ts';

/** Every rule that bears on the game, in the order in which people read rules. */
export const explain = (rules: Rules): readonly Clause[] =>
  inOrder([
    explainAim(rules.sheet),
    explainSeats(rules.sheet),
    ...explainDealing(rules),
    ...explainPass(rules),
    ...explainOpening(rules),
    ...explainFollowing(rules),
    ...explainFirstTrick(rules),
    ...explainLeading(rules),
    ...explainBreaking(rules),
    ...explainWinning(rules),
    ...explainWilds(rules),
    ...explainKitty(rules),
    ...explainPoints(rules),
    ...explainMoon(rules),
    explainStart(rules.sheet),
    explainSign(rules.sheet),
    explainFloor(rules.sheet),
    ...explainWraps(rules.sheet),
    ...explainEnd(rules.sheet),
  ]);

// Explains a trick game's rules in sentences, from the fields of its sheet.
import { type Clause, inOrder } from '../game/clause.ts';
import { explainEnd, explainFloor, explainStart, explainWraps } from '../game/explain-match.ts';
import { explainSeats } from '../game/explain-table.ts';
import type { RuleWords } from '../words/en.ts';
import { explainAuction } from './explain-auction.ts';
import { explainCharging } from './explain-charging.ts';
import { explainDealing, explainKitty, explainOpening, explainPass, explainStock } from './explain-deal.ts';
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
import { explainTeams } from './explain-teams.ts';
import type { Rules } from './rules.ts';

/** Every rule of the game, in reading order. */
export const explain = (rules: Rules, words: RuleWords): readonly Clause[] =>
  inOrder([
    explainAim(rules.sheet, words),
    explainSeats(rules.sheet, words),
    ...explainTeams(rules, words),
    ...explainDealing(rules, words),
    ...explainPass(rules, words),
    ...explainCharging(rules, words),
    ...explainAuction(rules.sheet, words),
    ...explainOpening(rules, words),
    ...explainFollowing(rules, words),
    ...explainFirstTrick(rules, words),
    ...explainLeading(rules, words),
    ...explainBreaking(rules, words),
    ...explainWinning(rules, words),
    ...explainWilds(rules, words),
    ...explainKitty(rules, words),
    ...explainStock(rules, words),
    ...explainPoints(rules, words),
    ...explainMoon(rules, words),
    explainStart(rules.sheet, words),
    explainSign(rules.sheet, words),
    explainFloor(rules.sheet, words),
    ...explainWraps(rules.sheet, words),
    ...explainEnd(rules.sheet, words),
  ]);

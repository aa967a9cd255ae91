// Explains the rules of a trick game in sentences. They follow from the fields of its sheet (the rules as
// data).
import { type Clause, DECK, inOrder } from '../../game/clause.ts';
import { explainEnd, explainFloor, explainStart, explainWraps } from '../../game/explain/match.ts';
import { explainSeats } from '../../game/explain/table.ts';
import type { RuleWords } from '../../words/en.ts';
import { canFallBelowZero, standingOf } from '../rules/facts.ts';
import type { Rules } from '../rules/rules.ts';
import { explainAuction } from './auction.ts';
import { explainCharging } from './charging.ts';
import { explainDealing, explainKitty, explainOpening, explainPass, explainStock } from './deal.ts';
import { explainMoon } from './moon.ts';
import {
  explainBreaking,
  explainFirstTrick,
  explainFollowing,
  explainLeading,
  explainWilds,
  explainWinning,
} from './play.ts';
import { explainAim, explainBelowZero, explainLeftOver, explainPoints, explainSign } from './score.ts';
import { explainTeams } from './teams.ts';

/** The fields that decide whether a total can fall below 0. */
const FALLS = [
  ...['score.sign', 'settle', 'points', 'contracts', 'trickPoints', 'moon.options', 'moon.needs', 'wild.pays'],
  ...DECK,
];

/** Sentences for every rule of the game, in reading order. */
export const explain = (rules: Rules, words: RuleWords): readonly Clause[] =>
  inOrder([
    explainAim(rules, words),
    explainSeats(rules.sheet, words),
    ...explainDealing(rules, words),
    ...explainPass(rules, words),
    ...explainCharging(rules, words),
    ...explainAuction(rules, words),
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
    ...explainTeams(rules, words),
    explainStart(rules.sheet, words, rules.sheet.settle.as === 'lives' && rules.sheet.score.start > 0, ['settle.as']),
    explainSign(rules, words),
    ...explainLeftOver(rules, words),
    ...explainBelowZero(rules, words),
    ...explainFloor(rules.sheet, canFallBelowZero(rules), FALLS, words),
    ...explainWraps(rules.sheet, words),
    ...explainEnd(rules.sheet, words, standingOf(rules.sheet), ['teams.seating', 'teams.score', 'settle.as']),
  ]);

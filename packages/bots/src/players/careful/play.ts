// Chooses the card to play. A play that completes the player's own moon comes first. Otherwise the play with
// the lowest cost is chosen: the expected cost of the present trick plus the expected later cost of the rest
// of the hand. If another seat may shoot the moon, the effect on that moon is added.
import { suitOf } from '@moonshot/rules/cards';
import { isJoker } from '@moonshot/rules/engine';
import { leastCostly } from '../../core/least-costly.ts';
import { costIn } from '../../policy/costs.ts';
import { FLUSH, GIFT, LATER } from '../../policy/judgement.ts';
import { danger } from './danger.ts';
import { moonCost, sweepingPlay, type Threat, threatTo } from './moon.ts';
import { type HandAnalysis, withoutCard } from './reading.ts';
import { type PlayChoice, partnerTakes, takeEstimate } from './take.ts';

/** Returns the best legal play. */
export function bestPlay(reading: HandAnalysis, plays: readonly PlayChoice[]): PlayChoice {
  const [only] = plays;
  if (only !== undefined && plays.length === 1) return only;
  const threat = threatTo(reading);
  const best = sweepingPlay(reading, plays) ?? leastCostly(plays, play => costOfPlay(reading, threat, play));
  if (best === undefined) throw new RangeError('Cannot choose a card: the question carries no legal play');
  return best;
}

function costOfPlay(reading: HandAnalysis, threat: Threat | undefined, play: PlayChoice): number {
  const taking = takeEstimate(reading, play);
  const later = LATER * danger(reading, withoutCard(reading.hand, play.card));
  const given = taking.chance === 0 ? givenTo(reading, play) : 0;
  const now = taking.chance * taking.points + given - flushing(reading, play);
  // Against a likely moon, high cards are a defence and not a danger.
  return threat === undefined
    ? now + later
    : now + later * (1 - threat.chance) + moonCost(reading, threat, play, taking);
}

/** The cost of a play that goes to another seat's trick. A partner's points count as the player's own. */
function givenTo(reading: HandAnalysis, play: PlayChoice): number {
  const cost = costIn(reading.rules, play.card);
  const ours = partnerTakes(reading, play);
  return ours * cost - (1 - ours) * GIFT * Math.max(0, cost);
}

/**
 * The value of leading a suit in which another seat holds a costly card. The value is 0 if the hand has a
 * higher card of the suit, which might have to take the costly card.
 */
function flushing({ view, hand, out, rules, highCost: least }: HandAnalysis, play: PlayChoice): number {
  if (view.trick.plays.length > 0 || isJoker(rules.sheet, play.card)) return 0;
  const suit = suitOf(play.card);
  const highCost = out[suit].findLast(one => one.cost >= least);
  if (highCost === undefined || hand[suit].some(one => one.power > highCost.power)) return 0;
  return FLUSH * highCost.cost;
}

// Prepares a question for search: the position, a source of sampled deals, and the evaluator.
import type { Below } from '@moonshot/rules/cards';
import type { JudgementOptions } from '../core/judgement.ts';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { beliefSampler } from '../determinization/belief-weighted.ts';
import { wideDice } from '../determinization/dice.ts';
import { type History, historyOf } from '../determinization/history.ts';
import { importanceSampler } from '../determinization/importance-weighted.ts';
import { settingOf } from '../determinization/public-position.ts';
import { worldsOf } from '../determinization/world.ts';
import type { FeatureConfig } from '../network/feature-config.ts';
import { forecastFor } from '../network/forecast.ts';
import { cardBeliefs } from '../network/network-values.ts';
import { type PolicyTables, policyTablesOf } from '../policy/policy-tables.ts';
import * as layout from '../sim/trick/layout.ts';
import { beginPlay } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { createEvaluator, type Evaluator } from './evaluator.ts';
import { openHandsPosition } from './open-hands.ts';
import { opponentUtilityOf } from './opponent-utility.ts';
import { worldsAfterPass } from './passes.ts';
import { type UtilityWeights, worthFor } from './worth.ts';

const { DONE, LEADER, ORDER } = layout;

/** The position as the seat sees it, without the others' hands. */
export function seenPosition(
  suitBits: SuitBits,
  question: TrickQuestion,
): { readonly at: TrickPosition; readonly history: History } {
  const history = historyOf(suitBits, question.view);
  return { at: settingOf(suitBits, question, history), history };
}

interface Ready {
  readonly evaluator: Evaluator;
  readonly at: TrickPosition;
}

/**
 * How to search a question. `weights` describes how a player values points. A search without weights is a
 * judgement, which compares answers for a hint or a review.
 */
export type SearchOptions = Pick<JudgementOptions, 'known'> & {
  readonly weights?: UtilityWeights;
  readonly light?: boolean;
  readonly heedsMoons?: boolean;
  readonly exact?: number;
  readonly weighs?: boolean | undefined; // whether deals count more if the others' plays are likely in them
  // given if the player uses networks and they support the game: they locate unseen cards and predict results
  readonly config?: FeatureConfig | undefined;
};

/** Prepares the evaluator and the position as the asked seat sees it. */
export function prepareSearch(
  question: TrickQuestion,
  budget: Budget,
  below: Below,
  { known, weights, config, weighs, ...manner }: SearchOptions,
): Ready {
  const { rules, view, ask } = question;
  const tables = policyTablesOf(rules);
  const { at, history } = seenPosition(tables.suitBits, question);
  const seat = history.viewer;
  const dice = Int32Array.of(below(2 ** 30) + 1);
  const draw =
    known === undefined
      ? drawn(tables, question, budget, below, { config, weighs })
      : opened(openHandsPosition(tables.suitBits, at, history, known));
  const starts = ask.type === 'play' && at[DONE] === 0 && at[ORDER] === 0;
  const begun = starts ? beginning(tables.suitBits, draw) : draw;
  const worth = worthFor(rules, view, seat, weights);
  // A judgement assumes no moon attempts of other seats, so that judgements are comparable.
  const suspicious = weights !== undefined && manner.heedsMoons !== false;
  const opponents = opponentUtilityOf(tables, view, at, worth, seat);
  const evaluator = createEvaluator(tables, {
    seat,
    dice,
    worth,
    draw: begun,
    budget,
    suspicious,
    ...(opponents && { opponents }),
    // Forecasts are mean points, which say little about a match that may end with this deal.
    ...(config && opponents === undefined && { forecast: forecastFor(config, rules.sheet.score.sign) }),
    ...manner,
  });
  return { evaluator: { ...evaluator, draw: worldsAfterPass(evaluator, question) }, at };
}

/**
 * Weighting of sampled deals by the others' plays: the number of deals in the pool, and the maximum share of
 * the time for drawing them. Deals are weighted after `SHOWN` tricks, because earlier plays reveal little.
 */
const POOL = 150;
const POOL_PART = 0.25;
const SHOWN = 3;

/** Samples deals by the network's beliefs, or weighted by the others' plays, or uniformly. */
function drawn(
  tables: PolicyTables,
  question: TrickQuestion,
  budget: Budget,
  below: Below,
  { config, weighs }: Pick<SearchOptions, 'config' | 'weighs'>,
): Evaluator['draw'] {
  const { suitBits } = tables;
  const worlds = worldsOf(suitBits, question);
  const dice = wideDice(below);
  const isLate = (): boolean => (budget.passed?.() ?? 0) >= POOL_PART;
  const isShown = question.ask.type === 'play' && question.view.tricks.length >= SHOWN && !suitBits.stocked;
  let draw = worlds.draw;
  if (config !== undefined) draw = beliefSampler(suitBits, worlds, cardBeliefs(question, config));
  else if (weighs === true && isShown) draw = importanceSampler(tables, worlds, POOL, dice, isLate);
  return at => draw(at, dice);
}

const opened =
  (world: TrickPosition): Evaluator['draw'] =>
  at =>
    at.set(world);

/** Begins play in each sampled deal. The asked seat leads, even if `beginPlay` would pass the lead on. */
const beginning =
  (suitBits: SuitBits, draw: Evaluator['draw']): Evaluator['draw'] =>
  at => {
    draw(at);
    const leader = at[LEADER]!;
    beginPlay(suitBits, at);
    at[LEADER] = leader;
  };

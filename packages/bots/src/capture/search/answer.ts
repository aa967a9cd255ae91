// How each level lays pairs: beginners by two simple rules, casual and skilled players by habit (preferences
// fitted by self-play), experts and masters by search. With unusual rules, all but beginners use the careful
// rule.

import type { Below } from '@moonshot/rules/cards';
import type { CaptureAction as Action } from '@moonshot/rules/engine';
import type { Level, PlayerProfile, Style } from '../../core/level.ts';
import type { Budget, LayQuestion } from '../../core/player.ts';
import { carefulPair } from '../careful/lay.ts';
import { sampleLikelyWorlds } from '../determinization/likely.ts';
import { fraction } from '../determinization/worlds.ts';
import { type LayOptions, optionAt } from '../policy/options.ts';
import { allTops } from '../policy/playout.ts';
import { beginnerPair } from '../policy/rote.ts';
import { WIN, worthFor } from '../policy/worth.ts';
import { isNearEnd, solveEnd } from './endgame.ts';
import { type Solved, type SolveInput, solve } from './solve.ts';
import { actionOf, habitualPairs, likelyPairs, type PairQuestion, preparePairQuestion } from './study.ts';

/** How a level lays. `plays` is the maximum number of playouts of a search. */
type Laying =
  | { readonly by: 'rote' } // by two simple rules
  | { readonly by: 'habit'; readonly forgets: boolean } // `forgets`: not knowing which tops were played
  // `doubt`: a pair whose value is higher by this many points becomes e times as likely
  | { readonly by: 'search'; readonly plays: number; readonly doubt: number };

const LAYING: Readonly<Record<Level, Laying>> = {
  beginner: { by: 'rote' },
  casual: { by: 'habit', forgets: true },
  skilled: { by: 'habit', forgets: false },
  expert: { by: 'search', plays: 200, doubt: 0.4 },
  master: { by: 'search', plays: 2000, doubt: 0.2 },
};

const isForgetful = (level: Level): boolean => {
  const laying = LAYING[level];
  return laying.by === 'habit' && laying.forgets;
};

/** Pairs with a lower probability by habit than this are tried only near the end of a two-seat deal. */
const SELDOM = 0.01;

/** After a search, a pair is not laid if its weight is below this fraction of the highest weight. */
const RARE = 0.1;

/** With unusual rules, a casual player lays like a beginner in one of this many bouts. */
const LAZY = 3;

/** The pairs that a seat may lay, with the weight of each; the weights need not add up to 1. */
export interface MixedStrategy {
  readonly own: LayOptions;
  readonly chances: Float64Array;
}

/** Answers at a level and in a style. Random numbers come from `below`. */
export function answerLay(question: LayQuestion, manner: PlayerProfile, budget: Budget, below: Below): Action {
  if (LAYING[manner.level].by === 'rote') return beginnerPair(question, below);
  const begun = preparePairQuestion(question, below);
  if (!begun.scratch.usual) return byCare(question, manner.level, below);
  const { own, chances } = mixedStrategyOf(question, begun, manner, budget);
  return actionOf(begun.facts, own, drawn(chances, fraction(begun.dice)));
}

/**
 * Answers by the careful rule. This applies with unusual rules, because a search assumes opponents with the
 * habits of the usual game. A casual player is sometimes careless.
 */
const byCare = (question: LayQuestion, level: Level, below: Below): Action =>
  isForgetful(level) && below(LAZY) === 0 ? beginnerPair(question, below) : carefulPair(question, below);

/** The mixed strategy of a level above beginners. */
export function mixedStrategyOf(
  question: LayQuestion,
  begun: PairQuestion,
  { level, style }: PlayerProfile,
  budget: Budget,
): MixedStrategy {
  const laying = LAYING[level];
  if (laying.by !== 'search') return byHabit(begun, isForgetful(level), style);
  const plays = Math.min(budget.plays, laying.plays);
  return ahead(question, begun, style, { ...budget, plays }, laying.doubt);
}

/**
 * The mixed strategy by habit. A forgetful player does not know which tops have been played, and its choice
 * is more random.
 */
function byHabit(begun: PairQuestion, forgets: boolean, style: Style | undefined): MixedStrategy {
  const own = habitualPairs(begun, forgets ? allTops(begun.scratch) : begun.facts.live);
  const chances = own.habit.map(
    (chance, i) => (forgets ? chance ** 0.4 : chance) * Math.exp(styleBonus(begun, own, i, style)),
  );
  return { own, chances };
}

/**
 * The mixed strategy by search. Opponents could exploit a seat that always lays the best pair against
 * simulated opponents. So the seat keeps its habit unless a pair is clearly better, and draws its answer at
 * random. Near the end of a two-seat deal, the mixed strategy comes from the endgame solver.
 */
function ahead(
  question: LayQuestion,
  begun: PairQuestion,
  style: Style | undefined,
  budget: Budget,
  doubt: number,
): MixedStrategy {
  const { facts, scratch, dice } = begun;
  const end = isNearEnd(facts);
  const own = likelyPairs(begun, end ? 0 : SELDOM);
  const worthOf = worthFor(question.rules, question.view, style === 'counting' ? 4 * WIN : WIN);
  const given = { ...begun, own, draw: sampleLikelyWorlds(facts, scratch, dice, budget), worthOf };
  const mixture = end ? solved(given, budget) : bent(own, solve(given, budget), doubt);
  const chances = mixture.map((often, i) => often * Math.exp(styleBonus(begun, own, i, style)));
  const rare = RARE * Math.max(...chances);
  return { own, chances: chances.map(chance => (chance < rare ? 0 : chance)) };
}

/** The weight of each own pair near the end, from the endgame solver. */
function solved(given: SolveInput, budget: Budget): Float64Array {
  solveEnd(given, budget);
  return given.own.played;
}

/** The probabilities of the pairs by habit, shifted towards pairs with a higher value. */
function bent({ habit }: LayOptions, { worth, tries }: Solved, doubt: number): Float64Array {
  const best = Math.max(...worth);
  return habit.map((chance, i) => chance * Math.exp((worth[i]! - best) / tries / doubt));
}

function drawn(chances: Float64Array, fraction: number): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return optionAt(
    chances.map(chance => chance / all),
    fraction,
  );
}

/**
 * A style's preference for a pair, added to the logarithm of its weight. Cautious players prefer scoring
 * cards under a safe top, bold players prefer to lay them early, and moon-hungry players prefer tops that
 * win.
 */
function styleBonus(
  { facts }: PairQuestion,
  { bottoms, wins }: LayOptions,
  i: number,
  style: Style | undefined,
): number {
  const scores = facts.table.hearts[facts.hand[bottoms[i]!]!]!;
  if (style === 'cautious') return scores * (2 * wins[i]! - 1.5);
  if (style === 'bold') return scores;
  return style === 'moon-hungry' ? 2 * wins[i]! : 0;
}

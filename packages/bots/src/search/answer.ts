// Chooses the answer of a player that searches, in a trick game.
import type { Below, Card } from '@moonshot/rules/cards';
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { featureConfigOf } from '../network/feature-config.ts';
import { bestPass, playValues } from '../network/network-values.ts';
import { defendsMoons } from '../policy/light-policy.ts';
import { observePosition } from '../policy/observation.ts';
import { areMoonMates } from '../policy/policy-tables.ts';
import { soundPlays } from '../policy/sound.ts';
import { strengthOf } from '../policy/strength.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, valueDifference, worthOf } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { chargeTrials } from './charging.ts';
import { type Evaluator, evaluateCandidates, successiveHalving } from './evaluator.ts';
import { mayEnd } from './match.ts';
import { prepareSearch } from './question.ts';
import type { UtilityWeights } from './worth.ts';

/** The traits of a player that affect its search. */
export interface Search extends UtilityWeights {
  readonly gate: number; // number of standard errors by which an answer must beat the rule-based one
  readonly moonBar: number; // share of sampled deals in which a moon must succeed; above 1: never shoots
  readonly moonGreed: number; // points by which a moon attempt may be worse than the best other answer
  readonly light: boolean; // playouts use the faster light policy, if the game's rules allow it
  readonly heedsMoons: boolean; // whether the player expects others to try for the moon
  readonly exact: number; // deals are solved exactly when no hand has more cards than this; 0: never
  readonly weighs: boolean; // whether sampled deals count more if the others' plays are likely in them
  // weight (0 to 1) of network estimates against playouts, in games that the networks support
  readonly learned: number;
}

/**
 * Chooses an answer by search in sampled deals that fit the view. The networks may choose a pass without
 * search.
 */
export function bestAnswer(asked: TrickQuestion, budget: Budget, below: Below, search: Search): Action {
  const question = soundQuestion(asked);
  const { ask } = question;
  const { light, heedsMoons, exact, weighs } = search;
  const wanted = { weights: search, light, heedsMoons, exact, weighs };
  if (ask.type === 'play' && ask.plays.length === 1)
    return { type: 'play', ...(ask.plays[0] as (typeof ask.plays)[0]) };
  if (ask.type === 'charge') {
    const tried = chargeTrials(question, ask, budget, below, wanted);
    return gated(byWorth(tried), tried[0], search.gate).action;
  }
  // Networks estimate only points. If the match may end with this deal, they only locate the unseen cards.
  const locates = search.learned > 0 && ask.type === 'play';
  const learned = search.learned > 0 && !mayEnd(question.rules, question.view);
  const gifts = learned ? bestPass(question) : undefined;
  if (gifts !== undefined && ask.type === 'pass') return passTo(ask, gifts);
  const config = locates ? featureConfigOf(question.rules) : null;
  const { evaluator, at } = prepareSearch(question, budget, below, { ...wanted, ...(config && { config }) });
  const { plain, usual, moon } = candidatesFor(evaluator, at, question, false);
  if (ask.type === 'moon') return (byWorth(plain)[0] as Candidate).action;
  const opinions = config === null || !learned ? undefined : playValues(question);
  const shooting = { ...search, moonBar: moonBarOf(evaluator, search) };
  const shoots = mayShoot(evaluator, at, question, shooting) && promising(evaluator, moon, shooting);
  const trials = opinions === undefined ? plain : held(plain, opinions, search.learned);
  const field = successiveHalving(evaluator, trials, shoots ? PLAIN_PART : 1, usual);
  const best = opinions === undefined ? gated(field, usual, search.gate) : (field[0] as Candidate);
  return (shoots ? shot(evaluator, moon, best, shooting) : best).action;
}

/**
 * Factor of `moonBar` in games with trumps, where playouts defend badly against moons: a larger share of the
 * playouts must succeed.
 */
const TRUMPED = 2.6;
const CERTAIN = 0.95;

const moonBarOf = (evaluator: Evaluator, { moonBar }: Search): number =>
  defendsMoons(evaluator) || moonBar > CERTAIN ? moonBar : Math.min(CERTAIN, TRUMPED * moonBar);

/**
 * The question with sound plays only (see `soundPlays`). All plays stay if the match may end with this deal
 * and its rules can make a worse total win.
 */
function soundQuestion(question: TrickQuestion): TrickQuestion {
  const { rules, view, ask } = question;
  if (ask.type !== 'play' || (mayEnd(rules, view) && !isMonotone(rules.sheet))) return question;
  return { ...question, ask: { ...ask, plays: soundPlays(rules, view, ask.plays) } };
}

/** Whether each point always counts in the same direction: no target in between, and no wrap of totals. */
const isMonotone = ({ match, wrap }: TrickQuestion['rules']['sheet']): boolean =>
  match.winner !== 'closestToZero' && match.kind !== 'thereAndBack' && wrap.list.length === 0;

type PassAsk = Extract<TrickQuestion['ask'], { type: 'pass' }>;

const passTo = ({ to }: PassAsk, gifts: readonly Card[]): Action => ({
  type: 'pass',
  gifts: gifts.map(card => ({ card, to: (to[0] as PassAsk['to'][number]).to })),
});

/** Attaches to each play its network estimate, with the given weight. */
function held(plain: readonly Candidate[], opinions: ReadonlyMap<Card, number>, share: number): readonly Candidate[] {
  for (const one of plain) {
    const worth = one.action.type === 'play' ? opinions.get(one.action.card) : undefined;
    if (worth !== undefined) one.held = { worth, share };
  }
  return plain;
}

const byWorth = (field: readonly Candidate[]): readonly Candidate[] =>
  [...field].sort((a, b) => worthOf(b) - worthOf(a));

/**
 * The best answer, or the rule-based one (`usual`) if the best is better by at most `gate` standard errors.
 */
function gated(field: readonly Candidate[], usual: Candidate | undefined, gate: number): Candidate {
  const best = field[0] as Candidate;
  if (usual === undefined || usual === best) return best;
  const { mean, error } = valueDifference(best, usual);
  return mean > gate * error ? best : usual;
}

/**
 * Whether the seat may try for the moon: no opponent has taken a moon card, and the hand is not hopeless. A
 * hand that has yet to pass cards is not tested, because it may improve.
 */
function mayShoot(
  { tables, seat, observation }: Evaluator,
  at: TrickPosition,
  { ask }: TrickQuestion,
  { moonBar }: Search,
): boolean {
  if (tables.suitBits.moonCards === 0 || tables.moonWorth === 0 || moonBar > 1) return false;
  observePosition(tables, at, observation);
  const free = observation.taker === -1 || areMoonMates(tables, observation.taker, seat);
  return free && (ask.type === 'pass' || strengthOf(tables, at, observation, seat) >= HOPELESS);
}

/** Share of the budget for answers without a moon attempt, if moon attempts are compared too. */
const PLAIN_PART = 0.6;
/** The minimum share of probable winners in a hand for a moon attempt. */
const HOPELESS = 0.2;
/**
 * The number of sampled deals for a first evaluation of all moon attempts, the number for those that did
 * best, and the share of the budget for both.
 */
const GLANCE = 2;
const CLOSER = 8;
const GLANCE_PART = 0.2;
/**
 * The number of sampled deals in each round that narrows down the moon attempts, and the share of the budget
 * after which the rounds stop.
 */
const STEPS = [6, 10, 16];
const CHOOSE_PART = 0.8;
/**
 * The maximum and minimum number of sampled deals in which the chosen moon attempt is compared with the best
 * other answer.
 */
const CHECKED = 64;
const LEAST = 10;
/** Number of moon attempts that stay in the comparison after a round. */
const KEPT = 3;
/** A moon attempt stays in the comparison if its success rate is at least this share of `moonBar`. */
const HOPE = 0.6;

/** Whether one of the moon attempts succeeds often enough in a few sampled deals to be examined further. */
function promising(evaluator: Evaluator, moon: readonly Candidate[], { moonBar }: Search): boolean {
  evaluateCandidates(evaluator, moon, GLANCE, GLANCE_PART);
  const few = likeliest(moon, KEPT);
  evaluateCandidates(evaluator, few, CLOSER, GLANCE_PART);
  return few.some(one => share(one) >= moonBar * HOPE);
}

/** The `count` moon attempts that succeeded most often. */
const likeliest = (field: readonly Candidate[], count: number): readonly Candidate[] =>
  [...field].sort((a, b) => share(b) - share(a) || worthOf(b) - worthOf(a)).slice(0, count);

/**
 * The best moon attempt if it succeeds often enough and beats `best` in new sampled deals; otherwise `best`.
 */
function shot(
  evaluator: Evaluator,
  moon: readonly Candidate[],
  best: Candidate,
  { moonBar, moonGreed }: Search,
): Candidate {
  let field = likeliest(moon, KEPT + 1);
  for (const worlds of STEPS) {
    if (!evaluateCandidates(evaluator, field, worlds, CHOOSE_PART)) break;
    field = byWorth(field).filter((one, i) => i < KEPT && share(one) >= moonBar * HOPE);
  }
  const [chosen] = field;
  if (chosen === undefined) return best;
  const [fresh, other] = [again(chosen), again(best)];
  evaluateCandidates(evaluator, [fresh, other], CHECKED);
  if (fresh.worths.length < LEAST) return best;
  const gain =
    worthOf(fresh) -
    worthOf(other) +
    ((defendsMoons(evaluator) ? CHANCED : 0) * other.moonWorths) / other.worths.length;
  return share(fresh) >= moonBar && gain + moonGreed * evaluator.tables.unit > 0 ? chosen : best;
}

/**
 * The part of the value of moons that does not count for an answer without a moon attempt. Playouts shoot
 * these moons by chance; the player would have to plan them later.
 */
const CHANCED = 0.5;

/**
 * A copy of the candidate without its results, and without the network's estimate, because networks overrate
 * the player's own moons.
 */
const again = ({ held: _, ...one }: Candidate): Candidate => ({
  ...one,
  worths: [],
  points: new Float64Array(one.points.length),
  moons: 0,
  moonWorths: 0,
  foresees: false,
});

/** The share of a candidate's sampled deals in which the moon succeeded. */
const share = ({ moons, worths }: Candidate): number => (worths.length === 0 ? 0 : moons / worths.length);

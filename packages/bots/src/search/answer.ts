// The answer of a searching player.
import type { Below, Card } from '@moonshot/rules/cards';
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { customsOf } from '../network/feature-config.ts';
import { bestGifts, opinionsOfPlays } from '../network/network-values.ts';
import { see } from '../policy/observation.ts';
import { areMates } from '../policy/policy-tables.ts';
import { strengthOf } from '../policy/strength.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, gapOf, worthOf } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { chargeTrials } from './charging.ts';
import { type Evaluator, halve, tryIn } from './evaluator.ts';
import { mayEnd } from './match.ts';
import { ready } from './question.ts';
import type { UtilityWeights } from './worth.ts';

/** The traits that affect search. */
export interface Search extends UtilityWeights {
  readonly gate: number; // standard errors by which an answer must beat the rule's
  readonly moonBar: number; // share of worlds in which a moon must succeed; above 1 none is tried
  readonly moonGreed: number; // points that may be sacrificed for it
  readonly light: boolean; // light playouts, if the sheet allows them
  readonly heedsMoons: boolean; // whether others may try for the moon
  readonly exact: number; // hands of this size are solved exactly; 0: never
  readonly weighs: boolean; // whether worlds are weighted by the others' plays
  // weight of network estimates against search, in supported games
  readonly learned: number;
}

/** The answer that does best in the tried worlds. */
export function bestAnswer(question: TrickQuestion, budget: Budget, below: Below, search: Search): Action {
  const { ask } = question;
  const { light, heedsMoons, exact, weighs } = search;
  const wanted = { taste: search, light, heedsMoons, exact, weighs };
  if (ask.type === 'play' && ask.plays.length === 1)
    return { type: 'play', ...(ask.plays[0] as (typeof ask.plays)[0]) };
  if (ask.type === 'charge') {
    const tried = chargeTrials(question, ask, budget, below, wanted);
    return gated(byWorth(tried), tried[0], search.gate).action;
  }
  // Networks know only points. If the match may end with this deal, they are not used.
  const learned = search.learned > 0 && !mayEnd(question.rules, question.view);
  const gifts = learned ? bestGifts(question) : undefined;
  if (gifts !== undefined && ask.type === 'pass') return passTo(ask, gifts);
  const customs = learned && ask.type === 'play' ? customsOf(question.rules) : null;
  const { evaluator, at } = ready(question, budget, below, { ...wanted, ...(customs && { customs }) });
  const { plain, usual, moon } = candidatesFor(evaluator, at, question, false);
  if (ask.type === 'moon') return (byWorth(plain)[0] as Candidate).action;
  const opinions = customs === null ? undefined : opinionsOfPlays(question);
  // Networks have learned about moons, so that no plan for them is needed.
  if (opinions !== undefined)
    return (halve(evaluator, held(plain, opinions, search.learned), 1, usual)[0] as Candidate).action;
  const shoots = mayShoot(evaluator, at, question, search) && promising(evaluator, moon, search);
  const best = gated(halve(evaluator, plain, shoots ? PLAIN_PART : 1, usual), usual, search.gate);
  return (shoots ? shot(evaluator, moon, best, search) : best).action;
}

type PassAsk = Extract<TrickQuestion['ask'], { type: 'pass' }>;

const passTo = ({ to }: PassAsk, gifts: readonly Card[]): Action => ({
  type: 'pass',
  gifts: gifts.map(card => ({ card, to: (to[0] as PassAsk['to'][number]).to })),
});

/** The plays with their network estimates. */
function held(plain: readonly Candidate[], opinions: ReadonlyMap<Card, number>, share: number): readonly Candidate[] {
  for (const one of plain) {
    const worth = one.action.type === 'play' ? opinions.get(one.action.card) : undefined;
    if (worth !== undefined) one.held = { worth, share };
  }
  return plain;
}

const byWorth = (field: readonly Candidate[]): readonly Candidate[] =>
  [...field].sort((a, b) => worthOf(b) - worthOf(a));

/** The best answer, unless the rule-based one is within `gate` standard errors of it. */
function gated(field: readonly Candidate[], usual: Candidate | undefined, gate: number): Candidate {
  const best = field[0] as Candidate;
  if (usual === undefined || usual === best) return best;
  const { mean, error } = gapOf(best, usual);
  return mean > gate * error ? best : usual;
}

/**
 * Whether the seat may try for the moon: no other seat has a moon card, and the hand is not hopeless. Before
 * a pass it may still improve.
 */
function mayShoot(
  { tables, seat, observation }: Evaluator,
  at: TrickPosition,
  { ask }: TrickQuestion,
  { moonBar }: Search,
): boolean {
  if (tables.lanes.moonCards === 0 || tables.moonWorth === 0 || moonBar > 1) return false;
  see(tables, at, observation);
  const free = observation.taker === -1 || areMates(tables, observation.taker, seat);
  return free && (ask.type === 'pass' || strengthOf(tables, at, observation, seat) >= HOPELESS);
}

/** Share of the budget for plain answers, if a moon may be tried too. */
const PLAIN_PART = 0.6;
/** A hand with a smaller share of probable winners is not tried. */
const HOPELESS = 0.2;
/** Worlds for a first look at all attempts, and for the likeliest; at most a fifth of the budget. */
const GLANCE = 2;
const CLOSER = 8;
const GLANCE_PART = 0.2;
/** Worlds for choosing one attempt step by step, until this share of the budget is used. */
const STEPS = [6, 10, 16];
const CHOOSE_PART = 0.8;
/** Maximum and minimum worlds for comparing the chosen attempt with the best plain answer. */
const CHECKED = 64;
const LEAST = 10;
const KEPT = 3;
/** An attempt is continued if it succeeds in this share of the required worlds. */
const HOPE = 0.6;

/** Whether one of the attempts succeeds often enough in a few worlds to look closer. */
function promising(evaluator: Evaluator, moon: readonly Candidate[], { moonBar }: Search): boolean {
  tryIn(evaluator, moon, GLANCE, GLANCE_PART);
  const few = likeliest(moon, KEPT);
  tryIn(evaluator, few, CLOSER, GLANCE_PART);
  return few.some(one => share(one) >= moonBar * HOPE);
}

/** The attempts that succeeded most often. */
const likeliest = (field: readonly Candidate[], count: number): readonly Candidate[] =>
  [...field].sort((a, b) => share(b) - share(a) || worthOf(b) - worthOf(a)).slice(0, count);

/** The best moon answer, if it succeeds often enough and beats the best plain one in fresh worlds. */
function shot(
  evaluator: Evaluator,
  moon: readonly Candidate[],
  best: Candidate,
  { moonBar, moonGreed }: Search,
): Candidate {
  let field = likeliest(moon, KEPT + 1);
  for (const worlds of STEPS) {
    if (!tryIn(evaluator, field, worlds, CHOOSE_PART)) break;
    field = byWorth(field).filter((one, i) => i < KEPT && share(one) >= moonBar * HOPE);
  }
  const [chosen] = field;
  if (chosen === undefined) return best;
  const [fresh, held] = [again(chosen), again(best)];
  tryIn(evaluator, [fresh, held], CHECKED);
  if (fresh.worths.length < LEAST) return best;
  return share(fresh) >= moonBar && worthOf(fresh) + moonGreed * evaluator.tables.unit > worthOf(held) ? chosen : best;
}

/** The same answer without results. */
const again = (one: Candidate): Candidate => ({
  ...one,
  worths: [],
  points: new Float64Array(one.points.length),
  moons: 0,
});

/** The share of its worlds in which the moon succeeded. */
const share = ({ moons, worths }: Candidate): number => (worths.length === 0 ? 0 : moons / worths.length);

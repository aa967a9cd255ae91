// The answer of a player that looks ahead.
import type { Card } from '@moonshot/rules/cards/card';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Action } from '@moonshot/rules/trick/action';
import { customsOf } from '../network/customs.ts';
import { bestGifts, opinionsOfPlays } from '../network/opinions.ts';
import type { Budget, TrickQuestion } from '../player.ts';
import { areMates } from '../policy/eye.ts';
import { see } from '../policy/sight.ts';
import { strengthOf } from '../policy/strength.ts';
import type { Position } from '../sim/trick/position.ts';
import { candidatesFor } from './candidates.ts';
import { chargeTrials } from './charging.ts';
import { mayEnd } from './match.ts';
import { ready } from './question.ts';
import { gapOf, type Trial, worthOf } from './trial.ts';
import { type Bench, halve, tryIn } from './tryout.ts';
import type { Taste } from './worth.ts';

/** What of a player’s traits bears on its search. */
export interface Search extends Taste {
  readonly gate: number; // standard errors by which an answer must be better than the rule’s
  readonly moonBar: number; // the share of worlds in which a moon must come true to be tried; above 1 none is
  readonly moonGreed: number; // points that may be given up for it
  readonly light: boolean; // whether deals are played out lightly where the sheet lets that be
  readonly heedsMoons: boolean; // whether others may be after the moon
  readonly exact: number; // cards a hand from which on ends are worked out; 0: never
  readonly weighs: boolean; // whether worlds come as often as what the others played is likely in them
  // how much what networks have learned counts beside what is tried out, in the games they know
  readonly learned: number;
}

/** The answer that does best in the worlds tried. */
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
  // Networks know of points alone: where the match may end with this deal there is more to think of.
  const learned = search.learned > 0 && !mayEnd(question.rules, question.view);
  const gifts = learned ? bestGifts(question) : undefined;
  if (gifts !== undefined && ask.type === 'pass') return passTo(ask, gifts);
  const customs = learned && ask.type === 'play' ? customsOf(question.rules) : null;
  const { bench, at } = ready(question, budget, below, { ...wanted, ...(customs && { customs }) });
  const { plain, usual, moon } = candidatesFor(bench, at, question, false);
  if (ask.type === 'moon') return (byWorth(plain)[0] as Trial).action;
  const opinions = customs === null ? undefined : opinionsOfPlays(question);
  // They have learned moons, one's own and others', and need no plan for them.
  if (opinions !== undefined) return (halve(bench, held(plain, opinions, search.learned), 1, usual)[0] as Trial).action;
  const shoots = mayShoot(bench, at, question, search) && promising(bench, moon, search);
  const best = gated(halve(bench, plain, shoots ? PLAIN_PART : 1, usual), usual, search.gate);
  return (shoots ? shot(bench, moon, best, search) : best).action;
}

type PassAsk = Extract<TrickQuestion['ask'], { type: 'pass' }>;

const passTo = ({ to }: PassAsk, gifts: readonly Card[]): Action => ({
  type: 'pass',
  gifts: gifts.map(card => ({ card, to: (to[0] as PassAsk['to'][number]).to })),
});

/** The plays with what the networks hold them for beside what is tried out. */
function held(plain: readonly Trial[], opinions: ReadonlyMap<Card, number>, share: number): readonly Trial[] {
  for (const one of plain) {
    const worth = one.action.type === 'play' ? opinions.get(one.action.card) : undefined;
    if (worth !== undefined) one.held = { worth, share };
  }
  return plain;
}

const byWorth = (field: readonly Trial[]): readonly Trial[] => [...field].sort((a, b) => worthOf(b) - worthOf(a));

/** The best answer, unless the rule-based one is within `gate` standard errors of it. */
function gated(field: readonly Trial[], usual: Trial | undefined, gate: number): Trial {
  const best = field[0] as Trial;
  if (usual === undefined || usual === best) return best;
  const { mean, error } = gapOf(best, usual);
  return mean > gate * error ? best : usual;
}

/**
 * Whether the seat may try for the moon: no other seat has a moon card, and the hand is not hopeless. Before
 * a pass it may still improve.
 */
function mayShoot({ eye, seat, sight }: Bench, at: Position, { ask }: TrickQuestion, { moonBar }: Search): boolean {
  if (eye.lanes.moonCards === 0 || eye.moonWorth === 0 || moonBar > 1) return false;
  see(eye, at, sight);
  const free = sight.taker === -1 || areMates(eye, sight.taker, seat);
  return free && (ask.type === 'pass' || strengthOf(eye, at, sight, seat) >= HOPELESS);
}

/** By then plain answers have had their part of the budget, where a moon may be tried too. */
const PLAIN_PART = 0.6;
/** A hand of which less than this part looks like winning is not tried. */
const HOPELESS = 0.2;
/** Worlds in which all attempts are looked at, and then the likeliest: a fifth of the budget at most. */
const GLANCE = 2;
const CLOSER = 8;
const GLANCE_PART = 0.2;
/** Worlds in which one attempt is chosen, step by step, until this part of the budget is used. */
const STEPS = [6, 10, 16];
const CHOOSE_PART = 0.8;
/** Worlds in which the chosen one is held against the best plain answer: at most, and at least. */
const CHECKED = 64;
const LEAST = 10;
const KEPT = 3;
/** An attempt is followed up while it comes true in this part of the worlds that it must come true in. */
const HOPE = 0.6;

/** Whether a few worlds let one of the first attempts come true often enough to look closer. */
function promising(bench: Bench, moon: readonly Trial[], { moonBar }: Search): boolean {
  tryIn(bench, moon, GLANCE, GLANCE_PART);
  const few = likeliest(moon, KEPT);
  tryIn(bench, few, CLOSER, GLANCE_PART);
  return few.some(one => share(one) >= moonBar * HOPE);
}

/** Those that came true most often. */
const likeliest = (field: readonly Trial[], count: number): readonly Trial[] =>
  [...field].sort((a, b) => share(b) - share(a) || worthOf(b) - worthOf(a)).slice(0, count);

/**
 * The best answer towards the moon, where it comes true often enough and is worth more than the best plain
 * one in worlds that did not choose it.
 */
function shot(bench: Bench, moon: readonly Trial[], best: Trial, { moonBar, moonGreed }: Search): Trial {
  let field = likeliest(moon, KEPT + 1);
  for (const worlds of STEPS) {
    if (!tryIn(bench, field, worlds, CHOOSE_PART)) break;
    field = byWorth(field).filter((one, i) => i < KEPT && share(one) >= moonBar * HOPE);
  }
  const [chosen] = field;
  if (chosen === undefined) return best;
  const [fresh, held] = [again(chosen), again(best)];
  tryIn(bench, [fresh, held], CHECKED);
  if (fresh.worths.length < LEAST) return best;
  return share(fresh) >= moonBar && worthOf(fresh) + moonGreed * bench.eye.unit > worthOf(held) ? chosen : best;
}

/** The same answer, not tried yet. */
const again = (one: Trial): Trial => ({ ...one, worths: [], points: new Float64Array(one.points.length), moons: 0 });

/** In which part of its worlds the moon came true. */
const share = ({ moons, worths }: Trial): number => (worths.length === 0 ? 0 : moons / worths.length);

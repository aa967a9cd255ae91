// The answer of a player that looks ahead.
import type { Below } from '@moonshot/rules/cards/chance';
import type { Action } from '@moonshot/rules/trick/action';
import type { Budget, TrickQuestion } from '../player.ts';
import { see } from '../policy/sight.ts';
import { strengthOf } from '../policy/strength.ts';
import type { Position } from '../sim/trick/position.ts';
import { candidatesFor } from './candidates.ts';
import { ready } from './question.ts';
import { gapOf, type Trial, worthOf } from './trial.ts';
import { type Bench, halve, tryIn } from './tryout.ts';
import type { Taste } from './worth.ts';

/** What of a player’s traits bears on its search. */
export interface Search extends Taste {
  readonly gate: number; // standard errors by which an answer must be better than the rule’s
  readonly moonBar: number; // the share of worlds in which a moon must come true to be tried; above 1 none is
  readonly moonGreed: number; // points that may be given up for it
}

/** The answer that does best in the worlds tried. */
export function bestAnswer(question: TrickQuestion, budget: Budget, below: Below, search: Search): Action {
  const { ask } = question;
  if (ask.type === 'play' && ask.plays.length === 1)
    return { type: 'play', ...(ask.plays[0] as (typeof ask.plays)[0]) };
  const { bench, at } = ready(question, budget, below, { taste: search });
  const { plain, usual, moon } = candidatesFor(bench, at, question, false);
  const shoots = mayShoot(bench, at, question, search);
  const field =
    ask.type === 'moon'
      ? [...plain].sort((a, b) => worthOf(b) - worthOf(a))
      : halve(bench, plain, Math.ceil(budget.plays * (shoots ? PLAIN_PART : 1)), usual);
  const best = gated(field, usual, search.gate);
  return (shoots ? shot(bench, moon, best, search) : best).action;
}

/** The best, unless what the rule would do is within so many standard errors of it. */
function gated(field: readonly Trial[], usual: Trial | undefined, gate: number): Trial {
  const best = field[0] as Trial;
  if (usual === undefined || usual === best) return best;
  const { mean, error } = gapOf(best, usual);
  return mean > gate * error ? best : usual;
}

/** Nobody else has taken a card of the moon, and the hand is not hopeless; a pass may yet mend it. */
function mayShoot({ eye, seat, sight }: Bench, at: Position, { ask }: TrickQuestion, { moonBar }: Search): boolean {
  if (eye.lanes.moonCards === 0 || eye.moonWorth === 0 || moonBar > 1) return false;
  see(eye, at, sight);
  const free = sight.taker === -1 || sight.taker === seat;
  return free && (ask.type === 'pass' || strengthOf(eye, at, sight, seat) >= HOPELESS);
}

/** Of the budget so much goes to plain answers where a moon may be tried too. */
const PLAIN_PART = 0.7;
/** A hand of which less than this part looks like winning is not tried. */
const HOPELESS = 0.2;
/** Worlds in which moons are tried, step by step. */
const STEPS = [16, 32, 64, 128];
const KEPT = 3;
/** An attempt is followed up while it comes true in this part of the worlds that it must come true in. */
const HOPE = 0.6;

/** The best answer towards the moon, where enough worlds let it come true and it is worth more than the best plain one. */
function shot(bench: Bench, moon: readonly Trial[], best: Trial, { moonBar, moonGreed }: Search): Trial {
  let field = moon;
  for (const worlds of STEPS) {
    const affordable = Math.floor((bench.budget.plays - bench.spent) / field.length);
    if (field.length === 0 || affordable < 1 || !tryIn(bench, field, Math.min(worlds, affordable))) break;
    field = [...field]
      .sort((a, b) => worthOf(b) - worthOf(a))
      .filter((one, i) => i < KEPT && share(one) >= moonBar * HOPE);
  }
  const [top] = field;
  if (top === undefined || top.worths.length < STEPS[0]!) return best;
  return share(top) >= moonBar && worthOf(top) + moonGreed > worthOf(best) ? top : best;
}

/** In which part of its worlds the moon came true. */
const share = ({ moons, worths }: Trial): number => (worths.length === 0 ? 0 : moons / worths.length);

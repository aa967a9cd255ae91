// The answer of a player that looks ahead.
import type { Below } from '@moonshot/rules/cards/chance';
import type { Action } from '@moonshot/rules/trick/action';
import type { Budget, TrickQuestion } from '../player.ts';
import { pick } from '../policy/pick.ts';
import { see } from '../policy/sight.ts';
import { baseOf } from './base.ts';
import { benchFor } from './judge.ts';
import { distinct, type Option, optionsOf, playTrials } from './plays.ts';
import { gapOf, type Trial, worthOf } from './trial.ts';
import { type Bench, halve, tryIn } from './tryout.ts';

/** What of a player’s traits bears on its search. */
export interface Search {
  readonly gate: number; // standard errors by which a play must be better than the policy’s
  readonly moonBar: number; // the share of worlds in which a moon must come true to be tried
  readonly moonGreed: number; // points that may be given up for it
  readonly own: number;
  readonly match: number;
}

export type PlayQuestion = TrickQuestion & { readonly ask: Extract<TrickQuestion['ask'], { type: 'play' }> };

/** The play that does best in the worlds tried. */
export function bestPlay(question: PlayQuestion, budget: Budget, below: Below, search: Search): Action {
  const { ask, view } = question;
  const [only] = ask.plays;
  if (only !== undefined && ask.plays.length === 1) return { type: 'play', ...only };
  const bench = benchFor(question, budget, below, { taste: search });
  const { eye, mind, sight, seat, dice } = bench;
  const { at } = baseOf(eye.lanes, view);
  const options = optionsOf(eye, at, seat, ask.plays);
  see(eye, at, sight);
  const chosen = distinct(eye, at, seat, sight.seen, options);
  sight.shooters = 0;
  mind.noise = 0;
  const usual = pick(mind, at, sight, seat, dice);
  mind.noise = NOISE;
  const trials = playTrials(eye, mind, chosen, sight);
  const field = halve(bench, trials, budget.plays);
  const best = gated(field, trials[indexOf(chosen, usual)], search.gate);
  return shot(bench, chosen, best, search)?.action ?? best.action;
}

/** Where a move stands among the options, itself or the next above it in its suit. */
const indexOf = (options: readonly Option[], move: number): number => {
  const same = options.findIndex(one => one.move === move);
  return same >= 0 ? same : options.findIndex(one => one.move > move && one.move >> 5 === move >> 5);
};

/** The best, unless what the policy would do is within so many standard errors of it. */
function gated(field: readonly Trial[], usual: Trial | undefined, gate: number): Trial {
  const best = field[0] as Trial;
  if (usual === undefined || usual === best) return best;
  const { mean, error } = gapOf(best, usual);
  return mean > gate * error ? best : usual;
}

/** Playouts are softened so far, in points, that no answer hangs on one line of play. */
const NOISE = 0.1;
const SHORT = 24; // worlds in which a moon is first tried

/** The best play towards the moon, where most worlds let it come true and it is worth more. */
function shot(
  bench: Bench,
  options: readonly Option[],
  best: Trial,
  { moonBar, moonGreed }: Search,
): Trial | undefined {
  const { eye, mind, sight, seat } = bench;
  if (eye.lanes.moonCards === 0 || eye.moonWorth === 0 || moonBar > 1) return undefined;
  bench.draw(bench.world);
  see(eye, bench.world, sight);
  if (sight.taker === -2 || (sight.taker >= 0 && sight.taker !== seat)) return undefined;
  let field = playTrials(eye, mind, options, sight, 1 << seat);
  for (const worlds of [SHORT, SHORT * 2, SHORT * 4]) {
    if (!tryIn(bench, field, worlds)) break;
    field = [...field]
      .sort((a, b) => worthOf(b) - worthOf(a))
      .filter((one, i) => i < 3 && one.moons / one.worths.length >= moonBar * 0.6);
    if (field.length === 0) return undefined;
  }
  const [top] = field;
  if (top === undefined || top.moons / top.worths.length < moonBar || worthOf(top) + moonGreed <= worthOf(best))
    return undefined;
  return top;
}

// Judging the answers of a trick game: each is tried out in the same worlds and played to the end.
import type { Card } from '@moonshot/rules/cards/card';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Action } from '@moonshot/rules/trick/action';
import type { Rules } from '@moonshot/rules/trick/rules';
import type { Judgement, Judging, Weighed } from '../judgement.ts';
import type { Budget, TrickQuestion } from '../player.ts';
import { careful } from '../players/careful.ts';
import { type Dice, diceOf } from '../sim/dice.ts';
import { type Lanes, layOut } from '../sim/trick/lanes.ts';
import * as layout from '../sim/trick/layout.ts';
import { play } from '../sim/trick/play.ts';
import { playOut } from '../sim/trick/playout.ts';
import { emptyPosition } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import { type Base, baseOf, enter, type World } from './base.ts';
import { drawing } from './draw.ts';

const { HANDS, HIGH, placeIn, suitIn } = layout;

/** What the answers are worth, best first. */
export function judgeTricks(question: TrickQuestion, budget: Budget, below: Below, { known }: Judging): Judgement {
  const { rules, view, ask } = question;
  const lanes = layOut(rules);
  const base = baseOf(lanes, view);
  if (ask.type !== 'play') return onlyAnswer(question, budget, below);
  const trials = ask.plays.map(one => trialOf(base, { type: 'play', ...one }));
  const draw = known === undefined ? drawing(base, view, below) : () => worldFrom(base, known);
  const dice = diceOf(String(below(2 ** 31)));
  const worlds = Math.max(1, Math.floor(budget.plays / trials.length));
  let drawn = 0;
  for (; drawn < worlds && !(drawn > 0 && budget.enough?.()); drawn++) tryAll(base, draw(), trials, dice);
  return { options: ranked(base, trials, drawn), worlds: drawn, exact: false };
}

interface Trial {
  readonly action: Action;
  readonly move: number;
  readonly points: number[][]; // a list of points by seat for each world
}

function trialOf({ lanes, at, seat }: Base, action: Extract<Action, { type: 'play' }>): Trial {
  const held = (code: number): boolean => ((at[HANDS + (seat << 2) + suitIn(code)]! >>> placeIn(code)) & 1) === 1;
  const code = lanes.deck.find(one => lanes.names[one] === action.card && held(one)) ?? 0;
  return { action, move: code | (action.call === 'high' ? HIGH : 0), points: [] };
}

function tryAll(base: Base, world: World, trials: readonly Trial[], dice: Dice): void {
  const at = emptyPosition(base.lanes);
  const points = new Int32Array(base.lanes.seats);
  const chance = dice[0]!;
  for (const trial of trials) {
    dice[0] = chance;
    enter(base, world, at);
    play(base.lanes, at, trial.move);
    playOut(base.lanes, at, dice);
    score(base.lanes, at, points);
    trial.points.push([...points]);
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function ranked({ lanes, seat }: Base, trials: readonly Trial[], count: number): readonly Weighed[] {
  const worthOf = (points: readonly number[]): number => worth(lanes, seat, points);
  const each = trials
    .map(({ action, points }) => ({ action, points, worths: points.map(worthOf) }))
    .sort((a, b) => meanOf(b.worths) - meanOf(a.worths));
  const best = each[0]?.worths ?? [];
  return each.map(({ action, points, worths }) => {
    const behind = worths.map((one, i) => (best[i] ?? 0) - one);
    const mean = meanOf(behind);
    const spread = behind.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1);
    return {
      action,
      points: Array.from({ length: lanes.seats }, (_, i) => meanOf(points.map(one => one[i] ?? 0))),
      worth: meanOf(worths),
      behind: mean,
      error: Math.sqrt(spread / count),
    };
  });
}

const pointsAreGood = ({ match, score }: Rules['sheet']): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

/** Points of the others’ mean over one’s own, or the other way round where points are good. */
function worth({ rules, seats }: Lanes, seat: number, points: readonly number[]): number {
  const own = points[seat] ?? 0;
  const others = (points.reduce((sum, one) => sum + one, 0) - own) / (seats - 1);
  return pointsAreGood(rules.sheet) ? own - others : others - own;
}

function worldFrom({ lanes, seat, kitty, unseen }: Base, known: NonNullable<Judging['known']>): World {
  const left = [...unseen];
  const code = (card: Card): number => {
    const index = left.findIndex(one => lanes.names[one] === card);
    if (index < 0) throw new RangeError(`Cannot judge with open hands: ${card} is no card that the view leaves open`);
    return left.splice(index, 1)[0] as number;
  };
  const hands = new Int32Array(lanes.seats << 2);
  for (const [i, cards] of known.hands.entries())
    for (const one of i === seat ? [] : cards.map(code)) hands[(i << 2) + suitIn(one)]! |= 1 << placeIn(one);
  return {
    hands,
    kitty: known.kitty.slice(0, kitty).map(code),
    piles: Array.from({ length: lanes.seats }, (_, i) => (known.piles?.[i] ?? []).map(code)),
  };
}

/** Of a question for which nothing is compared yet. */
function onlyAnswer(question: TrickQuestion, budget: Budget, below: Below): Judgement {
  const action = careful.decide(question, budget, below);
  const points = Array.from({ length: question.rules.seats }, () => 0);
  return { options: [{ action, points, worth: 0, behind: 0, error: 0 }], worlds: 0, exact: false };
}

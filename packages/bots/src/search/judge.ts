// Judging the answers of a trick game: each is tried out in the same worlds and played to the end.
import type { Card } from '@moonshot/rules/cards/card';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Judgement, Judging, Weighed } from '../judgement.ts';
import type { Budget, TrickQuestion } from '../player.ts';
import { careful } from '../players/careful.ts';
import { eyeOf } from '../policy/eye.ts';
import type { Lanes } from '../sim/trick/lanes.ts';
import { placeIn, suitIn } from '../sim/trick/layout.ts';
import type { Position } from '../sim/trick/position.ts';
import { type Base, baseOf, enter, type World } from './base.ts';
import { drawing } from './draw.ts';
import { optionsOf, playTrials } from './plays.ts';
import { gapOf, type Trial, worthOf } from './trial.ts';
import { type Bench, benchOf, tryIn } from './tryout.ts';
import { type Taste, worthFor } from './worth.ts';

/** What the answers are worth, best first. */
export function judgeTricks(question: TrickQuestion, budget: Budget, below: Below, judging: Judging): Judgement {
  const { ask } = question;
  if (ask.type !== 'play') return onlyAnswer(question, budget, below);
  const bench = benchFor(question, budget, below, judging);
  const options = optionsOf(bench.eye, baseOf(bench.eye.lanes, question.view).at, bench.seat, ask.plays);
  const trials = playTrials(bench.eye, bench.mind, options, bench.sight);
  const worlds = Math.max(1, Math.floor(budget.plays / trials.length));
  tryIn(bench, trials, worlds);
  return { options: ranked(trials), worlds: trials[0]?.worths.length ?? 0, exact: false };
}

type Benching = Pick<Judging, 'known'> & { readonly taste?: Taste };

/** A bench with worlds for the question. */
export function benchFor(question: TrickQuestion, budget: Budget, below: Below, { known, taste }: Benching): Bench {
  const { rules, view } = question;
  const eye = eyeOf(rules);
  const base = baseOf(eye.lanes, view);
  const next = known === undefined ? drawing(base, view, below) : () => worldFrom(base, known);
  const draw = (at: Position): void => enter(base, next(), at);
  const dice = Int32Array.of(below(2 ** 30) + 1);
  return benchOf(eye, { seat: base.seat, dice, worth: worthFor(rules, view, base.seat, taste), draw, budget });
}

/** The trials as options, best first; one that fell away early is held against the best over the worlds that it saw. */
function ranked(trials: readonly Trial[]): readonly Weighed[] {
  const sorted = [...trials].sort((a, b) => worthOf(b) - worthOf(a));
  const [best] = sorted;
  if (best === undefined) throw new RangeError('Cannot judge: the question carries no answer');
  return sorted
    .map(one => {
      const gap = gapOf(best, one);
      const behind = Math.max(0, gap.mean);
      return {
        action: one.action,
        points: Array.from(one.points, sum => sum / one.worths.length),
        worth: worthOf(best) - behind,
        behind,
        error: gap.error,
      };
    })
    .sort((a, b) => a.behind - b.behind);
}

function worldFrom({ lanes, seat, kitty, unseen }: Base, known: NonNullable<Judging['known']>): World {
  const left = [...unseen];
  const code = (card: Card): number => codeFrom(lanes, left, card);
  const hands = new Int32Array(lanes.seats << 2);
  for (const [i, cards] of known.hands.entries())
    for (const one of i === seat ? [] : cards.map(code)) hands[(i << 2) + suitIn(one)]! |= 1 << placeIn(one);
  return {
    hands,
    kitty: known.kitty.slice(0, kitty).map(code),
    piles: Array.from({ length: lanes.seats }, (_, i) => (known.piles?.[i] ?? []).map(code)),
  };
}

function codeFrom({ names }: Lanes, left: number[], card: Card): number {
  const index = left.findIndex(one => names[one] === card);
  if (index < 0) throw new RangeError(`Cannot judge with open hands: ${card} is no card that the view leaves open`);
  return left.splice(index, 1)[0] as number;
}

/** Of a question for which nothing is compared yet. */
function onlyAnswer(question: TrickQuestion, budget: Budget, below: Below): Judgement {
  const action = careful.decide(question, budget, below);
  const points = Array.from({ length: question.rules.seats }, () => 0);
  return { options: [{ action, points, worth: 0, behind: 0, error: 0 }], worlds: 0, exact: false };
}

// Prepares a question for search: its position, its worlds, and its bench.
import type { Below } from '@moonshot/rules/cards/chance';
import type { Judging } from '../judgement.ts';
import type { Customs } from '../network/customs.ts';
import { forecastFor } from '../network/forecast.ts';
import { beliefsOf } from '../network/opinions.ts';
import type { Budget, TrickQuestion } from '../player.ts';
import { type Eye, eyeOf } from '../policy/eye.ts';
import type { Lanes } from '../sim/trick/lanes.ts';
import * as layout from '../sim/trick/layout.ts';
import { begin } from '../sim/trick/play.ts';
import type { Position } from '../sim/trick/position.ts';
import { believed } from '../worlds/believed.ts';
import { wideDice } from '../worlds/dice.ts';
import { type History, historyOf } from '../worlds/history.ts';
import { settingOf } from '../worlds/setting.ts';
import { weighed } from '../worlds/weighed.ts';
import { worldsOf } from '../worlds/world.ts';
import { passedWorlds } from './exchange.ts';
import { laidOpen } from './open-hands.ts';
import { rivalsOf } from './rivals.ts';
import { type Bench, benchOf } from './tryout.ts';
import { type Taste, worthFor } from './worth.ts';

const { DONE, LEADER, ORDER } = layout;

/** The position as the seat sees it, without the others' hands. */
export function seenPosition(
  lanes: Lanes,
  question: TrickQuestion,
): { readonly at: Position; readonly history: History } {
  const history = historyOf(lanes, question.view);
  return { at: settingOf(lanes, question, history), history };
}

interface Ready {
  readonly bench: Bench;
  readonly at: Position;
}

/** How to search a question. Without a taste it is a judgement by the rule only. */
export type Wanted = Pick<Judging, 'known'> & {
  readonly taste?: Taste;
  readonly light?: boolean;
  readonly heedsMoons?: boolean;
  readonly exact?: number;
  readonly weighs?: boolean | undefined; // worlds are weighted by the others' plays
  // set if networks support the game: they locate cards and forecast worlds
  readonly customs?: Customs | undefined;
};

/** Prepares a question. */
export function ready(
  question: TrickQuestion,
  budget: Budget,
  below: Below,
  { known, taste, customs, weighs, ...manner }: Wanted,
): Ready {
  const { rules, view, ask } = question;
  const eye = eyeOf(rules);
  const { at, history } = seenPosition(eye.lanes, question);
  const seat = history.viewer;
  const dice = Int32Array.of(below(2 ** 30) + 1);
  const draw =
    known === undefined
      ? drawn(eye, question, budget, below, { customs, weighs })
      : opened(laidOpen(eye.lanes, at, history, known));
  const starts = ask.type === 'play' && at[DONE] === 0 && at[ORDER] === 0;
  const begun = starts ? beginning(eye.lanes, draw) : draw;
  const worth = worthFor(rules, view, seat, taste);
  // a judgement uses only the rule, so that it stays comparable
  const suspicious = taste !== undefined && manner.heedsMoons !== false;
  const rivals = rivalsOf(eye, view, at, worth, seat);
  const bench = benchOf(eye, {
    seat,
    dice,
    worth,
    draw: begun,
    budget,
    suspicious,
    ...(rivals && { rivals }),
    ...(customs && { forecast: forecastFor(customs, rules.sheet.score.sign) }),
    ...manner,
  });
  return { bench: { ...bench, draw: passedWorlds(bench, question) }, at };
}

/**
 * Importance sampling: the pool size, and the maximum share of the time for drawing it. Before `SHOWN` tricks
 * the others' plays reveal little.
 */
const POOL = 150;
const POOL_PART = 0.25;
const SHOWN = 3; // tricks

/** Worlds by the networks' belief, weighted by the others' plays, or evenly. */
function drawn(
  eye: Eye,
  question: TrickQuestion,
  budget: Budget,
  below: Below,
  { customs, weighs }: Pick<Wanted, 'customs' | 'weighs'>,
): Bench['draw'] {
  const { lanes } = eye;
  const worlds = worldsOf(lanes, question);
  const dice = wideDice(below);
  const isLate = (): boolean => (budget.passed?.() ?? 0) >= POOL_PART;
  const isShown = question.ask.type === 'play' && question.view.tricks.length >= SHOWN && !lanes.stocked;
  let draw = worlds.draw;
  if (customs !== undefined) draw = believed(lanes, worlds, beliefsOf(question, customs));
  else if (weighs === true && isShown) draw = weighed(eye, worlds, POOL, dice, isLate);
  return at => draw(at, dice);
}

const opened =
  (world: Position): Bench['draw'] =>
  at =>
    at.set(world);

/** The seat that is asked for the first card leads, wherever the lead might pass to. */
const beginning =
  (lanes: Lanes, draw: Bench['draw']): Bench['draw'] =>
  at => {
    draw(at);
    const leader = at[LEADER]!;
    begin(lanes, at);
    at[LEADER] = leader;
  };

// What each level lays: beginners by two plain rules, casual and skilled players by habit, experts and masters by thinking ahead.
import type { Action } from '@moonshot/rules/capture/action';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Budget, LayQuestion } from '../player.ts';
import type { Level, Manner, Style } from '../players/level.ts';
import { isNearEnd, solveEnd } from './endgame.ts';
import { fallsOn, type Options } from './options.ts';
import { freshTops } from './playout.ts';
import { byRote } from './rote.ts';
import { solve, type Thought } from './solve.ts';
import { actionOf, habits, type Study, study } from './study.ts';
import { drawing, fraction } from './worlds.ts';
import { WIN, worthFor } from './worth.ts';

/** How far a level looks ahead. */
interface Depth {
  readonly plays: number; // deals tried out at most
  readonly thought: Thought;
}

const DEPTHS: Readonly<Partial<Record<Level, Depth>>> = {
  expert: { plays: 500, thought: { worlds: 1, faith: 1, learning: 0 } },
  master: { plays: 4000, thought: { worlds: 1, faith: 1, learning: 0 } },
};

/** A pair that one would lay less often by habit is not tried out. */
const SELDOM = 0.01;

/** A pair that was thought to be laid less than so often, compared with the most likely one, is not laid. */
const RARE = 0.25;

/** The answer of a level and style; the viewer's own chance is used up by it. */
export function answerLay(question: LayQuestion, manner: Manner, budget: Budget, below: Below): Action {
  const { level, style } = manner;
  if (level === 'beginner') return byRote(question, below);
  const begun = study(question, below);
  const depth = DEPTHS[level];
  if (depth === undefined) return byHabit(begun, level, style);
  const plays = Math.min(budget.plays, depth.plays);
  return ahead(question, begun, style, { ...budget, plays }, depth.thought);
}

/** By habit: a casual player forgets which tops are gone and often takes the second best, a skilled one does neither. */
function byHabit(begun: Study, level: Level, style: Style | undefined): Action {
  const casual = level === 'casual' && style !== 'counting';
  const own = habits(begun, casual ? freshTops(begun.mind) : begun.facts.live);
  const chances = own.habit.map(
    (chance, i) => (casual ? Math.sqrt(chance) : chance) * Math.exp(taste(begun, own, i, style)),
  );
  return actionOf(begun.facts, own, drawn(chances, fraction(begun.dice)));
}

/** By trying it out: drawn from how often each pair was to be laid, without those that hardly were. */
function ahead(
  question: LayQuestion,
  begun: Study,
  style: Style | undefined,
  budget: Budget,
  thought: Thought,
): Action {
  const { facts, dice } = begun;
  const worthOf = worthFor(question.rules, question.view, style === 'counting' ? 4 * WIN : WIN);
  const own = habits(begun, facts.live, isNearEnd(facts) ? 0 : SELDOM);
  const given = { ...begun, own, draw: drawing(facts, dice), worthOf, thought };
  if (isNearEnd(facts)) solveEnd(given);
  else solve(given, budget);
  const chances = own.played.map((often, i) => often * Math.exp(taste(begun, own, i, style)));
  const rare = RARE * Math.max(...chances);
  return actionOf(
    facts,
    own,
    drawn(
      chances.map(chance => (chance < rare ? 0 : chance)),
      fraction(dice),
    ),
  );
}

function drawn(chances: Float64Array, fraction: number): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return fallsOn(
    chances.map(chance => chance / all),
    fraction,
  );
}

/** What a style likes: cautious players lay what scores only under a safe top, bold ones and those after all of it lay it early. */
function taste({ facts }: Study, { bottoms, wins }: Options, i: number, style: Style | undefined): number {
  const scores = facts.table.hearts[facts.hand[bottoms[i]!]!]!;
  if (style === 'cautious') return scores * (2 * wins[i]! - 1.5);
  if (style === 'bold') return scores;
  return style === 'moon-hungry' ? 2 * wins[i]! : 0;
}

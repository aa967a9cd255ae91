// Tries house rules: bots play matches. The points of some deals and the lengths of the matches are reported
// as they arrive.

import { careful } from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import type { Tried } from '@moonshot/protocol';
import { type Hearts, heartsOf, type State } from '@moonshot/rules';

/** Number of deals whose points are reported. */
const DEALS = 10;
const MATCHES = 10;
/** Maximum number of deals in a match. A longer match is broken off. */
const DEALS_MAX = 60;
/**
 * Estimated seconds for an answer of a person, for an answer of a bot at the normal pace, and for looking at
 * the scores of a deal.
 */
const SECONDS = { own: 4, bot: 0.7, scores: 8 } as const;

type Match = Tried['matches'][number];

/**
 * Plays all matches, unless the trial is cancelled. `rest` lets other messages be handled between two
 * matches.
 */
export async function runTrial(
  given: { readonly sheet: unknown; readonly seats: number; readonly seed: string },
  tell: (tried: Omit<Tried, 'number'>) => void,
  rest: () => Promise<boolean>,
): Promise<void> {
  const hearts = heartsOf(given.sheet, given.seats);
  const deals: (readonly number[])[] = [];
  const matches: Match[] = [];
  for (let match = 1; match <= MATCHES; match++) {
    const { state, seconds } = played(hearts, given.seed, match);
    const { results } = state;
    deals.push(...results.slice(0, DEALS - deals.length).map(({ points }) => points));
    matches.push({ deals: results.length, minutes: Math.round(seconds / 60), over: state.phase === 'over' });
    tell({ deals: [...deals], matches: [...matches], done: match === MATCHES });
    if (!(await rest())) return;
  }
}

function played(hearts: Hearts, seed: string, match: number): { readonly state: State; readonly seconds: number } {
  let seconds = 0;
  const enough = (state: State): boolean => state.results.length >= DEALS_MAX;
  const asked = matchQuestions({ hearts, seed, match: `try ${match}` }, enough);
  let step = asked.next();
  while (step.done !== true) {
    const { question, seat, below } = step.value;
    seconds += seat === 0 ? SECONDS.own : SECONDS.bot;
    step = asked.next(careful.decide(question, { plays: 1 }, below));
  }
  return { state: step.value, seconds: seconds + step.value.results.length * SECONDS.scores };
}

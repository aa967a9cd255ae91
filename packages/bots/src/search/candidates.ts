// The answers that a search compares: answers of normal play, including the rule-based one, and moon
// attempts.
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { TrickQuestion } from '../core/player.ts';
import { defendsMoons } from '../policy/light-policy.ts';
import { observePosition } from '../policy/observation.ts';
import { pickMove } from '../policy/pick.ts';
import { ORDER } from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { Candidate } from './candidate.ts';
import type { Evaluator } from './evaluator.ts';
import { buryTrial, buryTrials, claimTrials, moonTrials } from './other-answers.ts';
import { passTrial, passTrials } from './passes.ts';
import { codesIn, distinct, isMoveOf, optionsOf, type PlayOption, playTrials } from './plays.ts';

export interface Candidates {
  readonly plain: readonly Candidate[];
  readonly usual: Candidate | undefined; // the rule-based answer, one of `plain`
  readonly moon: readonly Candidate[]; // answers after which the seat tries for the moon
}

/**
 * The candidates for a question. Of equivalent plays only one is included, unless `every` requests all legal
 * plays.
 */
export function candidatesFor(
  evaluator: Evaluator,
  at: TrickPosition,
  question: TrickQuestion,
  every: boolean,
): Candidates {
  const { ask } = question;
  switch (ask.type) {
    case 'play':
      return plays(evaluator, at, ask.plays, every);
    case 'pass':
      return withUsual(passTrials(evaluator, at, question, ask));
    case 'claim':
      return withUsual({ plain: claimTrials(evaluator, question), moon: [] });
    case 'bury':
      return withUsual({ plain: buryTrials(evaluator, at, ask), moon: [] });
    case 'charge':
    case 'bid':
      throw new Error(`Cannot compare answers to ${ask.type} in one position: each has rules of its own`);
    case 'moon':
      return { plain: moonTrials(evaluator, ask), usual: undefined, moon: [] };
  }
}

/** Adds `usual`, the rule-based answer, which is the first of the plain candidates. */
const withUsual = (some: Pick<Candidates, 'plain' | 'moon'>): Candidates => ({ ...some, usual: some.plain[0] });

function plays(
  { tables, scratch, observation, seat, dice }: Evaluator,
  at: TrickPosition,
  legal: Parameters<typeof optionsOf>[3],
  every: boolean,
): Candidates {
  const options = optionsOf(tables, at, seat, legal);
  observePosition(tables, at, observation);
  const compared = every ? options : distinct(tables, at, seat, observation.seen, options);
  const find = (shooters: number): PlayOption | undefined => {
    const { noise } = scratch;
    scratch.noise = 0;
    observation.shooters = shooters;
    const move = pickMove(scratch, at, observation, seat, dice);
    scratch.noise = noise;
    const same = compared.find(one => isMoveOf(tables.suitBits, move, one.play));
    return same ?? compared.find(one => one.move > move && one.move >> 5 === move >> 5);
  };
  scratch.losersFirst = true;
  const mates = tables.moonMates[seat]!;
  const planned = defendsMoons(scratch) ? compared : [];
  const early = at[ORDER] === 0 ? planned.filter(one => one === find(mates)) : planned;
  const usual = find(0);
  const plain = playTrials(tables, scratch, compared, observation);
  return {
    plain,
    usual: plain[compared.indexOf(usual as PlayOption)],
    moon: [
      ...playTrials(tables, scratch, compared, observation, mates),
      ...playTrials(tables, scratch, early, observation, mates, true),
    ],
  };
}

/** A candidate for the given pass or burial; undefined for other answers. */
export function trialFor(
  { tables: { suitBits }, seat }: Evaluator,
  at: TrickPosition,
  question: TrickQuestion,
  action: Action,
): Candidate | undefined {
  if (action.type !== question.ask.type) return undefined;
  if (action.type === 'bury') return buryTrial(suitBits, codesIn(suitBits, at, seat, action.cards));
  if (action.type !== 'pass') return undefined;
  const codes = codesIn(
    suitBits,
    at,
    seat,
    action.gifts.map(gift => gift.card),
  );
  return passTrial(
    suitBits,
    question,
    action.gifts.map(({ to }, i) => [codes[i] as number, to] as const),
    seat,
    0,
  );
}

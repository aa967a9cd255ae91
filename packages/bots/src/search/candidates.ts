// The answers worth comparing: plain ones, the rule's, and those that try for the moon.
import type { Action } from '@moonshot/rules/trick/action';
import type { TrickQuestion } from '../player.ts';
import { pick } from '../policy/pick.ts';
import { see } from '../policy/sight.ts';
import type { Position } from '../sim/trick/position.ts';
import { passTrial, passTrials } from './exchange.ts';
import { buryTrial, buryTrials, claimTrials, moonTrials } from './others.ts';
import { codesIn, distinct, optionsOf, playTrials } from './plays.ts';
import type { Trial } from './trial.ts';
import type { Bench } from './tryout.ts';

export interface Candidates {
  readonly plain: readonly Trial[];
  readonly usual: Trial | undefined; // among the plain ones
  readonly moon: readonly Trial[];
}

/** The fewest useful candidates, or for a judgement every legal play. */
export function candidatesFor(bench: Bench, at: Position, question: TrickQuestion, every: boolean): Candidates {
  const { ask } = question;
  switch (ask.type) {
    case 'play':
      return plays(bench, at, ask.plays, every);
    case 'pass':
      return withUsual(passTrials(bench, at, question, ask));
    case 'claim':
      return withUsual({ plain: claimTrials(bench, question), moon: [] });
    case 'bury':
      return withUsual({ plain: buryTrials(bench, at, ask), moon: [] });
    case 'charge':
    case 'bid':
      throw new Error(`Cannot compare answers to ${ask.type} in one position: each has rules of its own`);
    case 'moon':
      return { plain: moonTrials(bench, ask), usual: undefined, moon: [] };
  }
}

/** The first plain one is the rule's. */
const withUsual = (some: Pick<Candidates, 'plain' | 'moon'>): Candidates => ({ ...some, usual: some.plain[0] });

function plays(
  { eye, mind, sight, seat, dice }: Bench,
  at: Position,
  legal: Parameters<typeof optionsOf>[3],
  every: boolean,
): Candidates {
  const options = optionsOf(eye, at, seat, legal);
  see(eye, at, sight);
  const compared = every ? options : distinct(eye, at, seat, sight.seen, options);
  const { noise } = mind;
  mind.noise = 0;
  sight.shooters = 0;
  const move = pick(mind, at, sight, seat, dice);
  mind.noise = noise;
  const plain = playTrials(eye, mind, compared, sight);
  const same = compared.findIndex(one => one.move === move);
  const usual = same >= 0 ? same : compared.findIndex(one => one.move > move && one.move >> 5 === move >> 5);
  return { plain, usual: plain[usual], moon: playTrials(eye, mind, compared, sight, eye.moonMates[seat]!) };
}

/** A trial for an answer that is to be compared; undefined if it does not answer this question. */
export function trialFor(
  { eye: { lanes }, seat }: Bench,
  at: Position,
  question: TrickQuestion,
  action: Action,
): Trial | undefined {
  if (action.type !== question.ask.type) return undefined;
  if (action.type === 'bury') return buryTrial(lanes, codesIn(lanes, at, seat, action.cards));
  if (action.type !== 'pass') return undefined;
  const codes = codesIn(
    lanes,
    at,
    seat,
    action.gifts.map(gift => gift.card),
  );
  return passTrial(
    lanes,
    question,
    action.gifts.map(({ to }, i) => [codes[i] as number, to] as const),
    seat,
    0,
  );
}

// Runs the engine and the fast position of a trick game through one deal and stops at the first difference.

import type { TrickAsk as Ask, Hearts, ImposedDeal, TrickState as State } from '@moonshot/rules';
import { effectiveRules } from '@moonshot/rules/engine';
import { run } from '../../packages/bots/src/arena/run.ts';
import { openingLeader } from '../../packages/bots/src/sim/trick/deal.ts';
import { DONE, EXTRA, HIGH, PHASE, PHASES, SHOOTER, TALLY, WINNER } from '../../packages/bots/src/sim/trick/layout.ts';
import { legal, movesInto } from '../../packages/bots/src/sim/trick/legal.ts';
import { beginPlay, bury, chooseMoonOption, play, pointsIn } from '../../packages/bots/src/sim/trick/play.ts';
import {
  codeAmong,
  emptyPosition,
  handInto,
  seatDue,
  setUpDeal,
  type TrickPosition,
} from '../../packages/bots/src/sim/trick/position.ts';
import { score } from '../../packages/bots/src/sim/trick/score.ts';
import { type CardBits, layOut, type SuitBits } from '../../packages/bots/src/sim/trick/suit-bitboards.ts';
import type { Action } from '../../packages/rules/src/trick/state/action.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import { answerTo, type Choose, opened } from '../play.ts';
import { same } from './same.ts';

export type Tricks = Extract<Hearts, { kind: 'tricks' }>;

/** The same deal in both, and its state so far. */
interface Twin {
  suitBits: SuitBits; // of the effective rules of this deal
  readonly at: TrickPosition;
  readonly open: CardBits;
  readonly moves: Uint8Array;
  readonly before: Int32Array; // tallies before the current trick
  opening: Extract<Event, { type: 'opening' }> | undefined;
  done: number; // tricks up to the last one that a seat took
}

const MISDEALS_MAX = 16; // after this many the engine plays the deal as it is

/**
 * Plays one imposed deal with random answers, and compares the two at each play and at the end. Returns
 * whether the moon was shot.
 */
export function walk(hearts: Tricks, suitBits: SuitBits, imposed: ImposedDeal, dealer: number, draw: Choose): boolean {
  const twin: Twin = {
    suitBits,
    at: emptyPosition(suitBits),
    open: new Int32Array(4),
    moves: new Uint8Array(256),
    before: new Int32Array(suitBits.seats),
    opening: undefined,
    done: 0,
  };
  const start = opened(hearts.game, { firstDealer: dealer }).state;
  run(hearts.game, start, {
    answer: (state, seat, ask) => answer(twin, hearts, state, seat, ask, draw),
    supply: (_, owed) => (owed === 'deal' ? { imposed } : { seed: new Uint8Array(32) }),
    onEvents: events => {
      for (const event of events) hear(twin, event);
    },
    enough: state => state.results.length > 0,
  });
  return (twin.at[SHOOTER] as number) >= 0;
}

function answer(twin: Twin, hearts: Tricks, state: State, seat: number, ask: Ask, draw: Choose): Action {
  const action = answerTo(ask, draw) as Action;
  const { at } = twin;
  if (action.type === 'play') {
    if (state.tricks.length === 0 && state.trick.plays.length === 0) {
      twin.suitBits = lanesNow(twin.suitBits, hearts, state);
      setOutAs(twin, state);
    }
    const { suitBits } = twin;
    if (state.trick.plays.length === 0) twin.before.set(at.subarray(TALLY, TALLY + suitBits.seats));
    comparePlay(twin, seat, ask as Extract<Ask, { type: 'play' }>);
    play(suitBits, at, codeAmong(suitBits, twin.open, action.card) | (action.call === 'high' ? HIGH : 0));
  } else if (action.type === 'bury') {
    const { suitBits } = twin;
    same('the phase', PHASES.bury, at[PHASE]);
    for (const card of action.cards) {
      handInto(at, seat, twin.open);
      bury(suitBits, at, codeAmong(suitBits, twin.open, card));
    }
  } else if (action.type === 'moon') {
    same('the shooter', seat, at[SHOOTER]);
    chooseMoonOption(
      at,
      twin.suitBits.rules.sheet.moon.options.findIndex(option => option.name === action.option),
    );
  }
  return action;
}

/** Charged cards change card values, and so the bitboards. */
function lanesNow(suitBits: SuitBits, { rules }: Tricks, state: State): SuitBits {
  const now = effectiveRules(rules, state);
  return now === suitBits.rules ? suitBits : layOut(now);
}

/** Sets up the simulator with the engine's deal before its first card. */
function setOutAs(twin: Twin, { hands, kitty, misdeals, dealer }: State): void {
  const { suitBits, at, opening } = twin;
  if (opening === undefined) throw new Error('Cannot set out the deal: it has not been opened');
  const { leader, claimed = false } = opening;
  setUpDeal(suitBits, at, { hands, kitty, leader, claimed, throwsIn: misdeals < MISDEALS_MAX });
  if (!claimed) same('who opens', leader, openingLeader(suitBits, at, dealer));
  beginPlay(suitBits, at);
  twin.done = 0;
}

function comparePlay({ suitBits, at, open, moves }: Twin, seat: number, ask: Extract<Ask, { type: 'play' }>): void {
  same('whose turn it is', seat, seatDue(suitBits, at));
  legal(suitBits, at, open);
  const count = movesInto(suitBits, at, open, moves);
  const offered = ask.plays.map(({ card, call }) => card + (call === 'high' ? '+' : ''));
  const found = [...moves.subarray(0, count)].map(move => suitBits.names[move & ~HIGH] + (move & HIGH ? '+' : ''));
  same('the legal plays', offered.sort().join(' '), found.sort().join(' '));
}

function hear(twin: Twin, event: Event): void {
  const { suitBits, at } = twin;
  if (event.type === 'opening') twin.opening = event;
  else if (event.type === 'taken') hearTaken(twin, event);
  else if (event.type === 'chose') chooseMoonOption(at, optionNamed(suitBits, event.option));
  else if (event.type === 'scored') hearScored(twin, event.result.points);
  else if (event.type === 'misdealt') {
    // A deal that is thrown in before its first card never reached the simulator.
    if (twin.opening !== undefined) same('the phase', PHASES.thrownIn, at[PHASE]);
    twin.opening = undefined;
  }
}

const optionNamed = ({ rules }: SuitBits, name: string): number =>
  rules.sheet.moon.options.findIndex(option => option.name === name);

function hearScored({ suitBits, at }: Twin, points: readonly number[]): void {
  const found = new Int32Array(suitBits.seats);
  same('the phase', PHASES.over, at[PHASE]);
  score(suitBits, at, found);
  same('the score', points.join(' '), found.join(' '));
}

/** Compares the winner of a trick, and its points if no kitty came with it. */
function hearTaken(twin: Twin, { seat, points, kitty }: Extract<Event, { type: 'taken' }>): void {
  const { suitBits, at, before } = twin;
  const count = (at[DONE] as number) - twin.done; // with the cancelled tricks before it
  twin.done = at[DONE] as number;
  same('the winner', seat, at[WINNER]);
  if ((typeof kitty === 'number' ? kitty : kitty.length) > 0) return;
  if (suitBits.stocked && at[PHASE] === PHASES.over) return; // cards that a seat kept are in its pile
  const sign = suitBits.rules.sheet.score.sign === 'minus' ? -1 : 1;
  const { each, first, lastButOne, last } = suitBits.rules.sheet.trickPoints;
  // hands of different sizes have no known last trick until the deal is over
  const left = suitBits.stocked ? Number.NaN : suitBits.rules.handSize - (at[DONE] as number) - (at[EXTRA] as number);
  // Tallies count cards only.
  const isLastButOne = left === 1 || (left === 0 && count > 1);
  const ends = (at[DONE] === count ? first : 0) + (isLastButOne ? lastButOne : 0) + (left === 0 ? last : 0);
  const place = each * count + ends;
  const gained = pointsIn(at[TALLY + seat] as number) - pointsIn(before[seat] as number) + place;
  same('the points of the trick', points, gained * sign || 0);
}

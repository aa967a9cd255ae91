// Duplicates: one deal or match is played with the same cards in every arrangement of its players. This
// cancels the luck of the deal.

import {
  type Action,
  type Hearts,
  heartsOf,
  type Length,
  type Overrides,
  type Seat,
  type Sheet,
  type State,
} from '@moonshot/rules';
import { forSeats } from '@moonshot/rules/engine';
import type { Arrangement } from './arrangements.ts';
import { matchQuestions, type SeatQuestion } from './match.ts';

/** A question in a duplicate, and the player of the contest who is asked. */
export interface ContestQuestion extends SeatQuestion {
  readonly player: number;
  readonly table: number; // index of the arrangement that is played
}

/** What a contest plays: deals or whole matches of a sheet, from a seed. */
export interface Contest {
  readonly sheet: Sheet;
  readonly seats: number;
  readonly set?: Overrides;
  readonly seed: string;
  readonly arrangements: readonly Arrangement[];
  readonly matches?: { readonly length?: Length }; // whole matches; absent: single deals
}

/** The result of one table of a duplicate, by seat. */
export interface TableResult {
  readonly deals: number;
  readonly points: readonly number[];
  readonly moons: readonly number[]; // number of moons that the player at the seat shot
  readonly winners: readonly Seat[]; // empty for a single deal
}

/** The resources that one player used in a duplicate. */
export interface ResourceUse {
  readonly decisions: number;
  readonly ms: number;
  readonly faults: number;
}

export interface Duplicate {
  readonly number: number; // counts the duplicates of a contest from 0 on
  readonly tables: readonly TableResult[]; // result of each arrangement
  readonly spent: readonly ResourceUse[]; // by player of the contest
}

/**
 * Plays the duplicate with the given number. The number determines the cards. Yields questions, and the
 * caller may answer a question later.
 */
export type Playing = (number: number) => Generator<ContestQuestion, readonly TableResult[], Action>;

/** The duplicates of a contest. */
export function duplicates(contest: Contest): Playing {
  const steps = sheetsByStep(contest);
  return function* (number) {
    const tables: TableResult[] = [];
    for (const table of contest.arrangements.keys()) tables.push(yield* playTable(contest, steps, number, table));
    return tables;
  };
}

/**
 * The rules of the contest. Single deals use several sets of rules, one for each step of the passing cycle,
 * because a single deal is always the first of its match.
 */
function sheetsByStep({ sheet, seats, set = {}, matches }: Contest): readonly Hearts[] {
  const whole = heartsOf(sheet, seats, set);
  const cycle = whole.sheet.kind === 'tricks' ? (forSeats(whole.sheet.pass.cycle, seats) ?? []) : [];
  if (matches !== undefined || cycle.length === 0) return [whole];
  return cycle.map(step => heartsOf(sheet, seats, { ...set, 'pass.cycle': [step] }));
}

function* playTable(
  { seats, seed, matches, arrangements }: Contest,
  steps: readonly Hearts[],
  number: number,
  table: number,
): Generator<ContestQuestion, TableResult, Action> {
  const seated = arrangements[table] as Arrangement;
  const hearts = steps[number % steps.length] as Hearts;
  const match = `${matches === undefined ? 'deal' : 'match'} ${number}`;
  const dealsMax = matches === undefined ? 1 : DEALS_MAX;
  const asked = matchQuestions(
    { hearts, seed: `${seed} ${hearts.sheet.id}`, match, firstDealer: number % seats, ...matches },
    state => state.results.length >= dealsMax,
  );
  let step = asked.next();
  while (step.done !== true)
    step = asked.next(yield { ...step.value, player: seated[step.value.seat] as number, table });
  if (matches !== undefined && step.value.winners.length === 0)
    throw new Error(`Cannot finish ${match}: it has not ended after ${DEALS_MAX} deals`);
  return resultOf(step.value, seats, matches !== undefined);
}

/** Maximum number of deals of a match. */
const DEALS_MAX = 5000;

function resultOf({ results, winners }: State, seats: number, whole: boolean): TableResult {
  const bySeat = (count: (seat: Seat) => number): readonly number[] =>
    Array.from({ length: seats }, (_, seat) => count(seat));
  return {
    deals: results.length,
    points: bySeat(seat => results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
    moons: bySeat(seat => results.filter(one => 'moon' in one && one.moon?.seat === seat).length),
    winners: whole ? winners : [],
  };
}

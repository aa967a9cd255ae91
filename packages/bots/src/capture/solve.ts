// Solving one bout for mixed strategies: the seats of many worlds learn from playouts what they regret not to have laid.
import type { Budget } from '../player.ts';
import { lay } from '../sim/capture/play.ts';
import { copyInto, emptyPosition, type Position } from '../sim/capture/position.ts';
import { type Dice, stepped } from '../sim/dice.ts';
import type { Facts } from './facts.ts';
import { type Live, type Mind, remember } from './mind.ts';
import { fallsOn, learn, mix, type Options, optionsOf } from './options.ts';
import { playOn, revealTo } from './playout.ts';
import { enter, fraction, type World } from './worlds.ts';
import type { Worth } from './worth.ts';

/** How a bout is thought through. */
export interface Thought {
  readonly worlds: number; // kept, and met again while others learn
  readonly faith: number; // how far others keep to their habits, from 0 to 1
  readonly learning: number; // how often another seat learns, from 0 to 1
}

export interface Given {
  readonly facts: Facts;
  readonly mind: Mind;
  readonly dice: Dice;
  readonly own: Options; // what the viewer may lay
  readonly draw: () => World;
  readonly worthOf: Worth;
  readonly thought: Thought;
}

/** What came of it, summed over the tries. */
export interface Solved {
  readonly worth: Float64Array; // by option
  readonly products: Float64Array; // of worths, by two options
  readonly points: Float64Array; // by option and seat
  tries: number;
}

/** A world with what every seat may do in it. */
interface Lying {
  readonly at: Position;
  readonly seats: readonly Options[];
}

interface Study extends Given {
  readonly work: Position;
  readonly live: Live;
  readonly values: Float64Array;
  readonly laid: Int32Array; // by seat, the option of this try
}

/** Thinks until the budget is used up, one world at least; what the viewer should lay is then in its options. */
export function solve(given: Given, { plays, enough }: Budget): Solved {
  const { facts, own, dice, thought } = given;
  const study = studyOf(given);
  const count = own.habit.length;
  const solved: Solved = {
    worth: new Float64Array(count),
    products: new Float64Array(count ** 2),
    points: new Float64Array(count * facts.table.seats),
    tries: 0,
  };
  const worlds: Lying[] = [];
  for (let played = 0; solved.tries === 0 || (played < plays && !enough?.()); ) {
    const i = solved.tries % thought.worlds;
    if (thought.learning === 0 || worlds[i] === undefined) worlds[i] = lieOut(study);
    const lying = worlds[i]!;
    throwIn(study, lying);
    played += tryOwn(study, lying, solved);
    if (fraction(dice) < thought.learning) played += teach(study, lying);
  }
  return solved;
}

const studyOf = (given: Given): Study => ({
  ...given,
  work: emptyPosition(given.facts.table),
  live: given.facts.live.slice(),
  values: new Float64Array(given.mind.chances.length),
  laid: new Int32Array(given.facts.table.seats),
});

/** Another world, with what every seat may do in it; the viewer may do the same in all. */
function lieOut({ facts, mind, draw, own }: Study): Lying {
  const at = emptyPosition(facts.table);
  enter(facts, draw(), at);
  remember(mind, facts.live, facts.schedule.left);
  const seats = Array.from({ length: facts.table.seats }, (_, seat) =>
    seat === facts.viewer ? own : optionsOf(mind, at, seat),
  );
  return { at, seats };
}

/** Every seat chooses by its present chances. */
function throwIn({ facts, thought, laid, dice }: Study, { seats }: Lying): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const options = seats[seat]!;
    mix(options, seat === facts.viewer ? 0 : thought.faith);
    laid[seat] = fallsOn(options.now, fraction(dice));
  }
}

/** Plays the deal on after one seat has laid another option than it chose; the points are in `work`. */
function playWith(study: Study, { at, seats }: Lying, who: number, option: number, word: number): void {
  const { work, live, facts, mind, dice, laid } = study;
  copyInto(at, work);
  live.set(facts.live);
  dice[0] = word;
  for (let seat = 0; seat < seats.length; seat++) {
    const { bottoms, tops } = seats[seat]!;
    const i = seat === who ? option : laid[seat]!;
    lay(work, seat, bottoms[i]!, tops[i]!);
  }
  revealTo(mind, work, live);
  playOn(mind, work, live, facts.schedule.left - 1, dice);
}

/** All that a seat could lay, each played on by the same chance, into `values`; gives how many deals that took. */
function tryAll(study: Study, lying: Lying, who: number, each: (option: number) => void): number {
  const { dice, values, work, worthOf } = study;
  const word = stepped(dice[0]!);
  const { length } = lying.seats[who]!.habit;
  for (let i = 0; i < length; i++) {
    playWith(study, lying, who, i, word);
    values[i] = worthOf(work.points)[who]!;
    each(i);
  }
  return length;
}

/** All that the viewer could lay, summed up, and learnt from. */
function tryOwn(study: Study, lying: Lying, solved: Solved): number {
  const { facts, values, work, own } = study;
  const { worth, products, points } = solved;
  const { seats } = facts.table;
  const count = own.habit.length;
  const plays = tryAll(study, lying, facts.viewer, i => {
    worth[i]! += values[i]!;
    for (let seat = 0; seat < seats; seat++) points[i * seats + seat]! += work.points[seat]!;
    for (let j = 0; j <= i; j++) products[i * count + j]! += values[i]! * values[j]!;
  });
  solved.tries += 1;
  learn(own, values);
  for (let i = 0; i < count; i++) own.played[i]! += own.now[i]! * solved.tries;
  return plays;
}

/** All that one of the others could lay, so that it learns too. */
function teach(study: Study, lying: Lying): number {
  const { facts, dice, values } = study;
  const { seats } = facts.table;
  const who = (facts.viewer + 1 + Math.floor(fraction(dice) * (seats - 1))) % seats;
  const plays = tryAll(study, lying, who, () => undefined);
  learn(lying.seats[who]!, values);
  return plays;
}

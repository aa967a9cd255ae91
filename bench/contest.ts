// Plays two players against each other on the same deals until the difference is significant. Compares the
// levels of bots, and bots in variants of the catalogue.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Duplicate, standingOf } from '@moonshot/bots/arena';
import { heartsOf } from '@moonshot/rules';
import type { Variant } from '@moonshot/rules/catalogue';
import { arrangementsOf, type Setup } from '../apps/cli/src/arena/setup.ts';
import { playAll } from '../apps/cli/src/arena/worker-pool.ts';
import { sheetNamed } from '../apps/cli/src/options/options.ts';
import type { PairStanding } from '../packages/bots/src/arena/standing.ts';
import { wordAfter } from './wanted.ts';

/** A pairing whose difference has reached this many standard errors gets no more deals. */
export const TOLD_APART = 3;

/** Two players to be compared, with the game and the number of seats. */
export interface Pairing {
  readonly game: string;
  readonly of?: Pick<Variant, 'base' | 'overrides'>; // set if the game is a variant of the catalogue
  readonly seats: number;
  readonly player: string;
  readonly against: string;
}

/** The seed, and the first and the maximum number of deals per pairing. */
export interface Course {
  readonly seed: string;
  readonly first: number;
  readonly most: number;
}

/** The result of a pairing. */
export interface Outcome {
  readonly deals: number;
  readonly better: number; // points per deal by which the player beats the other
  readonly error: number;
  readonly low: number; // lower end of the 95 % interval
  readonly high: number;
  readonly moons: readonly [own: number, theirs: number];
}

/**
 * Seats the two players alternately. With four seats, each player has two opposite seats, and each deal is
 * played a second time with the seats swapped. With an odd number of seats, each deal is played in all
 * rotations.
 */
const setupOf = ({ game, of, seats, player, against }: Pairing, seed: string): Setup => ({
  game: of?.base ?? game,
  seats,
  set: of?.overrides ?? {},
  players: Array.from({ length: seats }, (_, seat) => ({
    name: seat % 2 === 0 ? player : against,
    command: null,
    budget: null,
  })),
  seed: `${seed} ${game}`,
  budget: null,
  kind: 'deals',
  length: null,
});

/** The key of a pairing in the resume file. */
const keyOf = ({ game, seats, player, against }: Pairing, seed: string): string =>
  [seed, game, seats, player, against].join(' ');

interface StoredDuplicate {
  readonly key: string;
  readonly duplicate: Duplicate;
}

const keptIn = (file: string | undefined): readonly StoredDuplicate[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}')) // a deal whose line is truncated is played again
        .map(line => JSON.parse(line) as StoredDuplicate);

/** The result so far; `undefined` if there are fewer than two deals. */
function outcomeOf(pairing: Pairing, played: readonly Duplicate[]): Outcome | undefined {
  if (played.length < 2) return undefined;
  const setup = setupOf(pairing, '');
  const { pairs, players } = standingOf(arrangementsOf(setup), played);
  const { difference } = pairs[0] as PairStanding;
  const better = heartsOf(sheetNamed(setup.game), setup.seats, setup.set).sheet.match.winner === 'lowest' ? -1 : 1;
  const [low = 0, high = 0] = [difference.low * better, difference.high * better].sort((a, b) => a - b);
  const [own, theirs] = players.map(one => one.moons.shot);
  return {
    deals: played.length,
    better: difference.mean * better,
    error: difference.error,
    low,
    high,
    moons: [own ?? 0, theirs ?? 0],
  };
}

const isTold = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && Math.abs(outcome.better) > TOLD_APART * outcome.error;

/**
 * Plays all pairings: first the initial deals, then twice as many, and so on, until the difference is
 * significant or the maximum is reached. With `--resume FILE` every deal is stored, so the same command can
 * continue an interrupted run. An interrupted run prints its results so far.
 */
export async function playOff(
  pairings: readonly Pairing[],
  { seed, first, most }: Course,
  tell: (pairing: Pairing, outcome: Outcome) => void,
): Promise<readonly (Outcome | undefined)[]> {
  const file = wordAfter('--resume');
  const kept = keptIn(file);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const played = pairings.map(one => kept.filter(({ key }) => key === keyOf(one, seed)).map(line => line.duplicate));
  const outcomes = (): readonly (Outcome | undefined)[] =>
    pairings.map((one, i) => outcomeOf(one, played[i] as readonly Duplicate[]));
  for (let round = Math.min(first, most); ; round = Math.min(round * 2, most)) {
    const before = outcomes();
    for (const [i, pairing] of pairings.entries()) {
      const own = played[i] as Duplicate[];
      if (own.length >= round || (own.length >= first && isTold(before[i])) || stop.signal.aborted) continue;
      await playUpTo(pairing, own, round, { seed, file, stop: stop.signal });
      const outcome = outcomeOf(pairing, own);
      if (outcome !== undefined) tell(pairing, outcome);
    }
    if (round === most || stop.signal.aborted) return outcomes();
  }
}

interface Running {
  readonly seed: string;
  readonly file: string | undefined;
  readonly stop: AbortSignal;
}

/** Plays the missing deals up to this number on all cores. */
async function playUpTo(
  pairing: Pairing,
  played: Duplicate[],
  count: number,
  { seed, file, stop }: Running,
): Promise<void> {
  const done = (duplicate: Duplicate): void => {
    played.push(duplicate);
    const line: StoredDuplicate = { key: keyOf(pairing, seed), duplicate: { ...duplicate, spent: [] } };
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  const had = new Set(played.map(({ number }) => number));
  const numbers = Array.from({ length: count }, (_, number) => number).filter(number => !had.has(number));
  await playAll(setupOf(pairing, seed), numbers, availableParallelism(), { done, fault: () => {} }, stop);
  played.sort((a, b) => a.number - b.number);
}

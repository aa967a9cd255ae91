// Whether our players beat careful ones in each further game: two of each, every other seat, on the same cards from both sides.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Arrangement } from '../packages/bots/src/arena/arrangements.ts';
import { type Duplicate, duplicates, type Playing } from '../packages/bots/src/arena/duplicate.ts';
import { type PairStanding, type Standing, standingOf } from '../packages/bots/src/arena/standing.ts';
import type { Player } from '../packages/bots/src/player.ts';
import { playerNamed } from '../packages/bots/src/players/index.ts';
import { CATALOGUE, sheetOfVariant } from '../packages/rules/src/catalogue/catalogue.ts';
import type { Variant } from '../packages/rules/src/catalogue/variant.ts';
import { countWanted } from './deals.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, wordAfter } from './wanted.ts';

const DEALS = 8;
const FIRST = 8; // deals of every game before any gets more; then twice as many, and again
/** A game gets no more deals once its mean is so many standard errors from 0. */
const TOLD_APART = 3;
const UNBOUND = { plays: 10_000 }; // more than any level itself tries out

/** One game on its way: what was played of it so far. */
interface Course {
  readonly variant: Variant;
  readonly seated: readonly Arrangement[];
  readonly playing: Playing;
  readonly played: Duplicate[];
}

/** What a line of the file that is gone on with says. */
interface Kept {
  readonly player: string;
  readonly seed: string;
  readonly game: string;
  readonly duplicate: Duplicate;
}

interface Contest {
  readonly player: Player;
  readonly against: Player;
  readonly seed: string;
  readonly file: string | undefined;
}

function named(name: string): Player {
  const player = playerNamed(name);
  if (player === undefined) throw new RangeError(`Cannot measure ${name}: there is no such player`);
  return player;
}

/** Every other seat, from both sides; with an odd number of seats, one of them more by turns. */
function seatings(seats: number): readonly Arrangement[] {
  const every = Array.from({ length: seats }, (_, seat) => seat % 2);
  const turned = Array.from({ length: seats }, (_, turn) => every.map((_, seat) => every[(seat + turn) % seats] ?? 0));
  return turned.slice(0, seats % 2 === 0 ? 2 : seats);
}

function courseOf(variant: Variant, { seed, player, file }: Contest): Course {
  const seats = variant.seats.best;
  const seated = seatings(seats);
  const playing = duplicates({ sheet: sheetOfVariant(variant), seats, seed, arrangements: seated });
  const played = keptIn(file).filter(one => one.player === player.name && one.seed === seed && one.game === variant.id);
  return { variant, seated, playing, played: played.map(({ duplicate }) => duplicate) };
}

const keptIn = (file: string | undefined): readonly Kept[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
        .map(line => JSON.parse(line) as Kept);

function playOne({ variant, playing, played }: Course, { player, against, seed, file }: Contest): void {
  const number = played.length;
  const asked = playing(number);
  let step = asked.next();
  while (step.done !== true) {
    const { question, below } = step.value;
    step = asked.next((step.value.player === 0 ? player : against).decide(question, UNBOUND, below));
  }
  const duplicate = { number, tables: step.value, spent: [] };
  played.push(duplicate);
  const kept: Kept = { player: player.name, seed, game: variant.id, duplicate };
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(kept)}\n`);
}

const standingIn = ({ seated, played }: Course): Standing => standingOf(seated, played);

function isTold(course: Course): boolean {
  if (course.played.length < FIRST) return false;
  const { difference } = standingIn(course).pairs[0] as PairStanding;
  return Math.abs(difference.mean) > TOLD_APART * difference.error;
}

function rowOf(course: Course): Row {
  const { pairs, players } = standingIn(course);
  const { difference } = pairs[0] as PairStanding;
  const better = sheetOfVariant(course.variant).match.winner === 'lowest' ? -1 : 1;
  const ends = [difference.low * better, difference.high * better].sort((a, b) => a - b);
  const points = [difference.mean * better, difference.error, ...ends].map(value => rounded(value, 2));
  const moons = players.map(one => one.moons.shot);
  return { name: course.variant.id, values: [course.played.length, ...points, ...moons] };
}

export const furtherBench: Bench = tell => {
  const most = countWanted(process.argv, DEALS);
  const [player, seed] = [named(wordAfter('--player') ?? 'expert'), wordAfter('--seed') ?? 'further'];
  const contest: Contest = { player, against: named('careful'), seed, file: wordAfter('--resume') };
  const courses = CATALOGUE.filter(({ id }) => isWanted(id)).map(variant => courseOf(variant, contest));
  for (let round = Math.min(FIRST, most); ; round = Math.min(round * 2, most)) {
    for (const course of courses) {
      if (course.played.length >= round || isTold(course)) continue;
      while (course.played.length < round) playOne(course, contest);
      tell(rowOf(course));
    }
    if (round === most) break;
  }
  return {
    name: 'further',
    about: `Two ${player.name} players against two careful ones in each further game, every other seat, each deal once from both sides (at three seats, in all ways round): at most ${most} deals, no more once the mean is ${TOLD_APART} standard errors from 0. \`better by\` is in the game's points a deal, with its standard error and 95 % interval; a deal counts once.`,
    columns: ['deals', 'better by', 'standard error', 'from', 'to', 'its moons', "careful's moons"],
    rows: courses.map(rowOf),
  };
};

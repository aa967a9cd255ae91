// Plays one of our bots against an external program, a reference player, or the same bot from another
// checkout (`--before DIR`). Each of the two players has two seats in standard Hearts. All but the external
// program are limited by processor time per move, or with `--plays N` by the number of playouts.
import { pathToFileURL } from 'node:url';

import { type BotPlayer, playerNamed } from '@moonshot/bots';
import { arrangements, type Duplicate, duplicates, standingOf } from '@moonshot/bots/arena';
import type { Contestant } from '../apps/cli/src/arena/contestant.ts';
import { outsider } from '../apps/cli/src/arena/outside-program.ts';
import type { ArenaStanding } from '../packages/bots/src/arena/standing.ts';
import { OPENSPIEL_SHEET } from '../packages/rules/src/transcript/openspiel.ts';
import { countWanted } from './deals.ts';
import { greedy, shooterIn } from './greedy.ts';
import { networkAlone } from './network-alone.ts';
import { microsecondsSince } from './processor-time.ts';
import { STANDARD } from './standard.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { wordAfter } from './wanted.ts';

const DEALS = 24;
const SEATS = 4;
const MS = 4; // milliseconds of processor time per move of our bot
const PLAYS_MAX = 1e9; // maximum number of playouts, so high that only the time ends a search
const SEATING = arrangements(['house', 'program'], SEATS);

/** Reference players in this repository, which need no external program. */
const YARDSTICKS: ReadonlyMap<string, BotPlayer> = new Map([networkAlone, greedy].map(one => [one.name, one]));

/**
 * The number of tricks after which a moon can count as begun. A moon has begun if only one seat has points
 * and that seat has at least eight.
 */
const BEGUN_AFTER = 8;

/** For each contestant, how many moons it began and how many of these it completed. */
type Moons = readonly { begun: number; completed: number }[];

interface Spent {
  ms: number;
  decisions: number;
}

/** The limit of a search: milliseconds, or playouts, with which the same deals are played every time. */
type Limit = { readonly ms: number } | { readonly plays: number };

/**
 * A contestant whose search is limited by playouts, or by the processor time of this process. The time of an
 * opponent in another process does not count.
 */
function timed(player: BotPlayer, limit: Limit, spent: Spent): Contestant {
  return {
    answer: ({ question, below }) => {
      const before = process.cpuUsage();
      const passed = (): number => microsecondsSince(before) / 1e3;
      const budget = 'plays' in limit ? limit : { plays: PLAYS_MAX, passed: () => passed() / limit.ms };
      const action = player.decide(question, budget, below);
      spent.ms += passed();
      spent.decisions += 1;
      return action;
    },
    faults: () => 0,
  };
}

/**
 * The external program, with the elapsed time that it takes per answer. This time is meaningful only if cores
 * are idle.
 */
function clocked(program: Contestant, spent: Spent): Contestant {
  return {
    ...program,
    answer: async (put, number) => {
      const before = performance.now();
      const action = await program.answer(put, number);
      spent.ms += performance.now() - before;
      spent.decisions += 1;
      return action;
    },
  };
}

async function played(
  contestants: readonly Contestant[],
  deals: number,
  { seed, moons }: { seed: string; moons: Moons },
  tell: (n: number, all: readonly Duplicate[]) => void,
) {
  const playing = duplicates({ sheet: OPENSPIEL_SHEET, seats: SEATS, set: STANDARD, seed, arrangements: SEATING });
  const done: Duplicate[] = [];
  for (let number = 0; number < deals; number++) {
    const asked = playing(number);
    const shooters = new Map<number, number>();
    let step = asked.next();
    while (step.done !== true) {
      const one = contestants[step.value.player] as Contestant;
      const { question, table } = step.value;
      if (question.kind === 'tricks' && question.view.tricks.length === BEGUN_AFTER)
        shooters.set(table, shooterIn(question.view) ?? -1);
      step = asked.next(await one.answer(step.value, number));
    }
    for (const one of contestants) one.finish?.(number, step.value);
    for (const [table, seat] of shooters) {
      const own = moons[SEATING[table]?.[seat] ?? -1];
      if (own === undefined) continue;
      own.begun += 1;
      own.completed += step.value[table]?.moons[seat] ?? 0;
    }
    done.push({ number, tables: step.value, spent: [] });
    tell(number, done);
  }
  return done;
}

interface Measured {
  readonly spent: readonly Spent[];
  readonly moons: Moons;
  readonly faults: number;
}

function rowOf(name: string, { pairs, players }: ArenaStanding, { spent, moons, faults }: Measured): Row {
  const difference = pairs[0]?.difference;
  if (difference === undefined) throw new Error('Cannot compare: two deals are needed at least');
  const { mean, error, low, high } = difference;
  const [own, theirs] = players;
  return {
    name,
    values: [
      ...[-mean, error, -high, -low].map(value => rounded(value, 2)),
      own?.moons.shot ?? 0,
      theirs?.moons.shot ?? 0,
      ...moons.flatMap(({ begun, completed }) => [begun, completed]),
      ...spent.map(({ ms, decisions }) => rounded(ms / Math.max(1, decisions), 2)),
      faults,
    ],
  };
}

function seated(name: string): BotPlayer {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot seat ${name}: there is no such player`);
  return player;
}

const COLUMNS = [
  'better by',
  'standard error',
  'from',
  'to',
  'its moons',
  "the program's moons",
  'begun',
  'completed',
  "the program's begun",
  'completed by it',
  'ms a decision',
  "the program's ms",
  'faults',
];

/** Loads the player of this name from another checkout of this repository. */
async function playerBefore(folder: string, name: string): Promise<BotPlayer> {
  const at = (file: string): string => pathToFileURL(`${folder}/packages/bots/src/${file}`).href;
  const { playerNamed: named } = (await import(at('index.ts'))) as typeof import('@moonshot/bots');
  const { fetchNetworks } = (await import(at('network/weights.ts'))) as { fetchNetworks: () => Promise<void> };
  await fetchNetworks();
  const player = named(name);
  if (player === undefined) throw new Error(`Cannot measure ${name}: there is no such player in ${folder}`);
  return player;
}

export const outside: Bench = async tell => {
  const name = wordAfter('--player') ?? 'master';
  const before = wordAfter('--before');
  const command = before === undefined ? (wordAfter('--program') ?? networkAlone.name) : `${name} of ${before}`;
  const player = seated(name);
  const deals = countWanted(process.argv, DEALS);
  const plays = wordAfter('--plays');
  const limit: Limit = plays === undefined ? { ms: Number(wordAfter('--ms') ?? MS) } : { plays: Number(plays) };
  const spent: Spent = { ms: 0, decisions: 0 };
  const theirs: Spent = { ms: 0, decisions: 0 };
  const moons = [0, 1].map(() => ({ begun: 0, completed: 0 }));
  const yardstick = before === undefined ? YARDSTICKS.get(command) : await playerBefore(before, name);
  const program =
    yardstick !== undefined
      ? timed(yardstick, limit, theirs)
      : clocked(
          outsider(command, null, sentence => console.error(sentence)),
          theirs,
        );
  const row = (all: readonly Duplicate[]): Row =>
    rowOf(`${name}, ${all.length} deals`, standingOf(SEATING, all), {
      spent: [spent, theirs],
      moons,
      faults: program.faults(),
    });
  const seed = wordAfter('--seed') ?? 'outside';
  const all = await played([timed(player, limit, spent), program], deals, { seed, moons }, (number, so) => {
    if (number % 4 === 3) tell(row(so));
  });
  program.end?.();
  return {
    name: 'outside',
    about: `${name} with ${'ms' in limit ? `${limit.ms} ms of processor time` : `${limit.plays} playouts`} a move against \`${command}\`, two seats each in all six ways, standard Hearts. \`better by\` is in points a deal; a deal counts once. A moon is begun if a seat alone has eight points after ${BEGUN_AFTER} tricks.`,
    columns: COLUMNS,
    rows: [row(all)],
  };
};

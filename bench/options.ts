// Validates the command-line options of each benchmark.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayer, PLAYER_NAMES } from '@moonshot/bots';
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import times from './test-times.json' with { type: 'json' };

const HOUSE = SHEETS.map(sheet => sheet.id);
/** The benchmarks that can be run by two versions in turns. */
const COMPARED = ['load', 'page', 'playouts'];
const TEST_SETS = Object.keys(times.sets);
const FURTHER = CATALOGUE.map(game => game.id);

/**
 * The options that each benchmark accepts besides those of `run.ts`. Each option takes a value. Benchmarks
 * that are not listed have no options.
 */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  calibration: ['--game'],
  compare: ['--of', '--with', '--at', '--pairs'],
  endgame: ['--game', '--seats'],
  further: ['--deals', '--game', '--player', '--seed', '--resume'],
  ladder: ['--deals', '--game', '--seats', '--player', '--against', '--resume'],
  load: ['--sync-ms'],
  master: ['--game', '--seats', '--ms'],
  outside: ['--program', '--before', '--player', '--deals', '--ms', '--plays', '--seed'],
  playouts: ['--game'],
  sheets: ['--game'],
  styles: ['--deals'],
  tests: ['--set'],
  uct: ['--deals'],
};

/** The games that can be selected, for benchmarks with other games than the main ones. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  further: FURTHER,
  playouts: [...HOUSE, 'standard'],
  sheets: FURTHER,
};

const isWhole = (least: number) => (value: string) =>
  Number.isInteger(Number(value)) && Number(value) >= least ? undefined : `expected a whole number from ${least}`;

const nobody = (value: string): string | undefined =>
  !isPlayer(value) ? `the players are ${PLAYER_NAMES.join(', ')}` : undefined;

const isVersion = (folder: string): string | undefined =>
  existsSync(join(folder, 'node_modules/.bin')) ? undefined : 'expected a folder with a version, installed and built';

/**
 * Checks the values of options. Each check returns what is wrong, or undefined. Options without a check
 * accept any value.
 */
const FAULTS: Readonly<Record<string, (value: string, games: readonly string[]) => string | undefined>> = {
  '--deals': isWhole(2),
  '--pairs': isWhole(2),
  '--of': value => (COMPARED.includes(value) ? undefined : `the benchmarks to compare are ${COMPARED.join(', ')}`),
  '--with': isVersion,
  '--at': isVersion,
  '--plays': isWhole(1),
  '--sync-ms': isWhole(0),
  '--ms': value => (Number(value) > 0 ? undefined : 'expected milliseconds above 0'),
  '--game': (value, games) => (games.includes(value) ? undefined : `its games are ${games.join(', ')}`),
  '--player': nobody,
  '--against': nobody,
  '--set': value => (TEST_SETS.includes(value) ? undefined : `the sets are ${TEST_SETS.join(', ')}`),
};

/** Says which selected game cannot be played with this number of seats; undefined if all can. */
function unseated(seats: number, game: string | undefined): string | undefined {
  const one = SHEETS.find(({ id, seats: { min, max } }) => (game ?? id) === id && !(seats >= min && seats <= max));
  return one && `${one.id} is for ${one.seats.min} to ${one.seats.max} seats`;
}

function faultOf(name: string, option: string, value: string, options: readonly string[]): string | undefined {
  if (option !== '--seats') return FAULTS[option]?.(value, GAMES[name] ?? HOUSE);
  const at = options.indexOf('--game');
  return isWhole(2)(value) ?? unseated(Number(value), at < 0 ? undefined : options[at + 1]);
}

/** The benchmarks that need the page to be built first. */
const OF_PAGE = ['page', 'review'];
const PAGE = join(import.meta.dirname, '../apps/web/dist/index.html');

/** Why a benchmark cannot run with these arguments; `undefined` if it can run. */
export function refusalOf(name: string, words: readonly string[]): string | undefined {
  const takes = TAKES[name] ?? [];
  for (let i = 0; i < words.length; i += 2) {
    const [option = '', value] = words.slice(i, i + 2);
    if (!takes.includes(option))
      return `Cannot measure ${name} with ${option}: it takes ${[...takes, '--json'].join(', ')}.`;
    if (value === undefined || value.startsWith('--'))
      return `Cannot measure ${name} with ${option}: its value is missing.`;
    const fault = faultOf(name, option, value, words);
    if (fault !== undefined) return `Cannot measure ${name} with ${option} ${value}: ${fault}.`;
  }
  return OF_PAGE.includes(name) && !existsSync(PAGE)
    ? `Cannot measure ${name}: the page is not built; run \`npm run build\`.`
    : undefined;
}

// The report of an arena, as JSON and as a table for people.
import { type Duplicate, type SampleSummary, standingOf } from '@moonshot/bots/arena';
import type { Sheet } from '@moonshot/rules';
import { print } from '../core/output.ts';
import { grouped, padEnd, padStart } from '../core/plain-text.ts';
import { heartsChosen, underOwnName } from '../options/options.ts';
import { allowanceText, specOf } from './parse-contestants.ts';
import { arrangementsOf, distinct, type Setup } from './setup.ts';

const rounded = (value: number): number => Number(value.toFixed(4));
const summaryOf = ({ mean, error, low, high }: SampleSummary) => ({
  mean: rounded(mean),
  se: rounded(error),
  low: rounded(low),
  high: rounded(high),
});

export type ArenaReport = ReturnType<typeof reportOf>;

/** Computes the report. `played` has all duplicates of the contest, in order of their numbers from 0 on. */
export function reportOf(setup: Setup, played: readonly Duplicate[]) {
  const arrangements = arrangementsOf(setup);
  const names = distinct(setup).map(specOf);
  const { players, pairs } = standingOf(arrangements, played);
  const silent = players.map(({ decisions, faults }) => decisions > 0 && faults === decisions);
  const { seats, kind } = setup;
  return {
    game: underOwnName(setup).game,
    seats,
    [kind]: played.length,
    arrangements: arrangements.length,
    tables: played.length * arrangements.length,
    better: sheetOf(setup).match.winner === 'lowest' ? 'fewer points' : 'more points',
    again: commandOf(setup, played.length),
    players: players.map(({ points, moons, wins, decisions, ms, faults }, i) => ({
      name: names[i] ?? '',
      points: summaryOf(points),
      moons,
      ...(wins !== undefined && { wins: summaryOf(wins) }),
      decisions,
      faults,
      msPerDecision: rounded(ms / Math.max(1, decisions)),
    })),
    // A player that never gave a valid answer is not compared, because the careful bot played in its place.
    pairs: pairs
      .filter(({ player, against }) => !silent[player] && !silent[against])
      .map(({ player, against, difference }) => ({
        player: names[player] ?? '',
        against: names[against] ?? '',
        difference: summaryOf(difference),
      })),
  };
}

const sheetOf = ({ game, seats, set }: Setup): Sheet => heartsChosen({ game, seats, set }).sheet;

/** The command that runs the same arena again. */
function commandOf({ game, seats, set, players, seed, budget, kind, length }: Setup, count: number): string {
  const own = underOwnName({ game, set });
  const sets = Object.entries(own.set).map(([path, value]) => `--set ${quoted(`${path}=${JSON.stringify(value)}`)}`);
  return [
    `moonshot arena --game ${own.game} --seats ${seats} --players ${quoted(players.map(specOf).join())}`,
    `--${kind} ${count} --seed ${quoted(seed)}`,
    ...(budget === null ? [] : [`--budget ${allowanceText(budget)}`]),
    ...(length === null ? [] : [`--length ${Object.entries(length).flat().join(':')}`]),
    ...sets,
  ].join(' ');
}

const quoted = (text: string): string => (/^[\w.,:@=/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const signed = (value: number, decimals: number): string => value.toFixed(decimals).replace('-', '−');

const interval = ({ low, high }: Readonly<Record<'low' | 'high', number>>): string =>
  `${signed(low, 2)} to ${signed(high, 2)}`;

/** Prints the report for people. */
export function tellReport(report: ArenaReport, setup: Setup, seconds: number): void {
  const { players, pairs, tables, arrangements, better, again } = report;
  const { name } = sheetOf(setup);
  print(
    `${name}, ${setup.seats} seats: ${grouped(tables / arrangements)} ${setup.kind} in ${arrangements} arrangements each; ${better} are better`,
  );
  const width = Math.max(8, ...players.map(player => player.name.length)) + 2;
  const heads = [
    'points a deal',
    '95 %',
    'moons',
    'suffered',
    'ms each',
    ...(setup.kind === 'matches' ? ['won, %'] : []),
  ];
  print(padEnd('player', width) + heads.map(head => padStart(head, 16)).join(''));
  for (const { name, points, moons, msPerDecision, wins, decisions, faults } of players) {
    const cells = [
      `${signed(points.mean, 2)} ± ${points.se.toFixed(2)}`,
      interval(points),
      grouped(moons.shot),
      grouped(moons.suffered),
      msPerDecision.toFixed(2),
      ...(wins === undefined ? [] : [`${(wins.mean * 100).toFixed(1)} ± ${(wins.se * 100).toFixed(1)}`]),
    ];
    const faulty = faults === 0 ? '' : `  ${grouped(faults)} of ${grouped(decisions)} answers were careful's`;
    print(padEnd(name, width) + cells.map(cell => padStart(` ${cell}`, 16)).join('') + faulty);
  }
  for (const { name, decisions, faults } of players)
    if (decisions > 0 && faults === decisions)
      print(`${name} answered none of its ${grouped(faults)} questions itself, so it is not compared.`);
  for (const { player, against, difference } of pairs)
    print(
      `${player} less ${against}: ${signed(difference.mean, 2)} ± ${difference.se.toFixed(2)} points a deal (95 %: ${interval(difference)})`,
    );
  print(`${seconds.toFixed(1)} s; again: ${again}`);
}

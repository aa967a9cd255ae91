// `moonshot stats`: prints statistics of recorded matches, and compares their shuffles with exact
// probabilities.

import type { Language } from '@moonshot/i18n';
import { transcriptOfRecording } from '@moonshot/rules/notation';
import {
  addMatch,
  type ChiSquare,
  type MatchSummary,
  type Mean,
  noStatistics,
  reportOf,
  type ShuffleReport,
  type StatisticsReport,
} from '@moonshot/rules/statistics';
import type { ExitCode } from '../core/errors.ts';
import { complain, print, printJson } from '../core/output.ts';
import { counted, oneLine, padEnd, padStart } from '../core/plain-text.ts';
import { eachRecording, faultText } from '../review/recordings.ts';
import { differenceLines } from './replay.ts';

interface Options {
  readonly json?: boolean;
  readonly language?: Language;
}

/** Counts every match in the files and prints the statistics. For bad files it prints only the error. */
export async function stats(files: readonly string[], options: Options): Promise<ExitCode> {
  const statistics = noStatistics();
  for (const file of files) {
    let lines: Promise<readonly string[]> | undefined;
    const fault = await eachRecording(file, (recording, line) => {
      const difference = addMatch(statistics, transcriptOfRecording(recording));
      if (difference !== undefined) lines = differenceLines({ file, line, ...difference }, options.language ?? 'en');
      return difference === undefined;
    });
    if (fault !== undefined) complain(oneLine(faultText(fault)));
    if (fault !== undefined) return 2;
    for (const text of (await lines) ?? []) complain(text);
    if (lines !== undefined) return 1;
  }
  const report = reportOf(statistics);
  if (options.json) printJson(report);
  else for (const line of reportLines(report)) print(line);
  return 0;
}

const reportLines = ({ matches, deals, games, shuffles }: StatisticsReport): readonly string[] => [
  playedText(matches, deals),
  ...games.flatMap(gameLines),
  ...shuffles.flatMap(shuffleLines),
];

const playedText = (matches: number, deals: number): string =>
  `${counted(matches, 'match', 'matches')}, ${counted(deals, 'deal')}`;

const meanText = ({ mean, se }: Mean): string => `${mean.toFixed(2)}${se === null ? '' : ` ± ${se.toFixed(2)}`}`;

const gameLines = ({ name, seats, matches, deals, byPlace, byTrick, moons }: MatchSummary): readonly string[] => [
  '',
  oneLine(`${name}, ${seats} players: ${playedText(matches, deals)}, ${counted(moons, 'moon')}`),
  `  points a deal from the dealer's left on: ${byPlace.map(meanText).join(', ')}`,
  ...(byTrick.length === 0 ? [] : [`  points by trick: ${byTrick.map(points => points.toFixed(2)).join(' ')}`]),
];

const SHAPES_SHOWN = 8;

const shuffleLines = ({
  cards,
  deck,
  seats,
  hand,
  deals,
  cardBySeat,
  shapes,
  suitShapes,
}: ShuffleReport): readonly string[] => [
  '',
  `The shuffle of ${deck} cards to ${seats} hands of ${hand}: ${counted(deals, 'deal')}`,
  `  card by seat: ${testText(cardBySeat, cards.length < deck)}`,
  `  suit shapes: ${testText(suitShapes, false)}`,
  `  ${padEnd('shape', 12)}${padStart('hands', 8)}${padStart('share', 9)}${padStart('exact', 9)}`,
  ...shapes
    .slice(0, SHAPES_SHOWN)
    .map(
      ({ shape, hands, share, exact }) =>
        `  ${padEnd(shape, 12)}${padStart(String(hands), 8)}${padStart(percent(share), 9)}${padStart(percent(exact), 9)}`,
    ),
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function testText(test: ChiSquare | null, twice: boolean): string {
  if (test === null) return twice ? 'not tested where cards are there twice' : 'too few deals to test';
  const { statistic, freedom, p } = test;
  return `chi-square ${statistic.toFixed(1)} with ${freedom} degrees of freedom, p = ${p.toFixed(4)}`;
}

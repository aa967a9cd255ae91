// Statistics of recorded matches. Each match is replayed by its rules and then counted.
import { type Event, type Sheet, sheetOf, titleOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { type Difference, replayTranscript } from '../transcript/replay.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { countDeal, type ShuffleCounts, type ShuffleReport, shuffleReports } from './shuffle.ts';
import { countMatch, type MatchSummary, type Summaries, summariesOf } from './summary.ts';

const STATISTICS_FORMAT = 'moonshot-statistics/1';

/** The counts of all matches up to now. Adding a match changes them. */
export interface MatchStatistics {
  readonly summaries: Summaries;
  readonly shuffles: ShuffleCounts;
}

/** The statistics of all matches. */
export interface StatisticsReport {
  readonly format: typeof STATISTICS_FORMAT;
  readonly matches: number;
  readonly deals: number;
  readonly games: readonly MatchSummary[];
  readonly shuffles: readonly ShuffleReport[];
}

export const noStatistics = (): MatchStatistics => ({ summaries: new Map(), shuffles: new Map() });

/**
 * Adds a match to the statistics. If the match contradicts its rules, nothing is added and the first
 * difference is returned. Throws `Malformed` in the same cases as `replayTranscript`.
 */
export function addMatch(statistics: MatchStatistics, match: Transcript): Difference | undefined {
  const events: Event[] = [];
  const { difference } = replayTranscript(match, some => void events.push(...some));
  if (difference !== undefined) return difference;
  const { game, seats, rules: overrides = {} } = match;
  countMatch(statistics.summaries, { name: nameOf(match), game, seats, events });
  if (keepsEveryDeal(heartsOf(sheetOf(game), seats, overrides).sheet))
    for (const deal of match.deals) countDeal(statistics.shuffles, deal);
  return undefined;
}

/**
 * The name of a game in the statistics. All house rules without a name that change the same game are counted
 * together.
 */
function nameOf({ game, rules: overrides = {} }: Transcript): string {
  const title = titleOf({ game, overrides });
  return Object.keys(overrides).length === 0 || typeof overrides.name === 'string' ? title : `${title}, changed`;
}

/** Whether the rules never throw a deal in. If they do, the deals that were played are a biased sample. */
const keepsEveryDeal = (sheet: Sheet): boolean =>
  sheet.kind !== 'tricks' || (sheet.misdeal === 'none' && sheet.firstTrick.exempt !== 'misdeal');

/** The counts, with the values that were expected. */
export function reportOf({ summaries, shuffles }: MatchStatistics): StatisticsReport {
  const games = summariesOf(summaries);
  return {
    format: STATISTICS_FORMAT,
    matches: games.reduce((sum, { matches }) => sum + matches, 0),
    deals: games.reduce((sum, { deals }) => sum + deals, 0),
    games,
    shuffles: shuffleReports(shuffles),
  };
}

// Stores counts as text, so that later matches can be added to them.
import type { MatchStatistics } from './matches.ts';

/** Writes the counts as text. */
export const countsText = ({ summaries, shuffles }: MatchStatistics): string =>
  JSON.stringify({
    summaries: [...summaries],
    shuffles: [...shuffles].map(([key, count]) => [
      key,
      { ...count, shapes: [...count.shapes], chosen: [...count.chosen] },
    ]),
  });

/** Parses a text that `countsText` has written. */
export function countsIn(text: string): MatchStatistics {
  const { summaries, shuffles } = JSON.parse(text);
  return {
    summaries: new Map(summaries),
    shuffles: new Map(
      shuffles.map(([key, count]: readonly [string, Readonly<Record<'shapes' | 'chosen', [string, number][]>>]) => [
        key,
        { ...count, shapes: new Map(count.shapes), chosen: new Map(count.chosen) },
      ]),
    ),
  };
}

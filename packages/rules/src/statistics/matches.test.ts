// Recorded matches with changed rules: how they are named, and whether their deals are used to test the
// shuffle.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Overrides } from '../games.ts';
import { readTranscript, type Transcript } from '../transcript/transcript.ts';
import { addMatch, noStatistics, reportOf, type StatisticsReport } from './matches.ts';

/** The first match in a file of transcripts. */
function recorded(file: string): Transcript {
  const bytes = readFileSync(new URL(`../../../../fixtures/transcripts/${file}`, import.meta.url));
  const [line = ''] = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split('\n');
  return readTranscript(JSON.parse(line));
}

function reported(match: Transcript): StatisticsReport {
  const counts = noStatistics();
  expect(addMatch(counts, match)).toBeUndefined();
  return reportOf(counts);
}

test.each<[name: string, rules: Overrides | undefined]>([
  ['Hearts at Play', undefined],
  ['Hearts at Play', {}],
  ['Hearts at Play, changed', { misdeal: 'allPenalty' }],
  ['Our Hearts', { name: 'Our Hearts', misdeal: 'allPenalty' }],
])('a match is counted under the name %s by rules %j', (name, rules) => {
  const { rules: _, ...match } = recorded('at-play.jsonl');
  const report = reported(rules === undefined ? match : { ...match, rules });
  expect(report).toMatchObject({ format: 'moonshot-statistics/1', matches: 1, deals: 1 });
  expect(report.games).toMatchObject([{ name, game: 'at-play', seats: 3, matches: 1 }]);
});

test.each<[name: string, file: string, rules: Overrides, shuffles: number]>([
  ['of tricks where every deal is played', 'at-play.jsonl', {}, 1],
  ['of tricks where a hand of penalties is thrown in', 'at-play.jsonl', { misdeal: 'allPenalty' }, 0],
  [
    'of tricks where a hand that can only break the ban is thrown in',
    'at-play.jsonl',
    { 'firstTrick.exempt': 'misdeal' },
    0,
  ],
  ['of bouts', 'capture.jsonl.gz', {}, 1],
])('the deals of a match count for the shuffle: %s', (_, file, rules, shuffles) => {
  const report = reported({ ...recorded(file), rules });
  expect(report.matches).toBe(1);
  expect(report.shuffles).toHaveLength(shuffles);
});

// Tests statistics with published numbers, fair and unfair shuffles, and handmade and recorded deals.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CARDS, type Card } from '../cards/card.ts';
import { type Below, draws, seedOf } from '../cards/chance.ts';
import { dealOut, deckOf, shuffled } from '../cards/deck.ts';
import { readTranscript } from '../transcript/transcript.ts';
import { chiSquare } from './chi-square.ts';
import { type DealCourse, stopperIn, type TrickPoints } from './deal-course.ts';
import { addMatch, noStatistics, reportOf } from './matches.ts';
import { shapesOf } from './shapes.ts';
import { countDeal, type ShuffleCounts, type ShuffleReport, shuffleReports } from './shuffle.ts';
import { countsIn, countsText } from './stored-counts.ts';

const DECK = deckOf({ packs: 1, wilds: [], remove: [] });

test.each<[statistic: number, freedom: number, p: number]>([
  [3.841459, 1, 0.05],
  [6.634897, 1, 0.01],
  [18.307038, 10, 0.05],
  [29.588298, 10, 0.001],
  [124.342113, 100, 0.05],
  [153, 153, 0.484795],
  [0, 5, 1],
  [2, 4, 2 / Math.E], // (1 + x) / e^x, where x is half the statistic
  [0, 0, 1],
  [3, 0, 1],
])('a statistic of %d with %d degrees of freedom: p is %d', (statistic, freedom, p) => {
  expect(chiSquare(statistic, freedom).p).toBeCloseTo(p, 5);
});

test('hands of thirteen fall into 39 shapes, in the shares that bridge players know', () => {
  const shapes = shapesOf(DECK, 13);
  expect(shapes).toHaveLength(39);
  expect(shapes.slice(0, 5).map(({ shape, share }) => [shape, (share * 100).toFixed(2)])).toEqual([
    ['4-4-3-2', '21.55'],
    ['5-3-3-2', '15.52'],
    ['5-4-3-1', '12.93'],
    ['5-4-2-2', '10.58'],
    ['4-3-3-3', '10.54'],
  ]);
  expect(shapes.at(-1)?.shape).toBe('13-0-0-0');
});

test('a hand with more cards than a suit has takes the rest from others', () => {
  expect(shapesOf(['KS', 'AS', 'KH', 'AH'], 3)).toEqual([{ shape: '2-1-0-0', share: 1 }]);
});

test.each<[name: string, deck: readonly Card[], hand: number]>([
  ['51 cards in three hands', DECK.slice(1), 17],
  ['56 with the wilds', CARDS, 8],
  ['two packs', [...DECK, ...DECK], 7],
])('the shares of all shapes add up to one: %s', (_, deck, hand) => {
  expect(shapesOf(deck, hand).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
});

/** The report on this number of deals with this shuffle. */
function counted(deals: number, shuffle: (below: Below) => readonly Card[], seed: string): ShuffleReport {
  const counts: ShuffleCounts = new Map();
  const below = draws(seedOf(seed), 'statistics');
  for (let i = 0; i < deals; i++) countDeal(counts, { ...dealOut(shuffle(below), 4, 13, 0), kitty: [], stock: [] });
  const [report] = shuffleReports(counts);
  if (report === undefined) throw new Error('Cannot count: there is no deal');
  return report;
}

test('a fair shuffle lies as far off as chance has it: 40 samples average to their degrees of freedom', () => {
  const samples = Array.from({ length: 40 }, (_, i) => counted(60, below => shuffled(DECK, below), `sample ${i}`));
  const statistics = samples.map(({ cardBySeat }) => cardBySeat?.statistic ?? 0);
  const mean = statistics.reduce((sum, n) => sum + n, 0) / statistics.length;
  const error = Math.sqrt((2 * 153) / statistics.length);
  expect(samples[0]?.cardBySeat?.freedom).toBe(153);
  expect(Math.abs(mean - 153)).toBeLessThan(3 * error);
});

test.each<[name: string, shuffle: (below: Below) => readonly Card[], which: 'cardBySeat' | 'suitShapes']>([
  [
    'the last cards never move: they always come to the same seats',
    below => [...shuffled(DECK.slice(0, 50), below), ...DECK.slice(50)],
    'cardBySeat',
  ],
  ['nobody shuffles: every hand is 4-3-3-3', () => DECK, 'suitShapes'],
])('a shuffle that is not fair is found out: %s', (_, shuffle, which) => {
  expect(counted(300, shuffle, 'unfair')[which]?.p).toBeLessThan(1e-6);
});

const deal = (
  shooter: number | null,
  ...takings: readonly (readonly [seat: number, points: number])[]
): DealCourse => ({
  ...{ dealer: 0, shooter, points: [], totals: [] },
  takings: takings.map(([seat, points], i): TrickPoints => ({ trick: i + 1, seat, points })),
});

test.each<[name: string, course: DealCourse, stopper: number | null]>([
  ['one had 14 of 26, then another took one', deal(null, [1, 13], [1, 1], [2, 1], [1, 11]), 2],
  ['one had exactly half', deal(null, [1, 13], [2, 13]), 2],
  ['one had 5 of 26 only', deal(null, [1, 5], [2, 13], [1, 8]), null],
  ['tricks without points stop nothing', deal(null, [1, 14], [3, 0], [0, 12]), 0],
  ['the moon was shot', deal(1, [1, 13], [1, 13]), null],
  ['a team shot it', deal(1, [1, 14], [3, 12]), null],
  ['nobody took anything', deal(null), null],
])('who stopped a moon: %s', (_, course, stopper) => {
  expect(stopperIn(course, [0, 1, 2, 3], 1)).toBe(stopper);
});

test('two seats that shoot together do not stop each other', () => {
  const course = deal(null, [0, 13], [2, 3], [1, 10]);
  expect(
    [
      [0, 1, 2, 3],
      [0, 1, 0, 1],
    ].map(sides => stopperIn(course, sides, 1)),
  ).toEqual([2, 1]);
});

const TRANSCRIPTS = new URL('../../../../fixtures/transcripts/', import.meta.url);

test('recorded matches are counted once each, with all their points', () => {
  const counts = noStatistics();
  const lines = gunzipSync(readFileSync(new URL('ricketts.jsonl.gz', TRANSCRIPTS)))
    .toString()
    .trim()
    .split('\n');
  const matches = lines.slice(0, 3).map(line => readTranscript(JSON.parse(line)));
  for (const match of matches) expect(addMatch(counts, match)).toBeUndefined();
  const report = reportOf(counts);
  const deals = matches.flatMap(match => match.deals);
  const points = deals.flatMap(one => one.points).reduce((sum, n) => sum + n, 0);
  const told = report.games.flatMap(({ byPlace, deals }) => byPlace.map(({ mean }) => mean * deals));
  expect(report).toMatchObject({ matches: 3, deals: deals.length });
  expect(told.reduce((sum, n) => sum + n, 0)).toBeCloseTo(points, 8);
  expect(report.shuffles.reduce((sum, one) => sum + one.deals, 0)).toBe(deals.length);
});

test('counts that were kept as a text go on as if they had not been', () => {
  const [once, twice] = [noStatistics(), noStatistics()];
  const [first = '', second = ''] = readFileSync(new URL('at-play.jsonl', TRANSCRIPTS), 'utf8').split('\n');
  addMatch(once, readTranscript(JSON.parse(first)));
  const again = countsIn(countsText(once));
  expect(again).toEqual(once);
  addMatch(again, readTranscript(JSON.parse(second)));
  for (const line of [first, second]) addMatch(twice, readTranscript(JSON.parse(line)));
  expect(reportOf(again)).toEqual(reportOf(twice));
});

test('a match that its rules have otherwise is not counted', () => {
  const counts = noStatistics();
  const [line = ''] = readFileSync(new URL('at-play.jsonl', TRANSCRIPTS), 'utf8').split('\n');
  const match = readTranscript(JSON.parse(line));
  expect(addMatch(counts, { ...match, winners: [0, 1] })).toMatchObject({ transcript: 'winners [0,1]' });
  expect(reportOf(counts)).toMatchObject({ matches: 0, games: [], shuffles: [] });
});

// A player's statistics: properties that hold for recorded matches of every game, and expected results for
// handmade deals.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Event, type Hearts, SHEETS, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { replayTranscript } from '../transcript/replay.ts';
import { readTranscript } from '../transcript/transcript.ts';
import { againstWhom, keyCardShares, moonsOf, passingOf, pointSources, progressOf } from './answers.ts';
import { coursesIn } from './deal-course.ts';
import { differenceOf, meanOf, shareOf, studentFactor } from './interval.ts';
import { keyCardsOf, lifeCoursesIn } from './life-course.ts';
import { chosen, edgeOf, isUnjudged, type LifeDeal, type LifetimeFilter, type WinningTotal } from './lifetime.ts';

const TRANSCRIPTS = new URL('../../../../fixtures/transcripts/', import.meta.url);
const MATCHES = 3;

/** The first recorded matches of a game, with all their events. */
function recorded(game: string): readonly { readonly hearts: Hearts; readonly events: readonly Event[] }[] {
  const plain = new URL(`${game}.jsonl`, TRANSCRIPTS);
  const bytes = existsSync(plain) ? readFileSync(plain) : gunzipSync(readFileSync(new URL(`${plain}.gz`)));
  const lines = bytes.toString().split('\n').slice(0, MATCHES);
  return lines.map(line => {
    const match = readTranscript(JSON.parse(line));
    const events: Event[] = [];
    replayTranscript(match, some => void events.push(...some));
    return { hearts: heartsOf(sheetOf(match.game), match.seats, match.rules), events };
  });
}

/** The deals of a match as a seat played it. */
const livedIn = (match: string, hearts: Hearts, events: readonly Event[], seat: number): readonly LifeDeal[] =>
  lifeCoursesIn(hearts, events, seat).map((course, i) => ({
    ...{ table: match, deal: i + 1, game: hearts.sheet.id, seats: course.all.length, seat },
    ...{ points: course.all[seat] ?? 0, moon: null, end: null, at: i },
    course: { ...course, online: false, others: [] },
  }));

test.each(SHEETS.map(({ id }) => id))('%s: each trick’s points belong to its taker, and each deal’s to all', game => {
  for (const [i, { hearts, events }] of recorded(game).entries()) {
    const seats = hearts.rules.seats;
    const deals = Array.from({ length: seats }, (_, seat) => livedIn(String(i), hearts, events, seat));
    for (const [deal, { takings, points }] of coursesIn(events).entries()) {
      const courses = deals.map(mine => mine[deal]?.course);
      expect(courses.map((course, seat) => course?.all[seat])).toEqual(points);
      for (const { trick, seat, points: taken } of takings)
        expect(courses.map(course => course?.tricks[trick - 1] ?? 0)).toEqual(
          courses.map((_, other) => (other === seat ? taken : 0)),
        );
    }
    for (const mine of deals) {
      const scored = mine.reduce((sum, { points }) => sum + points, 0);
      const { tricks, end, mean } = pointSources(mine);
      expect(mean * mine.length).toBeCloseTo(scored, 9);
      expect(tricks.reduce((sum, { value }) => sum + value, end)).toBeCloseTo(mean, 9);
    }
  }
});

test.each([
  ['ricketts', 40],
  ['at-play', 7],
])('%s: without a moon the cards that are taken are all that a deal counts', (game, least) => {
  let seen = 0;
  for (const { hearts, events } of recorded(game)) {
    const courses = coursesIn(events);
    for (let seat = 0; seat < hearts.rules.seats; seat++)
      for (const [i, { tricks, all }] of lifeCoursesIn(hearts, events, seat).entries()) {
        if (courses[i]?.shooter !== null) continue;
        expect(tricks.reduce((sum, n) => sum + n, 0)).toBe(all[seat]);
        seen += 1;
      }
  }
  expect(seen).toBeGreaterThan(least);
});

test.each<[game: string, seats: number, dear: readonly string[]]>([
  ['ricketts', 4, ['QS']],
  ['at-play', 4, ['QC']],
  ['capture', 4, []],
])('%s with %i seats turns on %j', (game, seats, dear) => {
  const hearts = heartsOf(sheetOf(game), seats);
  expect(hearts.kind === 'tricks' ? keyCardsOf(hearts.rules.points) : []).toEqual(dear);
});

test.each([
  [4, 2.776],
  [9, 2.262],
  [29, 2.045],
  [120, 1.98],
])("Student's percentile with %i degrees of freedom is %d", (freedom, t) => {
  expect(studentFactor(freedom)).toBeCloseTo(t, 2);
});

test('means, differences and shares have the intervals that textbooks give, and none of next to nothing', () => {
  const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
  expect([value, low?.toFixed(2), high?.toFixed(2)]).toEqual([3, '1.04', '4.96']);
  expect(meanOf([7, 9])).toEqual({ n: 2, value: 8, low: null, high: null });
  const share = shareOf(8, 10);
  expect([share.low?.toFixed(3), share.high?.toFixed(3)]).toEqual(['0.490', '0.943']);
  expect(shareOf(0, 20).low).toBe(0);
  const change = differenceOf([1, 2, 3, 4, 5], [11, 12, 13, 14, 15]);
  expect([change.value, change.low?.toFixed(2), change.high?.toFixed(2)]).toEqual([10, '7.69', '12.31']);
});

const deal = (points: number, more: Partial<LifeDeal> = {}, course: Partial<LifeDeal['course']> = {}): LifeDeal => ({
  ...{ table: 'a', deal: 1, game: 'any', seats: 4, seat: 0, points, moon: null, end: null, at: 0 },
  course: {
    ...{ all: [points, 5, 5, 5], tricks: [points], dear: [], stopper: null, passed: false, online: false },
    others: [
      { seat: 1, name: 'Vega', bot: 'expert' },
      { seat: 2, name: 'Io', bot: 'expert' },
      { seat: 3, name: 'Ada', bot: null },
    ],
    ...course,
  },
  ...more,
});

test.each<[winner: WinningTotal, points: number, edge: number]>([
  ['lowest', 1, 3],
  ['highest', 1, -3],
  ['closestToZero', 9, 3],
])('if the %s wins, %i points beside three times 5 are %i better than the table', (winner, points, edge) => {
  expect(edgeOf(deal(points), winner)).toBe(edge);
});

test.each<[name: string, choice: LifetimeFilter, left: readonly number[]]>([
  ['nothing', {}, [3, 1, 2]],
  ['seats', { seats: 5 }, [3]],
  ['a time', { since: 10 }, [2]],
  ['a server', { online: true }, [1]],
  ['this device', { online: false }, [2]],
  ['a person', { against: 'person Ada' }, [1, 2]],
  ['a level', { against: 'bot expert' }, [1, 2]],
  ['somebody else', { against: 'person Bob' }, []],
])('chosen by %s', (_, choice, left) => {
  const deals = [
    deal(1, { at: 5 }, { online: true }),
    deal(2, { at: 10 }),
    { ...deal(3, { seats: 5 }), course: undefined },
  ];
  expect(chosen(deals, choice).map(({ points }) => points)).toEqual(left);
});

test('of one moment, deals stand by their match, then as they were played in it', () => {
  const at = (table: string, deal: number) => ({ table, deal, at: 7 });
  const told = (deals: readonly LifeDeal[]) => chosen(deals, {}).map(({ at, table, deal }) => `${at} ${table} ${deal}`);
  const deals = [at('b', 1), at('a', 3), at('b', 2), at('a', 10), at('c', 1), { table: 'z', deal: 1, at: 6 }];
  const order = ['6 z 1', '7 a 3', '7 a 10', '7 b 1', '7 b 2', '7 c 1'];
  expect(told(deals.map(one => deal(0, one)))).toEqual(order);
  expect(told(deals.reverse().map(one => deal(0, one)))).toEqual(order);
});

test('a pass can be judged if cards were passed and there is no judgement yet', () => {
  const { course: _, ...bare } = deal(0);
  const passed = { passed: true };
  const judged = [undefined, 0, 3, null].map(regret => deal(0, { regret }, passed));
  expect([bare, deal(0), ...judged].map(isUnjudged)).toEqual([false, false, true, false, false, false]);
  expect(edgeOf(bare, 'lowest')).toBeUndefined();
});

const times = (n: number, make: (i: number) => LifeDeal): readonly LifeDeal[] =>
  Array.from({ length: n }, (_, i) => make(i));

test('moons are shot, suffered and stopped; stopped ones are known of whole deals alone', () => {
  const deals = [
    deal(0, { moon: 0 }),
    deal(26, { moon: 2 }),
    deal(1, {}, { stopper: 0 }),
    deal(1, {}, { stopper: 3 }),
    { ...deal(4), course: undefined },
  ];
  const { made, suffered, stopped } = moonsOf(deals);
  expect([made.value, suffered.value, stopped?.value]).toEqual([0.2, 0.2, 0.25]);
  expect(moonsOf(deals.slice(4)).stopped).toBeNull();
});

test('a costly card is counted with its expected share', () => {
  const queen = (taken: number, seats = 4) => deal(0, { seats }, { dear: [{ card: 'QS', taken }] });
  expect(keyCardShares([queen(1), queen(0), queen(0), queen(1), deal(3)])).toMatchObject([
    { card: 'QS', times: 2, n: 4, value: 0.5, even: 0.25, low: null },
  ]);
});

test('progress: a change is reported if both halves are long enough, and its sign is that of better play', () => {
  const better = times(40, i => deal(i < 20 ? 9 + (i % 3) : 1 + (i % 3), { deal: i + 1 }));
  const { blocks, change, whole } = progressOf(better, 'lowest');
  expect(blocks.map(({ from, to }) => [from, to])).toEqual([
    [1, 10],
    [11, 20],
    [21, 30],
    [31, 40],
  ]);
  expect(change?.low).toBeGreaterThan(4);
  expect(blocks.reduce((sum, { value, n }) => sum + value * n, 0) / 40).toBeCloseTo(whole.value, 9);
  expect(progressOf(better.slice(0, 19), 'lowest')).toMatchObject({ change: null, blocks: [{ from: 1, to: 19 }] });
  expect(progressOf([], 'lowest').blocks).toEqual([]);
});

test('passes: judged ones fall into classes, others wait, and what cannot be judged counts nowhere', () => {
  const pass = (regret?: number | null) => deal(0, { regret }, { passed: true });
  const { passes, waiting, regret, best, classes } = passingOf([...[0, 0, 0.5, 3, 9, null].map(pass), pass(), deal(1)]);
  expect({ passes, waiting, best, mean: regret.value }).toEqual({ passes: 7, waiting: 1, best: 2, mean: 2.5 });
  expect(classes.map(one => one.times)).toEqual([1, 0, 0, 1, 1]);
});

test('against whom: bots of one level count together, and matches by their ends', () => {
  const won = deal(2, { end: { place: 1, won: true } });
  const lost = deal(9, { end: { place: 4, won: false } }, { all: [9, 0, 4, 5] });
  const [first, second] = againstWhom([won, lost, deal(5)], 'lowest');
  expect(first).toMatchObject({ key: 'bot expert', matches: 2, won: 1, deals: 3, edge: { value: (3 - 7 + 0) / 3 } });
  expect(second).toMatchObject({ key: 'person Ada', deals: 3, edge: { value: (3 - 4 + 0) / 3 } });
});

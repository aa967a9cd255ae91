// The bot worker's client: one question at a time, shared time for simultaneous questions, recovery when the
// worker fails or is ended.
import { LEVELS, SPARE_MS } from '@moonshot/bots';
import type { BotQuestion } from '@moonshot/table';
import { expect, test, vi } from 'vitest';
import { CHOICES, type GamePace } from '../../model/model.ts';
import { botMs } from '../../model/times.ts';

vi.mock('./bot-worker.ts?worker&url', () => ({ default: './bots.js' }));
const { asking } = await import('./bot-client.ts');

interface TestWorker {
  readonly asked: { readonly player: string | null; readonly ms: number }[];
  readonly coming: string[];
  readonly answer: (name: string) => void;
  readonly advise: () => void;
  readonly fail: () => void;
  ended: boolean;
}

/** A fake clock. Each timer fires in its own task, in order of its due time. */
function clock() {
  let now = 0;
  let rests: { readonly due: number; readonly over: () => void }[] = [];
  const tasks = () => new Promise<void>(resolve => setTimeout(resolve)); // after all pending microtasks
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await tasks();
    for (;;) {
      const next = rests
        .filter(({ due }) => due <= end)
        .reduce((a, b) => (b.due < a.due ? b : a), { due: Number.POSITIVE_INFINITY, over: () => {} });
      if (next.due > end) break;
      rests = rests.filter(one => one !== next);
      now = next.due;
      next.over();
      await tasks();
    }
    now = end;
  };
  const rest = (ms: number): Promise<void> => new Promise(over => rests.push({ due: now + ms, over }));
  return { nowMs: () => now, pass, rest };
}

/** A bot client with a fake clock and with fake workers, which are created when they are needed. */
function bench() {
  const { nowMs, pass, rest } = clock();
  const workers: TestWorker[] = [];
  const apart = asking(
    (heard, failed) => {
      const worker: TestWorker = {
        asked: [],
        coming: [],
        answer: name => heard({ action: { type: 'play', card: name } as never }),
        advise: () => heard({ advice: {} as never }),
        fail: failed,
        ended: false,
      };
      workers.push(worker);
      const end = (): void => {
        worker.ended = true;
      };
      return { post: said => ('coming' in said ? worker.coming.push(said.coming) : worker.asked.push(said)), end };
    },
    nowMs,
    rest,
  );
  return { apart, workers, nowMs, pass, settled: () => pass(0) };
}

const from = (player: string, paceMs = 0): BotQuestion =>
  ({ player, paceMs, seat: 1, view: {}, ask: {}, hearts: { sheet: { id: 'a' }, rules: { seats: 4 } } }) as never;

test('nothing is begun before the first question; the next waits for the answer', async () => {
  const { apart, workers, pass, settled } = bench();
  expect(workers).toEqual([]);
  const answers = [apart.think(from('master')), apart.think(from('master:bold')), apart.think(from('beginner'))];
  await settled();
  expect(workers[0]?.asked).toMatchObject([{ player: 'master', ms: 800 / 3 }]);
  await pass(300);
  workers[0]?.answer('2C');
  expect(workers[0]?.asked.at(-1)).toMatchObject({ player: 'master:bold', ms: 250 });
  workers[0]?.answer('3C');
  // the time of this question is over, so the question gets only the minimum
  expect(workers[0]?.asked.at(-1)).toMatchObject({ player: 'beginner', ms: 20 });
  workers[0]?.answer('4C');
  expect(await Promise.all(answers)).toMatchObject([{ card: '2C' }, { card: '3C' }, { card: '4C' }]);
  expect(workers).toHaveLength(1);
});

test.each([
  ['master', 550, 470, 0],
  ['master', 2000, 800, 1120],
  ['master', 60, 20, 0],
  ['beginner', 275, 100, 95],
  ['expert', 0, 500, 0],
])('%s at a pace of %i ms has %i, the last of it', async (player, paceMs, ms, rest) => {
  const { apart, workers, pass } = bench();
  void apart.think(from(player, paceMs));
  await pass(Math.max(0, rest - 1));
  expect(workers[0]?.asked ?? []).toHaveLength(rest === 0 ? 1 : 0);
  await pass(1);
  expect(workers[0]?.asked).toMatchObject([{ ms }]);
});

const paced = CHOICES.pace
  .filter(pace => botMs(pace) > 0)
  .flatMap(pace => LEVELS.map((level): readonly [string, GamePace] => [level, pace]));

test.each(paced)('%s at the %s pace has answered before its card is due', async (level, pace) => {
  const { apart, workers, nowMs, pass, settled } = bench();
  let answered: number | undefined;
  void apart.think(from(level, botMs(pace))).then(() => {
    answered = nowMs();
  });
  await settled();
  for (let i = 0; i < botMs(pace) && workers[0]?.asked.length !== 1; i++) await pass(1);
  await pass(workers[0]?.asked[0]?.ms ?? 0); // the whole thinking time of the question
  workers[0]?.answer('2C');
  await settled();
  expect(botMs(pace) - (answered ?? Number.NaN)).toBeGreaterThanOrEqual(SPARE_MS);
});

test('a worker that fails answers nothing, and another is made for the next', async () => {
  const { apart, workers, settled } = bench();
  const answers = [apart.think(from('master')), apart.think(from('expert'))];
  await settled();
  workers[0]?.fail();
  expect(workers).toMatchObject([{ ended: true }, { asked: [{ player: 'expert' }] }]);
  workers[1]?.answer('5C');
  expect(await Promise.all(answers)).toMatchObject([undefined, { card: '5C' }]);
});

const FETCHED = 20_000; // milliseconds to fetch the program and the network weights
const LATE = 5000;

test.each([
  ['expert', 500],
  ['master', 800],
])('a worker that hangs on a question of %s is ended, and another is made', async (player, ms) => {
  const { apart, workers, pass } = bench();
  const heard: unknown[] = [];
  const ask = () => void apart.think(from(player)).then(answer => heard.push(answer));
  ask();
  await pass(ms + LATE + FETCHED - 1);
  expect([heard, workers[0]?.ended]).toEqual([[], false]);
  await pass(1);
  expect([heard, workers[0]?.ended]).toEqual([[undefined], true]);
  ask();
  await pass(ms + LATE + FETCHED - 1);
  workers[1]?.answer('7C');
  await pass(ms + LATE);
  expect([heard.at(-1), workers[1]?.ended, workers.length]).toMatchObject([{ card: '7C' }, false, 2]);
});

test.each([
  ['expert', 'casual', 150 + LATE],
  ['master', 'casual', 150 + LATE],
  ['master', 'master', 800 + LATE],
  ['expert', 'master', 800 + LATE + FETCHED],
])('after an answer of %s a question of %s is given up after %i ms', async (first, second, ms) => {
  const { apart, workers, pass, settled } = bench();
  void apart.think(from(first));
  await settled();
  workers[0]?.answer('2C');
  void apart.think(from(second));
  await pass(ms - 1);
  expect(workers[0]?.ended).toBe(false);
  await pass(1);
  expect(workers[0]?.ended).toBe(true);
});

const bot = (player: string) => ({ kind: 'bot' as const, name: player, player });

test.each([
  [['careful', 'beginner', 'expert', 'master:bold'], []],
  [['careful', 'master', 'master'], [['master']]],
])('where %j sit, %j is made ready before any question', async (players, coming) => {
  const { apart, workers, settled } = bench();
  apart.warm(players.map(bot));
  await settled();
  expect(workers.map(worker => worker.coming)).toEqual(coming);
  void apart.think(from('expert'));
  await settled();
  expect(workers).toMatchObject([{ asked: [{ player: 'expert' }] }]); // the preloaded worker is used
});

test('a worker that fails while a player is prepared is started again for the question', async () => {
  const { apart, workers, settled } = bench();
  apart.warm([bot('master')]);
  workers[0]?.fail();
  const answer = apart.think(from('master'));
  await settled();
  workers[1]?.answer('2C');
  expect([workers[0]?.ended, await answer]).toMatchObject([true, { card: '2C' }]);
});

test('advice is one more thought; newer advice takes the place of what still waits', async () => {
  const { apart, workers, settled } = bench();
  const { hearts, view, ask } = from('');
  const wanted = { hearts, view, ask, plays: 4000, ms: 150 };
  const heard: unknown[] = [];
  void apart.think(from('beginner'));
  await settled();
  for (const name of ['old', 'new']) void apart.advise(wanted).then(() => heard.push(name));
  await settled();
  workers[0]?.answer('2C');
  expect(workers[0]?.asked).toMatchObject([{ player: 'beginner' }, { player: null, plays: 4000, ms: 150 }]);
  workers[0]?.advise();
  await settled();
  expect(heard).toEqual(['new']);
});

test('leaving a table ends the thought; a quiet worker stays for the next table', async () => {
  const { apart, workers, settled } = bench();
  const heard: unknown[] = [];
  void apart.think(from('master')).then(answer => heard.push(answer));
  await settled();
  apart.drop();
  expect(workers[0]?.ended).toBe(true);
  const next = apart.think(from('casual'));
  await settled();
  expect(workers[1]?.asked).toMatchObject([{ player: 'casual' }]);
  workers[1]?.answer('6C');
  expect(await next).toMatchObject({ card: '6C' });
  apart.drop();
  expect(workers[1]?.ended).toBe(false);
  void apart.think(from('expert')); // a question that is dropped before it is sent
  apart.drop();
  await settled();
  expect(workers[1]?.asked).toHaveLength(1);
  expect(heard).toEqual([]);
});

// Bots that look ahead on the page: one thought at a time, time shared by those that are asked at once, and nothing lost when their worker fails or is ended.
import type { Question } from '@moonshot/table/ports';
import { expect, test, vi } from 'vitest';

vi.mock('./apart-worker.ts?worker&url', () => ({ default: './bots.js' }));
const { asking } = await import('./apart.ts');

interface Mind {
  readonly asked: { readonly player: string | null; readonly ms: number }[];
  readonly answer: (name: string) => void;
  readonly advise: () => void;
  readonly fail: () => void;
  ended: boolean;
}

/** Minds that are made on the way, with a clock that stands. */
function bench() {
  const minds: Mind[] = [];
  const clock = { now: 0 };
  const rests: number[] = [];
  const apart = asking(
    (heard, failed) => {
      const mind: Mind = {
        asked: [],
        answer: name => heard({ action: { type: 'play', card: name } as never }),
        advise: () => heard({ advice: {} as never }),
        fail: failed,
        ended: false,
      };
      minds.push(mind);
      const end = (): void => {
        mind.ended = true;
      };
      return { post: asked => mind.asked.push(asked), end };
    },
    () => clock.now,
    ms => {
      rests.push(ms);
      return Promise.resolve();
    },
  );
  return { apart, minds, clock, rests };
}

const from = (player: string, paceMs = 0): Question =>
  ({ player, paceMs, seat: 1, view: {}, ask: {}, hearts: { sheet: { id: 'a' }, rules: { seats: 4 } } }) as never;
const settled = () => new Promise<void>(resolve => setTimeout(resolve)); // after every microtask

test('nothing is begun before the first question; the next waits for the answer', async () => {
  const { apart, minds, clock } = bench();
  expect(minds).toEqual([]);
  const answers = [apart.think(from('master')), apart.think(from('master:bold')), apart.think(from('beginner'))];
  await settled();
  expect(minds[0]?.asked).toMatchObject([{ player: 'master', ms: 800 / 3 }]);
  clock.now = 300;
  minds[0]?.answer('2C');
  expect(minds[0]?.asked.at(-1)).toMatchObject({ player: 'master:bold', ms: 250 });
  minds[0]?.answer('3C');
  expect(minds[0]?.asked.at(-1)).toMatchObject({ player: 'beginner', ms: 20 }); // its time was over: the least is left
  minds[0]?.answer('4C');
  expect(await Promise.all(answers)).toMatchObject([{ card: '2C' }, { card: '3C' }, { card: '4C' }]);
  expect(minds).toHaveLength(1);
});

test.each([
  ['master', 550, 550, 0],
  ['master', 2000, 800, 1120],
  ['beginner', 275, 100, 95],
  ['expert', 0, 500, 0],
])('%s at a pace of %i ms has %i, the last of it', async (player, paceMs, ms, rest) => {
  const { apart, minds, rests } = bench();
  void apart.think(from(player, paceMs));
  await settled();
  expect(minds[0]?.asked).toMatchObject([{ ms }]);
  expect(rests).toEqual([rest]);
});

test('a worker that fails answers nothing, and another is made for the next', async () => {
  const { apart, minds } = bench();
  const answers = [apart.think(from('master')), apart.think(from('expert'))];
  await settled();
  minds[0]?.fail();
  expect(minds).toMatchObject([{ ended: true }, { asked: [{ player: 'expert' }] }]);
  minds[1]?.answer('5C');
  expect(await Promise.all(answers)).toMatchObject([undefined, { card: '5C' }]);
});

test('advice is one more thought; newer advice takes the place of what still waits', async () => {
  const { apart, minds } = bench();
  const { hearts, view, ask } = from('');
  const wanted = { hearts, view, ask, plays: 4000, ms: 150 };
  const heard: unknown[] = [];
  void apart.think(from('beginner'));
  await settled();
  for (const name of ['old', 'new']) void apart.advise(wanted).then(() => heard.push(name));
  await settled();
  minds[0]?.answer('2C');
  expect(minds[0]?.asked).toMatchObject([{ player: 'beginner' }, { player: null, plays: 4000, ms: 150 }]);
  minds[0]?.advise();
  await settled();
  expect(heard).toEqual(['new']);
});

test('leaving a table ends the thought; a quiet worker stays for the next table', async () => {
  const { apart, minds } = bench();
  const heard: unknown[] = [];
  void apart.think(from('master')).then(answer => heard.push(answer));
  await settled();
  apart.drop();
  expect(minds[0]?.ended).toBe(true);
  const next = apart.think(from('casual'));
  await settled();
  expect(minds[1]?.asked).toMatchObject([{ player: 'casual' }]);
  minds[1]?.answer('6C');
  expect(await next).toMatchObject({ card: '6C' });
  apart.drop();
  expect(minds[1]?.ended).toBe(false);
  void apart.think(from('expert')); // it waits for its time, and is dropped before
  apart.drop();
  await settled();
  expect(minds[1]?.asked).toHaveLength(1);
  expect(heard).toEqual([]);
});

// Bots that look ahead on the page: one thought at a time, time shared by those that are asked at once, and nothing lost when their worker fails or is ended.
import type { Question } from '@moonshot/table/ports';
import { expect, test, vi } from 'vitest';

vi.mock('./apart-worker.ts?worker&url', () => ({ default: './bots.js' }));
const { asking } = await import('./apart.ts');

interface Mind {
  readonly asked: { readonly player: string; readonly ms: number }[];
  readonly answer: (name: string) => void;
  readonly fail: () => void;
  ended: boolean;
}

/** Minds that are made on the way, with a clock that stands. */
function bench() {
  const minds: Mind[] = [];
  const clock = { now: 0 };
  const apart = asking(
    (heard, failed) => {
      const mind: Mind = {
        asked: [],
        answer: name => heard({ action: { type: 'play', card: name } as never }),
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
  );
  return { apart, minds, clock };
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
  ['master', 550, 550],
  ['master', 2000, 800],
  ['beginner', 275, 100],
  ['expert', 0, 500],
])('%s at a pace of %i ms has %i', async (player, paceMs, ms) => {
  const { apart, minds } = bench();
  void apart.think(from(player, paceMs));
  await settled();
  expect(minds[0]?.asked).toMatchObject([{ ms }]);
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
  expect(heard).toEqual([]);
});

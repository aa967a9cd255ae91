// The state of a list and detail screen: what is shown after answers, failures, late answers and polls.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RequestResult } from '../../online/action-types.ts';
import { ListDetailState, type Listed } from './list-detail.svelte.ts';

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
});
afterAll(() => void vi.unstubAllGlobals());

interface Thing extends Listed {
  readonly version: number;
}
type Answers = ((answer: RequestResult<Thing>) => void)[];

const thing = (id: string, version = 1): RequestResult<Thing> => ({ ok: true, body: { id, version } });
const FAILED = { ok: false, sentence: 'No such thing.' } as const;

/**
 * A screen whose list is `all`. The test answers the requests for items by hand, in the order of the
 * requests.
 */
function rigged() {
  const answers: Answers = [];
  const loaded: string[] = [];
  const item = (): Promise<RequestResult<Thing>> => new Promise(answer => answers.push(answer));
  const screen = new ListDetailState<Thing, string>({
    panel: 'leagues',
    prefix: 'l',
    requests: () => ({ item, list: async () => ({ ok: true, body: 'all' }) }),
    own: () => 'me',
    loaded: async ({ id }) => void loaded.push(id),
  });
  const shown = () => [screen.item && `${screen.item.id}${screen.item.version}`, screen.busy, screen.wrong];
  return { screen, answers, loaded, shown };
}

test('an item is shown when it is there, and the list after it', async () => {
  const { screen, answers, loaded, shown } = rigged();
  const showing = screen.show('a');
  expect(shown()).toEqual([undefined, true, null]);
  answers[0]?.(thing('a'));
  await showing;
  expect([shown(), loaded]).toEqual([['a1', false, null], ['a']]);
  await screen.showList();
  expect([shown(), screen.list]).toEqual([[undefined, false, null], 'all']);
});

test.each([
  ['#leagues', 0],
  ['#l/me', 0],
  ['#l/a', 1],
])('the address %s asks for %i items', (hash, asked) => {
  const { screen, answers } = rigged();
  vi.stubGlobal('location', { hash });
  screen.follow();
  expect([answers.length, screen.busy]).toEqual([asked, true]);
});

test('a failure says why, and leaves what was shown', async () => {
  const { screen, answers, loaded, shown } = rigged();
  const first = screen.show('a');
  answers[0]?.(thing('a'));
  await first;
  const failing = screen.show('b');
  answers[1]?.(FAILED);
  await failing;
  expect([shown(), loaded]).toEqual([['a1', false, 'No such thing.'], ['a']]);
});

test('a late answer to an earlier request is ignored', async () => {
  const { screen, answers, loaded, shown } = rigged();
  const both = [screen.show('a'), screen.show('b')];
  answers[1]?.(thing('b'));
  answers[0]?.(thing('a'));
  await Promise.all(both);
  expect([shown(), loaded]).toEqual([['b1', false, null], ['b']]);
});

test.each<[name: string, answer: RequestResult<Thing>, changed: boolean, item: string]>([
  ['shows what is new', thing('a', 2), false, 'a2'],
  ['is silent about a failure', FAILED, false, 'a1'],
  ['changes nothing once something else is shown', thing('a', 2), true, 'b1'],
])('a poll %s', async (_, answer, changed, item) => {
  const { screen, answers, shown } = rigged();
  const showing = screen.show('a');
  answers[0]?.(thing('a'));
  await showing;
  const polling = screen.poll();
  if (changed) screen.item = { id: 'b', version: 1 };
  answers[1]?.(answer);
  await polling;
  expect(shown()).toEqual([item, false, null]);
});

test('a second action is ignored until the first is over', async () => {
  const { screen } = rigged();
  const done: number[] = [];
  const act = (n: number) => async (): Promise<void> => void done.push(n);
  await Promise.all([1, 2].map(n => screen.once(act(n))));
  await screen.once(act(3));
  expect(done).toEqual([1, 3]);
});

test('before the online feature is loaded, the screen is busy', async () => {
  const screen = new ListDetailState<Thing, string>({ panel: 'leagues', prefix: 'l', requests: () => undefined });
  await Promise.all([screen.show('a'), screen.showList()]);
  expect([screen.item, screen.list, screen.busy, screen.wrong]).toEqual([undefined, undefined, true, null]);
});

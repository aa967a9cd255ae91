// The worker's answers in the house rules editor. The answer to the last request of each kind counts, even if
// requests of other kinds have followed.
import type { HouseReply, HouseRequest } from '@moonshot/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HouseEditor } from './editor.svelte.ts';

const worker = { asked: [] as HouseRequest[], onReply: (_: HouseReply): void => undefined };
vi.mock('../../connection/house-client.ts', () => ({
  houseClient: ({ onReply }: Pick<typeof worker, 'onReply'>) => {
    Object.assign(worker, { asked: [], onReply });
    return { say: (wish: HouseRequest) => worker.asked.push(wish), speak: () => undefined, close: () => undefined };
  },
}));

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterAll(() => void vi.unstubAllGlobals());

/** Answers the last request of a kind. */
function answer(kind: 'draft' | 'try', reply: object): void {
  const wish = worker.asked.findLast(({ type }) => type === kind) ?? expect.fail(`no ${kind} was requested`);
  const type = kind === 'draft' ? 'drafted' : 'tried';
  worker.onReply({ type, number: 'number' in wish ? wish.number : 0, ...reply } as HouseReply);
}

const drafted = (name: string, game: string | null = null): object => ({
  ...{ name, game, seats: 4, problems: [], overrides: {} },
});

async function opened(): Promise<HouseEditor> {
  const { HouseEditor: Editor } = await import('./editor.svelte.ts');
  const editor = new Editor({ dispatch: () => undefined }, name => (name === 'Ricketts' ? 'My Ricketts' : undefined));
  editor.begin({ base: 'ricketts', overrides: {} }, 4);
  answer('draft', drafted('before'));
  return editor;
}

test('changed rules are shown even if a trial has been started meanwhile', async () => {
  const editor = await opened();
  editor.change({ 'match.limit': 50 });
  editor.tryOut();
  answer('draft', drafted('after'));
  expect(editor.drafted?.name).toBe('after');
});

test('a trial continues while its rules are read for other seats, and ends when they change', async () => {
  const editor = await opened();
  editor.tryOut();
  editor.readFor(5);
  answer('try', { matches: [], deals: [], done: true });
  expect([editor.tried !== undefined, editor.trying]).toEqual([true, false]);
  editor.tryOut();
  editor.change({ 'match.limit': 50 });
  answer('try', { matches: [], deals: [], done: true });
  expect([editor.tried, editor.trying]).toEqual([undefined, false]);
});

/** The names under which rules were stored. */
const storedNames = (): readonly unknown[] =>
  worker.asked.flatMap(one => (one.type === 'keep' ? [one.overrides.name] : []));

test('changed rules with the name of a game are stored under a name of their own, others under theirs', async () => {
  const editor = await opened();
  answer('draft', drafted('Ricketts', 'ricketts'));
  editor.save();
  expect([storedNames(), editor.proposed]).toEqual([[undefined], undefined]);
  editor.change({ 'match.limit': 50 });
  answer('draft', drafted('Ricketts'));
  editor.save();
  expect([storedNames().at(-1), editor.proposed]).toEqual(['My Ricketts', 'My Ricketts']);
  editor.change({ name: 'Sunday table' });
  answer('draft', drafted('Sunday table'));
  editor.save();
  expect(storedNames().at(-1)).toBe('Sunday table');
});

// The steps of undo on the score pad, with scores that the test gives in place of the worker.
import type { HouseReply, HouseRequest, StoredPad } from '@moonshot/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PadState } from './pad.svelte.ts';

const worker = { asked: [] as HouseRequest[], onReply: (_: HouseReply): void => undefined };
vi.mock('../../connection/house-client.ts', () => ({
  houseClient: ({ onReply }: Pick<typeof worker, 'onReply'>) => {
    Object.assign(worker, { asked: [], onReply });
    return { say: (wish: HouseRequest) => worker.asked.push(wish), speak: () => undefined, close: () => undefined };
  },
}));

const ENTRIES = [1, 2, 3].map(deal => ({ deal }));
const PAD = {
  id: 'pad',
  at: 1,
  title: 'Pad',
  names: ['Ana', 'Ben', 'Cleo'],
  entries: ENTRIES,
  draft: null,
  totals: [],
};

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const stored = new Map([['moonshot.score-pads', JSON.stringify([PAD])]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined });
});
afterAll(() => void vi.unstubAllGlobals());

/** Answers the last request: the deals before this one can be scored, this one cannot. */
function scoredUpTo(unscored: number): void {
  const last = worker.asked.at(-1);
  const wish = last?.type === 'score' ? last : expect.fail('no score was requested');
  const deals = wish.entries
    .slice(0, unscored + 1)
    .map((entry, i) => ({ entry, result: i === unscored ? null : { totals: [] } }));
  const open = wish.entries.length === unscored ? [{ entry: {}, result: null }] : [];
  const pad = { deals: [...deals, ...open], over: false };
  worker.onReply({ type: 'scored', number: wish.number, pad, sides: [] } as unknown as HouseReply);
}

async function opened(): Promise<PadState> {
  const { PadState: State } = await import('./pad.svelte.ts');
  const state = new State();
  state.show('pad');
  scoredUpTo(3);
  return state;
}

const entriesOf = ({ pad }: PadState): unknown => (pad as StoredPad | undefined)?.entries;

test('a change after which a later deal cannot be scored opens that deal, and can be taken back', async () => {
  const state = await opened();
  state.edit(0);
  scoredUpTo(3);
  state.change({ first: 2 });
  scoredUpTo(3);
  state.enter();
  scoredUpTo(1); // by the new first deal the second is impossible
  expect([state.at, state.entry]).toEqual([1, ENTRIES[1]]);
  scoredUpTo(1);
  state.undo(); // the entry
  scoredUpTo(3);
  state.undo(); // the change
  scoredUpTo(3);
  expect([state.at, entriesOf(state)]).toEqual([0, ENTRIES]);
});

test('a deal that was opened and left as it was is no step of undo', async () => {
  const state = await opened();
  state.change({ first: 1 });
  scoredUpTo(3);
  state.edit(0);
  state.change({ first: 2 });
  scoredUpTo(3);
  state.keep();
  scoredUpTo(3);
  expect([state.at, state.entry, entriesOf(state)]).toEqual([3, { first: 1 }, ENTRIES]);
  state.undo(); // the change of the new deal
  scoredUpTo(3);
  expect([state.at, state.entry, state.mayUndo]).toEqual([3, {}, true]);
});

test('a stored pad whose deal cannot be scored has nothing to take back', async () => {
  const { PadState: State } = await import('./pad.svelte.ts');
  const state = new State();
  state.show('pad');
  scoredUpTo(1);
  expect([state.at, state.entry, state.mayUndo]).toEqual([1, ENTRIES[1], false]);
});

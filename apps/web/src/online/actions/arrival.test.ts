// Arriving at a table by an address: the stored address, and the requests and connections from before.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { KEYS } from '../../model/model.ts';
import type { TableTarget } from '../server/link-state.ts';
import type { OnlineContext } from '../session.ts';
import { NOWHERE, type Online } from '../state.ts';

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
});
afterAll(() => void vi.unstubAllGlobals());

const TABLE = 'tableTableTableTableTa';
const OTHER = 'otherOtherOtherOtherOt';
const INVITE = 'inviteInviteInviteInvi';

/** The context of a person whom the server knows. Requests stay unanswered. */
function rigged() {
  const kept = new Map<string, string | null>();
  const calls: string[] = [];
  const online = {
    state: NOWHERE,
    change: (part: Partial<Online>) => {
      online.state = { ...online.state, ...part };
    },
  };
  const never = () => new Promise<never>(() => undefined);
  const context = {
    online,
    running: { model: { name: 'Ada', table: null } },
    api: { get: never },
    who: { known: () => true, enter: never },
    link: { leave: () => calls.push('leave'), come: ({ table }: TableTarget) => calls.push(table) },
    store: { get: () => null, put: (key: string, value: string | null) => kept.set(key, value) },
  } as unknown as OnlineContext;
  return { context, kept, calls };
}

test.each([
  ['a player', `@${TABLE}/${INVITE}`],
  ['a player without the invitation', `@${TABLE}`],
  ['a spectator', `@${TABLE}/${INVITE}/watch`],
  ['a spectator without the invitation', `@${TABLE}//watch`],
  ['a person who has not chosen yet', `@${TABLE}/${INVITE}/door`],
  ['a big screen', `@${TABLE}/${INVITE}/screen`],
  ['a hand beside it', `@${TABLE}/${INVITE}/hand`],
])('%s returns to the same part of the table after any number of reloads', async (_, address) => {
  const { goToAddress } = await import('./actions.ts');
  const { context, kept } = rigged();
  expect(goToAddress(context, address, false)).toBe(true);
  expect(kept.get(KEYS.table)).toBe(address);
});

test('the connection to a waiting room ends before that to another table begins', async () => {
  const { goToAddress } = await import('./actions.ts');
  const { context, calls } = rigged();
  goToAddress(context, `@${TABLE}`, false);
  goToAddress(context, `@${OTHER}`, false);
  expect(calls).toEqual(['leave', TABLE, 'leave', OTHER]);
});

test('a list of tables that fails after the person has gone to a table shows nothing there', async () => {
  const { goToAddress, onlineActions } = await import('./actions.ts');
  const { context } = rigged();
  const list = Promise.withResolvers();
  Object.assign(context, { api: { get: () => list.promise } });
  context.online.change({ asked: true });
  onlineActions(context).refresh();
  goToAddress(context, `@${TABLE}`, false);
  list.resolve({ ok: false, why: 'unreachable' });
  await new Promise(soon => setTimeout(soon));
  expect(context.online.state.trouble).toBeNull();
});

// Actions at online tables. Each asks the server, and the result changes the online state.
import type { Door } from '@moonshot/wire/online/http';
import { AWAY } from '../model/model.ts';
import { accountDeedsOf } from './account-actions.svelte.ts';
import { conductOf } from './conduct-actions.ts';
import { contestDeedsOf } from './contest-actions.ts';
import { forking } from './forking.svelte.ts';
import { friends, type OnlineActions } from './friends.svelte.ts';
import { leagueDeedsOf } from './league-actions.ts';
import { ratingDeedsOf } from './rating-actions.svelte.ts';
import type { ApiResult } from './server/http-client.ts';
import { beginTelling, endTelling } from './server/notifications.ts';
import { fail, keepPlace, leave, type OnlineContext, set, showCode, toContest, toGathering } from './session.ts';
import { NOWHERE } from './state.ts';
import { inOrder } from './waiting.ts';

export function deedsOf(company: OnlineContext): OnlineActions {
  const { link, running, api } = company;
  return {
    ...conductOf(company),
    make: table => opened(company, () => company.api.make(table)),
    fork: asked => opened(company, () => company.api.fork(asked)),
    arrive: (door, seated) => arrive(company, door.table, door.invite, seated),
    byCode: code => opened(company, () => api.door(code)),
    called: name => called(company, name),
    watch: () => {
      set({ full: false, sitting: false });
      keepPlace(company);
    },
    code: () => showCode(company),
    say: message => void link.say(message),
    readRules: ({ game, seats, overrides }) =>
      running.sendToWorker({ type: 'rules', game, seats: seats.length, overrides: { ...overrides } }),
    panel: panel => set({ panel, seen: friends.now.said.at(-1)?.id ?? 0 }),
    mute: player => mute(player),
    again: () => again(company),
    retry: () => (friends.now.want === null ? void refresh(company) : link.retry()),
    home: () => {
      leave(company);
      running.dispatch({ type: 'home' });
      refresh(company);
    },
    refresh: () => refresh(company),
    account: accountDeedsOf(company),
    contests: contestDeedsOf(company),
    ratings: ratingDeedsOf(company),
    leagues: leagueDeedsOf(company),
    tellMe: yes => tellMe(company, yes),
    tellLater: () => tellLater(company),
  };
}

/**
 * Signs in, opens a table and goes there, or shows why that failed. Ignored while another request is pending.
 * The result is dropped if the person has gone elsewhere.
 */
async function opened(company: OnlineContext, open: () => Promise<ApiResult<Door>>): Promise<void> {
  if (company.opening !== null) return;
  const mine = {};
  company.opening = mine;
  set({ asked: true, trouble: null });
  const you = await company.who.enter(company.running.model.name);
  const door = you.ok ? await open() : you;
  if (company.opening !== mine) return;
  company.opening = null;
  if (door.ok) forking.wanted = null;
  if (door.ok) arrive(company, door.body.table, door.body.invite, true);
  else fail(company, door);
}

function arrive(company: OnlineContext, table: string, invite: string | null, seated: boolean): void {
  const { running, who, link } = company;
  const { you, lobby, mine } = friends.now;
  const want = { table, invite };
  const named = running.model.name !== '' || who.known();
  if (running.model.table !== null) running.dispatch({ type: 'home' });
  friends.now = { ...NOWHERE, you, lobby, mine, want, named, sitting: seated };
  company.opening = null;
  keepPlace(company);
  if (named) link.come(want);
}

/**
 * Goes to the table in an address or a stored value, written `@TABLE/INVITE`. Returns whether it names one.
 */
export function arriveAt(company: OnlineContext, address: string): boolean {
  const [, table, invite = '', watch] =
    /^@([\w-]{22})(?:\/([\w-]{22})?)?(\/watch)?$/.exec(address.startsWith(AWAY) ? address : AWAY + address) ?? [];
  if (table === undefined) return false;
  arrive(company, table, invite === '' ? null : invite, watch === undefined);
  return true;
}

function called(company: OnlineContext, name: string): void {
  company.running.dispatch({ type: 'name', name });
  const { want } = friends.now;
  set({ named: true, trouble: null });
  if (want !== null) company.link.come(want);
}

function mute(player: string): void {
  const { muted } = friends.now;
  set({ muted: muted.includes(player) ? muted.filter(one => one !== player) : [...muted, player] });
}

/**
 * Requests a rematch: the first request opens the waiting room, later ones join it. A contest shows its
 * results instead.
 */
export function again(company: OnlineContext): void {
  const { contest, state } = friends.now.facts ?? {};
  if (contest !== undefined && state === 'over') {
    toContest(company, contest);
    return;
  }
  // The last card may be on show before the table is over.
  if (state !== 'playing') company.link.say({ type: 'again' });
  if (state === 'gathering') toGathering(company);
  else company.wantsAgain = true;
}

/** Loads the person's tables if signed in, and the public tables while they are shown. */
async function refresh(company: OnlineContext): Promise<void> {
  const { api, who, running } = company;
  const lobby = friends.now.asked ? await api.lobby() : undefined;
  if (lobby !== undefined) take(company, lobby, tables => ({ lobby: tables, trouble: null }));
  if (lobby?.ok === false || !who.known()) return;
  const you = await who.enter(running.model.name);
  if (!you.ok) return;
  const mine = await api.mine();
  if (mine.ok) set({ mine: inOrder(mine.body.tables) });
}

/** Storage key: the person declined to be asked about notifications. */
export const DECLINED = 'moonshot.untold';

function tellLater({ store }: OnlineContext): void {
  friends.declined = true;
  store.put(DECLINED, 'yes');
}

/** Asks for permission synchronously, because browsers show the prompt only on a click. */
async function tellMe({ api, language }: OnlineContext, yes: boolean): Promise<void> {
  friends.telling = await (yes ? beginTelling(api, language()) : endTelling(api));
}

type Lists = Parameters<typeof set>[0];

function take<T extends { readonly tables: Answered }>(
  company: OnlineContext,
  answer: ApiResult<T>,
  change: (tables: Answered) => Lists,
): void {
  if (answer.ok) set(change(answer.body.tables));
  else fail(company, answer);
}

type Answered = typeof NOWHERE.lobby;

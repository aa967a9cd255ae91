// Actions at online tables. Each asks the server, and the result changes the online state.
import type { Door } from '@moonshot/protocol/server';
import { AWAY } from '../model/model.ts';
import { accountActions } from './account-actions.svelte.ts';
import { conductActions } from './conduct-actions.ts';
import { contestActions } from './contest-actions.ts';
import { forking } from './forking.svelte.ts';
import { friends, type OnlineActions } from './friends.svelte.ts';
import { leagueActions } from './league-actions.ts';
import { ratingActions } from './rating-actions.svelte.ts';
import type { ApiResult } from './server/http-client.ts';
import { disableNotifications, enableNotifications } from './server/notifications.ts';
import { fail, keepPlace, leave, type OnlineContext, set, showCode, toContest, toGathering } from './session.ts';
import { NOWHERE } from './state.ts';
import { inOrder } from './waiting.ts';

export function onlineActions(context: OnlineContext): OnlineActions {
  const { link, running, api } = context;
  return {
    ...conductActions(context),
    make: body => opened(context, () => api.post('/api/tables', { body })),
    fork: body => opened(context, () => api.post('/api/forks', { body })),
    arrive: (door, seated) => arrive(context, door.table, door.invite, seated),
    byCode: code => opened(context, () => api.post('/api/codes/{code}', { params: { path: { code } } })),
    called: name => called(context, name),
    watch: () => {
      set({ full: false, sitting: false });
      keepPlace(context);
    },
    code: () => showCode(context),
    say: message => void link.say(message),
    readRules: ({ game, seats, overrides }) =>
      running.sendToWorker({ type: 'rules', game, seats: seats.length, overrides: { ...overrides } }),
    panel: panel => set({ panel, seen: friends.now.said.at(-1)?.id ?? 0 }),
    mute: player => mute(player),
    again: () => again(context),
    retry: () => (friends.now.want === null ? void refresh(context) : link.retry()),
    home: () => {
      leave(context);
      running.dispatch({ type: 'home' });
      refresh(context);
    },
    refresh: () => refresh(context),
    account: accountActions(context),
    contests: contestActions(context),
    ratings: ratingActions(context),
    leagues: leagueActions(context),
    tellMe: yes => tellMe(context, yes),
    tellLater: () => tellLater(context),
  };
}

/**
 * Signs in, opens a table and goes there, or shows why that failed. Ignored while another request is pending.
 * The result is dropped if the person has gone elsewhere.
 */
async function opened(context: OnlineContext, open: () => Promise<ApiResult<Door>>): Promise<void> {
  if (context.opening !== null) return;
  const mine = {};
  context.opening = mine;
  set({ asked: true, trouble: null });
  const you = await context.who.enter(context.running.model.name);
  const door = you.ok ? await open() : you;
  if (context.opening !== mine) return;
  context.opening = null;
  if (door.ok) forking.wanted = null;
  if (door.ok) arrive(context, door.body.table, door.body.invite, true);
  else fail(context, door);
}

function arrive(context: OnlineContext, table: string, invite: string | null, seated: boolean): void {
  const { running, who, link } = context;
  const { you, lobby, mine } = friends.now;
  const want = { table, invite };
  const named = running.model.name !== '' || who.known();
  if (running.model.table !== null) running.dispatch({ type: 'home' });
  friends.now = { ...NOWHERE, you, lobby, mine, want, named, sitting: seated };
  context.opening = null;
  keepPlace(context);
  if (named) link.come(want);
}

/**
 * Goes to the table in an address or a stored value, written `@TABLE/INVITE`. Returns whether it names one.
 */
export function arriveAt(context: OnlineContext, address: string): boolean {
  const [, table, invite = '', watch] =
    /^@([\w-]{22})(?:\/([\w-]{22})?)?(\/watch)?$/.exec(address.startsWith(AWAY) ? address : AWAY + address) ?? [];
  if (table === undefined) return false;
  arrive(context, table, invite === '' ? null : invite, watch === undefined);
  return true;
}

function called(context: OnlineContext, name: string): void {
  context.running.dispatch({ type: 'name', name });
  const { want } = friends.now;
  set({ named: true, trouble: null });
  if (want !== null) context.link.come(want);
}

function mute(player: string): void {
  const { muted } = friends.now;
  set({ muted: muted.includes(player) ? muted.filter(one => one !== player) : [...muted, player] });
}

/**
 * Requests a rematch: the first request opens the waiting room, later ones join it. A contest shows its
 * results instead.
 */
export function again(context: OnlineContext): void {
  const { contest, state } = friends.now.facts ?? {};
  if (contest !== undefined && state === 'over') {
    toContest(context, contest);
    return;
  }
  // The server may not yet have ended the table while the last card is drawn here.
  if (state !== 'playing') context.link.say({ type: 'rematch' });
  if (state === 'gathering') toGathering(context);
  else context.wantsAgain = true;
}

/** Loads the person's tables if signed in, and the public tables while they are shown. */
async function refresh(context: OnlineContext): Promise<void> {
  const { api, who, running } = context;
  const lobby = friends.now.asked ? await api.get('/api/tables') : undefined;
  if (lobby !== undefined) take(context, lobby, tables => ({ lobby: tables, trouble: null }));
  if (lobby?.ok === false || !who.known()) return;
  const you = await who.enter(running.model.name);
  if (!you.ok) return;
  const mine = await api.get('/api/tables/mine');
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
  friends.telling = await (yes ? enableNotifications(api, language()) : disableNotifications(api));
}

type Lists = Parameters<typeof set>[0];

function take<T extends { readonly tables: Answered }>(
  context: OnlineContext,
  answer: ApiResult<T>,
  change: (tables: Answered) => Lists,
): void {
  if (answer.ok) set(change(answer.body.tables));
  else fail(context, answer);
}

type Answered = typeof NOWHERE.lobby;

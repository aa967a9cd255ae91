// Actions at online tables. Each asks the server, and the result changes the online state.
import type { TableInvitation } from '@moonshot/protocol/server';
import { SERVER_TABLE_PREFIX } from '../model/model.ts';
import { accountActions } from './account-actions.ts';
import type { OnlineActions } from './action-types.ts';
import { conductActions } from './conduct-actions.ts';
import { contestActions } from './contest-actions.ts';
import { leagueActions } from './league-actions.ts';
import type { OnlineModel } from './online-model.svelte.ts';
import { ratingActions } from './rating-actions.ts';
import type { ApiResult } from './server/http-client.ts';
import { disableNotifications, enableNotifications } from './server/notifications.ts';
import { keepPlace, leave, type OnlineContext, showCode, showFailure, toContest, toGathering } from './session.ts';
import { NOWHERE, type Online } from './state.ts';
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
      context.online.change({ full: false, sitting: false });
      keepPlace(context);
    },
    code: () => showCode(context),
    say: message => void link.say(message),
    readRules: ({ game, seats, overrides }) =>
      running.sendToWorker({ type: 'rules', game, seats: seats.length, overrides: { ...overrides } }),
    panel: panel => context.online.change({ panel, seen: context.online.state.said.at(-1)?.id ?? 0 }),
    mute: player => mute(context.online, player),
    again: () => again(context),
    retry: () => (context.online.state.want === null ? void refresh(context) : link.retry()),
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
async function opened(context: OnlineContext, open: () => Promise<ApiResult<TableInvitation>>): Promise<void> {
  if (context.opening !== null) return;
  const mine = {};
  context.opening = mine;
  context.online.change({ asked: true, trouble: null });
  const you = await context.who.enter(context.running.model.name);
  const door = you.ok ? await open() : you;
  if (context.opening !== mine) return;
  context.opening = null;
  if (door.ok) context.online.fork = null;
  if (door.ok) arrive(context, door.body.table, door.body.invite, true);
  else showFailure(context, door);
}

function arrive(context: OnlineContext, table: string, invite: string | null, seated: boolean): void {
  const { running, who, link } = context;
  const { you, lobby, mine } = context.online.state;
  const want = { table, invite };
  const named = running.model.name !== '' || who.known();
  if (running.model.table !== null) running.dispatch({ type: 'home' });
  context.online.state = { ...NOWHERE, you, lobby, mine, want, named, sitting: seated };
  context.opening = null;
  keepPlace(context);
  if (named) link.come(want);
}

/**
 * Goes to the table in an address or a stored value, written `@TABLE/INVITE`. Returns whether it names one.
 */
export function goToAddress(context: OnlineContext, address: string): boolean {
  const [, table, invite = '', watch] =
    /^@([\w-]{22})(?:\/([\w-]{22})?)?(\/watch)?$/.exec(
      address.startsWith(SERVER_TABLE_PREFIX) ? address : SERVER_TABLE_PREFIX + address,
    ) ?? [];
  if (table === undefined) return false;
  arrive(context, table, invite === '' ? null : invite, watch === undefined);
  return true;
}

function called(context: OnlineContext, name: string): void {
  context.running.dispatch({ type: 'name', name });
  const { want } = context.online.state;
  context.online.change({ named: true, trouble: null });
  if (want !== null) context.link.come(want);
}

function mute(online: OnlineModel, player: string): void {
  const { muted } = online.state;
  online.change({ muted: muted.includes(player) ? muted.filter(one => one !== player) : [...muted, player] });
}

/**
 * Requests a rematch: the first request opens the waiting room, later ones join it. A contest shows its
 * results instead.
 */
export function again(context: OnlineContext): void {
  const { contest, state } = context.online.state.facts ?? {};
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
  const lobby = context.online.state.asked ? await api.get('/api/tables') : undefined;
  if (lobby !== undefined) take(context, lobby, tables => ({ lobby: tables, trouble: null }));
  if (lobby?.ok === false || !who.known()) return;
  const you = await who.enter(running.model.name);
  if (!you.ok) return;
  const mine = await api.get('/api/tables/mine');
  if (mine.ok) context.online.change({ mine: inOrder(mine.body.tables) });
}

/** Storage key: the person declined to be asked about notifications. */
export const DECLINED = 'moonshot.untold';

function tellLater({ store, online }: OnlineContext): void {
  online.notificationsDeclined = true;
  store.put(DECLINED, 'yes');
}

/** Asks for permission synchronously, because browsers show the prompt only on a click. */
async function tellMe({ api, language, online }: OnlineContext, yes: boolean): Promise<void> {
  online.notifications = await (yes ? enableNotifications(api, language()) : disableNotifications(api));
}

type Lists = Partial<Online>;

function take<T extends { readonly tables: Answered }>(
  context: OnlineContext,
  answer: ApiResult<T>,
  change: (tables: Answered) => Lists,
): void {
  if (answer.ok) context.online.change(change(answer.body.tables));
  else showFailure(context, answer);
}

type Answered = typeof NOWHERE.lobby;

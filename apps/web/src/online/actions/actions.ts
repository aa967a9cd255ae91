// Actions at online tables. Most of them send a request to the server, whose answer changes the online state.
import type { TableFacts, TableOrder } from '@moonshot/protocol/server';
import { onlineTexts } from '../../i18n/online.svelte.ts';
import { SERVER_TABLE_PREFIX } from '../../model/model.ts';
import type { OnlineActions, TableActions } from '../action-types.ts';
import { showDoor } from '../door.ts';
import { forgetPeople } from '../met.ts';
import type { OnlineModel } from '../online-model.svelte.ts';
import { FOR_FRIENDS, isIdle } from '../order.ts';
import type { ApiResult } from '../server/http-client.ts';
import type { TableTarget } from '../server/link-state.ts';
import { disableNotifications, enableNotifications } from '../server/notifications.ts';
import {
  keepPlace,
  leave,
  type OnlineContext,
  sayTo,
  showCode,
  showFailure,
  sit,
  toContest,
  toGathering,
} from '../session.ts';
import { type LivingPart, NOWHERE } from '../state.ts';
import { inOrder } from '../waiting.ts';
import { accountActions } from './account-actions.ts';
import { conductActions } from './conduct-actions.ts';
import { contestActions } from './contest-actions.ts';
import { leagueActions } from './league-actions.ts';
import { ratingActions } from './rating-actions.ts';

export function onlineActions(context: OnlineContext): OnlineActions {
  const { running } = context;
  return {
    ...conductActions(context),
    ...tableActions(context),
    code: () => showCode(context),
    say: message => sayTo(context, message),
    readRules: ({ game, seats, overrides }) =>
      running.sendToWorker({ type: 'rules', game, seats: seats.length, overrides: { ...overrides } }),
    panel: panel => context.online.change({ panel, seen: context.online.state.chat.at(-1)?.id ?? 0 }),
    mute: player => mute(context.online, player),
    forgetPeople: player => {
      context.online.met = forgetPeople(context.store, player);
    },
    again: () => again(context),
    retry: () => retry(context),
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

/** Actions that lead to a table, and to a seat at it. */
function tableActions(context: OnlineContext): TableActions {
  const { running, api } = context;
  return {
    openLike: facts => {
      leave(context);
      openLike(context, facts);
    },
    listGames: () => running.sendToWorker({ type: 'further' }),
    quick: order => void opened(context, () => idleOrNew(context, order)),
    others: () => {
      leave(context);
      context.online.change({ asked: true });
      refresh(context);
    },
    make: body => void opened(context, () => api.post('/api/tables', { body })),
    makeScreen: body => void opened(context, () => api.post('/api/tables', { body }), 'screen'),
    fork: body => void opened(context, () => api.post('/api/forks', { body })),
    look: table => arrive(context, table, null, true, { invited: true }),
    arrive: (door, seated) => arrive(context, door.table, door.invite, seated),
    byCode: code => opened(context, () => api.post('/api/codes/{code}', { params: { path: { code } } })),
    called: (name, seated) => called(context, name, seated),
    bigScreen: () => {
      const { seat } = context.online.state;
      context.online.change({ part: 'screen', sitting: false });
      if (seat !== null) sayTo(context, { type: 'stand' });
      keepPlace(context);
    },
    watch: () => {
      context.online.change({ full: false, sitting: false });
      keepPlace(context);
    },
    sitLater: () => {
      context.online.change({ sitting: true });
      sit(context);
      keepPlace(context);
    },
  };
}

/**
 * Signs in, opens a table and goes to it, or shows why that failed. A big screen needs no name of a person.
 * While another request is pending, this one is ignored. If the person has gone to another table meanwhile,
 * the result is dropped. Resolves to whether the person is at the table.
 */
async function opened(
  context: OnlineContext,
  open: () => Promise<ApiResult<TableTarget>>,
  part: 'screen' | null = null,
): Promise<boolean> {
  if (context.opening !== null) return false;
  const mine = {};
  context.opening = mine;
  context.online.change({ asked: true, going: true, trouble: null });
  const screen = part === 'screen' ? onlineTexts.words.living.screen : '';
  const you = await context.who.enter(context.running.model.name || screen);
  const door = you.ok ? await open() : you;
  if (context.opening !== mine) return false;
  context.opening = null;
  context.online.change({ going: false });
  if (door.ok) context.online.fork = null;
  if (door.ok) arrive(context, door.body.table, door.body.invite, part === null, { part });
  else showFailure(context, door);
  return door.ok;
}

interface Arrival {
  // whether the person came by a link and has not yet chosen to sit down or to watch
  readonly invited?: boolean;
  readonly part?: LivingPart | null;
}

function arrive(
  context: OnlineContext,
  table: string,
  invite: string | null,
  seated: boolean,
  { invited = false, part = null }: Arrival = {},
): void {
  const { running, who, link } = context;
  const { you, lobby, mine } = context.online.state;
  const want = { table, invite };
  const named = running.model.name !== '' || who.known();
  if (running.model.table !== null) running.dispatch({ type: 'home' });
  link.leave(); // leaves the table at which the person was before
  context.online.state = { ...NOWHERE, you, lobby, mine, want, named, sitting: seated, invited, part };
  [context.opening, context.asked] = [null, ''];
  keepPlace(context);
  if (invited) void showDoor(context);
  else if (named) link.come(want);
}

/**
 * Goes to the table in an address or a stored value, written `@TABLE/INVITE/PART`. A link has no `@`, and the
 * invitation and the part may be missing. If `invited` is set (for a link) or the part is `door` or `hand`,
 * the person sees the table before joining, except on a big screen. Returns whether the address names a
 * table.
 */
export function goToAddress(context: OnlineContext, address: string, invited: boolean): boolean {
  const [, table, invite = '', how] =
    /^@([\w-]{22})(?:\/([\w-]{22})?)?(?:\/(watch|door|screen|hand))?$/.exec(
      address.startsWith(SERVER_TABLE_PREFIX) ? address : SERVER_TABLE_PREFIX + address,
    ) ?? [];
  if (table === undefined) return false;
  const part = how === 'screen' || how === 'hand' ? how : null;
  // a person who already has a seat is not asked and goes to it
  const asks = invited || how === 'door' || how === 'hand';
  const seated = how !== 'watch' && how !== 'screen';
  arrive(context, table, invite === '' ? null : invite, seated, { invited: asks && how !== 'screen', part });
  return true;
}

/**
 * Handles the name that the person has entered. At the table of an invitation, `seated` says whether the
 * person sits down or watches.
 */
function called(context: OnlineContext, name: string, seated: boolean): void {
  context.running.dispatch({ type: 'name', name });
  const { want, invited, sitting } = context.online.state;
  context.online.change({ named: true, invited: false, trouble: null, sitting: invited ? seated : sitting });
  keepPlace(context);
  if (want !== null) context.link.come(want);
}

function mute(online: OnlineModel, player: string): void {
  const { muted } = online.state;
  online.change({ muted: muted.includes(player) ? muted.filter(one => one !== player) : [...muted, player] });
}

/**
 * Requests a rematch. The first request opens the waiting room, and later requests join it. After a contest,
 * the results of the contest are shown instead.
 */
export function again(context: OnlineContext): void {
  const { contest, state } = context.online.state.facts ?? {};
  if (contest !== undefined && state === 'over') {
    toContest(context, contest);
    return;
  }
  // When this page draws the last card, the server may not have ended the table yet.
  if (state !== 'playing') context.link.say({ type: 'rematch' });
  if (state === 'gathering') toGathering(context);
  else context.wantsAgain = true;
}

function retry(context: OnlineContext): void {
  const { want, invited } = context.online.state;
  if (want === null) void refresh(context);
  else if (invited) void showDoor(context);
  else context.link.retry();
}

/** Opens a table with the same rules and settings as another table. */
function openLike(context: OnlineContext, { game, overrides, length, settings, seats }: TableFacts): void {
  const body = { order: { game, overrides, length, seats: seats.length }, settings };
  void opened(context, () => context.api.post('/api/tables', { body }));
}

/** A table for these rules: the person's own unused table, otherwise a new table. */
async function idleOrNew(context: OnlineContext, order: TableOrder): Promise<ApiResult<TableTarget>> {
  const mine = await context.api.get('/api/tables/mine');
  const you = context.online.state.you?.player;
  const idle = mine.ok ? mine.body.tables.find(table => isIdle(table, you)) : undefined;
  if (idle === undefined) return context.api.post('/api/tables', { body: { order, settings: FOR_FRIENDS } });
  context.order = order;
  return { ok: true, body: { table: idle.id, invite: null } };
}

/**
 * Loads the person's tables, if the person is known to the server. Loads the public tables, if the page shows
 * them.
 */
async function refresh(context: OnlineContext): Promise<void> {
  const { api, who, running } = context;
  const lobby = context.online.state.asked ? await api.get('/api/tables') : undefined;
  if (context.online.state.want !== null) return; // the person has gone to a table meanwhile
  if (lobby?.ok) context.online.change({ lobby: lobby.body.tables, trouble: null });
  else if (lobby !== undefined) return showFailure(context, lobby);
  if (!who.known()) return;
  const you = await who.enter(running.model.name);
  if (!you.ok) return;
  const mine = await api.get('/api/tables/mine');
  if (mine.ok) context.online.change({ mine: inOrder(mine.body.tables) });
}

/** The storage key for whether the person declined to be asked about notifications. */
export const DECLINED = 'moonshot.untold';

function tellLater({ store, online }: OnlineContext): void {
  online.notificationsDeclined = true;
  store.put(DECLINED, 'yes');
}

/**
 * Turns notifications on or off. It asks for permission without awaiting anything first, because browsers
 * show the prompt only during a click.
 */
async function tellMe({ api, language, online }: OnlineContext, yes: boolean): Promise<void> {
  online.notifications = await (yes ? enableNotifications(api, language()) : disableNotifications(api));
}

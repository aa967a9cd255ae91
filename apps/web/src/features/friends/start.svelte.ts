// Starts the page's online feature, once.

import type { OnlineView } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { chosenLanguage, locale } from '../../i18n/messages.svelte.ts';
import { onlineTexts } from '../../i18n/online.svelte.ts';
import { SERVER_TABLE_PREFIX } from '../../model/model.ts';
import type { RunningPage } from '../../model/run.svelte.ts';
import type { PageSlots } from '../../model/slots.svelte.ts';
import { again, DECLINED, onlineActions } from '../../online/actions/actions.ts';
import { ratedPeople } from '../../online/actions/rating-actions.ts';
import { connectionLine } from '../../online/announcements.ts';
import { handleConnectionStatus, ticketFor } from '../../online/connection.ts';
import { metPeople } from '../../online/met.ts';
import { handleRename, handleSession } from '../../online/name-sync.ts';
import type { OnlineModel } from '../../online/online-model.svelte.ts';
import { type SealClient, sealingOf } from '../../online/seals/sealing.ts';
import { httpClient } from '../../online/server/http-client.ts';
import { identityOf } from '../../online/server/identity.ts';
import type { ConnectionStatus } from '../../online/server/link-state.ts';
import { LOCAL_STORE, remembering } from '../../online/server/local-store.ts';
import { notificationsHere, renewNotifications } from '../../online/server/notifications.ts';
import type { ServerLink, SocketDeps } from '../../online/server/ports.ts';
import { socketLink } from '../../online/server/socket-link.ts';
import { sendToServer } from '../../online/server-table.ts';
import { handleMessage, leave, type OnlineContext, sayTo } from '../../online/session.ts';
import { placeOf } from '../../online/state.ts';
import type { TimeLeft } from '../../online/times.ts';
import LivingRoom from '../living-room/LivingRoom.svelte';
import { livingPart } from '../living-room/living-part.ts';
import { stayAwake } from '../living-room/wake-lock.ts';
import BackToTable from './BackToTable.svelte';
import Friends from './Friends.svelte';
import OwnTables from './OwnTables.svelte';
import ChatButton from './table/ChatButton.svelte';
import NextDeal from './table/NextDeal.svelte';
import NotificationsButton from './table/NotificationsButton.svelte';
import { onlinePrompt } from './table/next-deal.ts';
import OnlineTable from './table/OnlineTable.svelte';
import {
  animateRings,
  followClocks,
  followStandIns,
  platesOf,
  secondsToAnnounce,
} from './table/plate-status.svelte.ts';
import RatedResult from './table/RatedResult.svelte';
import { fromAddress, fromVisit, openFriends } from './visits.ts';

/** Starts the online feature. Only the first call has an effect. */
export function start(running: RunningPage, online: OnlineModel): void {
  if (online.startedActions !== undefined) return;
  const context = contextOf(running, online);
  online.startedActions = onlineActions(context);
  $effect.root(() => {
    follow(context);
    rateSeats(online);
    fillSlots(running, online);
  });
  // Reconnects when the network returns, but not if another window has taken over the seat: this window must
  // not take the seat back by itself.
  addEventListener('online', () => online.state.line === 'lost' && context.link.retry());
  // Refreshes the person's tables, or the open table, when they return to the page.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    if (online.state.want === null) online.actions.refresh();
    else context.link.wake();
  });
  addEventListener('hashchange', () => fromAddress(context));
  // If the page starts at a server's table, `follow` opens the table, so the address is not read here.
  if (!running.model.opening?.startsWith(SERVER_TABLE_PREFIX)) fromAddress(context);
  online.actions.refresh();
  online.met = metPeople(LOCAL_STORE);
  online.notificationsDeclined = LOCAL_STORE.get(DECLINED) !== null;
  void renew(context);
}

/** Registers the push subscription again, because it belongs to the session that registered it last. */
async function renew({ running, api, who, language, online }: OnlineContext): Promise<void> {
  online.notifications = await notificationsHere();
  if (online.notifications !== 'on' || !who.known()) return;
  const you = await who.enter(running.model.name);
  if (you.ok) await renewNotifications(api, language());
}

function contextOf(running: RunningPage, online: OnlineModel): OnlineContext {
  const language = () => chosenLanguage(running.model.settings.language);
  const api = httpClient(new URL('.', document.baseURI).href, request => fetch(request), language);
  const hears = {
    message: (message: Parameters<typeof handleMessage>[1]) => handleMessage(context, message),
    line: (line: ConnectionStatus) => void handleConnectionStatus(context, line),
  };
  const line: ServerLink = socketLink({ ...PORTS, ticket: () => ticketFor(context) }, hears, language);
  const table = {
    say: (message: ClientToServer) => sayTo(context, message),
    again: () => again(context),
    left: () => {
      if (context.staying) return;
      leave(context);
      online.actions.refresh();
    },
  };
  running.connectServer({ isOpen: () => online.state.want !== null, send: message => sendToServer(table, message) });
  const rest = { staying: false, wantsAgain: false, order: null, chat: '', asked: '', renaming: '' };
  const context: OnlineContext = {
    running,
    online,
    api,
    who: identityOf(api, LOCAL_STORE, you => handleSession(context, you)),
    language,
    store: LOCAL_STORE,
    link: line,
    sealing: sealingOn(line, online),
    opening: null,
    lastView: null,
    ...rest,
  };
  return context;
}

const sealingOn = (line: ServerLink, online: OnlineModel): SealClient =>
  sealingOf({
    store: remembering(LOCAL_STORE),
    draw: () => crypto.getRandomValues(new Uint8Array(32)),
    later: PORTS.later,
    nowMs: Date.now,
    say: part => line.say(part),
    warn: warning => {
      online.sealWarning = warning;
    },
  });

const PORTS: Omit<SocketDeps, 'ticket'> = {
  open: ears => {
    const address = new URL('api/socket', document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }) => ears.text(String(data));
    socket.onclose = ({ code, reason }) => ears.closed(code, reason);
    return { send: text => socket.send(text), close: () => socket.close() };
  },
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/**
 * Loads the ratings of the players at a rated table: at first, when a player comes or leaves, and when the
 * table's state changes, for example when a match ends.
 */
function rateSeats(online: OnlineModel): void {
  const people = $derived(online.state.facts === null ? undefined : ratedPeople(online.state.facts));
  $effect(() => {
    const [table] = people?.split(' ') ?? [];
    if (table !== undefined) untrack(() => void online.actions.ratings.learn(table));
  });
}

/**
 * Reacts to changes of the page's model: the table to open, the friends screen, the person's name, and the
 * language.
 */
function follow(context: OnlineContext): void {
  const { running } = context;
  const opening = $derived(running.model.opening);
  const asked = $derived(running.model.panel === 'friends');
  const language = $derived(chosenLanguage(running.model.settings.language));
  $effect(() => {
    if (opening?.startsWith(SERVER_TABLE_PREFIX) && context.online.state.want === null) fromVisit(context, opening);
  });
  $effect(() => {
    if (!asked) return;
    context.online.change({ asked: true });
    running.dispatch({ type: 'close' });
    untrack(() => openFriends(context));
  });
  const name = $derived(running.model.name);
  $effect(() => {
    const own = name;
    untrack(() => void handleRename(context, own));
  });
  $effect(() => {
    onlineTexts.switchTo(language).catch(() => undefined); // the page itself reports the failure
  });
}

/** Stores the remaining times, and announces the viewer's own time when it runs low. */
function tellTime({ announcer }: RunningPage, online: OnlineModel, left: TimeLeft): void {
  const before = untrack(() => online.timeLeft);
  const { seat } = online.state;
  const seconds = seat === null ? undefined : secondsToAnnounce(before, left, seat);
  online.timeLeft = left;
  if (seconds !== undefined) untrack(() => announcer.say([onlineTexts.words.at.yourTime(seconds)]));
}

/** Whether the viewer plays with other people, who can agree to an undo. */
const mayAskForUndo = ({ facts, seat }: OnlineModel['state'], view: OnlineView | null | undefined): boolean =>
  seat !== null &&
  facts?.state === 'playing' &&
  view?.counted !== true &&
  facts.seats.filter(({ kind }) => kind === 'person').length > 1;

const undoOf = ({ actions }: OnlineModel): NonNullable<PageSlots['undo']> => ({
  text: onlineTexts.words.people.undo,
  ask: () => actions.say({ type: 'vote', on: 'undo', yes: true }),
});

/**
 * Fills the slots of a match at a server's table, and the slots for such tables on the home screen and in the
 * settings.
 */
function fillMatchSlots(running: RunningPage, online: OnlineModel, isAway: () => boolean): void {
  const { slots } = running;
  $effect.pre(() => {
    const away = isAway();
    slots.over = away ? OnlineTable : undefined;
    slots.again = away && online.state.facts?.contest !== undefined ? onlineTexts.words.at.compare : undefined;
    slots.head = away ? ChatButton : undefined;
    slots.between = away ? NextDeal : undefined;
    slots.daily = away && online.daily.deal?.yours != null && online.daily.deal.yours.table === online.state.facts?.id;
    slots.undo = away && mayAskForUndo(online.state, running.model.table?.view.online) ? undoOf(online) : undefined;
    const { league, settings } = online.state.facts ?? {};
    slots.result = away && (settings?.rated || league !== undefined) ? RatedResult : undefined;
    slots.home = online.state.mine.length > 0 ? OwnTables : undefined;
    slots.back = online.state.mine.length > 0 ? BackToTable : undefined;
    slots.settings = online.state.you !== null || online.state.mine.length > 0 ? NotificationsButton : undefined;
  });
}

/** Puts the components of the online feature into the page's slots. */
function fillSlots(running: RunningPage, online: OnlineModel): void {
  const { slots } = running;
  const table = $derived(running.model.table);
  const atMatch = $derived(table !== null);
  const away = $derived(atMatch && online.state.want !== null);
  const clocked = followClocks(running);
  const absent = followStandIns(online);
  const still = new MediaQuery('(prefers-reduced-motion: reduce)');
  animateRings(running, () => ({ left: clocked(), clock: online.state.facts?.settings.clock ?? null }));
  $effect.pre(() => {
    online.screen = placeOf(online.state, atMatch);
    slots.screen = livingPart(online.state, running.model)
      ? LivingRoom
      : online.screen === 'none'
        ? undefined
        : Friends;
  });
  const isLiving = $derived(online.state.part !== null && online.state.want !== null);
  // keeps the screen on, also in the waiting room and between deals
  $effect(() => (isLiving ? stayAwake() : undefined));
  fillMatchSlots(running, online, () => away);
  $effect.pre(() => {
    const { line, facts } = online.state;
    const times = { left: clocked(), standIn: absent() };
    const lost = away && line !== 'open' && line !== 'off';
    document.documentElement.dataset.line = lost ? 'lost' : 'here';
    slots.line = lost
      ? connectionLine(onlineTexts.words, line)
      : away && table !== null
        ? onlinePrompt(onlineTexts.words, table, times, locale.words.and)
        : undefined;
    tellTime(running, online, times.left);
    online.standInLeft = times.standIn;
    slots.plates = away && facts !== null ? platesOf(onlineTexts.words, facts, times, still.current, table?.view) : [];
  });
}

// Handles messages between the page and the server, and passes the server's views on to the page.
import type { Language } from '@moonshot/i18n';
import type { TableToPage } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient, TableFacts, TableOrder } from '@moonshot/protocol/server';
import { onlineTexts } from '../i18n/online.svelte.ts';
import { openAddress } from '../model/addresses.ts';
import { KEYS, SERVER_TABLE_PREFIX } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import { announceChanges, chatLine, connectionLine, nameIn } from './announcements.ts';
import { type AnswerState, takeEvents, takeView } from './answers/answered.ts';
import { rememberPeople } from './met.ts';
import type { OnlineModel } from './online-model.svelte.ts';
import { isIdle, isOrdered } from './order.ts';
import { mayConcern, reactionToError } from './refusals.ts';
import type { SealClient } from './seals/sealing.ts';
import { type ApiClient, type ApiFailure, UNKNOWN_STATUS } from './server/http-client.ts';
import type { Identity, LocalStore } from './server/identity.ts';
import type { ServerLink } from './server/ports.ts';
import { isQuiet, NOWHERE, type Online, seatFor, updateOnline } from './state.ts';

/** What the online feature works with, and its mutable state. */
export interface OnlineContext extends AnswerState {
  readonly online: OnlineModel;
  readonly running: RunningPage;
  readonly api: ApiClient;
  readonly who: Identity;
  readonly language: () => Language;
  readonly store: LocalStore;
  readonly link: ServerLink;
  readonly sealing: SealClient;
  staying: boolean; // whether the page is leaving the match's view while the person stays at the table
  // Whether the person has asked for a rematch. The rematch is requested once the table is over, and joined
  // once the table gathers players.
  wantsAgain: boolean;
  order: TableOrder | null; // the rules that the person's own table gets when the person arrives at it
  chat: string; // the chat text that was sent last
  // Identifies the last request for a seat. It is empty once the server has refused the request.
  asked: string;
  renaming: string; // the name that is being sent to the server
  // Identifies the pending request for a table. It is null if no request is pending or the request was
  // cancelled.
  opening: object | null;
}

type Message<T extends ServerToClient['type']> = Extract<ServerToClient, { type: T }>;

/** Handles one message from the server. */
export function handleMessage(context: OnlineContext, message: ServerToClient): void {
  const before = context.online.state;
  context.online.state = updateOnline(before, message);
  switch (message.type) {
    case 'welcome':
      context.sealing.connected();
      void learnBlocks(context);
      return;
    case 'table':
      atTable(context, before, message);
      return;
    case 'talk':
      showChat(context, before, message);
      return;
    case 'error':
      refused(context, message);
      return;
    case 'snapshot':
      fresh(context, message);
      return;
    case 'events':
      context.running.dispatch({ type: 'received', message });
      context.sealing.view(message.view);
      sit(context);
      takeEvents(context, message);
      return;
    case 'tableRules':
    case 'ack':
    case 'rejected':
    case 'hint':
      context.running.dispatch({ type: 'received', message });
      return;
    default:
      message satisfies never;
  }
}

function atTable(context: OnlineContext, before: Online, { table: facts, seat }: Message<'table'>): void {
  if (context.online.state.facts !== facts) return; // the facts are about a table that the page has left
  takeInvite(context, facts);
  giveOrder(context, facts);
  const { you } = context.online.state;
  if (you !== null) context.online.met = rememberPeople(context.store, facts, you.player);
  announceChanges(context, onlineTexts.words, before.facts, facts);
  // the server gives the host a seat, which a big screen does not need
  const isScreen = context.online.state.part === 'screen';
  if (before.facts === null && isScreen && seat !== null) context.link.say({ type: 'stand' });
  // a person who has stood up must get no seat in a reloaded page, and one who has sat down not just watch
  if ((before.seat === null) !== (seat === null)) keepPlace(context);
  sit(context);
  if (context.wantsAgain && facts.state === 'gathering') toGathering(context);
  else if (context.wantsAgain && facts.state === 'over' && facts.contest !== undefined)
    toContest(context, facts.contest);
  else if (context.wantsAgain && facts.state === 'over') context.link.say({ type: 'rematch' });
  context.sealing.facts(facts, seat, context.running.model.table?.view);
}

/**
 * Stores the newest invitation. A short code on the screen belongs to the old invitation, so a new code is
 * requested.
 */
function takeInvite(context: OnlineContext, { id, invite }: TableFacts): void {
  const { want, code } = context.online.state;
  if (want === null || invite === null || want.invite === invite) return;
  const isRenewed = want.invite !== null && code !== null;
  context.online.change({ want: { table: id, invite }, code: null });
  keepPlace(context);
  if (isRenewed) void showCode(context);
}

/** Changes the rules of an unused table that was opened earlier, if `order` asks for other rules. */
function giveOrder(context: OnlineContext, facts: TableFacts): void {
  const { order, online } = context;
  context.order = null;
  if (order !== null && isIdle(facts, online.state.you?.player) && !isOrdered(facts, order))
    context.link.say({ type: 'changeRules', order });
}

/** Requests a short code with which others can join the table, and shows it. */
export async function showCode(context: OnlineContext): Promise<void> {
  const { want } = context.online.state;
  if (want === null) return;
  const answer = await context.api.post('/api/codes', { body: { table: want.table } });
  if (context.online.state.want?.table !== want.table) return; // the person has left this table
  if (answer.ok) context.online.change({ code: { text: answer.body.code, forMs: answer.body.forMs } });
  else showFailure(context, answer);
}

/**
 * Requests a free seat, or a bot's seat, for a person who wants to play: at once before a match, between two
 * deals during a match.
 */
export function sit(context: OnlineContext): void {
  const { running, link, online } = context;
  const { facts, sitting } = online.state;
  const free = sitting && facts !== null ? seatFor(facts) : undefined;
  const phase = running.model.table?.view.deal.phase ?? 'none';
  if (free === undefined || (facts?.state === 'playing' && phase !== 'deal')) return;
  const asked = JSON.stringify([facts?.match, facts?.state, running.model.table?.view.deal.deal, free]);
  if (context.asked === asked) return;
  context.asked = asked;
  link.say({ type: 'sit', seat: free });
}

/** Leaves the view of the match and shows the waiting room. The person stays at the table. */
export function toGathering(context: OnlineContext): void {
  context.wantsAgain = false;
  context.staying = true;
  context.running.dispatch({ type: 'home' });
  context.staying = false;
  keepPlace(context);
}

/**
 * Leaves a contest's table and shows the results of the contest. They include the score once the table is
 * over.
 */
export function toContest(context: OnlineContext, contest: string): void {
  context.wantsAgain = false;
  openAddress(`#d/${contest}`, context.running.dispatch, () => lose(context));
}

/** Stores at which table the person is, so that a reloaded page returns to it. */
export function keepPlace({ store, online }: OnlineContext): void {
  const { want, sitting, seat, invited, part } = online.state;
  if (want === null) return;
  const watches = !sitting && seat === null;
  store.put(
    KEYS.table,
    [SERVER_TABLE_PREFIX + want.table, want.invite ?? '', part ?? (invited ? 'door' : watches ? 'watch' : '')]
      .join('/')
      .replace(/\/+$/, ''),
  );
}

function fresh(context: OnlineContext, message: Message<'snapshot'>): void {
  const { view } = message;
  const { facts } = context.online.state;
  // Ignores a view of the last match once the waiting room for the next one is open.
  if (facts?.state === 'gathering' && facts.match === view.id) return;
  const { model, dispatch } = context.running;
  if (model.table?.view.id !== view.id && model.opening !== 'new') dispatch({ type: 'continue', table: view.id });
  dispatch({ type: 'received', message });
  context.sealing.view(view);
  takeView(context, view, 'away');
}

/** Milliseconds for which a speech bubble stays. The message remains in the chat panel. */
const BUBBLE_MS = 6000;

function showChat({ online, running }: OnlineContext, before: Online, { by }: Message<'talk'>): void {
  const last = online.state.chat.at(-1);
  if (last === undefined || by.player === before.you?.player || isQuiet(before, by.player)) return;
  online.bubbles = [...online.bubbles.filter(one => one.player !== last.player), last];
  setTimeout(() => {
    online.bubbles = online.bubbles.filter(one => one.id !== last.id);
  }, BUBBLE_MS);
  running.announcer.tell([chatLine(onlineTexts.words, last, seat => nameIn(before, seat))]);
}

function refused(context: OnlineContext, error: Message<'error'>): void {
  const { sentence, about, number } = error;
  if (mayConcern(error, 'sit')) context.asked = '';
  const reaction = reactionToError(error, context.online.state);
  if (reaction === 'leave') lose(context, sentence);
  if (reaction === 'ban') context.online.change({ trouble: { kind: 'said', sentence } });
  if (reaction === 'seal') context.sealing.refused(error.retryAfterMs, () => context.running.model.table?.view);
  if (reaction !== 'show') return;
  if (mayConcern(error, 'rematch')) context.wantsAgain = false;
  if (about === 'chat') context.online.change({ unsaid: context.chat });
  tellRefused(context, sentence, about === undefined || number !== undefined);
}

/** A number that no action has. */
const NO_COMMAND = 0;

/**
 * Shows why a message was refused. If the message was an action (`isCommand`), cards that are drawn as played
 * return to the hand.
 */
function tellRefused({ online, running }: OnlineContext, sentence: string, isCommand: boolean): void {
  online.change({ refused: sentence });
  const { table } = running.model;
  if (table === null) return;
  const message: TableToPage =
    isCommand || table.flight === null
      ? { type: 'trouble', sentence }
      : { type: 'rejected', number: NO_COMMAND, code: 'not-owed', sentence, fields: [] };
  running.dispatch({ type: 'received', message });
}

/** Sends a message to the table, or shows why it cannot be sent. */
export function sayTo(context: OnlineContext, message: ClientToServer): void {
  context.online.change({ refused: null, unsaid: null });
  if (message.type === 'chat') context.chat = message.text;
  const isSent = context.link.say(message);
  if (!isSent) tellRefused(context, connectionLine(onlineTexts.words, context.online.state.line), false);
  if (!isSent && message.type === 'chat') context.online.change({ unsaid: message.text });
}

/** Returns to the home screen and shows why the table cannot be reached, if a reason is given. */
export function lose(context: OnlineContext, sentence?: string): void {
  leave(context);
  context.running.dispatch({ type: 'home' });
  if (sentence !== undefined) context.running.dispatch({ type: 'received', message: { type: 'trouble', sentence } });
}

/** Leaves the table. The person's seat stays taken. */
export function leave(context: OnlineContext): void {
  const { link, store } = context;
  const { you, lobby, mine } = context.online.state;
  [context.wantsAgain, context.opening, context.order] = [false, null, null];
  link.leave();
  context.online.state = { ...NOWHERE, you, lobby, mine };
  Object.assign(context.online, { bubbles: [], seatNews: [], sealWarning: null, answered: null });
  store.put(KEYS.table, null);
}

/** Loads the list of blocked players. If that fails, the previous list stays. */
export async function learnBlocks({ api, online }: OnlineContext): Promise<void> {
  const answer = await api.get('/api/blocks');
  if (answer.ok) online.change({ blocked: answer.body.blocked });
}

/**
 * Shows why a request failed. Asks for a name if the server does not know the person or refuses the name. At
 * a match, a person whom the server does not know leaves the table instead.
 */
export function showFailure(context: OnlineContext, failure: ApiFailure): void {
  if (failure.why !== 'no') {
    context.online.change({ trouble: { kind: failure.why } });
    return;
  }
  const { status, problem } = failure;
  const unknown = status === UNKNOWN_STATUS;
  context.online.change({ trouble: unknown ? null : { kind: 'said', sentence: problem.sentence } });
  if (!unknown && problem.code !== 'bad-name') return;
  if (unknown && context.running.model.table !== null && context.online.state.want !== null) {
    lose(context, onlineTexts.words.account.over);
    return;
  }
  context.link.leave();
  context.online.change({ named: false });
}

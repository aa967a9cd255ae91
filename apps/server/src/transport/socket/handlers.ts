// Handles the messages of a socket after its hello: joining a table, and everything at that table.
import type { ClientToServer, TableOrder } from '@moonshot/protocol/server';
import type { Env } from '../../core/env.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { BLOCKED, isBlocked } from '../../domain/conduct/blocks.ts';
import { sendTalk } from '../../domain/tables/chat.ts';
import { empty } from '../../domain/tables/empty-seat.ts';
import { hint } from '../../domain/tables/hints.ts';
import { type JoinContext, join, leave } from '../../domain/tables/join.ts';
import type { ClientConnection, LiveTable, Subscriber } from '../../domain/tables/live.ts';
import { perform, performSeal, performSeating } from '../../domain/tables/match-commands.ts';
import { tableFor, tableRulesFor } from '../../domain/tables/project.ts';
import { change, type TableRegistry } from '../../domain/tables/registry.ts';
import * as changes from '../../domain/tables/row/changes.ts';
import { renewInvite } from '../../domain/tables/row/invitation.ts';
import { orderProblem } from '../../domain/tables/row/orders.ts';
import { KIND_OF } from './message-kinds.ts';

export interface JoinedTable {
  readonly live: LiveTable;
  readonly subscriber: Subscriber;
}

/** The state of a socket, with the table that it has joined, if any. */
export interface ClientSession extends JoinContext {
  joined: JoinedTable | undefined;
  ended: boolean; // whether the socket is closed; later messages are ignored
}

type ClientMessage = Exclude<ClientToServer, { type: 'hello' }>;

const ONLY_PLAYS = apiError('not-allowed', words => words.onlyPlays);
const NO_PLACE = apiError('not-now', words => words.noTable);

/** Handles a message. Returns the refusal if the message is refused. */
export async function handleMessage(session: ClientSession, message: ClientMessage): Promise<ApiError | undefined> {
  if (session.client.outside && KIND_OF[message.type] !== 'play') return ONLY_PLAYS;
  if (message.type === 'join') return joinTable(session, message);
  const { joined } = session;
  if (message.type === 'setLanguage') return resendTexts(joined);
  if (joined === undefined || !joined.live.subscribers.has(joined.subscriber)) return NO_PLACE;
  return handleAtTable(session, joined, message);
}

/** Handles a message that is only possible at a table. */
async function handleAtTable(
  session: ClientSession,
  { live, subscriber }: JoinedTable,
  message: Exclude<ClientMessage, { type: 'join' | 'setLanguage' }>,
): Promise<ApiError | undefined> {
  const { tables } = session;
  if (isRowMessage(message)) return changeRow(tables, live, session.client, message);
  switch (message.type) {
    case 'leave':
      return leaveTable(session);
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      return perform(tables, live, subscriber, message);
    case 'sit':
    case 'stand':
      if (message.type === 'sit' && (await isBlocked(tables, live, session.client.player))) return BLOCKED;
      if (live.row.state === 'playing') return performSeating(tables, live, subscriber, message);
      return changeRow(tables, live, session.client, message);
    case 'emptySeat':
      return empty(tables, live, session.client.player, message.seat);
    case 'takeSeatBack':
    case 'vote':
      return performSeating(tables, live, subscriber, message);
    case 'hint':
      return hint(tables, live, subscriber);
    case 'commitSeal':
    case 'openSeal':
      return performSeal(tables, live, subscriber, message);
    case 'phrase':
    case 'emote':
    case 'chat':
    case 'nudge':
      return sendTalk(tables.context, live, subscriber, message);
    default:
      return message satisfies never;
  }
}

/**
 * The messages that change only the table's row. `sit` and `stand` are not among them, because during a
 * match they also change the match.
 */
const ROW_MESSAGES = [
  ...(['setReady', 'addBot', 'changeSettings', 'changeRules'] as const),
  ...(['start', 'transferHost', 'renewInvite', 'rematch'] as const),
] as const;

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type RowMessage = Of<(typeof ROW_MESSAGES)[number]>;

const isRowMessage = (message: ClientMessage): message is RowMessage =>
  ROW_MESSAGES.some(type => type === message.type);

function changeFor(env: Env, player: string, message: RowMessage | Of<'sit' | 'stand'>): changes.Change {
  switch (message.type) {
    case 'sit':
      return changes.sit(player, message.seat);
    case 'stand':
      return changes.stand(player);
    case 'setReady':
      return changes.prepare(player, message.yes);
    case 'addBot':
      return changes.seatBot(player, message.seat, message.player);
    case 'changeSettings':
      return changes.changeSettings(player, message.settings);
    case 'changeRules':
      return changes.changeRules(player, message.order);
    case 'start':
      return changes.begin(player);
    case 'transferHost':
      return changes.handOver(player, message.player);
    case 'renewInvite':
      return renewInvite(player, newId(env));
    case 'rematch':
      return changes.openRematch(player);
  }
}

async function changeRow(
  tables: TableRegistry,
  live: LiveTable,
  client: ClientConnection,
  message: RowMessage | Of<'sit' | 'stand'>,
): Promise<ApiError | undefined> {
  const wrong = message.type === 'changeRules' ? await whyNotOrdered(tables, live, client, message.order) : undefined;
  return wrong ?? change(tables, live, changeFor(tables.context.env, client.player, message));
}

/**
 * Why the host may not change the rules to these; undefined if the host may. The rules are checked in a
 * thread before the table's row is changed.
 */
const whyNotOrdered = async (
  { context }: TableRegistry,
  { row }: LiveTable,
  { player, network }: ClientConnection,
  ordered: TableOrder,
): Promise<ApiError | undefined> =>
  changes.whyNotOrdered(row, player) ?? (await orderProblem(context, ordered, ordered.seats, { player, network }));

async function joinTable(
  session: ClientSession,
  { table, invite, known }: Extract<ClientMessage, { type: 'join' }>,
): Promise<ApiError | undefined> {
  leaveTable(session);
  const came = await join(session, table, invite, known);
  if (came === undefined) return undefined;
  if (!came.ok) return came.error;
  session.joined = { live: came.live, subscriber: came.subscriber };
  // If the socket closed during the join, it could not leave the table at that time, so it leaves the table
  // now.
  return session.ended ? leaveTable(session) : undefined;
}

/**
 * Handles the end of a socket: the player leaves the table. If the socket was dead, the player may have
 * missed the beginning of a turn and gets a push message.
 */
export function end(session: ClientSession, isDead = false): undefined {
  session.ended = true;
  const { joined } = session;
  leaveTable(session);
  if (isDead && joined !== undefined) tellTurn(session.tables, joined.live, session.client.player);
}

const tellTurn = ({ matchDeps }: TableRegistry, live: LiveTable, player: string): void =>
  matchDeps.turned(
    live,
    live.turns.filter(turn => turn.player === player),
  );

/** Leaves the table that the socket has joined, if any. The player keeps the seat. */
function leaveTable(session: ClientSession): undefined {
  if (session.joined !== undefined) leave(session.tables, session.joined.live, session.joined.subscriber);
  session.joined = undefined;
}

/** Sends the table's texts in the client's language. Before a match these are the table itself. */
function resendTexts(joined: JoinedTable | undefined): undefined {
  if (joined === undefined) return;
  const { runner } = joined.live;
  const { client } = joined.subscriber;
  client.send(runner === undefined ? tableFor(joined.live, client) : tableRulesFor(runner, client.words().rules));
}

// One socket from its first message (the hello) to its end. Its messages are rate-limited, parsed, and
// handled in order.
import type { Duplex } from 'node:stream';
import { type Language, languageFor } from '@moonshot/i18n';
import type { ClientToServer, Greeting } from '@moonshot/protocol/server';
import type { RawData, WebSocket } from 'ws';
import type { Cancel } from '../../core/env.ts';
import { type ApiError, apiError, reasonOf, toProblemDetails } from '../../core/errors.ts';
import { SPOKEN } from '../../core/languages.ts';
import { networkOf } from '../../core/network/client-network.ts';
import { type Bucket, fullBucket, takeTokens } from '../../core/network/token-bucket.ts';
import type { Principal, Tickets } from '../../domain/sign-in/tickets.ts';
import { showAll } from '../../domain/tables/join.ts';
import type { ClientConnection } from '../../domain/tables/live.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import { measureBlocking } from '../../threads/jobs/processor-budgets.ts';
import { inNamesOf } from './earlier-names.ts';
import { type ClientSession, end, handleMessage } from './handlers.ts';
import { admit, commonVersion } from './handshake.ts';
import { closeIfLapsed } from './lost-access.ts';
import type { MessageRates, RateLimitedType } from './message-limits.ts';
import { CLOSE, type Outbox, outboxTo } from './outbox.ts';
import { readFrame } from './parse-frame.ts';

export interface Connection {
  readonly socket: WebSocket;
  readonly address: string;
  principal: Principal | undefined; // who the client is; undefined until the hello has been accepted
  version: number | undefined; // the protocol version in use; undefined until the hello
  hasEarlierNames: boolean; // whether the client uses the earlier names of messages
  missed: number; // number of pings in a row that the client has not answered
  /** Closes the socket with a code, and leaves its table. */
  end(code: number, reason: string): undefined;
}

/** What all connections share. */
export interface ConnectionDeps {
  readonly tables: TableRegistry;
  readonly tickets: Tickets;
  /** Called when the hello has been accepted. May close older connections of the same player. */
  known(connection: Connection): void;
  readonly rates: MessageRates;
}

interface ConnectionState extends ClientSession {
  readonly deps: ConnectionDeps;
  readonly connection: Connection;
  readonly unknown: Bucket; // the tokens for messages before the player is known
  readonly fromPage: boolean;
  greeted: boolean; // whether a hello has been received, valid or not
  language: Language;
  queue: Promise<unknown>;
  pending: number;
  ignored: number;
}

/**
 * Where a socket comes from: its stream, its address, and whether it sent an Origin header, as browsers do.
 */
interface SocketSource {
  readonly wire: Duplex;
  readonly address: string;
  readonly fromPage: boolean;
}

/** Handles a new socket until it ends. */
export function listen(deps: ConnectionDeps, socket: WebSocket, { wire, address, fromPage }: SocketSource): Connection {
  const { context } = deps.tables;
  const outbox = outboxTo(socket, wire, context, () => {
    if (state.joined !== undefined) showAll(state.joined.live, state.joined.subscriber);
  });
  const limits = context.config.limits;
  let gone: Cancel = () => {};
  const connection: Connection = {
    socket,
    address,
    principal: undefined,
    version: undefined,
    hasEarlierNames: false,
    missed: 0,
    end: (code, reason) => {
      end(state);
      socket.close(code, reason);
      gone();
      // After this time, the socket is cut off even if the client has not closed its side.
      gone = context.env.after(limits.closeMs, () => socket.terminate());
    },
  };
  const client = voiceOf(connection, outbox, () => state.language);
  const state: ConnectionState = { ...fresh(deps, fromPage), connection, client };
  const late = context.env.after(limits.helloMs, () => {
    if (connection.principal === undefined) connection.end(CLOSE.policy, 'no hello came in time');
  });
  socket.on('message', (data, isBinary) => onMessage(state, data, isBinary));
  socket.on('pong', () => {
    connection.missed = 0;
  });
  boundWire(state, wire);
  socket.on('error', error => context.log.debug({ reason: reasonOf(error) }, 'a socket failed'));
  socket.on('close', () => {
    late();
    gone();
    outbox.stop();
    // the second argument says whether the client had stopped answering pings
    end(state, connection.missed > limits.pingsMissed);
  });
  return connection;
}

/**
 * Limits what arrives below the level of messages. Pings count as messages, a client that reads too slowly
 * gets no pongs, and the number of received bytes is limited.
 */
function boundWire(state: ConnectionState, wire: Duplex): void {
  const { env, config } = state.tables.context;
  const { socket } = state.connection;
  const rate = state.deps.rates.bytes;
  const bytes = fullBucket(rate);
  socket.on('ping', content => {
    if (!isTooMany(state) && wire.writableLength <= config.limits.bufferedBytes) socket.pong(content);
  });
  wire.on('data', (part: Buffer) => {
    // The client has sent more bytes than all the messages that it may send can contain.
    if (takeTokens(bytes, rate, env.monoMs(), part.length) > 0) socket.terminate();
  });
}

/** The first version of the protocol with updates. */
const UPDATES = 3;

const voiceOf = (connection: Connection, { send: say }: Outbox, language: () => Language): ClientConnection => ({
  get player() {
    return connection.principal?.player ?? '';
  },
  get outside() {
    return connection.principal?.outside ?? false;
  },
  network: networkOf(connection.address),
  get takesUpdates() {
    return (connection.version ?? 0) >= UPDATES;
  },
  send: (message, json) => say(inNamesOf(connection, message), json),
  end: connection.end,
  words: () => SPOKEN[language()],
});

/** The state of a connection that has just been opened. */
const fresh = (deps: ConnectionDeps, fromPage: boolean): Omit<ConnectionState, 'connection' | 'client'> => ({
  deps,
  tables: deps.tables,
  unknown: fullBucket(deps.rates.unknown),
  fromPage,
  greeted: false,
  language: 'en',
  joined: undefined,
  ended: false,
  queue: Promise.resolve(),
  pending: 0,
  ignored: 0,
});

/** Sends a refusal of a message to the client. */
function refuse(state: ConnectionState, refusal: ApiError, message?: ClientToServer): undefined {
  state.tables.context.metrics.refusals.inc({ code: refusal.code });
  const about = message && { about: message.type, ...('number' in message && { number: message.number }) };
  state.client.send({ type: 'error', ...toProblemDetails(refusal, state.client.words().errors), ...about });
}

/** Sends a refusal to the client, and closes the socket. */
function dismiss(state: ConnectionState, refusal: ApiError): undefined {
  refuse(state, refusal);
  state.connection.end(refusal.code === 'banned' ? CLOSE.banned : CLOSE.policy, refusal.code);
}

function onMessage(state: ConnectionState, data: RawData, isBinary: boolean): undefined {
  const { context } = state.tables;
  const { frameDepth, pendingMessages } = context.config.limits;
  // the socket is closing already
  if (state.connection.socket.readyState !== state.connection.socket.OPEN) return;
  if (isBinary) return state.connection.end(CLOSE.unsupported, 'messages are text');
  const parsed = readFrame(data.toString(), frameDepth);
  if (!parsed.ok)
    return dismiss(
      state,
      apiError('unreadable', say => say.message(parsed.reason.slice(0, 300))),
    );
  const { message } = parsed;
  if (parsed.isEarlier) state.connection.hasEarlierNames = true;
  context.metrics.messages.inc({ type: message.type });
  if (isTooMany(state, message)) return;
  if (!state.greeted) return greet(state, message);
  if (message.type === 'hello') return dismiss(state, SECOND_HELLO);
  if (state.pending >= pendingMessages) return state.connection.end(CLOSE.tryLater, 'too much waits for an answer');
  if (message.type === 'setLanguage') state.language = languageFor([message.language]);
  state.pending += 1;
  // whether the message arrived before the hello was accepted
  const early = state.connection.principal === undefined;
  const work = async (): Promise<void> => {
    const counts = state.connection.principal !== undefined && !state.ended;
    if (counts && !(early && isTooMany(state, message))) await answer(state, message);
    state.pending -= 1;
  };
  // No message waits until a numbered command is stored, because the table keeps commands in order. Each
  // message waits until the earlier messages without a number are done.
  if ('number' in message) state.queue = state.queue.then(() => void work());
  else state.queue = state.queue.then(work);
}

const NO_HELLO = apiError('no-ticket', say => say.hello);
const SECOND_HELLO = apiError('unreadable', say => say.oneHello);
const FAILED = apiError('paused', say => say.failed);
const TOO_MANY = apiError('too-many', say => say.messages);
const TOO_MUCH = apiError('too-many', say => say.work);

/**
 * Whether a message, or a ping, exceeds the client's rate limit or budget. If so, the message is refused. A
 * client that ignores too many refusals is disconnected.
 */
function isTooMany(state: ConnectionState, message?: ClientToServer): boolean {
  const takenMs = take(state, message?.type ?? 'ping');
  const { budgets } = state.tables.context;
  const waitMs = takenMs > 0 ? takenMs : budgets.waitMs(state.client);
  if (waitMs === 0) {
    measureBlocking(state.tables.context.env, ms => budgets.spend(state.client, ms));
    return false;
  }
  state.ignored += 1;
  const refusal: ApiError = { ...(takenMs > 0 ? TOO_MANY : TOO_MUCH), retryAfterMs: waitMs };
  if (state.ignored > state.tables.context.config.limits.ignoredMessages) dismiss(state, refusal);
  else refuse(state, refusal, message);
  return true;
}

/** Takes a token for a message. Returns 0, or the milliseconds to wait if there is none. */
function take({ deps: { rates, tables }, connection, unknown }: ConnectionState, type: RateLimitedType): number {
  const player = connection.principal?.player;
  if (player === undefined) return takeTokens(unknown, rates.unknown, tables.context.env.monoMs());
  return rates.take(player, type);
}

async function answer(state: ConnectionState, message: Exclude<ClientToServer, { type: 'hello' }>): Promise<void> {
  try {
    const refusal = await handleMessage(state, message);
    if (refusal !== undefined) refuse(state, refusal, message);
  } catch (error) {
    state.tables.context.log.error({ type: message.type, reason: reasonOf(error) }, 'a message failed');
    // A client whose join has failed would wait for ever, so it has to reconnect.
    if (message.type === 'join') return state.connection.end(CLOSE.fault, 'come again');
    refuse(state, FAILED, message);
  }
}

function greet(state: ConnectionState, message: ClientToServer): undefined {
  if (message.type !== 'hello') return dismiss(state, NO_HELLO);
  state.greeted = true;
  state.connection.version = commonVersion(message);
  state.language = languageFor([message.language]);
  state.queue = welcome(state, message);
}

async function welcome(state: ConnectionState, hello: Greeting): Promise<void> {
  const { deps, connection, tables } = state;
  try {
    const admitted = await admit(tables.context, deps.tickets, hello, connection.address, state.fromPage);
    if (!admitted.ok) return dismiss(state, admitted.error);
    const { version, principal, name } = admitted;
    connection.principal = principal;
    deps.known(connection);
    if (await closeIfLapsed(tables.context, connection)) return;
    const you = { player: principal.player, name };
    state.client.send({ type: 'welcome', version, you, reached: tables.reached, language: state.language });
  } catch (error) {
    tables.context.log.error({ reason: reasonOf(error) }, 'a connection could not be set up');
    connection.end(CLOSE.tryLater, 'try again later');
  }
}

// One socket from its hello to its end: its messages are rate-limited, parsed, and handled in order.
import type { Duplex } from 'node:stream';
import type { Greeting, ToServer } from '@moonshot/wire/online/to-server';
import type { Language } from '@moonshot/wire/to-table';
import type { RawData, WebSocket } from 'ws';
import type { Cancel } from '../env.ts';
import { whileHeld } from '../jobs/budgets.ts';
import { SPOKEN } from '../languages.ts';
import { networkOf } from '../networks.ts';
import { type No, no, reasonOf, told } from '../no.ts';
import { showAll } from '../tables/attend.ts';
import type { Voice } from '../tables/live.ts';
import type { Tables } from '../tables/registry.ts';
import type { Bearer, Tickets } from '../tickets.ts';
import { bytesOf, type PlayerRates, type Said } from './allowed.ts';
import { bucket } from './bucket.ts';
import { doDeed, end, type Whereabouts } from './deeds.ts';
import { CLOSE, type Outlet, outletTo } from './egress.ts';
import { admit } from './greet.ts';
import { isOut } from './lapsed.ts';
import { readFrame } from './read.ts';
import { inVersionOne } from './version-one.ts';

export interface Connection {
  readonly socket: WebSocket;
  readonly address: string;
  bearer: Bearer | undefined; // once it has said hello
  version: number | undefined; // protocol version, once agreed
  missed: number; // pings without an answer
  /** Closes the socket with a code, and leaves its table. */
  end(code: number, reason: string): undefined;
}

/** What connections share. */
export interface Ears {
  readonly tables: Tables;
  readonly tickets: Tickets;
  /** Called after the hello. Older connections of the same player may be closed. */
  known(connection: Connection): void;
  readonly rates: PlayerRates;
}

interface Talk extends Whereabouts {
  readonly ears: Ears;
  readonly connection: Connection;
  readonly take: (message: Said) => number;
  readonly fromPage: boolean;
  greeted: boolean; // has sent hello, successful or not
  language: Language;
  queue: Promise<unknown>;
  pending: number;
  ignored: number;
}

/** Handles a new socket until it ends. `wire` is its stream; `fromPage` tells whether it sent an Origin. */
export function listen(ears: Ears, socket: WebSocket, wire: Duplex, address: string, fromPage: boolean): Connection {
  const { world } = ears.tables;
  const outlet = outletTo(socket, wire, world, () => {
    if (talk.place !== undefined) showAll(talk.place.live, talk.place.attendee);
  });
  const limits = world.config.limits;
  let gone: Cancel = () => {};
  const connection: Connection = {
    socket,
    address,
    bearer: undefined,
    version: undefined,
    missed: 0,
    end: (code, reason) => {
      end(talk);
      socket.close(code, reason);
      gone();
      gone = world.env.after(limits.closeMs, () => socket.terminate()); // whether or not it agrees
    },
  };
  const voice = voiceOf(connection, outlet, () => talk.language);
  const talk: Talk = { ...fresh(ears, connection, fromPage), connection, voice };
  const late = world.env.after(limits.helloMs, () => {
    if (connection.bearer === undefined) connection.end(CLOSE.policy, 'no hello came in time');
  });
  socket.on('message', (data, isBinary) => hear(talk, data, isBinary));
  socket.on('pong', () => {
    connection.missed = 0;
  });
  boundWire(talk, wire);
  socket.on('error', error => world.log.debug({ reason: reasonOf(error) }, 'a socket failed'));
  socket.on('close', () => {
    late();
    gone();
    outlet.stop();
    end(talk, connection.missed > limits.pingsMissed); // the pings found it dead
  });
  return connection;
}

/**
 * Bounds the wire: pings count as messages, pongs wait for slow readers, and all received bytes are limited.
 */
function boundWire(talk: Talk, wire: Duplex): void {
  const { env, config } = talk.tables.world;
  const { socket } = talk.connection;
  const bytes = bytesOf(config.limits);
  socket.on('ping', content => {
    if (!isTooMany(talk, 'ping') && wire.writableLength <= config.limits.bufferedBytes) socket.pong(content);
  });
  wire.on('data', (part: Buffer) => {
    // more than any client sends as messages
    if (bytes.take(env.monoMs(), part.length) > 0) socket.terminate();
  });
}

const voiceOf = (connection: Connection, { say }: Outlet, language: () => Language): Voice => ({
  get player() {
    return connection.bearer?.player ?? '';
  },
  get outside() {
    return connection.bearer?.outside ?? false;
  },
  network: networkOf(connection.address),
  say: message => say(connection.version === 1 ? inVersionOne(message) : message),
  end: connection.end,
  words: () => SPOKEN[language()],
});

/** The initial state of a connection. */
function fresh(ears: Ears, connection: Connection, fromPage: boolean): Omit<Talk, 'connection' | 'voice'> {
  const { env, config } = ears.tables.world;
  const { messagesBurst, messagesPerSecond } = config.limits;
  const unknown = bucket(messagesBurst, messagesPerSecond, 1000);
  return {
    ears,
    tables: ears.tables,
    take: type => {
      const player = connection.bearer?.player;
      if (player === undefined) return unknown.take(env.monoMs());
      return ears.rates.take(player, type);
    },
    fromPage,
    greeted: false,
    language: 'en',
    place: undefined,
    ended: false,
    queue: Promise.resolve(),
    pending: 0,
    ignored: 0,
  };
}

function refuse(talk: Talk, refusal: No): undefined {
  talk.tables.world.metrics.refusals.inc({ code: refusal.code });
  talk.voice.say({ type: 'no', ...told(refusal, talk.voice.words().no) });
}

/** Refuses a client that violates the protocol, and closes its socket. */
function dismiss(talk: Talk, refusal: No): undefined {
  refuse(talk, refusal);
  talk.connection.end(refusal.code === 'banned' ? CLOSE.banned : CLOSE.policy, refusal.code);
}

function hear(talk: Talk, data: RawData, isBinary: boolean): undefined {
  const { world } = talk.tables;
  const { frameDepth, pendingMessages } = world.config.limits;
  if (talk.connection.socket.readyState !== talk.connection.socket.OPEN) return; // it was told to go
  if (isBinary) return talk.connection.end(CLOSE.unsupported, 'messages are text');
  const parsed = readFrame(data.toString(), frameDepth);
  if (!parsed.ok)
    return dismiss(
      talk,
      no('unreadable', say => say.message(parsed.reason.slice(0, 300))),
    );
  const { message } = parsed;
  world.metrics.messages.inc({ type: message.type });
  if (isTooMany(talk, message.type)) return;
  if (!talk.greeted) return greet(talk, message);
  if (message.type === 'hello')
    return dismiss(
      talk,
      no('unreadable', say => say.oneHello),
    );
  if (talk.pending >= pendingMessages) return talk.connection.end(CLOSE.tryLater, 'too much waits for an answer');
  if (message.type === 'speak') talk.language = message.language;
  talk.pending += 1;
  const early = talk.connection.bearer === undefined; // sent before the player was known
  const work = async (): Promise<void> => {
    const counts = talk.connection.bearer !== undefined && !talk.ended;
    if (counts && !(early && isTooMany(talk, message.type))) await answer(talk, message);
    talk.pending -= 1;
  };
  // A later message may arrive before an act is written: the table keeps their order.
  if ('number' in message) talk.queue = talk.queue.then(() => void work());
  else talk.queue = talk.queue.then(work);
}

const TOO_MANY = no('too-many', say => say.messages);
const TOO_MUCH = no('too-many', say => say.work);

/** Whether the client is over its rate or budget. One that ignores refusals is disconnected. */
function isTooMany(talk: Talk, type: Said): boolean {
  const takenMs = talk.take(type);
  const { budgets } = talk.tables.world;
  const waitMs = takenMs > 0 ? takenMs : budgets.waitMs(talk.voice);
  if (waitMs === 0) {
    whileHeld(talk.tables.world.env, ms => budgets.spend(talk.voice, ms));
    return false;
  }
  talk.ignored += 1;
  const refusal: No = { ...(takenMs > 0 ? TOO_MANY : TOO_MUCH), retryAfterMs: waitMs };
  if (talk.ignored > talk.tables.world.config.limits.ignoredMessages) dismiss(talk, refusal);
  else refuse(talk, refusal);
  return true;
}

async function answer(talk: Talk, message: Exclude<ToServer, { type: 'hello' }>): Promise<void> {
  try {
    const refusal = await doDeed(talk, message);
    if (refusal !== undefined) refuse(talk, refusal);
  } catch (error) {
    talk.tables.world.log.error({ type: message.type, reason: reasonOf(error) }, 'a message failed');
    // otherwise the client would wait forever
    if (message.type === 'come') return talk.connection.end(CLOSE.fault, 'come again');
    refuse(
      talk,
      no('paused', say => say.failed),
    );
  }
}

function greet(talk: Talk, message: ToServer): undefined {
  if (message.type !== 'hello')
    return dismiss(
      talk,
      no('no-ticket', say => say.hello),
    );
  talk.greeted = true;
  talk.language = message.language;
  talk.queue = welcome(talk, message);
}

async function welcome(talk: Talk, hello: Greeting): Promise<void> {
  const { ears, connection, tables } = talk;
  try {
    const admitted = await admit(tables.world, ears.tickets, hello, connection.address, talk.fromPage);
    if (!admitted.ok) return dismiss(talk, admitted.no);
    const { version, bearer, name } = admitted;
    connection.bearer = bearer;
    connection.version = version;
    ears.known(connection);
    if (await isOut(tables.world, connection)) return;
    talk.voice.say({ type: 'welcome', version, you: { player: bearer.player, name }, reached: tables.reached });
  } catch (error) {
    tables.world.log.error({ reason: reasonOf(error) }, 'a welcome failed');
    connection.end(CLOSE.tryLater, 'try again later');
  }
}

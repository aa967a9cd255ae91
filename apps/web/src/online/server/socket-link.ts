// A connection to the server that outlives its sockets. It reconnects, requests missed events, and repeats
// the last action until the server answers it.
import type { Language } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import { type ClientToServer, type ServerToClient, withWholeView } from '@moonshot/protocol/server';
import { backoffMs, LEAST_MS, requestedDelayMs } from './backoff.ts';
import {
  type ConnectionStatus,
  type ErrorMessage,
  isAbout,
  isAnswerTo,
  isNumbered,
  knownOf,
  mayTryLater,
  type NumberedMessage,
  reactionTo,
  type TableTarget,
} from './link-state.ts';
import type { ConnectionListener, OpenSocket, ServerLink, SocketDeps } from './ports.ts';

/**
 * Milliseconds. If an action or a join is not answered in this time, the connection counts as dead. An
 * attempt to connect that takes longer counts as failed.
 */
const ANSWER_MS = 8000;
/** Milliseconds until the check of a connection fails. The player looks at an old table until then. */
const WAKE_MS = 3000;
/** The state of the connection after these close codes. After any other code the client reconnects. */
const ENDS: Readonly<Record<number, ConnectionStatus>> = { 4003: 'banned', 4009: 'elsewhere' };
/**
 * Close codes that mean an invalid or oversized message. The last action is dropped, because it would close
 * the next socket too.
 */
const UNTAKEN: readonly number[] = [1003, 1009];
/** Maximum number of messages that are queued before the table is reached. */
const EARLY_MAX = 20;
/** The versions of the protocol. While a cluster is updated, the page may reach a node with the older one. */
const VERSION = { oldest: 2, newest: 3 } as const;

interface Talk {
  readonly ports: SocketDeps;
  readonly hears: ConnectionListener;
  readonly language: () => Language;
  line: ConnectionStatus;
  wire: OpenSocket | undefined;
  want: TableTarget | undefined;
  view: TableView | null; // the last view; null if a snapshot is needed
  act: NumberedMessage | undefined; // the last action, until it is answered
  early: ClientToServer[] | null; // messages from before the table was reached; null once it has been reached
  there: boolean; // whether the join has succeeded on this connection
  tries: number;
  waitMs: number; // the delay that the server requested before the next attempt to connect
  stopTry: () => void;
  stopAct: () => void;
}

const nothing = (): void => undefined;

export function socketLink(ports: SocketDeps, hears: ConnectionListener, language: () => Language): ServerLink {
  const talk: Talk = {
    ports,
    hears,
    language,
    line: 'off',
    wire: undefined,
    want: undefined,
    view: null,
    act: undefined,
    early: null,
    there: false,
    tries: 0,
    waitMs: 0,
    stopTry: nothing,
    stopAct: nothing,
  };
  return {
    come: want => {
      Object.assign(talk, { want, view: null, act: undefined, early: [] });
      if (talk.line === 'open') come(talk);
      else if (talk.line !== 'connecting') connect(talk);
    },
    say: message => say(talk, message),
    leave: () => {
      if (talk.line === 'open') send(talk, { type: 'leave' });
      Object.assign(talk, { want: undefined, view: null, act: undefined, early: null });
      hangUp(talk, 'off');
    },
    retry: () => {
      if (talk.want !== undefined && talk.line !== 'open' && talk.line !== 'connecting') connect(talk);
    },
    wake: () => (talk.line === 'open' ? check(talk) : talk.line === 'lost' && connect(talk)),
  };
}

function setLine(talk: Talk, line: ConnectionStatus): void {
  if (talk.line === line) return;
  talk.line = line;
  talk.hears.line(line);
}

const send = ({ wire }: Talk, message: ClientToServer): void => wire?.send(JSON.stringify(message));

function say(talk: Talk, message: ClientToServer): boolean {
  if (isNumbered(message)) talk.act = message;
  else if (isOnTheWay(talk) && talk.early !== null)
    return talk.early.length < EARLY_MAX && talk.early.push(message) > 0;
  if (talk.line === 'open') {
    send(talk, message);
    if (isNumbered(message)) expectAnswer(talk);
  }
  return talk.line === 'open' || isNumbered(message);
}

/**
 * Waits for the answer to an action. If none comes in time, the connection counts as dead, whatever the
 * socket reports.
 */
function expectAnswer(talk: Talk): void {
  talk.stopAct();
  talk.stopAct = talk.ports.later(ANSWER_MS, () => lost(talk));
}

function connect(talk: Talk): void {
  hangUp(talk, talk.line === 'lost' ? 'lost' : 'connecting');
  const mine: { over: boolean } = { over: false };
  const stopWaiting = talk.ports.later(ANSWER_MS, () => lost(talk));
  talk.stopTry = () => {
    mine.over = true;
    stopWaiting();
  };
  talk.ports.ticket().then(answer => {
    if (mine.over) return;
    if (answer.ok) open(talk, answer.ticket);
    else if (answer.banned) hangUp(talk, 'banned');
    else lost(talk, answer.retryAfterMs);
  });
}

/** Opens a socket. Events of a socket that is no longer used are ignored. */
function open(talk: Talk, ticket: string): void {
  const mine: OpenSocket = talk.ports.open({
    opened: () => {
      if (talk.wire === mine) send(talk, { type: 'hello', versions: VERSION, ticket, language: talk.language() });
    },
    text: text => {
      if (talk.wire === mine) received(talk, withWholeView(JSON.parse(text), talk.view));
    },
    closed: (code, reason) => {
      if (talk.wire === mine) closed(talk, code, reason);
    },
  });
  talk.wire = mine;
}

function closed(talk: Talk, code: number, reason: string): void {
  talk.wire = undefined;
  const end = ENDS[code];
  if (UNTAKEN.includes(code)) talk.act = undefined;
  if (end === undefined) lost(talk, requestedDelayMs(code, reason));
  else hangUp(talk, end);
}

function hangUp(talk: Talk, line: ConnectionStatus): void {
  talk.stopTry();
  talk.stopAct();
  const { wire } = talk;
  talk.wire = undefined;
  wire?.close();
  setLine(talk, line);
}

/** Closes the connection and schedules the next attempt to connect. */
function lost(talk: Talk, retryAfterMs = 0): void {
  hangUp(talk, 'lost');
  const waitMs = backoffMs(talk.tries++, Math.max(retryAfterMs, talk.waitMs), talk.ports.random());
  talk.stopTry = talk.ports.later(waitMs, () => connect(talk));
  talk.waitMs = 0;
}

/** Sends the join. If the table does not arrive in time, the connection counts as dead. */
function come(talk: Talk): void {
  const { want, view, ports } = talk;
  talk.stopTry();
  if (want === undefined) return;
  talk.there = false;
  send(talk, { type: 'join', ...want, known: view && knownOf(view) });
  talk.stopTry = ports.later(ANSWER_MS, () => lost(talk));
}

/** Sends a message that changes nothing. If nothing arrives in time, the connection counts as dead. */
function check(talk: Talk): void {
  if (!talk.there) return;
  send(talk, { type: 'setLanguage', language: talk.language() });
  talk.stopTry = talk.ports.later(WAKE_MS, () => lost(talk));
}

function received(talk: Talk, message: ServerToClient): void {
  if (talk.there) talk.stopTry();
  const ofCome = message.type === 'error' && isJoining(talk) && (message.about ?? 'join') === 'join';
  if (talk.act !== undefined && !ofCome && isAnswerTo(talk.act, message)) {
    talk.act = undefined;
    talk.stopAct();
  }
  switch (message.type) {
    case 'welcome':
      setLine(talk, 'open');
      come(talk);
      break;
    case 'table':
      talk.there = true;
      if (talk.want && message.table.invite) talk.want = { ...talk.want, invite: message.table.invite };
      talk.stopTry();
      talk.tries = 0;
      for (const message of talk.early ?? []) send(talk, message);
      talk.early = null;
      if (talk.act !== undefined) say(talk, talk.act);
      break;
    case 'error':
      if (ofCome) {
        notLetIn(talk, message);
        return;
      }
      no(talk, message);
      break;
    case 'snapshot':
    case 'events':
      if (!viewed(talk, message)) return;
  }
  talk.hears.message(message);
}

/** Whether to show a received view. If earlier events are missing, requests them from the server. */
function viewed(talk: Talk, message: Extract<ServerToClient, { type: 'snapshot' | 'events' }>): boolean {
  const verdict = reactionTo(talk.view && knownOf(talk.view), message);
  // the next update may continue from a view that is not shown because the page has its version already
  if (verdict === 'show' || message.view.version === talk.view?.version) talk.view = message.view;
  if (verdict === 'ask-all') talk.view = null;
  if (verdict === 'ask-all' || verdict === 'ask-rest') come(talk);
  return verdict === 'show';
}

/** Whether a join has not been answered yet, so that the next error may be its answer. */
const isJoining = ({ line, want, there }: Talk): boolean => line === 'open' && want !== undefined && !there;

const COMING: readonly ConnectionStatus[] = ['connecting', 'open', 'lost'];

/** Whether the connection will reach the table without the person doing anything. */
const isOnTheWay = ({ line, want }: Talk): boolean => want !== undefined && COMING.includes(line);

/**
 * Handles an error that answers a join. A temporary error is not reported; it only shows as a lost
 * connection.
 */
function notLetIn(talk: Talk, message: ErrorMessage): void {
  talk.stopTry();
  if (mayTryLater(message.code)) {
    lost(talk, message.retryAfterMs);
    return;
  }
  no(talk, message);
  talk.hears.message({ ...message, about: 'join' });
}

function no(talk: Talk, message: ErrorMessage): void {
  const { code, retryAfterMs = 0 } = message;
  if (code === 'wrong-version') hangUp(talk, 'old');
  else if (code === 'banned') hangUp(talk, 'banned');
  else if (code === 'no-table') talk.want = undefined;
  else if (mayTryLater(code)) {
    talk.waitMs = retryAfterMs;
    if (talk.line === 'open' && talk.act !== undefined && isAbout(talk.act, message)) repeatAct(talk, retryAfterMs);
  }
}

function repeatAct(talk: Talk, afterMs: number): void {
  talk.stopAct();
  talk.stopAct = talk.ports.later(Math.max(afterMs, LEAST_MS), () => {
    if (talk.act !== undefined) say(talk, talk.act);
  });
}

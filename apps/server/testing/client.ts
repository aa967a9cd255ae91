// Test harness: a client of the server. It sends requests, opens a socket, and plays whole matches with the
// first legal answers.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TableView } from '@moonshot/protocol';
import {
  type ClientToServer,
  type GuestAnswer,
  type NewTable,
  PROTOCOL,
  type ServerToClient,
  type ServerUpdate,
  type TableFacts,
  type TableInvitation,
  type TableSettings,
  withWholeView,
} from '@moonshot/protocol/server';
import { firstAnswer } from '@moonshot/table/testing';
import { WebSocket } from 'ws';
import { sealDue } from './seals.ts';

export const FRIENDS: TableSettings = { open: 'invited', clock: null, watchers: 'cards', chat: true };

/** An HTTP response with its parsed body. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Guest extends GuestAnswer {
  readonly url: string;
  readonly cookie: string;
}

export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method, headers: { ...type, ...headers }, ...init });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
}

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

export async function newGuest(url: string, name: string): Promise<Guest> {
  const { status, body, headers } = await call(url, 'POST', '/api/guests', { name });
  if (status !== 201) throw new Error(`Cannot make a guest: ${JSON.stringify(body)}`);
  return { ...(body as GuestAnswer), url, cookie: cookieOf(headers) };
}

/** A request of this guest. */
export const as = (guest: Guest, method: string, path: string, body?: unknown): Promise<Answered> =>
  call(guest.url, method, path, body, { cookie: guest.cookie });

export async function newTicket({ url, cookie }: Guest): Promise<string> {
  // uses a new connection, as after a connection loss, because a server closes its open connections when it
  // ends
  const { body } = await call(url, 'POST', '/api/tickets', undefined, { cookie, connection: 'close' });
  return (body as { readonly ticket: string }).ticket;
}

/** Opens a table with the guest as its host. */
export async function newTable(
  guest: Guest,
  order: Partial<NewTable['order']> = {},
  settings: Partial<TableSettings> = {},
): Promise<TableInvitation> {
  const whole = { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4, ...order };
  const { status, body } = await as(guest, 'POST', '/api/tables', {
    order: whole,
    settings: { ...FRIENDS, ...settings },
  });
  if (status !== 201) throw new Error(`Cannot open a table: ${JSON.stringify(body)}`);
  return body as TableInvitation;
}

export interface Client {
  readonly guest: Guest;
  readonly socket: WebSocket;
  readonly received: ServerToClient[];
  readonly updates: ServerUpdate[]; // as they came; `received` has them with the whole view
  readonly sent: ClientToServer[];
  readonly view: TableView | undefined; // the newest
  readonly facts: TableFacts | undefined;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  say(message: ClientToServer): void;
  /** Waits until the predicate holds for the client's state or its new messages. */
  until<T>(what: (client: Client) => T | undefined | false | null): Promise<T>;
  /** The next message of this type that has not been returned before. */
  next<T extends ServerToClient['type']>(type: T): Promise<Extract<ServerToClient, { type: T }>>;
  close(): void;
}

/** A time limit against hanging, long enough for a very busy machine. */
const PATIENCE_MS = 30_000;

/** Names of message types in another protocol version: the present name, and the name in that version. */
export type OtherNames = readonly (readonly [here: string, there: string])[];

/** Opens a socket as the page does, but does not send the hello. */
export async function knock(guest: Guest, seals = true, names: OtherNames = []): Promise<Client> {
  const socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { origin: guest.url });
  const client = listenTo(guest, socket, seals, names);
  await new Promise((resolve, reject) => client.socket.once('open', resolve).once('error', reject));
  return client;
}

/**
 * Takes a ticket, opens a socket and sends the hello, in the same order as the page. Answers seals
 * automatically unless `seals` is false.
 */
export async function connect(
  guest: Guest,
  newest: number = PROTOCOL.newest,
  seals = true,
  names: OtherNames = [],
): Promise<Client> {
  const ticket = await newTicket(guest);
  const client = await knock(guest, seals, names);
  try {
    client.say({ type: 'hello', versions: { oldest: 1, newest }, ticket, language: 'en' });
    await client.next('welcome');
    return client;
  } catch (error) {
    client.close(); // otherwise it would stay open unnoticed
    throw error;
  }
}

/** The code with which the server closes the socket. Rejects if the socket stays open for a long time. */
export async function closeCode({ closed }: Client): Promise<number> {
  const limit = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The socket stays open');
  });
  try {
    return (await Promise.race([closed, late])).code;
  } finally {
    limit.abort();
  }
}

/** Wraps a socket so that a test can wait for its messages. Answers seals automatically, as the page does. */
export function listenTo(guest: Guest, socket: WebSocket, seals = true, names: OtherNames = []): Client {
  const [received, updates, sent]: [ServerToClient[], ServerUpdate[], ClientToServer[]] = [[], [], []];
  const say = (message: ClientToServer): void => {
    sent.push(message);
    socket.send(JSON.stringify({ ...message, type: new Map(names).get(message.type) ?? message.type }));
  };
  const seen = new Map<string, number>(); // by type, how many were returned
  const state: { view: TableView | undefined; facts: TableFacts | undefined } = { view: undefined, facts: undefined };
  let sealed: ClientToServer | undefined;
  socket.on('message', text => {
    const message = renamed(unpacked(JSON.parse(text.toString()), state.view, updates), names);
    received.push(message);
    if (message.type === 'snapshot' || message.type === 'events') {
      state.view = message.view;
      const due = seals ? sealDue(message.view) : undefined;
      if (due !== undefined && !isDeepStrictEqual(due, sealed)) say(due); // sent once, as by the page
      sealed = due ?? sealed;
    }
    if (message.type === 'table') state.facts = message.table;
  });
  const client: Client = {
    guest,
    socket,
    received,
    updates,
    sent,
    closed: ended(socket),
    get view() {
      return state.view;
    },
    get facts() {
      return state.facts;
    },
    say,
    until: what => waitFor(socket, () => what(client), received),
    next: type => client.until(nextOf(received, seen, type)) as never,
    close: () => socket.close(),
  };
  return client;
}

/** The message with a whole view. An update is also added to `updates`, and must continue from `view`. */
function unpacked(
  message: ServerToClient | ServerUpdate,
  view: TableView | undefined,
  updates: ServerUpdate[],
): ServerToClient {
  if (message.type === 'update' && updates.push(message) > 0 && message.from !== view?.version)
    throw new Error(`The server sent the changes since ${message.from} after ${view?.version}`);
  return withWholeView(message, view);
}

/**
 * The message under its present name. A message that has the present name although the list renames it gets
 * an invalid type, so that the test fails.
 */
function renamed(message: ServerToClient, names: OtherNames): ServerToClient {
  const [here] = names.find(([, there]) => there === message.type) ?? [];
  const wrong = names.some(([name]) => name === message.type);
  return { ...message, type: here ?? (wrong ? `not renamed: ${message.type}` : message.type) } as ServerToClient;
}

/** Finds the next message of a type that has not been returned before. */
function nextOf(heard: readonly ServerToClient[], seen: Map<string, number>, type: ServerToClient['type']) {
  const at = seen.get(type) ?? 0;
  seen.set(type, at + 1);
  return () => heard.filter(message => message.type === type)[at];
}

const ended = (socket: WebSocket): Client['closed'] =>
  new Promise(resolve => socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })));

/** Resolves with the result. Rejects if the socket closes first, or if no message arrives for a long time. */
function waitFor<T>(socket: WebSocket, what: () => T | undefined | false | null, heard: readonly ServerToClient[]) {
  return new Promise<T>((resolve, reject) => {
    const end = (): void => {
      clearTimeout(late);
      socket.off('message', look).off('close', gone);
    };
    const look = (): void => {
      late.refresh();
      const found = what();
      if (found === undefined || found === false || found === null) return;
      end();
      resolve(found);
    };
    const fail = (why: string): void => {
      end();
      const last = JSON.stringify(heard.slice(-3)).slice(0, 2000);
      reject(new Error(`${why}; the last messages were ${last}`));
    };
    const gone = (): void => fail('The line ended while something was waited for');
    const late = setTimeout(() => fail('Nothing came of waiting'), PATIENCE_MS);
    socket.on('message', look).on('close', gone); // runs after the listener that stores the message
    look();
    if (socket.readyState === socket.CLOSED) gone();
  });
}

/** The command that the client's present view asks for, if any. */
export function dueOf(view: TableView): Extract<ClientToServer, { type: 'act' | 'ready' }> | undefined {
  const number = view.number + 1;
  const { ask, viewer, deal, ready } = view;
  if (viewer === 'watcher') return undefined;
  if (ask !== null && !(ask.type === 'lay' && ask.laid !== null))
    return { type: 'act', number, action: firstAnswer(ask) };
  return deal.phase === 'deal' && deal.results.length > 0 && !ready.includes(viewer)
    ? { type: 'ready', number }
    : undefined;
}

/** Answers every question and confirms every deal until the match is over. */
export async function playOut(client: Client): Promise<TableView> {
  for (;;) {
    const view = await client.until(({ view: now }) => now && (now.deal.phase === 'over' || dueOf(now)) && now);
    const due = dueOf(view);
    if (view.deal.phase === 'over' || due === undefined) return view;
    client.say(due);
    await client.until(({ view: now }) => now !== undefined && now.version > view.version);
  }
}

// A client that keeps playing over a bad connection: it reconnects, repeats unanswered actions, and records
// everything it receives.
import { setTimeout as later } from 'node:timers/promises';
import type { Shown, TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import type { Action, Ask } from '@moonshot/rules';
import { type Client, connect, dueOf, type Guest } from '../../apps/server/testing/client.ts';

export type Act = Extract<ClientToServer, { number: number }>;

/** An action that the server has confirmed. */
export interface Done {
  readonly act: Act;
  readonly version: number;
}

/** Received events; the first one follows version `from`. */
export interface ReceivedEvents {
  readonly from: number;
  readonly events: readonly Shown[];
}

export interface Line {
  readonly guest: Guest;
  readonly table: string;
  readonly done: Done[];
  readonly told: ReceivedEvents[];
  readonly gaps: string[]; // where events did not continue the known state
  view: TableView | undefined;
  connections: number;
  // in order; null if refused
  readonly answers: { readonly number: number; readonly version: number | null }[];
}

/** How a client plays, and hooks on what it sends and receives. */
export interface Manner {
  readonly stopped: () => boolean;
  readonly thinkMs: () => number;
  readonly againMs: number; // after which an unanswered action is repeated
  readonly answer: (ask: Ask) => Action;
  readonly say: (client: Client, act: Act) => void;
  readonly loses: () => boolean; // an answer
  /** Milliseconds before a reconnect, by number of attempts and the last close; 0 by default. */
  readonly waitMs?: (tries: number, end: End | undefined) => number;
  /** Called when a client connects, is welcomed, receives a message, and loses its connection. */
  readonly tries?: (line: Line) => void;
  readonly reached?: (line: Line) => void;
  readonly hears?: (line: Line, message: ServerToClient) => void;
  readonly ended?: (line: Line) => void;
}

export const newLine = (guest: Guest, table: string): Line => ({
  guest,
  table,
  done: [],
  told: [],
  gaps: [],
  view: undefined,
  connections: 0,
  answers: [],
});

/** How a connection ended, according to the server. */
export type End = Awaited<Client['closed']>;

const AGAIN_MS = 20;

/** Plays until stopped, through any number of disconnects. */
export async function keepPlaying(line: Line, manner: Manner): Promise<void> {
  const { waitMs = (tries: number) => (tries === 0 ? 0 : AGAIN_MS) } = manner;
  let pending: Act | undefined;
  for (let tries = 0; !manner.stopped(); tries++) {
    manner.tries?.(line);
    const client = await reach(line.guest);
    if (client !== undefined) {
      manner.reached?.(line);
      pending = await playOver(line, client, manner, pending);
      tries = 0;
    }
    await later(waitMs(tries, await client?.closed));
  }
}

/** A socket that was welcomed; `undefined` if the server is down. */
async function reach(guest: Guest): Promise<Client | undefined> {
  try {
    return await connect(guest);
  } catch {
    return undefined;
  }
}

/** Numbers that were used for a single action. With two actions it would be ambiguous which was done. */
function sayingsFrom(first: Act | undefined) {
  let last = first;
  const twice = new Set<number>();
  return {
    note: (act: Act): void => {
      if (last !== undefined && last !== act && last.number === act.number) twice.add(act.number);
      last = act;
    },
    isOne: (number: number): boolean => !twice.has(number),
  };
}

/** Plays over one socket until it ends. Returns the unanswered action for the next one. */
function playOver(line: Line, client: Client, manner: Manner, unanswered: Act | undefined): Promise<Act | undefined> {
  const { stopped, thinkMs, againMs, answer, loses } = manner;
  let pending = unanswered;
  let thinking = false;
  const sayings = sayingsFrom(unanswered);
  line.connections += 1;
  const say = (): void => {
    if (pending !== undefined) sayings.note(pending);
    if (pending !== undefined && client.socket.readyState === client.socket.OPEN) manner.say(client, pending);
  };
  const think = async (): Promise<void> => {
    if (thinking || pending !== undefined || stopped()) return;
    thinking = true;
    await later(thinkMs());
    thinking = false;
    const due = line.view && dueOf(line.view);
    if (due === undefined || pending !== undefined || stopped()) return;
    const ask = line.view?.ask;
    pending = due.type === 'act' && ask ? { ...due, action: answer(ask) } : (due as Act);
    say();
  };
  client.socket.on('message', () => {
    const message = client.received.pop() as ServerToClient;
    client.received.length = 0; // the line keeps what matters
    client.updates.length = 0;
    manner.hears?.(line, message);
    if (message.type === 'snapshot' || message.type === 'events') hear(line, message);
    if (message.type === 'ack' || message.type === 'rejected') {
      const version = message.type === 'ack' ? message.version : null;
      const other = message.type === 'rejected' && message.code === 'said-otherwise';
      if (other && message.number === pending?.number) pending = undefined;
      if (other) return; // may also answer a late duplicate; the next view shows the state
      line.answers.push({ number: message.number, version });
      if (message.number !== pending?.number || loses()) return;
      if (version !== null && sayings.isOne(pending.number)) line.done.push({ act: pending, version });
      pending = undefined;
    }
    void think();
  });
  const { view } = line;
  const known = view === undefined ? null : { match: view.id, version: view.version };
  client.say({ type: 'join', table: line.table, invite: null, known });
  say();
  const again = setInterval(() => {
    if (stopped()) client.close();
    say();
    void think();
  }, againMs);
  return client.closed.then(() => {
    clearInterval(again);
    manner.ended?.(line);
    return pending;
  });
}

function hear(line: Line, message: Extract<ServerToClient, { type: 'snapshot' | 'events' }>): void {
  if (message.type === 'events') {
    const { from, events } = message;
    const before = line.view?.version;
    if (before !== from) line.gaps.push(`told from ${from} after ${before}`);
    line.told.push({ from, events });
  }
  line.view = message.view;
}

// Test harness: a connection with scripted sockets and a fake clock.
import type { TableView } from '@moonshot/protocol';
import type { ServerToClient, ServerUpdate, TableFacts, ViewChanges } from '@moonshot/protocol/server';
import type { ConnectionStatus } from '../src/online/server/link-state.ts';
import type { ServerLink, SocketDeps, SocketListener, Ticket } from '../src/online/server/ports.ts';
import { socketLink } from '../src/online/server/socket-link.ts';

export const TABLE = 'tableTableTableTableTa';
export const WANT = { table: TABLE, invite: null };
const TICKET: Ticket = { ok: true, ticket: 'ticket' };

interface FakeSocket extends SocketListener {
  readonly sent: Record<string, unknown>[];
  closed: (code: number, reason?: string) => void;
  over: boolean;
}

export interface Rig {
  readonly link: ServerLink;
  readonly sockets: FakeSocket[];
  readonly received: ServerToClient[];
  readonly lines: ConnectionStatus[];
  /** Advances the clock. */
  pass(ms: number): Promise<void>;
  socket(): FakeSocket;
  say(message: ServerToClient | ServerUpdate): void;
}

/** A fake clock. */
function clock(): Pick<SocketDeps, 'later'> & Pick<Rig, 'pass'> {
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return {
    later: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter(one => one !== timer);
      };
    },
    pass: async ms => {
      await settled();
      now += ms;
      const due = timers.filter(timer => timer.at <= now);
      timers = timers.filter(timer => timer.at > now);
      for (const timer of due) timer.then();
      await settled();
    },
  };
}

/** A connection with these first tickets and constant randomness. */
export function rigged(random = 0, tickets: Ticket[] = []): Rig {
  const sockets: FakeSocket[] = [];
  const received: ServerToClient[] = [];
  const lines: ConnectionStatus[] = [];
  const { later, pass } = clock();
  const open: SocketDeps['open'] = ears => {
    const closed = (code: number, reason = ''): void => ears.closed(code, reason);
    const socket: FakeSocket = { ...ears, closed, sent: [], over: false };
    sockets.push(socket);
    return {
      send: text => socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.over = true;
      },
    };
  };
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  };
  const ports: SocketDeps = { ticket: async () => tickets.shift() ?? TICKET, open, later, random: () => random };
  const hears = {
    message: (one: ServerToClient) => void received.push(one),
    line: (one: ConnectionStatus) => void lines.push(one),
  };
  return {
    link: socketLink(ports, hears, () => 'en'),
    sockets,
    received,
    lines,
    socket,
    pass,
    say: message => socket().text(JSON.stringify(message)),
  };
}

export const WELCOME: ServerToClient = {
  type: 'welcome',
  version: 1,
  you: { player: 'me', name: 'Ada' },
  reached: null,
  language: 'en',
};
export const facts = { type: 'table', table: { id: TABLE } as TableFacts, seat: 0 } as const;
const view = (version: number, number = 0): TableView => ({ id: `${TABLE}-1`, version, number }) as TableView;
const fresh = (version: number, number = 0): ServerToClient =>
  ({ type: 'snapshot', view: view(version, number), rules: {} }) as ServerToClient;
export const eventsMessage = (from: number, version: number, number = 0): ServerToClient => ({
  type: 'events',
  from,
  events: [],
  view: view(version, number),
});
export const updateMessage = (from: number, changes: ViewChanges): ServerUpdate => ({
  type: 'update',
  from,
  events: [],
  changes,
});
export const READY = { type: 'ready', number: 1 } as const;

/** Joins the table, with the match at version 5. */
export async function there(rig: Rig): Promise<void> {
  rig.link.come(WANT);
  await rig.pass(0);
  rig.socket().opened();
  rig.say(WELCOME);
  rig.say(facts);
  rig.say(fresh(5));
}

export const sent = (rig: Rig): unknown[] => rig.socket().sent.map(message => message.type);

// Somebody who keeps playing over a bad line: comes back by themselves, says again what was not answered, and
// remembers all they heard.
import { setTimeout as later } from 'node:timers/promises';
import { type Client, connect, dueOf, type Guest } from '../../apps/server/src/rig/client.ts';
import type { Action, Ask } from '../../packages/rules/src/games.ts';
import type { ToPlayer } from '../../packages/wire/src/online/to-player.ts';
import type { ToServer } from '../../packages/wire/src/online/to-server.ts';
import type { Shown, TableView } from '../../packages/wire/src/to-client.ts';

export type Act = Extract<ToServer, { number: number }>;

/** An act that the server said was done. */
export interface Done {
  readonly act: Act;
  readonly version: number;
}

/** Events as they were told, the first of which is the one after `from`. */
export interface Told {
  readonly from: number;
  readonly events: readonly Shown[];
}

export interface Line {
  readonly guest: Guest;
  readonly table: string;
  readonly done: Done[];
  readonly told: Told[];
  readonly gaps: string[]; // where what was told did not follow what had been
  view: TableView | undefined;
  connections: number;
  // in order; null where it was refused
  readonly answers: { readonly number: number; readonly version: number | null }[];
}

/** How somebody plays, and what becomes of what they say and hear on the way. */
export interface Manner {
  readonly stopped: () => boolean;
  readonly thinkMs: () => number;
  readonly againMs: number; // after which an act without an answer is said once more
  readonly answer: (ask: Ask) => Action;
  readonly say: (client: Client, act: Act) => void;
  readonly loses: () => boolean; // an answer
  /**
   * How long they wait before they come back, after so many tries since their line ended, and the end it had;
   * at once unless it is said.
   */
  readonly waitMs?: (tries: number, end: End | undefined) => number;
  /** Hears when somebody tries to come, is let in, is told something, and when their line ends. */
  readonly tries?: (line: Line) => void;
  readonly reached?: (line: Line) => void;
  readonly hears?: (line: Line, message: ToPlayer) => void;
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

/** How a line ended, as the server said. */
export type End = Awaited<Client['closed']>;

const AGAIN_MS = 20;

/** Plays until it is stopped, through any number of ends of the line. */
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

/** A socket that was welcomed; undefined where the server is not there. */
async function reach(guest: Guest): Promise<Client | undefined> {
  try {
    return await connect(guest);
  } catch {
    return undefined;
  }
}

/** Which numbers one act alone was said under: of two, nobody could tell which was done. */
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

/** Plays over one socket until it ends; what was not answered is for the next. */
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
  client.socket.on('message', bytes => {
    const message = JSON.parse(bytes.toString()) as ToPlayer;
    client.heard.length = 0; // what counts is kept in the line
    manner.hears?.(line, message);
    if (message.type === 'fresh' || message.type === 'told') hear(line, message);
    if (message.type === 'done' || message.type === 'refused') {
      const version = message.type === 'done' ? message.version : null;
      const other = message.type === 'refused' && message.code === 'said-otherwise';
      if (other && message.number === pending?.number) pending = undefined;
      if (other) return; // a late copy may be told so as well; the view that follows says how it stands
      line.answers.push({ number: message.number, version });
      if (message.number !== pending?.number || loses()) return;
      if (version !== null && sayings.isOne(pending.number)) line.done.push({ act: pending, version });
      pending = undefined;
    }
    void think();
  });
  const { view } = line;
  const known = view === undefined ? null : { match: view.id, version: view.version };
  client.say({ type: 'come', table: line.table, invite: null, known });
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

function hear(line: Line, message: Extract<ToPlayer, { type: 'fresh' | 'told' }>): void {
  if (message.type === 'told') {
    const { from, events } = message;
    const before = line.view?.version;
    if (before !== from) line.gaps.push(`told from ${from} after ${before}`);
    line.told.push({ from, events });
  }
  line.view = message.view;
}

// A connection to the table worker that survives crashes: it restarts the worker and joins the table again.
import type { PageToTable, TableToPage } from '@moonshot/protocol';

/** The messages shown when a worker stops. */
export interface Stops {
  readonly crashed: (reason: string) => string;
  readonly forGood: (reason: string) => string;
  readonly dead: string;
}

export interface WorkerConnection {
  send(message: PageToTable): void;
  /** Closes the connection. Tables stay as they were last written. */
  close(): void;
}

/** A running worker, reduced to what the connection needs. */
export interface WorkerPort {
  post(message: PageToTable): void;
  stop(): void;
}

export interface Workers {
  start(onMessage: (message: TableToPage) => void, crashed: (reason: string) => void): WorkerPort;
  nowMs(): number;
}

/**
 * Maximum number of crashes within a minute. After more crashes the worker is not restarted, because it would
 * only crash again.
 */
const CRASHES_MAX = 3;
const MINUTE_MS = 60_000;

type Joined = Extract<PageToTable, { type: 'join' }>;
type Listing = 'sheets' | 'further' | 'tables';

/** Messages after which the page is no longer at its table. */
const ENDS: readonly string[] = [
  'leave',
  'open',
  'daily',
  'lesson',
  'puzzle',
  'drill',
] satisfies readonly PageToTable['type'][];

/** What a restarted worker needs to restore the state of the old one. */
interface Memory {
  readonly waiting: Set<Listing>; // lists that the page has requested and not yet received
  pace: PageToTable | undefined;
  language: PageToTable | undefined;
  joined: Joined | undefined;
}

const isListing = (type: string): type is Listing => type === 'sheets' || type === 'further' || type === 'tables';

function remember(memory: Memory, message: PageToTable): void {
  if (isListing(message.type)) memory.waiting.add(message.type);
  if (message.type === 'pace') memory.pace = message;
  if (message.type === 'setLanguage') memory.language = message;
  if (message.type === 'join') memory.joined = message;
  if (ENDS.includes(message.type)) memory.joined = undefined;
  if (message.type === 'forget' && message.table === memory.joined?.table) memory.joined = undefined;
}

function learn(memory: Memory, message: TableToPage): void {
  if (isListing(message.type)) memory.waiting.delete(message.type);
  if (message.type !== 'snapshot') return;
  const { id, viewer } = message.view;
  // a shared device with covered hands shows the view of a spectator
  memory.joined = { type: 'join', table: id, seat: viewer === 'watcher' ? 0 : viewer };
}

const toRepeat = ({ pace, language, waiting, joined }: Memory): readonly PageToTable[] => [
  ...(language ? [language] : []),
  ...(pace ? [pace] : []),
  ...[...waiting].map(type => ({ type })),
  ...(joined ? [joined] : []),
];

interface Talk {
  readonly workers: Workers;
  readonly onMessage: (message: TableToPage) => void;
  readonly stops: () => Stops;
  readonly memory: Memory;
  readonly crashes: number[]; // times of the crashes
  carrier: WorkerPort | undefined; // undefined once the connection is closed or given up
}

/**
 * Connects to a worker. A crash is reported by a message of type `trouble`. Another worker takes the place of
 * the crashed one, unless there were too many crashes.
 */
export function connection(
  workers: Workers,
  onMessage: (message: TableToPage) => void,
  stops: () => Stops,
): WorkerConnection {
  const memory: Memory = { waiting: new Set(), pace: undefined, language: undefined, joined: undefined };
  const talk: Talk = { workers, onMessage, stops, memory, crashes: [], carrier: undefined };
  start(talk);
  return {
    send: message => {
      remember(memory, message);
      if (talk.carrier) talk.carrier.post(message);
      else onMessage({ type: 'trouble', sentence: stops().dead });
    },
    close: () => stop(talk),
  };
}

/** Starts a worker. Messages of a stopped worker are ignored. */
function start(talk: Talk): WorkerPort {
  const mine: WorkerPort = talk.workers.start(
    message => {
      if (talk.carrier !== mine) return;
      learn(talk.memory, message);
      talk.onMessage(message);
    },
    reason => {
      if (talk.carrier === mine) restart(talk, reason);
    },
  );
  talk.carrier = mine;
  return mine;
}

function stop(talk: Talk): void {
  talk.carrier?.stop();
  talk.carrier = undefined;
}

function restart(talk: Talk, reason: string): void {
  stop(talk);
  const now = talk.workers.nowMs();
  talk.crashes.push(now);
  const forGood = talk.crashes.filter(at => at > now - MINUTE_MS).length > CRASHES_MAX;
  talk.onMessage({ type: 'trouble', sentence: talk.stops()[forGood ? 'forGood' : 'crashed'](reason) });
  if (forGood) return;
  const next = start(talk);
  for (const message of toRepeat(talk.memory)) next.post(message);
}

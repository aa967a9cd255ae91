// One conversation with a worker of tables that outlives the worker: after a crash it starts anew and the
// table is joined again.
import type { ToClient, ToTable } from '@moonshot/wire';

/** What is said when a worker stops. */
export interface Stops {
  readonly crashed: (reason: string) => string;
  readonly forGood: (reason: string) => string;
  readonly dead: string;
}

export interface Connection {
  send(message: ToTable): void;
  /** Ends the conversation; tables stay as they were last written. */
  close(): void;
}

/** A running worker, as far as the conversation needs it. */
export interface Carrier {
  post(message: ToTable): void;
  stop(): void;
}

export interface Workers {
  start(heard: (message: ToClient) => void, crashed: (reason: string) => void): Carrier;
  nowMs(): number;
}

/** More crashes than this within a minute, and starting again would only crash again. */
const CRASHES_MAX = 3;
const MINUTE_MS = 60_000;

type Joined = Extract<ToTable, { type: 'join' }>;
type Listing = 'sheets' | 'further' | 'tables';

/** After these the page is no longer at the table that it had joined. */
const ENDS: readonly string[] = [
  'leave',
  'open',
  'daily',
  'lesson',
  'puzzle',
  'drill',
] satisfies readonly ToTable['type'][];

/** What a new worker has to be told to be where the old one was. */
interface Memory {
  readonly waiting: Set<Listing>; // lists asked for and not yet received
  pace: ToTable | undefined;
  language: ToTable | undefined;
  joined: Joined | undefined;
}

const isListing = (type: string): type is Listing => type === 'sheets' || type === 'further' || type === 'tables';

function remember(memory: Memory, message: ToTable): void {
  if (isListing(message.type)) memory.waiting.add(message.type);
  if (message.type === 'pace') memory.pace = message;
  if (message.type === 'speak') memory.language = message;
  if (message.type === 'join') memory.joined = message;
  if (ENDS.includes(message.type)) memory.joined = undefined;
  if (message.type === 'forget' && message.table === memory.joined?.table) memory.joined = undefined;
}

function learn(memory: Memory, message: ToClient): void {
  if (isListing(message.type)) memory.waiting.delete(message.type);
  if (message.type !== 'fresh' || message.view.viewer === 'watcher') return;
  memory.joined = { type: 'join', table: message.view.id, seat: message.view.viewer };
}

const toRepeat = ({ pace, language, waiting, joined }: Memory): readonly ToTable[] => [
  ...(language ? [language] : []),
  ...(pace ? [pace] : []),
  ...[...waiting].map(type => ({ type })),
  ...(joined ? [joined] : []),
];

interface Talk {
  readonly workers: Workers;
  readonly onMessage: (message: ToClient) => void;
  readonly stops: () => Stops;
  readonly memory: Memory;
  readonly crashes: number[]; // when each was
  carrier: Carrier | undefined; // none once the conversation is over
}

/** Talks to workers one after another, as if they were one. */
export function connection(workers: Workers, onMessage: (message: ToClient) => void, stops: () => Stops): Connection {
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

/** Starts a worker; what one says that was stopped is not heard. */
function start(talk: Talk): Carrier {
  const mine: Carrier = talk.workers.start(
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

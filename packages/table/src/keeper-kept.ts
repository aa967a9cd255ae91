// What a keeper holds of its one table while it runs, and how its commands wait for each other.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Ask, Hearts, HeartsGame } from '@moonshot/rules/games';
import type { Clocks, Given, SittingCommand, VoteCommand } from './company-due.ts';
import type { Command, Refusal } from './decide.ts';
import type { Ports } from './ports.ts';
import type { State } from './state.ts';

export type Reply =
  | { readonly type: 'done'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'gap'; readonly expected: number } // a command before this one never arrived
  | { readonly type: 'closed' };

export type PersonCommand = Extract<Command, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

/**
 * What a keeper is told from outside: by a person, with a number, or of the people by whoever serves the
 * table.
 */
export type Wish = ((PersonCommand & { readonly number: number }) | SittingCommand | VoteCommand) & Given;

/** A claim that waits inside its window, and whoever waits for the reply. */
export interface Held {
  readonly command: PersonCommand & Given;
  readonly replies: ((reply: Reply) => void)[];
}

/** All that changes while a table is kept. */
export interface Kept {
  readonly ports: Ports;
  readonly hearts: Hearts;
  state: State;
  queue: Promise<unknown>; // commands of one table wait for each other
  readonly thinking: Set<Seat>;
  window: { held: Held | undefined } | undefined;
  sealing: string; // the last step of a seal that was waited for
  clocks: Clocks | undefined;
  tends: boolean; // does what the table does by itself; where others write as well, whoever wrote last does
  // how often questions were taken back, or answered for all: what bots thought of them is dropped
  overtaken: number;
  closed: boolean;
  /** Sets going whatever the table does by itself as it stands. */
  readonly pump: () => void;
}

/** Whoever waits for the claim window hears that it will not close. */
export function close(kept: Kept): void {
  kept.closed = true;
  for (const answer of kept.window?.held?.replies ?? []) answer({ type: 'closed' });
}

/** What is answered before deciding: a number too high says which one is missing. */
export function before(kept: Kept, command: Command): Reply | undefined {
  if (kept.closed) return { type: 'closed' };
  if (!('number' in command) || command.number === null) return undefined;
  const expected = (kept.state.answered[command.seat]?.number ?? 0) + 1;
  return command.number > expected ? { type: 'gap', expected } : undefined;
}

/** Whether whoever gives the command sits there; alone with bots nobody ever leaves their seat. */
export const isTheirs = ({ ports, state }: Kept, command: Command & Given): boolean =>
  ports.company?.isTheirs(state, command) ?? true;

/**
 * The version that a numbered command brought about; of one so old that its answer is forgotten, the last's.
 */
export function answeredAt({ state }: Kept, command: Command): number | undefined {
  if (!('number' in command) || command.number === null) return undefined;
  const last = state.answered[command.seat];
  if (!last || command.number > last.number) return undefined;
  const since = last.number - command.number;
  return since === 0 ? last.version : (last.earlier.at(-since) ?? last.version);
}

export function inTurn(kept: Kept, work: () => Promise<Reply>): Promise<Reply> {
  const mine = kept.queue.then(work).catch((error: unknown): Reply => stop(kept, error));
  kept.queue = mine;
  return mine;
}

/** A fault of ours or of the storage ends this table's run, and nothing unwritten has been acknowledged. */
export function stop(kept: Kept, error: unknown): Reply {
  close(kept);
  kept.ports.bus.stopped(kept.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

export const askOf = (kept: Kept, seat: Seat): Ask | undefined =>
  (kept.hearts.game as HeartsGame).ask(kept.state.game, seat);

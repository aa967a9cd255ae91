// The state of a running table, and the queue of its commands.
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

/** A command from outside: numbered from a person, or about seats and votes from the server. */
export type Wish = ((PersonCommand & { readonly number: number }) | SittingCommand | VoteCommand) & Given;

/** A claim held until its window closes, with the callers that wait for the reply. */
export interface Held {
  readonly command: PersonCommand & Given;
  readonly replies: ((reply: Reply) => void)[];
}

/** The mutable state of a running table. */
export interface Kept {
  readonly ports: Ports;
  readonly hearts: Hearts;
  state: State;
  queue: Promise<unknown>; // commands of one table wait for each other
  readonly thinking: Set<Seat>;
  window: { held: Held | undefined } | undefined;
  sealing: string; // the last step of a seal that was waited for
  clocks: Clocks | undefined;
  tends: boolean; // drives the table; with a shared log the node that wrote last does
  // number of undos and automatic answers; a bot's answer from before the last of them is dropped
  overtaken: number;
  closed: boolean;
  /** Starts whatever the table does automatically in its present state. */
  readonly pump: () => void;
}

/** Closes the table. Claims held in the window get the reply `closed`. */
export function close(kept: Kept): void {
  kept.closed = true;
  for (const answer of kept.window?.held?.replies ?? []) answer({ type: 'closed' });
}

/** The reply that needs no decision. A number that is too high gets `gap` with the expected one. */
export function before(kept: Kept, command: Command): Reply | undefined {
  if (kept.closed) return { type: 'closed' };
  if (!('number' in command) || command.number === null) return undefined;
  const expected = (kept.state.answered[command.seat]?.number ?? 0) + 1;
  return command.number > expected ? { type: 'gap', expected } : undefined;
}

/** Whether the sender sits at that seat. Alone with bots nobody ever leaves their seat. */
export const isTheirs = ({ ports, state }: Kept, command: Command & Given): boolean =>
  ports.company?.isTheirs(state, command) ?? true;

/**
 * The version that a numbered command led to; for one whose answer was forgotten, that of the last command.
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

/** An internal or storage failure stops the table. Nothing unwritten was acknowledged. */
export function stop(kept: Kept, error: unknown): Reply {
  close(kept);
  kept.ports.bus.stopped(kept.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

export const askOf = (kept: Kept, seat: Seat): Ask | undefined =>
  (kept.hearts.game as HeartsGame).ask(kept.state.game, seat);

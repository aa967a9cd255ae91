// The state of a running table, and the queue of its commands.
import type { Ask, Hearts, HeartsGame, Seat } from '@moonshot/rules';
import type { Command, Refusal } from '../core/decide.ts';
import type { Clocks, CommandAuthor, SeatingCommand, VoteCommand } from '../core/multiplayer-rules.ts';
import type { Ports } from '../core/ports.ts';
import type { State } from '../core/state.ts';

export type CommandReply =
  | { readonly type: 'done'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'gap'; readonly expected: number } // a command before this one never arrived
  | { readonly type: 'closed' };

export type PersonCommand = Extract<Command, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

/** A command from outside: numbered from a person, or about seats and votes from the server. */
export type RunnerCommand = ((PersonCommand & { readonly number: number }) | SeatingCommand | VoteCommand) &
  CommandAuthor;

/** A claim held until its window closes, with the callers that wait for the reply. */
export interface HeldClaim {
  readonly command: PersonCommand & CommandAuthor;
  readonly replies: ((reply: CommandReply) => void)[];
}

/** The mutable state of a running table. */
export interface RunnerState {
  readonly ports: Ports;
  readonly hearts: Hearts;
  state: State;
  queue: Promise<unknown>; // commands of one table wait for each other
  readonly thinking: Set<Seat>;
  window: { held: HeldClaim | undefined } | undefined;
  sealing: string; // the last step of a seal that was waited for
  clocks: Clocks | undefined;
  isActive: boolean; // drives the table; with a shared log the node that wrote last does
  // number of undos and automatic answers; a bot's answer from before the last of them is dropped
  overtaken: number;
  closed: boolean;
  /** Starts whatever the table does automatically in its present state. */
  readonly pump: () => void;
}

/** Closes the table. Claims held in the window get the reply `closed`. */
export function close(runner: RunnerState): void {
  runner.closed = true;
  for (const answer of runner.window?.held?.replies ?? []) answer({ type: 'closed' });
}

/** The reply that needs no decision. A number that is too high gets `gap` with the expected one. */
export function before(runner: RunnerState, command: Command): CommandReply | undefined {
  if (runner.closed) return { type: 'closed' };
  if (!('number' in command) || command.number === null) return undefined;
  const expected = (runner.state.answered[command.seat]?.number ?? 0) + 1;
  return command.number > expected ? { type: 'gap', expected } : undefined;
}

/** Whether the sender sits at that seat. Alone with bots nobody ever leaves their seat. */
export const isTheirs = ({ ports, state }: RunnerState, command: Command & CommandAuthor): boolean =>
  ports.multiplayer?.isTheirs(state, command) ?? true;

/**
 * The version that a numbered command led to; for one whose answer was forgotten, that of the last command.
 */
export function answeredAt({ state }: RunnerState, command: Command): number | undefined {
  if (!('number' in command) || command.number === null) return undefined;
  const last = state.answered[command.seat];
  if (!last || command.number > last.number) return undefined;
  const since = last.number - command.number;
  return since === 0 ? last.version : (last.earlier.at(-since) ?? last.version);
}

export function inTurn(runner: RunnerState, work: () => Promise<CommandReply>): Promise<CommandReply> {
  const mine = runner.queue.then(work).catch((error: unknown): CommandReply => stop(runner, error));
  runner.queue = mine;
  return mine;
}

/** An internal or storage failure stops the table. Nothing unwritten was acknowledged. */
export function stop(runner: RunnerState, error: unknown): CommandReply {
  close(runner);
  runner.ports.bus.stopped(runner.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

export const askOf = (runner: RunnerState, seat: Seat): Ask | undefined =>
  (runner.hearts.game as HeartsGame).ask(runner.state.game, seat);

// The state of a running table, and the queue of its commands.
import type { Ask, Hearts, Seat } from '@moonshot/rules';
import type { Command, Refusal } from '../core/decide.ts';
import type { Clocks, CommandAuthor, SeatingCommand, VoteCommand } from '../core/multiplayer-rules.ts';
import type { Ports } from '../core/ports.ts';
import type { State } from '../core/state.ts';

export type CommandReply =
  | { readonly type: 'done'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'gap'; readonly expected: number } // commands from this number on are missing
  | { readonly type: 'closed' };

export type PersonCommand = Extract<Command, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

/**
 * A command to a running table: a person's command with the client's number, or a command about seats and
 * votes.
 */
export type RunnerCommand = ((PersonCommand & { readonly number: number }) | SeatingCommand | VoteCommand) &
  CommandAuthor;

/** A claim that is held until the claim window closes, and the callers that wait for its reply. */
export interface HeldClaim {
  readonly command: PersonCommand & CommandAuthor;
  readonly replies: ((reply: CommandReply) => void)[];
}

/** The mutable state of a running table. */
export interface RunnerState {
  readonly ports: Ports;
  readonly hearts: Hearts;
  state: State;
  queue: Promise<unknown>; // resolves after the last queued command; a table runs one command at a time
  readonly thinking: Set<Seat>;
  window: { held: HeldClaim | undefined } | undefined;
  sealing: string; // names the step of a seal for which the table last began to wait
  clocks: Clocks | undefined;
  isActive: boolean; // whether this server drives the table: it deals, plays for bots, and ends time limits
  // increases with each event that makes answers outdated, such as an undo; a bot's answer is dropped if the
  // number has increased while the bot was computing
  overtaken: number;
  closed: boolean;
  /** Starts everything that the table has to do now without a player, such as dealing or asking its bots. */
  readonly pump: () => void;
}

/** Closes the table. Claims that wait for the end of the claim window get the reply `closed`. */
export function close(runner: RunnerState): void {
  runner.closed = true;
  for (const answer of runner.window?.held?.replies ?? []) answer({ type: 'closed' });
}

/**
 * The reply to a command that need not be decided: `closed` if the table is closed, or `gap` if the command's
 * number is too high. Undefined for any other command.
 */
export function earlyReply(runner: RunnerState, command: Command): CommandReply | undefined {
  if (runner.closed) return { type: 'closed' };
  if (!('number' in command) || command.number === null) return undefined;
  const expected = (runner.state.answered[command.seat]?.number ?? 0) + 1;
  return command.number > expected ? { type: 'gap', expected } : undefined;
}

/** Whether the sender still sits at the command's seat. Always true without the code for several people. */
export const isTheirs = ({ ports, state }: RunnerState, command: Command & CommandAuthor): boolean =>
  ports.multiplayer?.isTheirs(state, command) ?? true;

/**
 * The table's version after a command that has been answered before; undefined for a new command. For a
 * command that is too old to be remembered, this is the version after the last command.
 */
export function answeredAt({ state }: RunnerState, command: Command): number | undefined {
  if (!('number' in command) || command.number === null) return undefined;
  const last = state.answered[command.seat];
  if (!last || command.number > last.number) return undefined;
  const since = last.number - command.number;
  return since === 0 ? last.version : (last.earlier.at(-since) ?? last.version);
}

export function enqueue(runner: RunnerState, work: () => Promise<CommandReply>): Promise<CommandReply> {
  const mine = runner.queue.then(work).catch((error: unknown): CommandReply => stopAfterError(runner, error));
  runner.queue = mine;
  return mine;
}

/** Stops the table after an error in the program or its storage. */
export function stopAfterError(runner: RunnerState, error: unknown): CommandReply {
  close(runner);
  runner.ports.bus.stopped(runner.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

export const askOf = (runner: RunnerState, seat: Seat): Ask | undefined =>
  runner.hearts.game.ask(runner.state.game, seat);

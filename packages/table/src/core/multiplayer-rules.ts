// The interface of everything that several people do at a table besides playing: seats, votes and clocks. The
// code behind the interface is a separate module, because a page that only plays against bots need not load
// it.

import type { ClockView, Motion, Sitter } from '@moonshot/protocol';
import type { Action, Hearts, Seat, Verdict } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { SealRules } from './seal-rules.ts';
import type { State } from './state.ts';

export type SeatingCommand =
  | { readonly type: 'sit'; readonly seat: Seat; readonly player: string }
  | {
      readonly type: 'stand'; // leaves the seat for good
      readonly seat: Seat;
      readonly number: number | null;
      readonly player: string; // the name of the person who leaves
      readonly bot: Extract<Sitter, { kind: 'bot' }>; // takes over the seat
    }
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat; readonly number: number | null };

export interface VoteCommand {
  readonly type: 'vote';
  readonly seat: Seat;
  readonly number: number | null;
  readonly on: Motion;
  readonly yes: boolean; // false withdraws the seat's earlier yes
}

export interface TimeOutCommand {
  readonly type: 'time-out';
  readonly seat: Seat;
  readonly action: Action | null; // the automatic answer to play for the seat; null between deals
}

export type MultiplayerCommand = SeatingCommand | VoteCommand | TimeOutCommand;

/**
 * The sender of a command at a table with several people. If the sender no longer has the seat, the command
 * is refused.
 */
export interface CommandAuthor {
  readonly by?: string;
}

/** The part of a command that identifies its sender. */
export interface AuthoredCommand extends CommandAuthor {
  readonly seat?: Seat;
  readonly number?: number | null;
}

export type MultiplayerEvent = Exclude<
  Extract<Event, { cause: unknown }>,
  { type: 'game' | 'ready' | 'finishing' | 'undone' }
>;

/** What several people may do besides playing. A page that only plays against bots runs without it. */
export interface MultiplayerRules {
  decide(hearts: Hearts, state: State, command: MultiplayerCommand): Verdict<readonly Event[], Refusal>;
  /**
   * Whether the sender of the command still sits at the command's seat. Another player may have taken the
   * seat while the command was queued.
   */
  isTheirs(state: State, command: AuthoredCommand): boolean;
  /**
   * The commands that may have caused an event, for checking a log that another program has written. `later`
   * has the seats' answers that follow the event in the log.
   */
  commandsFor(state: State, event: MultiplayerEvent, later: readonly Action[]): readonly MultiplayerCommand[];
  /**
   * Creates the clocks for the answers of a running table. `idleMs` is the time since the last event of a
   * resumed table, or null.
   */
  clocks(table: ClockedTable, idleMs: number | null): Clocks;
  /**
   * The longest time in milliseconds until the table acts without a player after these events; null if it
   * waits for a player.
   */
  stepMs(table: SteppingTable, events?: readonly Event[]): number | null;
}

/** What `stepMs` needs to know about a table. */
export interface SteppingTable {
  readonly hearts: Hearts;
  readonly state: State;
  readonly ports: { readonly pace: () => number };
}

/** What clocks may read of a running table and do to it. */
export interface ClockedTable {
  readonly hearts: Hearts;
  readonly state: () => State;
  readonly closed: () => boolean;
  readonly isActive: () => boolean; // whether this server answers for seats that ran out of time
  readonly nowMs: (() => number) | undefined;
  readonly after: (ms: number) => Promise<void>;
  readonly paceMs: () => number;
  /** The `careful` bot's answer to what the seat is asked. */
  readonly think: (seat: Seat) => Promise<Action>;
  /**
   * Plays the automatic answer for a seat, unless `holds` returns false when the command is processed.
   * Returns false if the table refused the answer.
   */
  readonly give: (command: TimeOutCommand, holds: () => boolean) => Promise<boolean>;
  /** Ends the current step of a seal without waiting for silent seats, unless `holds` returns false. */
  readonly closeSeal: (holds: () => boolean) => Promise<unknown>;
  readonly fail: (error: unknown) => void;
}

export interface Clocks {
  /**
   * Starts, stops and removes clocks to match each of these states in turn; the last one is the current
   * state. If another server has paused the table, the time since the clocks last started is given back,
   * because this server does not know when the pause began.
   */
  tick(states: readonly State[], byOthers: boolean): void;
  /** Answers for seats whose time is over, and sets an alarm for the seat whose time ends next. */
  watch(): void;
  /** How much of its reserve a seat has used for an answer that arrived at `arrivedMs`, in milliseconds. */
  spentBy(seat: Seat, arrivedMs: number): number;
  /** The clocks as every viewer may see them; null for a table without clocks. */
  view(): ClockView | null;
}

/** The code that only a table on a server needs. */
export interface OptionalServices {
  /** How deals are sealed. */
  readonly sealing?: SealRules;
  /** The rules for several people. */
  readonly multiplayer?: MultiplayerRules;
}

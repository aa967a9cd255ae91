// What several people do at a table besides playing, as an interface: a page without server tables need not
// load the code.

import type { ClockView, Motion, Sitter } from '@moonshot/protocol';
import type { Action, Hearts, Seat, Verdict } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { SealRules } from './seal-rules.ts';
import type { State } from './state.ts';

export type SeatingCommand =
  | { readonly type: 'sit'; readonly seat: Seat; readonly player: string }
  | {
      readonly type: 'stand'; // for good
      readonly seat: Seat;
      readonly number: number | null;
      readonly player: string; // who leaves
      readonly bot: Extract<Sitter, { kind: 'bot' }>; // who plays on
    }
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat; readonly number: number | null };

export interface VoteCommand {
  readonly type: 'vote';
  readonly seat: Seat;
  readonly number: number | null;
  readonly on: Motion;
  readonly yes: boolean; // no: withdraws one's yes
}

export interface TimeOutCommand {
  readonly type: 'time-out';
  readonly seat: Seat;
  readonly action: Action | null; // the automatic answer; null between deals
}

export type MultiplayerCommand = SeatingCommand | VoteCommand | TimeOutCommand;

/** The sender of a command at a table with several people. It is refused after they have left the seat. */
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

/** The rules for several people. Missing on pages without server tables, which need not load them. */
export interface MultiplayerRules {
  decide(hearts: Hearts, state: State, command: MultiplayerCommand): Verdict<readonly Event[], Refusal>;
  /**
   * Whether the sender of the command sits there. The seat may have changed hands while the command was
   * queued.
   */
  isTheirs(state: State, command: AuthoredCommand): boolean;
  /**
   * The commands that may have caused an event of a log from elsewhere. `later` are the game's answers after
   * it.
   */
  commandsFor(state: State, event: MultiplayerEvent, later: readonly Action[]): readonly MultiplayerCommand[];
  /** The clocks of a table's answers. `idleMs` is the time since the last event of a resumed table. */
  clocks(table: ClockedTable, idleMs: number | null): Clocks;
  /**
   * The maximum time in milliseconds until the table acts automatically after these events; null if it waits
   * for a player.
   */
  stepMs(table: SteppingTable, events?: readonly Event[]): number | null;
}

/** What `stepMs` needs to know about a table. */
export interface SteppingTable {
  readonly hearts: Hearts;
  readonly state: State;
  readonly ports: { readonly pace: () => number };
}

/** What clocks may read and do at a running table. */
export interface ClockedTable {
  readonly hearts: Hearts;
  readonly state: () => State;
  readonly closed: () => boolean;
  readonly isActive: () => boolean; // otherwise another node answers for seats that ran out of time
  readonly nowMs: (() => number) | undefined;
  readonly after: (ms: number) => Promise<void>;
  readonly paceMs: () => number;
  /** The `careful` bot's answer to what the seat is asked. */
  readonly think: (seat: Seat) => Promise<Action>;
  /**
   * Plays the automatic answer for a seat, unless it is not awaited any more. Returns whether the table
   * accepted it.
   */
  readonly give: (command: TimeOutCommand, holds: () => boolean) => Promise<boolean>;
  /** Closes the current step of a seal for silent seats. */
  readonly closeSeal: (holds: () => boolean) => Promise<unknown>;
  readonly fail: (error: unknown) => void;
}

export interface Clocks {
  /**
   * Starts, stops and forgets clocks for each of these states; the last is the current one.
   * Time used is given back if another node paused: this node does not know when.
   */
  tick(states: readonly State[], byOthers: boolean): void;
  /** Answers for seats whose time is over, and sets an alarm for the next. */
  watch(): void;
  /** What the seat's answer had used of its reserve when it arrived, in milliseconds. */
  spentBy(seat: Seat, arrivedMs: number): number;
  /** The clocks as every viewer may see them; null at a table without clocks. */
  view(): ClockView | null;
}

/** What only a table on a server needs. */
export interface OptionalServices {
  /** How deals are sealed. */
  readonly sealing?: SealRules;
  /** The rules for several people. */
  readonly multiplayer?: MultiplayerRules;
}

// What several people do at a table beside playing, and what that is to a table that does not know how it is
// done.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Verdict } from '@moonshot/rules/game/verdict';
import type { Action, Hearts } from '@moonshot/rules/games';
import type { ClockView, Motion, Sitter } from '@moonshot/wire';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Sealing } from './seal-due.ts';
import type { State } from './state.ts';

export type SittingCommand =
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
  readonly yes: boolean; // no: takes one's own yes back
}

export interface TimeOutCommand {
  readonly type: 'time-out';
  readonly seat: Seat;
  readonly action: Action | null; // what is answered for the seat; between deals nothing
}

export type CompanyCommand = SittingCommand | VoteCommand | TimeOutCommand;

/** Who gives a command, where a table has several people: it is not taken once they have left the seat. */
export interface Given {
  readonly by?: string;
}

/** What of a command says whose it is. */
export interface Signed extends Given {
  readonly seat?: Seat;
  readonly number?: number | null;
}

export type CompanyEvent = Exclude<
  Extract<Event, { cause: unknown }>,
  { type: 'game' | 'ready' | 'finishing' | 'undone' }
>;

/**
 * What is done for several people. Where no table is on a server it is not there, and a page need not load
 * it.
 */
export interface Company {
  decide(hearts: Hearts, state: State, command: CompanyCommand): Verdict<readonly Event[], Refusal>;
  /**
   * Whether the sender of the command sits there. The seat may have changed hands while the command was
   * queued.
   */
  isTheirs(state: State, command: Signed): boolean;
  /**
   * The commands that may have caused an event of a log that comes from elsewhere; `later` holds the game's
   * events after it.
   */
  commandsFor(state: State, event: CompanyEvent, later: readonly Action[]): readonly CompanyCommand[];
  /** Clocks that measure a table's answers; `idleMs` where the table is taken up again. */
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

/** What clocks see of a table that is kept, and do to it. */
export interface ClockedTable {
  readonly hearts: Hearts;
  readonly state: () => State;
  readonly closed: () => boolean;
  readonly tends: () => boolean; // otherwise another node answers for seats that ran out of time
  readonly nowMs: (() => number) | undefined;
  readonly after: (ms: number) => Promise<void>;
  readonly paceMs: () => number;
  /** The `careful` bot's answer to what the seat is asked. */
  readonly think: (seat: Seat) => Promise<Action>;
  /**
   * Gives the answer for a seat whose time is over, unless it is awaited no longer; whether the table took
   * it.
   */
  readonly give: (command: TimeOutCommand, holds: () => boolean) => Promise<boolean>;
  /** Waits no longer for what seats owe a seal. */
  readonly closeSeal: (holds: () => boolean) => Promise<unknown>;
  readonly fail: (error: unknown) => void;
}

export interface Clocks {
  /**
   * Starts, stops and forgets clocks for each of these states; the last is the current one.
   * Time used is given back if another node paused: this node does not know when.
   */
  tick(states: readonly State[], byOthers: boolean): void;
  /** Answers for those whose time is over, and waits for the next. */
  watch(): void;
  /** What the seat's answer has taken of its reserve when it arrived at that moment. */
  spentBy(seat: Seat, arrivedMs: number): number;
  /** The clocks as everybody may see them; null where time does not count. */
  view(): ClockView | null;
}

/** What only a table on a server needs. */
export interface Help {
  /** How deals are sealed. */
  readonly sealing?: Sealing;
  /** What is done for several people. */
  readonly company?: Company;
}

// The four ports through which a keeper reaches the world: its log, the viewers, the clock, and the bots.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action, Ask, View as GameView, Hearts } from '@moonshot/rules/games';
import type { BeaconRound, BeaconSpec } from '@moonshot/wire';
import type { Help } from './company-due.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

export interface EventLog {
  /**
   * Writes the events durably if the table has exactly `expected` events; `stale` where somebody was quicker.
   * Where others write as
   * well, `stepMs` is after how long the table goes on by itself, or null where it does not: somebody else
   * sees to it then.
   */
  append(
    table: string,
    expected: number,
    events: readonly Event[],
    stepMs?: number | null,
  ): Promise<'written' | 'stale'>;
  /** All events of a table in order; empty for a table that was never opened. */
  read(table: string): Promise<readonly Event[]>;
  /** The events after `version`, if that is less work than reading all; at least the first `most`. */
  readAfter?(table: string, version: number, most?: number): Promise<readonly Event[]>;
  /** Whether others write to it as well: nothing is then refused before it is known what they wrote. */
  readonly shared?: boolean;
  /**
   * How the table stood when that was last kept, and what was written since; it saves time, and nothing
   * depends on it.
   */
  stood?(table: string): Promise<Stood | undefined>;
}

export interface Stood {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Who wrote what is told: the keeper that tells it, or somebody else. */
export type Whose = 'own' | 'others';

/** Tells the viewers what happened; called only after it was written. */
export interface Bus {
  told(events: readonly Event[], after: State, whose: Whose): void;
  /** The table cannot go on; everything acknowledged is safe in the log. */
  stopped(state: State, reason: string): void;
}

export interface Alarms {
  /** Resolves after so many milliseconds, or at once when the table is closed. */
  after(ms: number): Promise<void>;
}

export interface Question {
  readonly table: string; // its id: tables take turns where many think
  readonly hearts: Hearts;
  readonly seat: Seat;
  readonly player: string; // the name of the bot's player
  readonly view: GameView;
  readonly ask: Ask;
  readonly chance?: string; // where the bot's own chance comes from; absent, it is the thinkers' to choose
  readonly paceMs: number; // before its answer is played: a thought that takes no longer is seen by nobody
}

export interface Thinkers {
  /** The bot's answer to a question that holds only what its seat may know. */
  think(question: Question): Promise<Action>;
}

/** A public beacon. */
export interface Beacon {
  /**
   * The first round that is published only after the seats of a deal sealed now have had their time to open.
   */
  next(spec: BeaconSpec): number;
  /** The round with a verified signature, or null if it does not come in time. */
  drawn(spec: BeaconSpec, round: number): Promise<BeaconRound | null>;
}

export interface Ports extends Help {
  readonly log: EventLog;
  readonly bus: Bus;
  readonly alarms: Alarms;
  readonly thinkers: Thinkers;
  /**
   * Milliseconds of a clock that never goes back, whatever its zero; only tables where time counts need one.
   */
  readonly nowMs?: () => number;
  /** The source of beacon rounds; only tables that mix one in need it. */
  readonly beacon?: Beacon;
  /** Yields between two slices of a long log, so that other tables are served. */
  readonly nextTurn?: () => Promise<void>;
  /** Milliseconds before a bot's answer is played, the same whatever it computed. */
  readonly pace: () => number;
}

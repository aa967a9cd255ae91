// The ports of a running table: its log, the viewers, the clock, and the bots.

import type { BeaconRound, BeaconSpec } from '@moonshot/protocol';
import type { Action, Ask, View as GameView, Hearts, Seat } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { OptionalServices } from './multiplayer-rules.ts';
import type { State } from './state.ts';

export interface EventLog {
  /**
   * Writes the events durably if the table has exactly `expected` events; returns `stale` otherwise. In a
   * shared log `stepMs` says when the table acts automatically (null: it does not), so that another node can
   * take over.
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
  /** Whether other nodes write to it too. A command is then refused only after reading what they wrote. */
  readonly shared?: boolean;
  /** The last snapshot and the events since. Only an optimization: the log is complete without it. */
  snapshot?(table: string): Promise<Snapshot | undefined>;
}

export interface Snapshot {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The writer of published events: this node or another one. */
export type EventOrigin = 'own' | 'others';

/** Publishes events to the viewers. Called only after they were written. */
export interface Bus {
  publish(events: readonly Event[], after: State, whose: EventOrigin): void;
  /** The table cannot go on; everything acknowledged is safe in the log. */
  stopped(state: State, reason: string): void;
}

export interface Alarms {
  /** Resolves after `ms` milliseconds, or at once if the table is closed. */
  after(ms: number): Promise<void>;
}

export interface BotQuestion {
  readonly table: string; // its id: many tables share the thinkers in turn
  readonly hearts: Hearts;
  readonly seat: Seat;
  readonly player: string; // the name of the bot's player
  readonly view: GameView;
  readonly ask: Ask;
  readonly chance?: string; // seed of the bot's random choices; if absent, the thinkers choose one
  readonly paceMs: number; // delay before the answer is played: a shorter computation is not visible
}

export interface Thinkers {
  /** The bot's answer to a question that holds only what its seat may know. */
  think(question: BotQuestion): Promise<Action>;
}

/** A public beacon. */
export interface Beacon {
  /** The first round that is published only after the seats have had their time to open a deal sealed now. */
  next(spec: BeaconSpec): number;
  /** The round with a verified signature, or null if it does not come in time. */
  drawn(spec: BeaconSpec, round: number): Promise<BeaconRound | null>;
}

export interface Ports extends OptionalServices {
  readonly log: EventLog;
  readonly bus: Bus;
  readonly alarms: Alarms;
  readonly thinkers: Thinkers;
  /** Milliseconds of a monotonic clock with any zero point. Only tables with clocks need it. */
  readonly nowMs?: () => number;
  /** The source of beacon rounds; only tables that mix one in need it. */
  readonly beacon?: Beacon;
  /** Yields between two slices of a long log, so that other tables are served. */
  readonly nextTurn?: () => Promise<void>;
  /** Milliseconds before a bot's answer is played, independent of what it computed. */
  readonly pace: () => number;
}

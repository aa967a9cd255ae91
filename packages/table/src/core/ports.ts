// The ports of a running table: the interfaces to its log, its viewers, time, and the bots.

import type { BeaconRound, BeaconSpec } from '@moonshot/protocol';
import type { Action, Ask, View as GameView, Hearts, Seat } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { OptionalServices } from './multiplayer-rules.ts';
import type { Spec, State } from './state.ts';

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
  /**
   * The events after the first `version`, for logs that need not read all for it. May return fewer than all,
   * but at least the first `most`.
   */
  readAfter?(table: string, version: number, most?: number): Promise<readonly Event[]>;
  /**
   * Whether other servers write to the log too. The table then refuses a command only after it has read what
   * they wrote.
   */
  readonly shared?: boolean;
  /** The last snapshot and the events since. Only an optimization: the log is complete without it. */
  snapshot?(table: string): Promise<Snapshot | undefined>;
}

export interface Snapshot {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The writer of published events: this server or another one on the same log. */
export type EventOrigin = 'own' | 'others';

/** Publishes events to the viewers. Called only after they were written. */
export interface Bus {
  publish(events: readonly Event[], after: State, whose: EventOrigin): void;
  /** Reports that the table cannot go on. Everything that it acknowledged is in the log. */
  stopped(state: State, reason: string): void;
}

export interface Alarms {
  /** Resolves after `ms` milliseconds, or at once if the table is closed. */
  after(ms: number): Promise<void>;
}

export interface BotQuestion {
  readonly table: string; // the table's id: tables get computing time in turn
  readonly hearts: Hearts;
  readonly seat: Seat;
  readonly player: string; // the name of the bot's level, such as `careful`
  readonly view: GameView;
  readonly ask: Ask;
  readonly chance?: string; // the seed of the bot's random choices; if absent, `think` picks one
  readonly paceMs: number; // the table waits at least this long before it plays the answer
}

export interface Thinkers {
  /** Computes a bot's answer. The question contains only what the bot's seat may know. */
  think(question: BotQuestion): Promise<Action>;
}

/** A public source of randomness that publishes a signed random value (a round) at fixed intervals. */
export interface Beacon {
  /** The first round that is published after the time that seats have to open their secrets from now on. */
  next(spec: BeaconSpec): number;
  /** The round with a verified signature, or null if it does not come in time. */
  drawn(spec: BeaconSpec, round: number): Promise<BeaconRound | null>;
}

export interface Ports extends OptionalServices {
  /** The compiled game of a table. Throws if this program cannot play it. */
  readonly heartsFor: (spec: Spec) => Hearts | Promise<Hearts>;
  readonly log: EventLog;
  readonly bus: Bus;
  readonly alarms: Alarms;
  readonly thinkers: Thinkers;
  /** Milliseconds of a monotonic clock with any zero point. Only tables with clocks need it. */
  readonly nowMs?: () => number;
  /** The source of beacon rounds; only tables that mix one in need it. */
  readonly beacon?: Beacon;
  /** Lets other tables run before this one goes on with a long log. */
  readonly nextTurn?: () => Promise<void>;
  /** The least milliseconds until a bot's answer, drawn before it thinks, so that they tell nothing. */
  readonly pace: () => number;
}

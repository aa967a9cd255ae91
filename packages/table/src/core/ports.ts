// The ports of a running table: the interfaces to its log, its viewers, the clock, and the bots.

import type { BeaconRound, BeaconSpec } from '@moonshot/protocol';
import type { Action, Ask, View as GameView, Hearts, Seat } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { OptionalServices } from './multiplayer-rules.ts';
import type { Spec, State } from './state.ts';

export interface EventLog {
  /**
   * Writes the events durably if the table has exactly `expected` events; otherwise returns `stale`. In a
   * shared log, `stepMs` says when the table will act automatically (null: it will not), so that another node
   * can take over.
   */
  append(
    table: string,
    expected: number,
    events: readonly Event[],
    stepMs?: number | null,
  ): Promise<'written' | 'stale'>;
  /** All events of a table in order; empty for a table that has never been opened. */
  read(table: string): Promise<readonly Event[]>;
  /**
   * The events after the first `version` events. Only logs that can read these without the earlier events
   * have this method. If `most` is given, the list may end early, but it has at least `most` events if that
   * many exist.
   */
  readAfter?(table: string, version: number, most?: number): Promise<readonly Event[]>;
  /**
   * Whether other servers write to the log too. If so, the table reads what they have written before it
   * refuses a command.
   */
  readonly shared?: boolean;
  /**
   * The last snapshot and the events since then. Snapshots are only an optimization, because the log is
   * complete without them.
   */
  snapshot?(table: string): Promise<Snapshot | undefined>;
}

export interface Snapshot {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The writer of published events: this server, or another one that uses the same log. */
export type EventOrigin = 'own' | 'others';

/** Publishes events to the viewers, and only after the events have been written. */
export interface Bus {
  publish(events: readonly Event[], after: State, whose: EventOrigin): void;
  /** Reports that the table cannot continue. Everything that it has acknowledged is in the log. */
  stopped(state: State, reason: string): void;
}

export interface Alarms {
  /** Resolves after `ms` milliseconds, or at once if the table is closed. */
  after(ms: number): Promise<void>;
}

export interface BotQuestion {
  readonly table: string; // the id of the table; tables get computing time in turn
  readonly hearts: Hearts;
  readonly seat: Seat;
  readonly player: string; // the name of the bot, such as `careful` or `master:bold`
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
  /** The first round that will be published after the seats' time to reveal their secrets is over. */
  next(spec: BeaconSpec): number;
  /** The round with a verified signature, or null if it is not published in time. */
  drawn(spec: BeaconSpec, round: number): Promise<BeaconRound | null>;
}

export interface Ports extends OptionalServices {
  /** The compiled game of a table. Throws if this program cannot play it. */
  readonly heartsFor: (spec: Spec) => Hearts | Promise<Hearts>;
  readonly log: EventLog;
  readonly bus: Bus;
  readonly alarms: Alarms;
  readonly thinkers: Thinkers;
  /** The time of a monotonic clock in milliseconds, from any zero point. Only tables with clocks need it. */
  readonly nowMs?: () => number;
  /** The source of beacon rounds. Only tables that mix in a round need it. */
  readonly beacon?: Beacon;
  /** Lets other tables run before this one continues with a long log. */
  readonly nextTurn?: () => Promise<void>;
  /**
   * The minimum time in milliseconds until a bot's answer. The time is drawn before the bot thinks, so that
   * the delay reveals nothing.
   */
  readonly pace: () => number;
}

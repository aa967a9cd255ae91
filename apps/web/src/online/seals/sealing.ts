// The client's side of sealing deals (fixing their shuffles in advance): sends the seat's commitments and
// secrets, records what it sees, and warns the player.
import type { TableView } from '@moonshot/protocol';
import type { TableFacts } from '@moonshot/protocol/server';
import type { LocalStore } from '../server/identity.ts';
import { forgetSeals, sealAnswer } from './own-part.ts';
import { attemptsInView, firstMismatch, keepSeen } from './seal-history.ts';
import { noteTally, noteWarnings } from './seal-record.ts';
import {
  connected,
  lastTally,
  type OwnPart,
  recordFacts,
  recordSent,
  recordTick,
  recordView,
  type SealTally,
  type SealWarning,
  TICK_MS,
  TICKS_IN_TIME,
  UNWATCHED,
  type Watch,
} from './seal-watch.ts';

/** The delay before a refused part is sent again, if the server does not say when to try again. */
const AGAIN_MS = 1000;

/** What sealing needs from its environment. */
export interface SealPorts {
  readonly store: LocalStore;
  readonly draw: () => Uint8Array;
  readonly later: (ms: number, then: () => void) => unknown;
  readonly nowMs: () => number; // milliseconds since 1970
  readonly say: (part: OwnPart) => boolean; // false if the part could not be sent
  readonly warn: (warning: SealWarning) => void;
}

export interface SealClient {
  /** Called when a new connection has been opened. */
  connected(): void;
  /**
   * Called when the table's facts have changed. `before` is the last view. If it asks for a part of a seal,
   * the part is sent now.
   */
  facts(facts: TableFacts, seat: number | null, before: TableView | undefined): void;
  /** Called when a view has arrived. */
  view(view: TableView): void;
  /**
   * Called when the server has refused a part because of too many messages. Sends the part again after this
   * time, if the view of that moment still asks for it.
   */
  refused(againMs: number | undefined, viewThen: () => TableView | undefined): void;
}

interface Course {
  readonly ports: SealPorts;
  watch: Watch;
  // whether a view has arrived on this connection, so that parts sent from now on are watched
  watching: boolean;
  lastSent: string; // identifies the part that was sent last on this connection
  over: string | null; // the finished match whose last deal has been counted
}

export function sealingOf(ports: SealPorts): SealClient {
  const course: Course = { ports, watch: UNWATCHED, watching: false, lastSent: '', over: null };
  return {
    connected: () => Object.assign(course, { watching: false, lastSent: '', watch: connected(course.watch) }),
    facts: (facts, seat, before) => {
      course.watch = recordFacts(course.watch, facts, seat);
      if (before !== undefined) answer(course, before);
    },
    view: view => {
      if (view.online === null) return;
      watchView(course, view);
      course.watching = true;
      answer(course, view);
      if (view.deal.phase === 'over') close(course, view.id);
    },
    // the part counts as sent since the first time, so that a server cannot hide an omission by refusals
    refused: (againMs, viewThen) =>
      void ports.later(againMs ?? AGAIN_MS, () => {
        const part = partOf(course, viewThen());
        if (part !== undefined) ports.say(part);
      }),
  };
}

function watchView(course: Course, view: TableView): void {
  const { watch: before, ports } = course;
  const { watch, warnings, tally } = recordView(before, view, ports.nowMs());
  course.watch = watch;
  const { seal } = watch;
  if (seal === null) return;
  const other = firstMismatch(ports.store, view.id, attemptsInView(seal));
  keepSeen(ports.store, view);
  warn(ports, noteWarnings(ports.store, view.id, other === undefined ? warnings : [...warnings, other]));
  if (tally !== null) count(ports, view.id, before.seal?.deal ?? seal.deal, tally);
}

const count = ({ store, warn: tell }: SealPorts, match: string, deal: number, tally: SealTally): void =>
  warn({ warn: tell }, noteTally(store, match, deal, tally));

const warn = ({ warn: tell }: Pick<SealPorts, 'warn'>, fresh: readonly SealWarning[]): void => {
  for (const one of fresh) tell(one);
};

/** Deletes the secrets of a finished match, and counts its last deal once. */
function close(course: Course, match: string): void {
  const { watch, ports, over } = course;
  forgetSeals(ports.store, match);
  const tally = over === match ? null : lastTally(watch, match);
  course.over = match;
  if (tally !== null) count(ports, match, watch.seal?.deal ?? 0, tally);
}

/** The part for which a view asks; undefined if it asks for none. */
function partOf({ ports: { store, draw } }: Course, view: TableView | undefined): OwnPart | undefined {
  if (view === undefined || view.viewer === 'watcher' || view.deal.phase === 'over') return undefined;
  return sealAnswer(view, store, draw);
}

function answer(course: Course, view: TableView): void {
  const part = partOf(course, view);
  if (part === undefined || view.viewer === 'watcher') return;
  const name = `${part.type} ${view.id} ${part.deal} ${part.attempt ?? 0}`;
  if (name === course.lastSent) return;
  if (!course.ports.say(part)) return;
  course.lastSent = name;
  if (!course.watching) return;
  course.watch = recordSent(course.watch, view.viewer, part);
  tick(course, part.type === 'commitSeal' ? part.commitment : part.bytes, TICKS_IN_TIME);
}

function tick(course: Course, text: string, left: number): void {
  if (left === 0) return;
  course.ports.later(TICK_MS, () => {
    course.watch = recordTick(course.watch, text);
    tick(course, text, left - 1);
  });
}

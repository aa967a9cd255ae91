// A person at a local table: runs the table in the terminal's process, and passes on the events that the
// person's seat may see.

import type { FinishReason, Shown, TableView } from '@moonshot/protocol';
import type { Action, Hearts } from '@moonshot/rules';
import { type Bus, heartsFor, type Ports, type Refusal, type Spec, show, view } from '@moonshot/table';
import { open, resume, type TableRunner } from '@moonshot/table/runner';
import { MINE } from '../answer/need.ts';
import { CommandError } from '../core/errors.ts';
import { thinkers } from './bots.ts';
import { type FileLog, fileLog } from './file-log.ts';
import { languageOf, type RulesLanguage } from './language.ts';
import { lock } from './lock.ts';

/** How long a bot waits before it acts, in milliseconds. */
const SPEEDS = { instant: 0, quick: 150, normal: 450, calm: 1000 } as const;
export type PlaySpeed = keyof typeof SPEEDS;

/** The factor by which the wait is longer after a trick, so that the person can see the trick. */
const AFTER_TRICK = 3;

export type SessionCommand =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'ready' }
  | { readonly type: 'undo' }
  | { readonly type: 'finish'; readonly why: FinishReason };

/** The reply to a command: done, refused with a reason, or impossible because the table has stopped. */
export type SessionReply =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'closed' };

/**
 * Why the person's stay at the table ended: the match is over, the person left, the input ended, or the
 * table stopped.
 */
export type End = 'over' | 'left' | 'input ended' | 'stopped';

export interface PlaySession {
  readonly path: string;
  readonly hearts: Hearts;
  readonly language: RulesLanguage;
  readonly resumed: boolean;
  readonly torn: boolean; // whether the last line of the table's file was incomplete and has been removed
  view(): TableView;
  wish(wish: SessionCommand): Promise<SessionReply>;
  /** Why the table cannot continue; undefined while it can. */
  stopped(): string | undefined;
  /**
   * Registers a callback for the seat's events. When the table stops, the callback is called with an empty
   * list.
   */
  onEvents(ear: Ear): void;
  /** Resolves at the next event, or when the table stops. */
  change(): Promise<void>;
  leave(): Promise<void>;
}

export interface Seating {
  readonly language?: RulesLanguage | undefined;
  readonly path: string;
  readonly speed: PlaySpeed;
  /** The new table to open; if absent, the table in the file is resumed. */
  readonly opening?: { readonly id: string; readonly spec: Spec; readonly secret: string } | undefined;
}

/** The command that ends the deal early. The table accepts it only if the outcome of the deal is certain. */
export const ending = ({ view }: PlaySession): SessionCommand => ({
  type: 'finish',
  why: view().mayFinish ?? 'settled',
});

type Ear = (shown: readonly Shown[]) => void;

/** Opens or resumes the table in this file, with the person at their seat. */
export async function sit(seating: Seating): Promise<PlaySession> {
  const unlock = lock(`${seating.path}.open`);
  let log: FileLog | undefined;
  try {
    log = await fileLog(seating.path);
    return await seated(seating, log, unlock);
  } catch (error) {
    await log?.close();
    unlock();
    throw error;
  }
}

async function seated(
  { path, speed, opening, language }: Seating,
  log: FileLog,
  unlock: () => void,
): Promise<PlaySession> {
  const hearts = heartsFor(opening?.spec ?? specIn(path, log));
  const listener = hearing(hearts);
  const timers = alarms();
  const pace = (): number => SPEEDS[speed] * (listener.trickTaken() ? AFTER_TRICK : 1);
  const ports: Ports = { heartsFor, log, bus: listener.bus, alarms: timers, thinkers, pace };
  const runner = opening ? await open(ports, opening.id, opening.spec, opening.secret) : await resume(ports, '');
  if (runner === undefined) throw new CommandError(`Cannot go on: ${path} holds no table.`);
  return {
    path,
    hearts,
    language: language ?? (await languageOf('en')),
    resumed: opening === undefined,
    torn: log.torn,
    view: () => view(hearts, runner.state(), MINE),
    wish: wish => wished(runner, wish),
    stopped: listener.reason,
    onEvents: listener.listen,
    change: listener.change,
    leave: async () => {
      runner.close();
      timers.ring();
      await log.close();
      unlock();
    },
  };
}

function specIn(path: string, log: FileLog): Spec {
  const first = log.first();
  if (first?.type === 'table-opened') return first.spec;
  throw new CommandError(`Cannot go on: ${path} holds no table.`);
}

async function wished(runner: TableRunner, wish: SessionCommand): Promise<SessionReply> {
  const number = (runner.state().answered[MINE]?.number ?? 0) + 1;
  const reply = await runner.command({ ...wish, seat: MINE, number });
  // The table replies with a gap if commands are missing. This terminal sends one command at a time, so a gap
  // means that the table has stopped.
  return reply.type === 'gap' ? { type: 'closed' } : reply;
}

/** Collects the runner's events for one terminal, and the reason when the runner stops. */
function hearing(hearts: Hearts) {
  const ears: Ear[] = [];
  let reason: string | undefined;
  let taken = false;
  let waiting = Promise.withResolvers<void>();
  const tell: Ear = shown => {
    for (const ear of ears) ear(shown);
    waiting.resolve();
    waiting = Promise.withResolvers();
  };
  const bus: Bus = {
    publish: events => {
      const shown = events.map(event => show(hearts, event, MINE));
      taken = shown.some(one => one.type === 'game' && (one.event.type === 'taken' || one.event.type === 'revealed'));
      tell(shown);
    },
    stopped: (_, why) => {
      reason = why;
      tell([]);
    },
  };
  const listen = (ear: Ear): void => void ears.push(ear);
  return { bus, listen, change: () => waiting.promise, reason: () => reason, trickTaken: () => taken };
}

/** Timers for the bots' waits. `ring` ends all of them at once when the person leaves. */
function alarms(): { after(ms: number): Promise<void>; ring(): void } {
  const ringing = new Set<() => void>();
  const wait = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const end = (): void => {
        clearTimeout(timer);
        ringing.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      ringing.add(end);
    });
  return {
    after: ms => (ms === 0 ? Promise.resolve() : wait(ms)),
    ring: () => {
      for (const end of [...ringing]) end();
    },
  };
}

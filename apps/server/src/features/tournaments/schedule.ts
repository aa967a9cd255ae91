// Runs tournaments: lets players enter, and begins and ends rounds automatically. They continue after a
// restart.
import { PLAYERS_MOST } from '@moonshot/protocol/server';
import type { Cancel } from '../../core/env.ts';
import { type ApiError, apiError, reasonOf } from '../../core/errors.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import type { ContestRow } from '../../store/rows/contest.ts';
import { addEntry } from '../duplicate/seating.ts';
import { drawnRoster, isPlayedOut, openRound } from './round.ts';

/**
 * A command about a tournament: an action of a player before the tournament begins, or `look`, which only
 * does what is due by now.
 */
export type TournamentCommand =
  | { readonly type: 'look' }
  | { readonly type: 'enter' | 'withdraw' | 'begin'; readonly player: string };

export interface Tournaments {
  /**
   * After a restart, does what is due in every tournament that is not over, and schedules the next checks.
   * This includes tournaments that still wait for players.
   */
  takeUp(): Promise<void>;
  /**
   * Applies a command to a tournament, and then does everything that is due. Returns the refusal if the
   * command is not allowed.
   */
  act(contest: string, deed: TournamentCommand): Promise<ApiError | undefined>;
  stop(): void;
}

/** The minimum number of players. A tournament that has fewer at its start time is ended. */
const PLAYERS_LEAST = 2;

interface Course {
  readonly tables: TableRegistry;
  readonly turns: Map<string, Promise<unknown>>; // by tournament: resolves after its last queued command
  readonly alarms: Map<string, Cancel>;
  readonly played: Map<string, Played>; // by tournament: the round that was last completed
}

interface Played {
  readonly round: number;
  readonly sinceMs: number; // time at which the round was complete, in milliseconds since 1970
}

/** Creates the scheduler of tournaments of a server. */
export function tournamentsAt(tables: TableRegistry): Tournaments {
  const course: Course = { tables, turns: new Map(), alarms: new Map(), played: new Map() };
  return {
    takeUp: async () => {
      for (const { id } of await tables.context.store.contests.underWay()) await look(course, id);
    },
    act: (contest, deed) => (deed.type === 'look' ? look(course, contest) : inTurn(course, contest, deed)),
    stop: () => {
      for (const cancel of course.alarms.values()) cancel();
      course.alarms.clear();
    },
  };
}

/**
 * Runs the commands of a tournament one after the other, so that nobody enters or leaves while a round is
 * being opened.
 */
function inTurn(course: Course, id: string, deed: TournamentCommand): Promise<ApiError | undefined> {
  const before = course.turns.get(id) ?? Promise.resolve();
  const mine = before.then(() => step(course, id, deed));
  const settled: Promise<unknown> = mine
    .catch(() => undefined)
    .then(() => {
      if (course.turns.get(id) === settled) course.turns.delete(id);
    });
  course.turns.set(id, settled);
  return mine;
}

/** Does what is due in a tournament. After an error, retries later. */
async function look(course: Course, id: string): Promise<undefined> {
  const { config, log } = course.tables.context;
  try {
    await inTurn(course, id, { type: 'look' });
  } catch (error) {
    log.error({ contest: id, reason: reasonOf(error) }, 'cannot advance a tournament');
    ring(course, id, config.limits.retryMostMs);
  }
}

/** Schedules the next check of a tournament in `ms` and cancels the one scheduled before. */
function ring(course: Course, id: string, ms: number): void {
  course.alarms.get(id)?.();
  if (course.tables.stopping) return;
  const cancel = course.tables.context.env.after(Math.max(0, ms), () => void look(course, id));
  course.alarms.set(id, cancel);
}

async function step(course: Course, id: string, deed: TournamentCommand): Promise<ApiError | undefined> {
  const { store } = course.tables.context;
  const contest = course.tables.stopping ? undefined : await store.contests.byId(id);
  // Another node may have deleted or ended the tournament.
  if (contest === undefined || contest.state === 'over') forget(course, id);
  if (contest?.kind !== 'tournament') return undefined;
  const wrong = deed.type === 'look' ? undefined : await done(course.tables.context, contest, deed);
  if (wrong !== undefined || contest.state === 'over') return wrong;
  if (contest.state === 'open') await gather(course, contest, deed.type === 'begin');
  else await goOn(course, contest);
  return undefined;
}

const BEGUN = apiError('not-now', say => say.begun);
const FEW = apiError('not-now', say => say.few);
const NOT_YOURS = apiError('not-host', say => say.organiser);

/**
 * Applies a player's command. Once a tournament has begun, no player can enter or withdraw, and an `enter`
 * of an earlier entrant does nothing.
 */
async function done(
  context: ServerContext,
  contest: ContestRow,
  deed: Exclude<TournamentCommand, { type: 'look' }>,
): Promise<ApiError | undefined> {
  const { store } = context;
  const entries = await store.contests.entries(contest.id);
  const entered = entries.some(({ player }) => player === deed.player);
  if (deed.type === 'begin' && contest.by !== deed.player) return NOT_YOURS;
  if (deed.type === 'enter' && entered) return undefined;
  if (contest.state === 'playing') return BEGUN;
  if (deed.type === 'enter') return addEntry(context, contest, deed.player, PLAYERS_MOST);
  if (contest.state === 'over') return BEGUN;
  if (deed.type === 'withdraw') await store.contests.withdraw(contest.id, deed.player);
  return deed.type === 'begin' && entries.length < PLAYERS_LEAST ? FEW : undefined;
}

/**
 * Begins the tournament if enough players have entered, its start time has come, or its creator has asked
 * for it. Ends the tournament if its start time or deadline has come with too few players. Otherwise
 * schedules the next check.
 */
async function gather(course: Course, contest: ContestRow, wanted: boolean): Promise<void> {
  const { store, env } = course.tables.context;
  const { begins } = contest.plan.tournament ?? {};
  const nowMs = env.nowMs();
  const entries = await store.contests.entries(contest.id);
  const many = entries.length;
  const due = begins !== undefined && ('at' in begins ? nowMs >= begins.at : many >= begins.players);
  if ((due || wanted) && many >= PLAYERS_LEAST)
    return begin(course, { ...contest, roster: drawnRoster(contest, entries) }, 1);
  const endsAt = begins !== undefined && 'at' in begins ? begins.at : contest.until;
  if (nowMs >= endsAt) return end(course, contest);
  return ring(course, contest.id, endsAt - nowMs);
}

async function begin(course: Course, contest: ContestRow, round: number): Promise<void> {
  const { store, env, config } = course.tables.context;
  const until = env.nowMs() + config.limits.roundMostMs;
  const to: ContestRow = { ...contest, state: 'playing', round, until };
  if ((await store.contests.move(contest.id, contest.round, to)) === 'written') await goOn(course, to);
}

/**
 * Opens missing tables of the round. Once all of them have been played, begins the next round after a pause.
 */
async function goOn(course: Course, contest: ContestRow): Promise<void> {
  const { env, config } = course.tables.context;
  const { busyMs, roundPauseMs } = config.limits;
  const nowMs = env.nowMs();
  if (nowMs >= contest.until) return end(course, contest);
  if (!(await openRound(course.tables, contest))) return ring(course, contest.id, busyMs);
  if (!(await isPlayedOut(course.tables.context, contest))) return ring(course, contest.id, contest.until - nowMs);
  if (contest.round >= contest.plan.rounds) return end(course, contest);
  const played = course.played.get(contest.id);
  const sinceMs = played?.round === contest.round ? played.sinceMs : nowMs;
  course.played.set(contest.id, { round: contest.round, sinceMs });
  if (nowMs - sinceMs < roundPauseMs) return ring(course, contest.id, roundPauseMs - (nowMs - sinceMs));
  return begin(course, contest, contest.round + 1);
}

function forget({ alarms, played }: Course, id: string): void {
  alarms.get(id)?.();
  alarms.delete(id);
  played.delete(id);
}

async function end(course: Course, contest: ContestRow): Promise<void> {
  const { store, env } = course.tables.context;
  forget(course, contest.id);
  await store.contests.move(contest.id, contest.round, { state: 'over', round: contest.round, until: env.nowMs() });
}

// The bots of the server. Rule-based bots answer at once; search bots and hints are computed in threads.
import { availableParallelism } from 'node:os';
import {
  type BotWorkerReply,
  type BotWorkerRequest,
  careful,
  playerNamed,
  questionOf,
  quickDraws,
  thinkingTimeMs,
} from '@moonshot/bots';
import type { Advice } from '@moonshot/bots/hint';
import type { Action } from '@moonshot/rules';
import type { BotQuestion, Thinkers } from '@moonshot/table';
import { Piscina } from 'piscina';
import type { Env } from '../../core/env.ts';
import { newSecret } from '../../core/ids.ts';
import { type FairScheduler, fairScheduler } from '../fair-scheduler.ts';
import type { BotTask } from './bot-worker.ts';

const BUDGET = { plays: 1 };

/** The bot that takes open seats, and the seats of players who leave or are removed. */
export const DEFAULT_PLAYER = 'careful';

/** Options of the pool of threads. A thread that exceeds its time limit by `lateMs` is replaced. */
export interface Threads {
  readonly threads: number;
  readonly waitingMax: number;
  readonly lateMs: number;
  readonly file: string | URL; // the script that a thread runs
}

const USUAL: Threads = {
  threads: Math.max(1, availableParallelism() - 1),
  waitingMax: 500,
  lateMs: 2000,
  file: new URL('./bot-worker.ts', import.meta.url),
};

const LEAST_MS = 10;
const IDLE_MS = 60_000;

/** The parts of a question that a thread needs in order to answer it or to give a hint. */
type HintQuestion = Pick<BotQuestion, 'table' | 'hearts' | 'view' | 'ask'>;

/** The search time for a hint in milliseconds. */
export const HINT_MS = 150;

/** The limits of the search for a hint. They are the same on the page. */
const HINT = { ms: HINT_MS, plays: 4000 };

export interface ServerThinkers extends Thinkers {
  /** Computes a hint. Undefined if too many questions are waiting, or if the thread failed or was late. */
  advise(wanted: HintQuestion): Promise<Advice | undefined>;
  /** Stops the threads. From then on, the `careful` bot answers for search bots, and there are no hints. */
  stop(): Promise<void>;
}

/**
 * Creates the bots. Their random numbers are independent of the deals. With fixed deals, the random numbers
 * of rule-based bots are derived from the question. The `careful` bot answers if a thread fails or is late,
 * or if too many questions are waiting.
 */
export function createBots(env: Env, given: Partial<Threads> = {}): ServerThinkers {
  const threads = { ...USUAL, ...given };
  const below = quickDraws(newSecret(env));
  const queue = fairScheduler(threads.threads, threads.waitingMax);
  let pool: Piscina | undefined; // undefined until the first search bot or hint
  let stopped = false;
  const here = ({ hearts, view, ask, chance }: BotQuestion, player = careful): Action =>
    player.decide(questionOf(hearts, view, ask), BUDGET, chance === undefined ? below : quickDraws(chance));
  const apart = (
    wanted: HintQuestion,
    player: string | null,
    most: typeof HINT,
  ): Promise<BotWorkerReply | undefined> => {
    pool ??= poolOf(threads);
    return posed(pool, queue, threads, wanted, { player, ...most, chance: newSecret(env) });
  };
  return {
    think: async question => {
      const player = playerNamed(question.player);
      if (player === undefined) throw new Error(`Cannot think: there is no player called ${question.player}`);
      const ms = thinkingTimeMs(question.player, question.paceMs);
      if (ms === 0) return here(question, player);
      if (stopped) return here(question);
      const most = { ms, plays: Number.MAX_SAFE_INTEGER };
      const answered = await apart(question, question.player, most);
      return answered && 'action' in answered ? answered.action : here(question);
    },
    advise: async wanted => {
      const answered = stopped ? undefined : await apart(wanted, null, HINT);
      return answered && 'advice' in answered ? answered.advice : undefined;
    },
    stop: async () => {
      stopped = true;
      queue.stop();
      await pool?.destroy();
    },
  };
}

const poolOf = ({ threads, file }: Threads): Piscina =>
  new Piscina({
    filename: file.toString(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    name: 'answer',
  });

/**
 * Gets an answer from a thread. Undefined if the thread fails or is late, or if too many questions are
 * waiting. The more questions are waiting, the less time each gets.
 */
async function posed(
  pool: Piscina,
  queue: FairScheduler,
  { threads, lateMs }: Threads,
  { table, hearts, view, ask }: HintQuestion,
  { chance, ...most }: Pick<BotWorkerRequest, 'player' | 'ms' | 'plays'> & Pick<BotTask, 'chance'>,
): Promise<BotWorkerReply | undefined> {
  try {
    return await queue.run(table, async crowd => {
      const ms = Math.max(LEAST_MS, most.ms / Math.max(1, crowd / threads));
      const asked: BotWorkerRequest = { ...most, ms, sheet: hearts.sheet, seats: hearts.rules.seats, view, ask };
      const question: BotTask = { asked, chance };
      return (await pool.run(question, { signal: AbortSignal.timeout(ms + lateMs) })) as BotWorkerReply;
    });
  } catch {
    return undefined; // a thread that was late or failed has been replaced
  }
}

// Client of the bot worker, which runs the search bots and computes hints. The worker is started when it is
// first needed, or earlier to fetch the weights of a neural network.
import {
  type BotWorkerReply,
  type BotWorkerRequest,
  type BotWorkerWarmUp,
  isLearned,
  SPARE_MS,
  thinkingTimeMs,
} from '@moonshot/bots';
import type { Advice } from '@moonshot/bots/hint';
import type { Sitter } from '@moonshot/protocol';
import type { Action, Ask, Hearts, View } from '@moonshot/rules';
import type { BotQuestion } from '@moonshot/table';
import { trustedUrls } from '../trusted-types.ts';
import workerUrl from './bot-worker.ts?worker&url';

export interface BotWorker {
  /** Preloads the network weights for the learned bots at a table. */
  warm(sitters: readonly Sitter[]): void;
  /** The bot's answer. It is `undefined` if the worker failed, so that another bot can answer. */
  think(question: BotQuestion): Promise<Action | undefined>;
  /**
   * The hint. It is `undefined` if the worker failed. It never resolves if a newer hint is requested before
   * the worker begins this one.
   */
  advise(wanted: AdviceRequest): Promise<Advice | undefined>;
  /** Cancels all pending questions and hints. Their promises never resolve. */
  drop(): void;
}

/** The question for which a person wants a hint, with limits for its computation. */
export interface AdviceRequest extends Pick<BotWorkerRequest, 'view' | 'ask' | 'plays' | 'ms'> {
  readonly hearts: Hearts;
}

/** A running bot worker, reduced to what its client needs. */
export interface BotWorkerPort {
  post(message: BotWorkerRequest | BotWorkerWarmUp): void;
  end(): void;
}

interface Waiting {
  readonly asked: Omit<BotWorkerRequest, 'ms'>;
  readonly until: number;
  readonly answer: (answered: BotWorkerReply | undefined) => void;
}

const LEAST_MS = 20;

const askedOf = (player: string | null, hearts: Hearts, view: View, ask: Ask, plays: number): Waiting['asked'] => ({
  player,
  view,
  ask,
  sheet: hearts.sheet,
  seats: hearts.rules.seats,
  plays,
});

/**
 * Milliseconds that a question may take beyond its time limit. After that the worker is ended and a fallback
 * bot plays.
 */
const LATE_MS = 5000;

/** Additional milliseconds while the code or the network weights may still have to be fetched. */
const FETCH_MS = 20_000;

/** Milliseconds before a question is sent to the worker. They let the page draw the last move first. */
const restFor = ({ player, paceMs }: BotQuestion): number =>
  Math.max(0, paceMs - thinkingTimeMs(player, paceMs) - SPARE_MS);

type Begin = (onReply: (answered: BotWorkerReply) => void, failed: () => void) => BotWorkerPort;
type Rest = (ms: number) => Promise<void>;

/** The queue of questions to one bot worker. */
interface Line {
  ask(asked: Waiting['asked'], ms: number): Promise<BotWorkerReply | undefined>;
  /** Removes the questions to which `which` applies, except for the one that is being computed. */
  withdraw(which: (asked: Waiting['asked']) => boolean): void;
  drop(): void;
  warm(player: string): void;
}

/** A bot worker that is started when it is first needed, and again after it has been ended. */
interface LazyBotWorker extends BotWorkerPort {
  /** Milliseconds after which the answer to this request counts as late. */
  lateAfter(asked: BotWorkerRequest): number;
  /** Records that a question for this player was answered, so that its code and data are loaded. */
  has(player: string | null): void;
}

function lazyBotWorker(begin: () => BotWorkerPort): LazyBotWorker {
  let botWorker: BotWorkerPort | undefined;
  // Contains `false` if everything for rule-based players is loaded, and `true` if everything for learned
  // players is.
  const there = new Set<boolean>();
  return {
    post: message => {
      botWorker ??= begin();
      botWorker.post(message);
    },
    lateAfter: ({ ms, player }) => ms + LATE_MS + (there.has(isLearned(player)) ? 0 : FETCH_MS),
    has: player => void there.add(false).add(isLearned(player)),
    end: () => {
      botWorker?.end();
      botWorker = undefined;
      there.clear();
    },
  };
}

function lineTo(begin: Begin, nowMs: () => number, rest: Rest): Line {
  let waiting: Waiting[] = []; // the first one is being computed
  let posed: Waiting | undefined;
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined || first === posed) return;
    posed = first;
    const asked = { ...first.asked, ms: Math.max(LEAST_MS, (first.until - nowMs()) / waiting.length) };
    botWorker.post(asked);
    void rest(botWorker.lateAfter(asked)).then(() => waiting[0] === first && failed());
  };
  const ended = (answered: BotWorkerReply | undefined): void => {
    const first = waiting.shift();
    if (first !== undefined && answered !== undefined) botWorker.has(first.asked.player);
    first?.answer(answered);
    next();
  };
  const failed = (): void => {
    botWorker.end();
    ended(undefined);
  };
  const botWorker = lazyBotWorker(() => begin(ended, failed));
  return {
    ask: (asked, ms) =>
      new Promise(answer => {
        waiting.push({ asked, until: nowMs() + ms, answer });
        // Waits for questions of other bots that are asked at the same moment.
        if (waiting.length === 1) void rest(0).then(next);
      }),
    withdraw: which => {
      waiting = waiting.filter(one => one === posed || !which(one.asked));
    },
    drop: () => {
      if (waiting.length === 0) return;
      waiting = [];
      botWorker.end();
    },
    warm: player => botWorker.post({ coming: player }),
  };
}

/**
 * Sends questions to one worker, one after another. Questions that are asked together share the time of one
 * question.
 */
export function asking(begin: Begin, nowMs: () => number, rest: Rest): BotWorker {
  const line = lineTo(begin, nowMs, rest);
  let drops = 0;
  return {
    warm: sitters => {
      for (const one of sitters) if (one.kind === 'bot' && isLearned(one.player)) return line.warm(one.player);
    },
    think: async question => {
      const { hearts, player, view, ask, paceMs } = question;
      const before = drops;
      await rest(restFor(question));
      if (drops !== before) return new Promise(() => undefined); // the question was cancelled
      const answered = await line.ask(
        askedOf(player, hearts, view, ask, Number.MAX_SAFE_INTEGER),
        thinkingTimeMs(player, paceMs),
      );
      return answered && 'action' in answered ? answered.action : undefined;
    },
    advise: async ({ hearts, view, ask, plays, ms }) => {
      line.withdraw(({ player }) => player === null);
      const answered = await line.ask(askedOf(null, hearts, view, ask, plays), ms);
      return answered && 'advice' in answered ? answered.advice : undefined;
    },
    drop: () => {
      drops += 1;
      line.drop();
    },
  };
}

const trusted = trustedUrls([workerUrl]);

const resting: Rest = ms => new Promise(over => setTimeout(over, ms));

/** Creates a client whose worker runs in the browser. */
export const botClient = (nowMs: () => number): BotWorker => asking(begin, nowMs, resting);

function begin(onReply: (answered: BotWorkerReply) => void, failed: () => void): BotWorkerPort {
  const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotWorkerReply>) => onReply(data));
  worker.addEventListener('error', event => {
    event.preventDefault();
    failed();
  });
  return { post: message => worker.postMessage(message), end: () => worker.terminate() };
}

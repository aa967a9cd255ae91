// Where bots that look ahead think on the page, and hints are judged: a worker of their own, begun with the
// first question, or before it for players that have to fetch what they think by, so that the table never
// waits for a thought.
import type { Answered, Asked, Coming } from '@moonshot/bots/apart';
import type { Advice } from '@moonshot/bots/hint/advise';
import { patienceAt, SPARE_MS } from '@moonshot/bots/players/patience';
import { isLearned } from '@moonshot/bots/players/traits';
import type { Action, Ask, Hearts, View } from '@moonshot/rules/games';
import type { Question } from '@moonshot/table/ports';
import type { Sitter } from '@moonshot/wire';
import workerUrl from './apart-worker.ts?worker&url';
import { trusting } from './trusted.ts';

export interface Apart {
  /** They sit at the table, and bots among them will be asked: what those think by is fetched meanwhile. */
  warm(sitters: readonly Sitter[]): void;
  /** The answer of the bot; undefined where its worker failed, so that another may answer. */
  think(question: Question): Promise<Action | undefined>;
  /**
   * What had best be answered; undefined where the worker failed, and never told where newer advice is wanted
   * meanwhile.
   */
  advise(wanted: Wanted): Promise<Advice | undefined>;
  /** Ends what is being thought: nobody waits for it any more. */
  drop(): void;
}

/** A question on which a person wants advice, and the most that it may take. */
export interface Wanted extends Pick<Asked, 'view' | 'ask' | 'plays' | 'ms'> {
  readonly hearts: Hearts;
}

/** What a worker is to whoever asks it. */
export interface Mind {
  post(said: Asked | Coming): void;
  end(): void;
}

interface Waiting {
  readonly asked: Omit<Asked, 'ms'>;
  readonly until: number;
  readonly answer: (answered: Answered | undefined) => void;
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

/** So long after its time an answer is given up: whoever hangs is ended, and another plays in its place. */
const LATE_MS = 5000;

/** And so much longer while its program, or what a learned player thinks by, may still have to be fetched. */
const FETCH_MS = 20_000;

/**
 * How long a question may wait, so that the page draws what has just happened meanwhile with all that its
 * device has.
 */
const restFor = ({ player, paceMs }: Question): number => Math.max(0, paceMs - patienceAt(player, paceMs) - SPARE_MS);

type Begin = (heard: (answered: Answered) => void, failed: () => void) => Mind;
type Rest = (ms: number) => Promise<void>;

/** Questions in line before one mind. */
interface Line {
  ask(asked: Waiting['asked'], ms: number): Promise<Answered | undefined>;
  /** Takes out what is not being thought about yet. */
  withdraw(which: (asked: Waiting['asked']) => boolean): void;
  drop(): void;
  warm(player: string): void;
}

/** A mind that is made when it is wanted, and made anew after it was ended. */
interface Kept extends Mind {
  /** So long after it was asked it is late. */
  lateAfter(asked: Asked): number;
  /** It has answered a question of that player. */
  has(player: string | null): void;
}

function keptMind(begin: () => Mind): Kept {
  let mind: Mind | undefined;
  const there = new Set<boolean>(); // whether others, and learned players, have all that they need there
  return {
    post: said => {
      mind ??= begin();
      mind.post(said);
    },
    lateAfter: ({ ms, player }) => ms + LATE_MS + (there.has(isLearned(player)) ? 0 : FETCH_MS),
    has: player => void there.add(false).add(isLearned(player)),
    end: () => {
      mind?.end();
      mind = undefined;
      there.clear();
    },
  };
}

function lineTo(begin: Begin, nowMs: () => number, rest: Rest): Line {
  let waiting: Waiting[] = []; // the first is being thought about
  let posed: Waiting | undefined;
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined || first === posed) return;
    posed = first;
    const asked = { ...first.asked, ms: Math.max(LEAST_MS, (first.until - nowMs()) / waiting.length) };
    mind.post(asked);
    void rest(mind.lateAfter(asked)).then(() => waiting[0] === first && failed());
  };
  const ended = (answered: Answered | undefined): void => {
    const first = waiting.shift();
    if (first !== undefined && answered !== undefined) mind.has(first.asked.player);
    first?.answer(answered);
    next();
  };
  const failed = (): void => {
    mind.end();
    ended(undefined);
  };
  const mind = keptMind(() => begin(ended, failed));
  return {
    ask: (asked, ms) =>
      new Promise(answer => {
        waiting.push({ asked, until: nowMs() + ms, answer });
        // those whose rest ends at the same time are waiting by then
        if (waiting.length === 1) void rest(0).then(next);
      }),
    withdraw: which => {
      waiting = waiting.filter(one => one === posed || !which(one.asked));
    },
    drop: () => {
      if (waiting.length === 0) return;
      waiting = [];
      mind.end();
    },
    warm: player => mind.post({ coming: player }),
  };
}

/** Questions to one mind, one at a time: those that are asked at once share the time of one. */
export function asking(begin: Begin, nowMs: () => number, rest: Rest): Apart {
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
      if (drops !== before) return new Promise(() => undefined); // nobody waits for it any more
      const answered = await line.ask(
        askedOf(player, hearts, view, ask, Number.MAX_SAFE_INTEGER),
        patienceAt(player, paceMs),
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

const trusted = trusting([workerUrl]);

const resting: Rest = ms => new Promise(over => setTimeout(over, ms));

/** A worker of the browser. */
export const apart = (nowMs: () => number): Apart => asking(begin, nowMs, resting);

function begin(heard: (answered: Answered) => void, failed: () => void): Mind {
  const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => heard(data));
  worker.addEventListener('error', event => {
    event.preventDefault();
    failed();
  });
  return { post: said => worker.postMessage(said), end: () => worker.terminate() };
}

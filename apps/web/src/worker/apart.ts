// Where bots that look ahead think on the page: a worker of their own, begun with the first question, so that the table never waits for a thought.
import { patienceMs } from '@moonshot/bots/players/patience';
import type { Action } from '@moonshot/rules/games';
import type { Question } from '@moonshot/table/ports';
import type { Answered, Asked } from './apart-worker.ts';
import workerUrl from './apart-worker.ts?worker&url';

export interface Apart {
  /** The answer of the bot; undefined where its worker failed, so that another may answer. */
  think(question: Question): Promise<Action | undefined>;
  /** Ends what is being thought: nobody waits for it any more. */
  drop(): void;
}

/** What a worker is to whoever asks it. */
export interface Mind {
  post(asked: Asked): void;
  end(): void;
}

interface Waiting {
  readonly question: Question;
  readonly until: number;
  readonly answer: (action: Action | undefined) => void;
}

const LEAST_MS = 20;

/** No longer than every bot waits before it plays, so that all levels take the same; where nobody waits, as long as its level may. */
const timeFor = ({ player, paceMs }: Question): number =>
  paceMs > 0 ? Math.min(patienceMs(player), paceMs) : patienceMs(player);

/** Questions to one mind, one at a time: those that are asked at once share the time of one. */
export function asking(
  begin: (heard: (answered: Answered) => void, failed: () => void) => Mind,
  nowMs: () => number,
): Apart {
  let mind: Mind | undefined;
  let waiting: Waiting[] = []; // the first is being thought about
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    mind ??= begin(({ action }) => ended(action), failed);
    const { hearts, player, view, ask } = first.question;
    const ms = Math.max(LEAST_MS, (first.until - nowMs()) / waiting.length);
    mind.post({ player, view, ask, sheet: hearts.sheet, seats: hearts.rules.seats, ms });
  };
  const ended = (action: Action | undefined): void => {
    waiting.shift()?.answer(action);
    next();
  };
  const failed = (): void => {
    mind?.end();
    mind = undefined;
    ended(undefined);
  };
  return {
    think: question =>
      new Promise(answer => {
        waiting.push({ question, until: nowMs() + timeFor(question), answer });
        if (waiting.length === 1) queueMicrotask(next); // those asked at the same time are waiting by then
      }),
    drop: () => {
      if (waiting.length === 0) return;
      waiting = [];
      mind?.end();
      mind = undefined;
    },
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { readonly createScriptURL: (url: string) => string };
}

// The page's content security policy holds in its workers too.
const createScriptURL = (url: string): string => {
  if (url === workerUrl) return url;
  throw new TypeError(`Cannot run ${url}: it is no script of this page`);
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('moonshot', { createScriptURL });

/** A worker of the browser. */
export const apart = (nowMs: () => number): Apart =>
  asking((heard, failed) => {
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'bots' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => heard(data));
    worker.addEventListener('error', event => {
      event.preventDefault();
      failed();
    });
    return { post: asked => worker.postMessage(asked), end: () => worker.terminate() };
  }, nowMs);

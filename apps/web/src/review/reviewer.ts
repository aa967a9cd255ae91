// A worker of the review's own: it judges while the page stays free, and is stopped when the page goes on.
import type { Language, ToClient, ToTable } from '@moonshot/wire';
import type { Reviewed } from '@moonshot/wire/review';
import { ownScript } from '../worker/early.ts';

export interface Reviewer {
  /** Wants a deal judged, the last one where none is named; an older wish ends with that. */
  ask(wish: Omit<Extract<ToTable, { type: 'review' }>, 'type'>, language: Language): void;
  /** Stops it, also in the middle of its work. */
  close(): void;
}

/**
 * Starts a worker and hears what it has judged; `failed` where it cannot run or says that something is wrong.
 */
export function reviewer(heard: (reviewed: Reviewed) => void, failed: (sentence: string | null) => void): Reviewer {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'review' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
    if (data.type === 'reviewed') heard(data);
    if (data.type === 'trouble') failed(data.sentence);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    failed(null);
  });
  const say = (message: ToTable): void => worker.postMessage(message);
  return {
    ask: (wish, language) => {
      say({ type: 'speak', language });
      say({ type: 'review', ...wish });
    },
    close: () => worker.terminate(),
  };
}

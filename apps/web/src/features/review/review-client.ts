// Client of the review worker. The worker is stopped when the person leaves the review.
import type { Language } from '@moonshot/i18n';
import type { PageToTable, Reviewed, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

export interface Reviewer {
  /** Requests the verdict on a deal, by default the last one. The request replaces an older one. */
  ask(wish: Omit<Extract<PageToTable, { type: 'review' }>, 'type'>, language: Language): void;
  /** Stops the worker, even in the middle of a computation. */
  close(): void;
}

/**
 * Starts a review worker. `failed` is called with null if the worker cannot run, or with the error that it
 * reports.
 */
export function reviewClient(
  onReviewed: (reviewed: Reviewed) => void,
  failed: (sentence: string | null) => void,
): Reviewer {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'review' });
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
    if (data.type === 'reviewed') onReviewed(data);
    if (data.type === 'trouble') failed(data.sentence);
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    failed(null);
  });
  const say = (message: PageToTable): void => worker.postMessage(message);
  return {
    ask: (wish, language) => {
      say({ type: 'setLanguage', language });
      say({ type: 'review', ...wish });
    },
    close: () => worker.terminate(),
  };
}

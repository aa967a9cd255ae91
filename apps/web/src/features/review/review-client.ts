// Client of the review worker, which is stopped when the person moves on.
import type { Language } from '@moonshot/i18n';
import type { PageToTable, Reviewed, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

export interface Reviewer {
  /** Requests a deal, by default the last one. It replaces an older request. */
  ask(wish: Omit<Extract<PageToTable, { type: 'review' }>, 'type'>, language: Language): void;
  /** Stops the worker, even while it computes. */
  close(): void;
}

/** Starts a worker. `failed` is called if it cannot run or reports an error. */
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

// Preloads the table worker before the rest of the page, and holds the page's Trusted Types policy. This
// module is built as a separate chunk.
import workerUrl from '../worker/main.ts?worker&url';
import { trustedUrls } from '../worker/trusted-types.ts';

const OWN = { tables: workerUrl, offline: './sw.js' } as const;

const trusted = trustedUrls(Object.values(OWN));

/** The trusted URL of one of the page's workers. */
export const ownScript = (which: keyof typeof OWN): string => trusted(OWN[which]);

const newWorker = (): Worker => new Worker(ownScript('tables'), { type: 'module', name: 'tables' });

let early: Worker | undefined = newWorker();
// If this worker fails before the page uses it, the page starts a new worker, which then reports its own
// error.
early.addEventListener('error', () => {
  early = undefined;
});

/** The preloaded table worker, or a new one. */
export function takeWorker(): Worker {
  const worker = early ?? newWorker();
  early = undefined;
  return worker;
}

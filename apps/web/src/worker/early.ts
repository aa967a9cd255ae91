// Starts the worker before the rest of the page has come, and holds the page's policy for where scripts may
// lie; a build loads it by itself.
import workerUrl from './main.ts?worker&url';
import { trusting } from './trusted.ts';

const OWN = { tables: workerUrl, offline: './sw.js' } as const;

const trusted = trusting(Object.values(OWN));

/** The address of one of the page's workers, as the browser wants it. */
export const ownScript = (which: keyof typeof OWN): string => trusted(OWN[which]);

const newWorker = (): Worker => new Worker(ownScript('tables'), { type: 'module', name: 'tables' });

let early: Worker | undefined = newWorker();
// One that fails before anybody listens is not handed on: the next one fails where it is heard.
early.addEventListener('error', () => {
  early = undefined;
});

/** A worker of tables: the one that is started already, or another. */
export function takeWorker(): Worker {
  const worker = early ?? newWorker();
  early = undefined;
  return worker;
}

// Starts the worker before the rest of the page has come, and holds the page's policy for where scripts may lie; a build loads it by itself.
import workerUrl from './main.ts?worker&url';

interface TrustedTypes {
  /** What the policy makes is accepted where an address of a script is wanted. */
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { readonly createScriptURL: (url: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined; // not in every browser
}

const OWN = { tables: workerUrl, offline: './sw.js' } as const;

function createScriptURL(url: string): string {
  if (Object.values(OWN).includes(url)) return url;
  throw new TypeError(`Cannot run ${url}: it is no script of this page`);
}

// The page's content security policy lets only this one say where scripts lie.
const policy = globalThis.trustedTypes?.createPolicy('moonshot', { createScriptURL });

/** The address of one of the page's workers, as the browser wants it. */
export const ownScript = (which: keyof typeof OWN): string => policy?.createScriptURL(OWN[which]) ?? OWN[which];

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

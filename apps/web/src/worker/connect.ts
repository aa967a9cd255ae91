// Starts the worker in which the page's tables run, and connects the page to it: the page cannot tell it from a server.
import type { ToClient } from '@moonshot/wire';
import { type Carrier, type Connection, connection } from './connection.ts';
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

// The page's content security policy lets only a named policy say where scripts lie; ours knows one place.
const policy = globalThis.trustedTypes?.createPolicy('moonshot', { createScriptURL: () => workerUrl });

function startWorker(heard: (message: ToClient) => void, crashed: (reason: string) => void): Carrier {
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'tables' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => heard(data));
  worker.addEventListener('error', event => {
    event.preventDefault();
    crashed(event.message ?? 'it could not be loaded');
  });
  worker.addEventListener('messageerror', () => crashed('a message could not be read'));
  return { post: message => worker.postMessage(message), stop: () => worker.terminate() };
}

/** Connects the page to its tables; answers and news come to `onMessage`, faults as `trouble`. */
export const connect = (onMessage: (message: ToClient) => void): Connection =>
  connection({ start: startWorker, nowMs: () => performance.now() }, onMessage);

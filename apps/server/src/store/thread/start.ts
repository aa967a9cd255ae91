// Starts the writing thread.
import { Worker } from 'node:worker_threads';
import type { FromStoreThread } from './messages.ts';
import type { StartThread } from './queue.ts';

const FILE = new URL('./store-thread.ts', import.meta.url);

/**
 * The size of V8's young generation in the thread, in megabytes. It is small because rows live only briefly.
 * The flag `--max-semi-space-size` would override it.
 */
const YOUNG_MB = 16;

/** Starts the writing thread as a worker of this process. */
export const startThread: StartThread = (given, onMessage, ended) => {
  let isClosed = false;
  const worker = new Worker(FILE, {
    workerData: given,
    name: 'store',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.on('message', (message: FromStoreThread) => {
    isClosed ||= message.type === 'closed';
    onMessage(message);
  });
  worker.on('error', error => ended(error instanceof Error ? error.message : String(error)));
  worker.on('exit', code => {
    if (!isClosed) ended(`exit code ${code}`);
  });
  worker.unref();
  return {
    post: message => worker.postMessage(message),
    hold: isBusy => void (isBusy ? worker.ref() : worker.unref()),
  };
};

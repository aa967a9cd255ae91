// Starts the thread that writes, and closes it.
import { Worker } from 'node:worker_threads';
import type { FromStoreThread } from './messages.ts';
import type { StartThread } from './queue.ts';

const FILE = new URL('./store-thread.ts', import.meta.url);

/** Megabytes for new objects: rows do not live long. Otherwise the flags meant for the server would count. */
const YOUNG_MB = 16;

/** A thread of this process. */
export const startThread: StartThread = (given, heard, ended) => {
  let isClosed = false;
  const worker = new Worker(FILE, {
    workerData: given,
    name: 'store',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.on('message', (message: FromStoreThread) => {
    isClosed ||= message.type === 'closed';
    heard(message);
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

// Starts the table worker and connects the page to it.
import type { TableToPage } from '@moonshot/protocol';
import { locale } from '../i18n/messages.svelte.ts';
import { connection, type WorkerConnection, type WorkerPort } from './connection.ts';
import { takeWorker } from './preload.ts';

const noReason = (): string => locale.words.trouble.noReason;

function startWorker(onMessage: (message: TableToPage) => void, crashed: (reason: string) => void): WorkerPort {
  const worker = takeWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => onMessage(data));
  worker.addEventListener('error', event => {
    event.preventDefault();
    crashed(event.message ?? noReason());
  });
  worker.addEventListener('messageerror', () => crashed(noReason()));
  return { post: message => worker.postMessage(message), stop: () => worker.terminate() };
}

/**
 * Connects the page to its tables. `onMessage` receives all messages. An error is a message of type
 * `trouble`.
 */
export const connect = (onMessage: (message: TableToPage) => void): WorkerConnection =>
  connection({ start: startWorker, nowMs: () => performance.now() }, onMessage, () => locale.words.trouble);

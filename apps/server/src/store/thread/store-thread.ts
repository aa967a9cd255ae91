// The script of the writing thread, which has the only connection that changes the database.
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ciphersWith, pooled } from '../log/cipher.ts';
import { connectToWrite } from '../sql/sqlite-connection.ts';
import { hostOf } from './host.ts';
import type { ToStoreThread } from './messages.ts';

const { file, key } = workerData as { readonly file: string; readonly key: Uint8Array };
const host = hostOf({
  db: connectToWrite(file),
  cipher: ciphersWith(key, pooled(randomBytes)),
  post: message => {
    parentPort?.postMessage(message);
    if (message.type === 'closed') parentPort?.close(); // lets the thread end
  },
});
parentPort?.on('message', (message: ToStoreThread) => host(message));

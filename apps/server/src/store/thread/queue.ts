// The server's end of the writing thread. It sends calls in batches, and limits how many may be unanswered.
import type { WriteCounts } from '../../core/metrics.ts';
import { StoreBroken, StoreBusy } from '../errors.ts';
import type { Soon } from '../sql/group-commit.ts';
import type { FromStoreThread, ToStoreThread, WriteCall, WritePart } from './messages.ts';
import { receivedError } from './sent-errors.ts';

/**
 * The maximum number of calls sent to the thread and not answered yet. Further calls wait, so that a slow
 * disk gets larger transactions.
 */
const SENT_MAX = 1024;
/**
 * The maximum number of calls waiting to be sent. Further calls are refused, because their answers would
 * come too late to be of use.
 */
const WAITING_MAX = 16_384;

/** The writing thread, from the server's point of view. */
export interface StoreThread {
  post(message: ToStoreThread): void;
  /** Sets whether the process stays alive for the thread. */
  hold(isBusy: boolean): void;
}

/**
 * Starts the writing thread of a database file. `ended` is called if the thread ends without having been
 * asked to.
 */
export type StartThread = (
  given: { readonly file: string; readonly key: Uint8Array },
  onMessage: (message: FromStoreThread) => void,
  ended: (reason: string) => void,
) => StoreThread;

/** Sends calls to the writing thread. */
export interface WriteQueue {
  /** Calls a writing method in the thread. Resolves once its changes are on the disk. */
  call(part: WritePart, method: string, args: readonly unknown[]): Promise<unknown>;
  counts(): WriteCounts;
  /**
   * Refuses all later calls. Resolves once the earlier calls are answered and the thread has closed the
   * database. A second call resolves at once.
   */
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly start: (onMessage: (message: FromStoreThread) => void, ended: (reason: string) => void) => StoreThread;
  readonly now: () => number;
  /** Called once if the disk has failed or the thread has ended, before any caller gets an error. */
  readonly onBroken: (error: StoreBroken) => void;
  readonly soon?: Soon | undefined;
}

interface Waiting {
  readonly call: WriteCall;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  readonly options: QueueOptions;
  readonly sent: Map<number, Waiting>; // unanswered calls, by their id
  waiting: Waiting[];
  calls: number; // number of calls so far, from which their ids are made
  isDue: boolean; // whether the next batch is scheduled
  counts: WriteCounts;
  shut: Error | undefined; // why calls are refused; undefined while they are accepted
  thread: StoreThread | undefined;
  onIdle: () => void; // called when no call is waiting or unanswered
  onClosed: () => void;
}

const nextTurn: Soon = act => void setImmediate(act);

/** Starts a thread and sends the calls to it. */
export function queueTo(options: QueueOptions): WriteQueue {
  const queue: Queue = {
    ...{ options, sent: new Map(), waiting: [], calls: 0, isDue: false, shut: undefined, thread: undefined },
    counts: { transactions: 0, writes: 0, waiting: 0, failing: 0 },
    ...{ onIdle: () => {}, onClosed: () => {} },
  };
  queue.thread = options.start(
    message => hear(queue, message),
    reason => breakOff(queue, new StoreBroken(`Cannot go on writing: the thread that writes ended (${reason}).`)),
  );
  return {
    call: (part, method, args) =>
      new Promise((resolve, reject) => {
        if (queue.shut) return reject(queue.shut);
        if (queue.waiting.length >= WAITING_MAX)
          return reject(new StoreBusy('Cannot write: too many writes wait for the disk.'));
        queue.waiting.push({ call: { id: queue.calls++, part, method, args }, resolve, reject });
        sendSoon(queue);
      }),
    counts: () => ({ ...queue.counts, waiting: crowd(queue) }),
    close: () => close(queue),
  };
}

const crowd = ({ waiting, sent }: Queue): number => waiting.length + sent.size;

function sendSoon(queue: Queue): void {
  if (queue.isDue) return;
  queue.isDue = true;
  (queue.options.soon ?? nextTurn)(() => {
    queue.isDue = false;
    send(queue);
  });
}

/** Sends waiting calls, as many as the limit of unanswered calls allows. */
function send({ waiting, sent, thread, options }: Queue): void {
  const batch = waiting.splice(0, SENT_MAX - sent.size);
  if (batch.length === 0) return;
  thread?.hold(true);
  for (const one of batch) sent.set(one.call.id, one);
  thread?.post({ type: 'calls', nowMs: options.now(), calls: batch.map(({ call }) => call) });
}

function hear(queue: Queue, message: FromStoreThread): void {
  if (message.type === 'broken') breakOff(queue, receivedError(message.error));
  else if (message.type === 'closed') queue.onClosed();
  else take(queue, message);
}

function take(queue: Queue, { counts, answers }: Extract<FromStoreThread, { type: 'answers' }>): void {
  queue.counts = counts;
  for (const answer of answers) {
    const asked = queue.sent.get(answer.id);
    queue.sent.delete(answer.id);
    if (answer.ok) asked?.resolve(answer.value);
    else asked?.reject(receivedError(answer.error));
  }
  if (queue.waiting.length > 0) sendSoon(queue);
  else if (queue.sent.size === 0) {
    queue.thread?.hold(false);
    queue.onIdle();
  }
}

function breakOff(queue: Queue, error: StoreBroken): void {
  if (queue.shut instanceof StoreBroken) return;
  queue.shut = error;
  const asked = [...queue.sent.values(), ...queue.waiting.splice(0)];
  queue.sent.clear();
  for (const { reject } of asked) reject(error);
  queue.onIdle();
  queue.onClosed();
  queue.options.onBroken(error); // called before any caller continues, because nothing more may be published
}

async function close(queue: Queue): Promise<void> {
  if (queue.shut) return;
  queue.shut = new Error('Cannot write: the store is closed.');
  await new Promise<void>(resolve => {
    queue.onIdle = resolve;
    if (crowd(queue) === 0) resolve();
  });
  if (queue.shut instanceof StoreBroken) return;
  await new Promise<void>(resolve => {
    queue.onClosed = resolve;
    queue.thread?.hold(true);
    queue.thread?.post({ type: 'close' });
  });
}

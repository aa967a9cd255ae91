// A thread of the arena. It plays duplicates on request, one at a time, and sends back their results.
import { parentPort, workerData } from 'node:worker_threads';
import { type Duplicate, duplicates } from '@moonshot/bots/arena';
import { CommandError } from '../core/errors.ts';
import { contestantsOf, playDuplicate } from './contestants.ts';
import { contestOf, type Setup } from './setup.ts';

/**
 * What a thread sends: a finished duplicate, an error of an outside program, or the reason why the thread
 * cannot continue.
 */
export type FromThread =
  | { readonly type: 'done'; readonly duplicate: Duplicate }
  | { readonly type: 'fault'; readonly sentence: string }
  | { readonly type: 'failure'; readonly sentence: string };

const say = (message: FromThread): void => parentPort?.postMessage(message);

const setup: Setup = workerData;
const playing = duplicates(contestOf(setup));
const contestants = contestantsOf(setup, sentence => say({ type: 'fault', sentence }));

async function play(number: number): Promise<void> {
  try {
    say({ type: 'done', duplicate: await playDuplicate(playing, contestants, number) });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    say({ type: 'failure', sentence: error.message });
  }
}

/**
 * A message with a number asks the thread to play that duplicate. Null ends the thread and its outside
 * programs.
 */
parentPort?.on('message', (number: number | null) => {
  if (number !== null) return void play(number);
  for (const contestant of contestants) contestant.end?.();
  parentPort?.close();
});

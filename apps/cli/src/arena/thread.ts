// A thread of the arena: plays the duplicates it is told to, one at a time, and sends back what came of them.
import { parentPort, workerData } from 'node:worker_threads';
import { type Duplicate, duplicates } from '@moonshot/bots/arena/duplicate';
import { Failure } from '../failure.ts';
import { contestantsOf, playDuplicate } from './contestants.ts';
import { contestOf, type Setup } from './setup.ts';

/** What a thread says: a duplicate that is done, a fault of a program outside, or why it cannot go on. */
export type FromThread =
  | { readonly type: 'done'; readonly duplicate: Duplicate }
  | { readonly type: 'told'; readonly sentence: string }
  | { readonly type: 'failure'; readonly sentence: string };

const say = (message: FromThread): void => parentPort?.postMessage(message);

const setup: Setup = workerData;
const playing = duplicates(contestOf(setup));
const contestants = contestantsOf(setup, sentence => say({ type: 'told', sentence }));

async function play(number: number): Promise<void> {
  try {
    say({ type: 'done', duplicate: await playDuplicate(playing, contestants, number) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say({ type: 'failure', sentence: error.message });
  }
}

/** A number is a duplicate to play; null is the end, and programs outside end with it. */
parentPort?.on('message', (number: number | null) => {
  if (number !== null) return void play(number);
  for (const contestant of contestants) contestant.end?.();
  parentPort?.close();
});

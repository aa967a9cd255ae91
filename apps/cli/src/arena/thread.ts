// A thread of the arena: plays the duplicates it is told to, one at a time, and sends back what came of them.
import { parentPort, workerData } from 'node:worker_threads';
import { duplicates } from '@moonshot/bots/arena/duplicate';
import { contestantsOf, playDuplicate } from './contestants.ts';
import { contestOf, type Setup } from './setup.ts';

const setup: Setup = workerData;
const playing = duplicates(contestOf(setup));
const contestants = contestantsOf(setup);

parentPort?.on('message', async (number: number) =>
  parentPort?.postMessage(await playDuplicate(playing, contestants, number)),
);

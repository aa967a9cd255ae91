// A thread that lives through the storms it is told to, one span of seeds after the other.
import { parentPort } from 'node:worker_threads';
import { fleet, seedsFrom } from '../../test/server/storm/fleet.ts';
import { severalStorm } from '../../test/server/storm/several.ts';
import { storm } from '../../test/server/storm/storm.ts';

/** Seeds that follow each other. */
export interface Span {
  readonly from: number;
  readonly storms: number;
  readonly several: boolean; // servers on one database
}

parentPort?.on('message', async ({ from, storms, several }: Span) =>
  parentPort?.postMessage(await fleet(seedsFrom(from, storms), {}, undefined, several ? severalStorm : storm)),
);

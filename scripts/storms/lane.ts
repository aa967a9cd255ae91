// A worker thread that runs the requested storms, one range of seeds after another.
import { parentPort } from 'node:worker_threads';
import { fleet, seedsFrom } from '../../test/server/storm/fleet.ts';
import { type Kind, living } from '../../test/server/storm/kinds.ts';

/** Storms of one kind with consecutive seeds. */
export interface Span extends Kind {
  readonly from: number;
  readonly storms: number;
}

parentPort?.on('message', async ({ from, storms, ...kind }: Span) =>
  parentPort?.postMessage(await fleet(seedsFrom(from, storms), {}, undefined, living(kind))),
);

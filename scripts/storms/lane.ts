// A thread that lives through the storms it is told to, one span of seeds after the other.
import { parentPort } from 'node:worker_threads';
import { fleet, seedsFrom } from '../../test/server/storm/fleet.ts';
import { type Kind, living } from '../../test/server/storm/kinds.ts';

/** Storms of a kind, whose seeds follow each other. */
export interface Span extends Kind {
  readonly from: number;
  readonly storms: number;
}

parentPort?.on('message', async ({ from, storms, ...kind }: Span) =>
  parentPort?.postMessage(await fleet(seedsFrom(from, storms), {}, undefined, living(kind))),
);

// The script of a thread that runs simulations, one range of seeds after the other.
import { parentPort } from 'node:worker_threads';
import { fleet, seedsFrom } from '../../test/server/simulation/fleet.ts';
import { type Kind, living } from '../../test/server/simulation/kinds.ts';

/** A range of simulations of one kind, which have consecutive seeds. */
export interface Span extends Kind {
  readonly from: number;
  readonly simulations: number;
}

parentPort?.on('message', async ({ from, simulations, ...kind }: Span) =>
  parentPort?.postMessage(await fleet(seedsFrom(from, simulations), {}, undefined, living(kind))),
);

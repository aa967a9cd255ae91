// When, where and from what a load was measured.
import { availableParallelism, cpus } from 'node:os';
import { commitHere, loadNow } from '../machine.ts';

/** How many programs want the cores now. */
export const busy = (): string => loadNow().toFixed(1);

/** A line with when, at which commit, and on what. */
export const measuredOn = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC at ${commitHere()}, under Node ${process.versions.node}, on ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`;

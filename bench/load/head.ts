// Date, machine and commit of a load measurement.
import { availableParallelism, cpus } from 'node:os';
import { commitHere, loadNow } from '../machine.ts';

/** The load average now. */
export const busy = (): string => loadNow().toFixed(1);

/** A line with date, commit and machine. */
export const measuredOn = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC at ${commitHere()}, with Node ${process.versions.node},\non ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`;

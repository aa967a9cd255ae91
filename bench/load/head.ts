// The date, machine and commit of a load measurement, as text.
import { availableParallelism, cpus } from 'node:os';
import { commitHere, loadNow } from '../machine.ts';

/** The present load average of the machine. */
export const busy = (): string => loadNow().toFixed(1);

/** The date, commit and machine of the measurement, in two lines. */
export const measuredOn = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC at ${commitHere()}, with Node ${process.versions.node},\non ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`;

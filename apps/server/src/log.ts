// The log of a server that runs by itself: a line of JSON for each event, on standard error.
import { pino } from 'pino';
import type { Config } from './config.ts';

const STDERR = 2;

/** Writes what is of the level or above, each line before the next. */
export const logAt = (level: Config['logLevel']) =>
  pino({ level, base: null }, pino.destination({ dest: STDERR, sync: true }));

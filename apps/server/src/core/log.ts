// The server's log: one line of JSON per event on standard error.
import { pino } from 'pino';
import type { Config } from './settings/config.ts';

const STDERR = 2;

/** A logger of events of this level or above. Writes are synchronous, so that lines stay in order. */
export const logAt = (level: Config['logLevel']) =>
  pino({ level, base: null }, pino.destination({ dest: STDERR, sync: true }));

// Parses the command line of the simulation script. Each error is one sentence.
import { parseArgs } from 'node:util';
import type { Kind } from '../../test/server/simulation/kinds.ts';

export interface SimulationCommand extends Kind {
  readonly seeds: number | undefined; // number of simulations; undefined for as many as fit in the time
  readonly from: number | undefined; // first seed; undefined for the one after the last seed in the record
  readonly minutes: number | undefined;
  readonly lanes: number; // number of threads, each of which needs a core
  readonly record: boolean; // whether to continue after the record and add to it
  readonly trace: boolean; // whether to print the complete trace of one simulation
}

/**
 * Parses the arguments. Throws a RangeError, or the error of `parseArgs`, whose message says what is wrong.
 */
export function parseOptions(words: readonly string[]): SimulationCommand {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      record: { type: 'boolean', default: false },
      lanes: { type: 'string', default: '1' },
      several: { type: 'boolean', default: false },
      restless: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const { record, trace } = values;
  if (values.restless && record)
    throw new RangeError('Cannot record simulations with restless people: the record has the others alone.');
  const minutes = values.minutes === undefined ? undefined : numberOf('minutes', values.minutes);
  return {
    seeds: minutes === undefined ? numberOf('seeds', values.seeds) : undefined,
    from: record ? undefined : numberOf('from', values.from),
    minutes,
    lanes: lanesOf(values.lanes),
    record,
    trace,
    several: values.several || undefined,
    restless: values.restless || undefined,
  };
}

function lanesOf(text: string): number {
  const lanes = numberOf('lanes', text);
  if (lanes > 0) return lanes;
  throw new RangeError('Cannot begin with --lanes 0: expected at least one.');
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`Cannot begin with --${name} ${text}: expected a whole number.`);
}

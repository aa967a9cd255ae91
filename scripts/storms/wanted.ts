// Which storms the command line asks for, or in one sentence why it cannot have them.
import { parseArgs } from 'node:util';
import type { Kind } from '../../test/server/storm/kinds.ts';

export interface Wanted extends Kind {
  readonly seeds: number | undefined; // none: as many as there is time for
  readonly from: number | undefined; // none: where the record ends
  readonly minutes: number | undefined;
  readonly lanes: number; // threads, of which each wants a core
  readonly record: boolean; // where the record ends, and into it
  readonly trace: boolean; // of one storm, all of it
}

/** What the words ask for. Throws a RangeError, or parseArgs' own error, whose message says what is wrong. */
export function wantedBy(words: readonly string[]): Wanted {
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
    throw new RangeError('Cannot record storms with restless people: the record has the others alone.');
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

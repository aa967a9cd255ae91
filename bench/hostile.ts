// How long it takes to refuse what somebody spoilt: house rules, links to them, texts of matches, and links to those.
import { unpacked } from '../apps/web/src/worker/house/link.ts';
import { readHouse } from '../packages/rules/src/house/file.ts';
import { checkNotation } from '../packages/rules/src/notation/check.ts';
import { matchIn, matchLink } from '../packages/rules/src/notation/link.ts';
import { notationText } from '../packages/rules/src/notation/write.ts';
import { hostile, hostileLink } from '../test/hostile/rules.ts';
import { faultyOf, sampled } from '../test/notation/faulty.ts';
import { choosing } from '../test/play.ts';
import { type Bench, type Row, rounded } from './table.ts';

const EACH = 10_000;
const MOST_MS = 50;
const TRIES = 3;

type Read = (given: string) => boolean | Promise<boolean>;

/** Something of each kind by its number, and whether it was taken. */
interface Kind {
  readonly name: string;
  readonly make: (number: number) => string | Promise<string>;
  readonly read: Read;
}

const MATCHES = sampled();
const matchAt = (number: number) => MATCHES[number % MATCHES.length] ?? MATCHES[0]!;

const KINDS: readonly Kind[] = [
  { name: 'texts of rules', make: hostile, read: text => readHouse(text).ok },
  {
    name: 'links to rules',
    make: hostileLink,
    read: async code => {
      const text = await unpacked(code);
      return text !== undefined && readHouse(text).ok;
    },
  },
  {
    name: 'texts of matches',
    make: number => faultyOf(notationText(matchAt(number)), choosing(`text ${number}`)),
    read: text => checkNotation(text).ok,
  },
  {
    name: 'links to matches',
    make: number => faultyOf(matchLink(matchAt(number)), choosing(`link ${number}`)),
    read: link => matchIn(link)?.ok ?? false,
  },
];

interface Cost {
  readonly ms: number; // of the processor's time
  readonly taken: boolean;
}

/** The least of some tries where it seems long, for the machine has other things to do. */
async function costOf(read: Read, given: string, tries = TRIES): Promise<Cost> {
  const begun = process.cpuUsage();
  const taken = await read(given);
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000;
  if (ms < MOST_MS || tries === 1) return { ms, taken };
  return { ms: Math.min(ms, (await costOf(read, given, tries - 1)).ms), taken };
}

async function rowOf({ name, make, read }: Kind): Promise<Row> {
  const costs: number[] = [];
  for (let number = 0; number < EACH; number++) {
    const { ms, taken } = await costOf(read, await make(number));
    if (!taken) costs.push(ms);
  }
  costs.sort((a, b) => a - b);
  const at = (part: number): number => rounded(costs[Math.floor((costs.length - 1) * part)] ?? 0, 2);
  return { name, values: [EACH, costs.length, at(0.5), at(0.99), at(1), MOST_MS] };
}

/** Measures refusals, one after another. */
export const hostileBench: Bench = async tell => {
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const row = await rowOf(kind);
    tell(row);
    rows.push(row);
  }
  return {
    name: 'hostile',
    about: `${EACH} spoilt things of each kind, the same every time: how many are refused, and the milliseconds of the processor that a refusal takes; what took ${MOST_MS} or more was tried ${TRIES} times, and the least counts.`,
    columns: ['given', 'refused', 'p50, ms', 'p99, ms', 'most, ms', 'at most'],
    rows,
  };
};

// Measures how long corrupted input is read before it is refused: house rules, matches, and links to them.

import { heartsOf, sheetOf } from '@moonshot/rules';
import { RULES_MAX, readHouse } from '@moonshot/rules/house';
import {
  checkNotation,
  DEALS_MAX,
  matchIn,
  matchLink,
  type NotatedMatch,
  notationText,
  notedOf,
  transcriptOf,
} from '@moonshot/rules/notation';
import { unpackText } from '../apps/web/src/model/packed-text.ts';
import { packed, unpacked as unpackedMatch } from '../packages/rules/src/notation/packed.ts';
import { hostile, hostileLink } from '../test/hostile/rules.ts';
import { checkedAnew, faultyOf, sampled, spoiltBytes } from '../test/notation/faulty.ts';
import { choosing, playing } from '../test/play.ts';
import { type Bench, type Row, rounded } from './table.ts';

const EACH = 10_000;
const LONG_EACH = 300;
const MOST_MS = 50;
const TRIES = 3;

type Given = string | Uint8Array;

/**
 * One kind of input: `make` creates the input with a number, and `read` reads it and returns whether it was
 * accepted.
 */
interface Kind<T extends Given = Given> {
  readonly name: string;
  readonly each: number;
  readonly make: (number: number) => T | Promise<T>;
  readonly read: (given: T) => boolean | Promise<boolean>;
}

const kind = <T extends Given>(name: string, make: Kind<T>['make'], read: Kind<T>['read'], each = EACH): Kind =>
  ({ name, each, make, read }) as unknown as Kind;

/** Returns a function that gives the sample matches in turn, converted by `form`. */
function inTurn<T>(form: (match: NotatedMatch) => T): (number: number) => T {
  const matches = sampled().map(form);
  return number => matches[number % matches.length]!;
}
const textAt = inTurn(notationText);
const linkAt = inTurn(matchLink);
const packedAt = inTurn(packed);

/** Creates a match with the maximum number of deals. */
function longest(): NotatedMatch {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const start = { seed: 'longest', length: { deals: DEALS_MAX } };
  const events = [...playing(hearts, start, choosing('longest'))].flatMap(moment => moment.events);
  return notedOf(transcriptOf(hearts, events));
}
const LONGEST = longest();
const LONGEST_PACKED = packed(LONGEST);
/**
 * The text of the longest match with the wrong winners. The error is found only after all deals have been
 * replayed.
 */
const LONGEST_TEXT = notationText({ ...LONGEST, winners: [0, 1, 2, 3] });

const KINDS: readonly Kind[] = [
  kind('texts of rules', hostile, text => readHouse(text).ok),
  kind('links to rules', hostileLink, async code => {
    const text = await unpackText(code, RULES_MAX);
    return text !== undefined && readHouse(text).ok;
  }),
  kind(
    'texts of matches',
    number => faultyOf(textAt(number), choosing(`text ${number}`)),
    text => checkNotation(text).ok,
  ),
  kind(
    'links to matches',
    number => faultyOf(linkAt(number), choosing(`link ${number}`)),
    link => matchIn(link)?.ok ?? false,
  ),
  kind(
    'packed matches, damaged, with a correct checksum',
    number => checkedAnew(spoiltBytes(packedAt(number), choosing(`bytes ${number}`))),
    bytes => unpackedMatch(bytes)?.ok ?? false,
  ),
  kind(
    `packed matches of ${DEALS_MAX} deals, damaged, with a correct checksum`,
    number => checkedAnew(spoiltBytes(LONGEST_PACKED, choosing(`long bytes ${number}`))),
    bytes => unpackedMatch(bytes)?.ok ?? false,
    LONG_EACH,
  ),
  kind(
    `texts of ${DEALS_MAX} deals, with an error at the end`,
    () => LONGEST_TEXT,
    text => checkNotation(text).ok,
    LONG_EACH,
  ),
];

interface Cost {
  readonly ms: number; // processor time
  readonly taken: boolean;
}

/**
 * Reads an input and measures the processor time. If the first try is slow, the minimum of several tries
 * counts, because other programs run on this machine.
 */
async function costOf(read: Kind['read'], given: Given, tries = TRIES): Promise<Cost> {
  const begun = process.cpuUsage();
  const taken = await read(given);
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000;
  if (ms < MOST_MS || tries === 1) return { ms, taken };
  return { ms: Math.min(ms, (await costOf(read, given, tries - 1)).ms), taken };
}

async function rowOf({ name, each, make, read }: Kind): Promise<Row> {
  const costs: number[] = [];
  for (let number = 0; number < each; number++) {
    const { ms, taken } = await costOf(read, await make(number));
    if (!taken) costs.push(ms);
  }
  costs.sort((a, b) => a - b);
  const at = (part: number): number => rounded(costs[Math.floor((costs.length - 1) * part)] ?? 0, 2);
  return { name, values: [each, costs.length, at(0.5), at(0.99), at(1), MOST_MS] };
}

/** Measures all kinds of input, one after the other. */
export const spoiltBench: Bench = async tell => {
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const row = await rowOf(kind);
    tell(row);
    rows.push(row);
  }
  return {
    name: 'spoilt',
    about: `Spoilt things of each kind, the same every time: how many are refused, and the milliseconds of the processor that a refusal takes; what took ${MOST_MS} or more was tried ${TRIES} times, and the least counts.`,
    columns: ['given', 'refused', 'p50, ms', 'p99, ms', 'most, ms', 'at most'],
    rows,
  };
};

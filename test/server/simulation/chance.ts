// The randomness of a simulation: each part has its own stream, so that its draws do not affect the others.
import { belowFrom } from '@moonshot/table/testing';

export interface Chance {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** A whole number from `least` to `most`, both included. */
  within(least: number, most: number): number;
  /** True with a probability of `times` in a thousand. */
  in1000(times: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Uint8Array;
}

const PRIME = 0x01_00_01_93;

/** A 32-bit number derived from a seed and a purpose. */
const mixed = (seed: number, purpose: string): number =>
  [...`${seed} ${purpose}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), PRIME), 0x81_1c_9d_c5);

/** The stream of a seed for one purpose; deterministic. */
export function chanceFrom(seed: number, purpose: string): Chance {
  const below = belowFrom(mixed(seed, purpose));
  return {
    below,
    within: (least, most) => least + below(most - least + 1),
    in1000: times => below(1000) < times,
    pick: list => {
      if (list.length === 0) throw new RangeError('Cannot pick from an empty list');
      return list[below(list.length)] as never;
    },
    bytes: count => Uint8Array.from({ length: count }, () => below(256)),
  };
}

// The choices in a packed form, as written and as read back.
import { expect } from 'vitest';
import type { BitWriter } from '../../packages/rules/src/notation/bits.ts';
import { type Coder, reading, writing } from '../../packages/rules/src/notation/range.ts';

/** A coder that records each choice: `1/3` is the second of three, `0:2,2` the first of two weights. */
function noting(coder: Coder, choices: string[]): Coder {
  const noted = (choice: number, among: string): number => {
    choices.push(`${choice}${among}`);
    return choice;
  };
  return {
    left: coder.left,
    one: (of, chosen) => noted(coder.one(of, chosen), `/${of}`),
    weighed: (weights, chosen) => noted(coder.weighed(weights, chosen), `:${weights}`),
  };
}

/** The choices and the bytes of a write. */
export function choicesOf(act: (coder: Coder) => unknown): { choices: readonly string[]; bytes: Uint8Array } {
  const choices: string[] = [];
  const out: BitWriter = { bytes: [], bits: 0 };
  const coder = writing(out);
  act(noting(coder, choices));
  coder.end();
  return { choices, bytes: Uint8Array.from(out.bytes) };
}

/** Checks that what is written with these choices is read back with the same choices. */
export function comesBack<T>(known: T, choices: readonly string[], act: (coder: Coder, known?: T) => unknown): void {
  const written = choicesOf(coder => expect(act(coder, known)).toEqual(known));
  expect(written.choices).toEqual(choices);
  const again: string[] = [];
  expect(act(noting(reading({ bytes: written.bytes, bits: 0 }), again))).toEqual(known);
  expect(again).toEqual(choices);
}

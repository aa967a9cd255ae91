// Randomly mutated texts and bytes of matches. Most of them are invalid.
import { createHash } from 'node:crypto';
import { type NotatedMatch, notedOf, readTranscript } from '@moonshot/rules/notation';
import type { Choose } from '../play.ts';
import { MATCHES, recordings } from '../transcripts/recordings.ts';

/** Matches of every game to mutate. */
export const sampled = (): readonly NotatedMatch[] =>
  Object.values(MATCHES).flatMap(file =>
    [1, 8, 25].map(i => notedOf(readTranscript(recordings(file)[i]), { names: [] })),
  );

type Way = (text: string, choose: Choose) => string;

const splice = (text: string, at: number, gone: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + gone);

const inLines =
  (change: (lines: string[], choose: Choose) => void): Way =>
  (text, choose) => {
    const lines = text.split('\n');
    change(lines, choose);
    return lines.join('\n');
  };

const inWords = (change: (words: string[], choose: Choose) => void): Way =>
  inLines((lines, choose) => {
    const at = choose(lines.length);
    const words = (lines[at] ?? '').split(' ');
    change(words, choose);
    lines[at] = words.join(' ');
  });

const STRANGE = [
  '\0',
  '\u2028',
  '🂡',
  '9999999999999',
  '-',
  '>',
  ':',
  '/',
  '{"a":[[[[',
  'QS QS',
  '#',
  '\t',
  '"',
  'set __proto__ 1',
];

const WAYS: readonly Way[] = [
  (text, choose) => splice(text, choose(text.length), 1 + choose(3), ''),
  (text, choose) => splice(text, choose(text.length), choose(2), STRANGE[choose(STRANGE.length)] ?? ''),
  (text, choose) => splice(text, choose(text.length), 1, text.charAt(choose(text.length))),
  (text, choose) => text.slice(0, choose(text.length)),
  (text, choose) => text.slice(choose(text.length)),
  (text, choose) => splice(text, choose(text.length), 0, text.charAt(choose(text.length)).repeat(choose(120_000))),
  inLines((lines, choose) => lines.splice(choose(lines.length), 1)),
  inLines((lines, choose) => lines.splice(choose(lines.length), 0, lines[choose(lines.length)] ?? '')),
  inLines((lines, choose) => lines.splice(choose(lines.length), 1, lines[choose(lines.length)] ?? '')),
  inWords((words, choose) => words.splice(choose(words.length), 1)),
  inWords((words, choose) => words.splice(choose(words.length), 1, words[choose(words.length)] ?? '')),
  inWords((words, choose) => words.splice(choose(words.length), 0, String(choose(100) - 20))),
];

/** The text with one to three mutations. */
export function faultyOf(text: string, choose: Choose): string {
  let faulty = text;
  for (let left = 1 + choose(3); left > 0; left--) faulty = WAYS[choose(WAYS.length)]?.(faulty, choose) ?? faulty;
  return faulty;
}

/** The bytes with one to four changes, or truncated. */
export function spoiltBytes(bytes: Uint8Array, choose: Choose): Uint8Array {
  const spoilt = choose(8) === 0 ? bytes.slice(0, choose(bytes.length)) : bytes.slice();
  for (let left = 1 + choose(4); left > 0; left--) if (spoilt.length > 0) spoilt[choose(spoilt.length)] = choose(256);
  return spoilt;
}

const CHECK_BYTES = 3;

/** Packed bytes with a valid checksum, as an attacker would write them. */
export function checkedAnew(bytes: Uint8Array): Uint8Array {
  const unchecked = bytes.subarray(0, -CHECK_BYTES);
  return Uint8Array.from([...unchecked, ...createHash('sha256').update(unchecked).digest().subarray(0, CHECK_BYTES)]);
}

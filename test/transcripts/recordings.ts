// Recorded games from the fixtures, and mutable copies of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@moonshot/rules/cards';
import type { Transcript } from '@moonshot/rules/notation';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

const read = new Map<string, readonly unknown[]>();

/** Every line of a fixture, parsed. */
export function recordings(file: string): readonly unknown[] {
  const known = read.get(file) ?? parsed(file);
  read.set(file, known);
  return known;
}

function parsed(file: string): readonly unknown[] {
  const bytes = readFileSync(join(FIXTURES, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
}

/** The same type, deeply mutable. */
export type Draft<T> = T extends Card ? Card : T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** The files of recorded matches, by game. */
export const MATCHES: Readonly<Record<string, string>> = {
  ricketts: 'transcripts/ricketts.jsonl.gz',
  'at-play': 'transcripts/at-play.jsonl',
  'wild-twist': 'transcripts/wild-twist.jsonl',
  classic: 'transcripts/classic.jsonl.gz',
  capture: 'transcripts/capture.jsonl.gz',
};

/** A mutable copy of a recorded match, by its line counted from 1. */
export const draftOf = (game: string, line: number): Draft<Transcript> =>
  structuredClone(recordings(MATCHES[game]!)[line - 1]) as Draft<Transcript>;

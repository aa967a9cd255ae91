// Stores the results of earlier runs while they are valid, so that an interrupted run can be continued. New
// tests are tried only on changes that no test has noticed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../mutation/house.ts';
import type { Outcome, Placed } from './trial.ts';

export interface Known {
  of(change: Placed): Outcome | undefined;
  add(change: Placed, outcome: Outcome): void;
}

interface Line {
  readonly key: string;
  readonly under: string;
  readonly outcome: Outcome;
}

const FILE = join(ROOT, 'node_modules/.cache/mutants.jsonl');

export const hashOf = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex');

const textOf = (file: string): string =>
  file !== '' && existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
const git = (...words: readonly string[]): string => execFileSync('git', [...words], { cwd: ROOT, encoding: 'utf8' });

/** The files that git neither tracks nor ignores. */
const untracked = (): readonly string[] => git('ls-files', '--others', '--exclude-standard', '-z').split('\0');

/** A hash of the commit, the uncommitted changes, and the files that git does not track. */
const state = (): string =>
  hashOf(git('rev-parse', 'HEAD'), git('diff', 'HEAD'), ...untracked().flatMap(file => [file, textOf(file)]));

/**
 * Reads the results of earlier runs. A noticed change stays noticed as long as its source and the test are
 * the same. All other changes are tried again when the repository has changed.
 */
export function openKnown(): Known {
  const now = state();
  const keyOf = ({ file, start, to }: Placed): string => hashOf(textOf(file), String(start), to);
  const underOf = ({ fate, test }: Outcome): string => (fate === 'noticed' ? hashOf(textOf(test)) : now);
  const lines: readonly Line[] = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
    : [];
  const found = new Map(lines.map(line => [line.key, line]));
  return {
    of(change) {
      const line = found.get(keyOf(change));
      return line?.under === (line && underOf(line.outcome)) ? line?.outcome : undefined;
    },
    add(change, outcome) {
      const line: Line = { key: keyOf(change), under: underOf(outcome), outcome };
      found.set(line.key, line);
      mkdirSync(dirname(FILE), { recursive: true });
      appendFileSync(FILE, `${JSON.stringify(line)}\n`);
    },
  };
}

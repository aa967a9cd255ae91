// The terminal program run inside the test's own process: quick enough for long tables of command lines.
import { run } from '../../apps/cli/src/program.ts';
import type { Ran } from './program.ts';

type Write = typeof process.stdout.write;

/** Runs one command and gathers what it writes. */
export async function inside(words: readonly string[]): Promise<Ran> {
  const texts = { out: '', err: '' };
  const gather =
    (name: keyof typeof texts): Write =>
    chunk => {
      texts[name] += chunk;
      return true;
    };
  const before = [process.stdout.write, process.stderr.write] as const;
  process.stdout.write = gather('out');
  process.stderr.write = gather('err');
  try {
    const code = await run(words);
    return { code, ...texts };
  } finally {
    [process.stdout.write, process.stderr.write] = before;
  }
}

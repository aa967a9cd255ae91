// Runs the terminal program inside the test's process, fast enough for long tables of command lines.
import { PassThrough } from 'node:stream';
import { run } from '../../apps/cli/src/program.ts';
import type { Ran } from './program.ts';

type Write = typeof process.stdout.write;

interface Around {
  // the typed input, followed by the end of the file; or a function that returns what to type after the
  // output so far, if anything
  readonly input?: string | ((out: string) => string | undefined);
  readonly env?: Readonly<Record<string, string>>;
}

/** Sets these variables and a typed input. Returns the function that restores them. */
function surrounded(typed: PassThrough | undefined, { env = {} }: Around): () => void {
  const before = Object.keys(env).map(name => [name, process.env[name]] as const);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.assign(process.env, env);
  if (typed !== undefined) Object.defineProperty(process, 'stdin', { value: typed, configurable: true });
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
  };
}

/** Runs one command and collects its output. */
export async function inside(words: readonly string[], around: Around = {}): Promise<Ran> {
  const { input } = around;
  const texts = { out: '', err: '' };
  const typed = input === undefined ? undefined : new PassThrough();
  if (typeof input === 'string') typed?.end(input);
  const gather =
    (name: keyof typeof texts): Write =>
    chunk => {
      texts[name] += chunk;
      const answer = typeof input === 'function' ? input(texts.out) : undefined;
      if (answer !== undefined) typed?.write(`${answer}\n`);
      return true;
    };
  const before = [process.stdout.write, process.stderr.write] as const;
  const alone = surrounded(typed, around);
  process.stdout.write = gather('out');
  process.stderr.write = gather('err');
  try {
    const code = await run(words);
    return { code, ...texts };
  } finally {
    [process.stdout.write, process.stderr.write] = before;
    alone();
  }
}

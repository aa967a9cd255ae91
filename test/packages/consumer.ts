// Another developer's project: an empty folder into which the packed packages are installed.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf, PUBLISHED, ROOT } from '../../scripts/packages/published.ts';

const run = promisify(execFile);
/** An example at the beginning of a README. */
const EXAMPLE = /^```ts run\n([\s\S]*?)^```/m;

export interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

export interface Consumer {
  readonly folder: string;
  /** The files in the tarball of a package. */
  packed(name: string): readonly string[];
  /** Runs a command there, and returns its output. Rejects with what it printed if it fails. */
  run(program: string, ...words: readonly string[]): Promise<string>;
  write(path: string, text: string): void;
}

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** The first example of a package's README. */
export function exampleOf(name: string): string {
  const [, example] = EXAMPLE.exec(readFileSync(join(folderOf(name), 'README.md'), 'utf8')) ?? [];
  if (example === undefined) throw new Error(`Cannot run the README of ${name}: it has no example marked "ts run"`);
  return example;
}

/** Every name by which code of the published packages is imported, such as `@moonshot/rules/cards`. */
export const ENTRIES = PUBLISHED.flatMap(name =>
  Object.entries(manifestOf(name).exports)
    .filter(([, target]) => typeof target !== 'string' && 'default' in target)
    .map(([entry]) => `@moonshot/${name}${entry.slice(1)}`),
);

/**
 * External packages that the published ones need, taken from the folders in which they are installed here.
 */
const NEEDED = [...new Set(PUBLISHED.flatMap(name => Object.keys(manifestOf(name).dependencies ?? {})))]
  .filter(name => !name.startsWith('@moonshot/'))
  .concat('@types/node')
  .map(name => join(ROOT, 'node_modules', name));

/**
 * The environment without the Node options of these tests, because the packages must run as they are
 * installed.
 */
const { NODE_OPTIONS: _, ...ENV } = process.env;

const within =
  (cwd: string) =>
  async (program: string, ...words: readonly string[]): Promise<string> => {
    try {
      return (await run(program, words, { cwd, env: ENV })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`Cannot run ${program} ${words.join(' ')}:\n${stdout}${stderr}`);
    }
  };

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Builds and packs the packages, and installs the tarballs in a new folder. Nothing is fetched. */
export async function newConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-packages-'));
  const [runAtRoot, runHere] = [within(ROOT), within(folder)];
  await runAtRoot(process.execPath, 'scripts/packages/build.ts');
  const wanted = PUBLISHED.flatMap(name => ['-w', `@moonshot/${name}`]);
  const packed: readonly Packed[] = JSON.parse(
    await runAtRoot('npm', 'pack', '--json', '--pack-destination', folder, ...wanted),
  );
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const tarballs = packed.map(({ filename }) => `./${filename}`);
  await runHere('npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs, ...NEEDED);
  const filesOf = (name: string): readonly string[] =>
    packed.find(one => one.name === `@moonshot/${name}`)?.files.map(({ path }) => path) ?? [];
  return { folder, run: runHere, write, packed: filesOf };
}

// Builds the terminal program into a package in `apps/cli/dist`, together with the workspace packages that it
// needs. Files keep the paths that they have in the repository, so that the program finds the files that it
// reads.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from './published.ts';

const CLI = join(ROOT, 'apps/cli');
const OUT = join(CLI, 'dist');
/** The scripts to compile: the program, and the scripts of its threads. */
const ENTRIES = [
  'apps/cli/src/main.ts',
  'apps/cli/src/arena/worker.ts',
  'apps/server/src/store/thread/store-thread.ts',
  'apps/server/src/threads/bots/bot-worker.ts',
  'apps/server/src/threads/jobs/job-worker.ts',
];
/** The other files of the package, most of which the program reads at run time. */
const READ = ['LICENSE', 'apps/cli/package.json', 'apps/server/admin', 'apps/server/open-data', 'apps/web/dist'];
/**
 * The oldest version of Node that the dependencies support. The driver of the database is built for version
 * 10 of Node's interface for native code, and crashes without a message where that is missing.
 */
const OLDEST = '22.14';
const NATIVE = 10;
const BIN = `#!/usr/bin/env node
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
const { napi, node } = process.versions;
if (Number(napi) >= ${NATIVE}) {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache'); // threads read this variable
  module.enableCompileCache?.();
  await import('./apps/cli/src/main.js');
} else {
  console.error(\`Cannot run Moonshot: it needs Node ${OLDEST} or newer, and this is Node \${node}.\`);
  process.exitCode = 1;
}
`;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const manifestAt = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isOurs = (name: string): boolean => name.startsWith('@moonshot/');
const isOutside = (id: string): boolean => /^[\w@]/.test(id) && !isOurs(id);

/** A plugin that makes threads load the compiled files instead of the TypeScript files. */
const threads: Plugin = {
  name: 'threads',
  enforce: 'pre',
  transform: code =>
    code.replace(/new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"),
};

async function compile(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [threads],
    resolve: { conditions: ['@moonshot/source', 'node'] },
    ssr: { resolve: { conditions: ['@moonshot/source', 'node'] }, noExternal: [/^@moonshot\//] },
    build: {
      ssr: true,
      target: 'node22',
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: {
        input: ENTRIES.map(entry => join(ROOT, entry)),
        external: isOutside,
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  });
}

/** The third-party packages that the built files import, with the versions that the workspace uses. */
function dependencies(): Readonly<Record<string, string>> {
  const known = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map(path =>
    manifestAt(join(ROOT, path, '..')),
  );
  const versions = Object.assign({}, ...known.map(manifest => manifest.dependencies)) as Record<string, string>;
  const code = globSync('{apps,packages}/**/*.js', { cwd: OUT }).map(path => readFileSync(join(OUT, path), 'utf8'));
  const used = Object.entries(versions).filter(
    ([name]) => code.some(text => text.includes(`"${name}`)) && !isOurs(name),
  );
  return Object.fromEntries(used.sort());
}

await compile();
for (const path of READ) cpSync(join(ROOT, path), join(OUT, path), { recursive: true });
writeFileSync(join(OUT, 'moonshot.js'), BIN, { mode: 0o755 });
cpSync(join(CLI, 'README.md'), join(OUT, 'README.md'));
const { name, version, description, license, type } = manifestAt(CLI);
const manifest = {
  ...{ name, version, description, license, type },
  bin: { moonshot: 'moonshot.js' },
  engines: { node: `>=${OLDEST}` },
  dependencies: dependencies(),
  publishConfig: { access: 'public' },
};
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

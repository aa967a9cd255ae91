// Entry point of the terminal program on any Node version. It runs the program, or prints in one sentence
// what is missing.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { ROOT } from './setup/command.mjs';
import { nodeFolder, whyNotRun } from './setup/runtime.mjs';

const isInstalled = existsSync(join(ROOT, 'node_modules'));
const why = whyNotRun(process.versions.node, isInstalled, nodeFolder() !== undefined);
if (why === undefined) {
  // Enables the compile cache where Node supports it, so that the next start takes half the time. Threads
  // read the variable.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compile');
  module.enableCompileCache?.();
  await import('../apps/cli/src/main.ts');
} else {
  console.error(why);
  process.exitCode = 1;
}

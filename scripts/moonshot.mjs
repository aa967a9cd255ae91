// The door of the terminal program, on any Node: runs it, or says in one sentence what it wants first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/command.mjs';
import { nodeFolder, whyNotRun } from './setup/runtime.mjs';

const isInstalled = existsSync(join(ROOT, 'node_modules'));
const why = whyNotRun(process.versions.node, isInstalled, nodeFolder() !== undefined);
if (why === undefined) await import('../apps/cli/src/main.ts');
else {
  console.error(why);
  process.exitCode = 1;
}

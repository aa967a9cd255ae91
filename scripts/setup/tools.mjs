// Finds or installs the programs that the server's tests start beside it: one that watches its calls, and another language.
import { spawnSync } from 'node:child_process';
import { installFromDebian, isDebianRoot } from './debian.mjs';

const TOOLS = ['strace', 'python3'];

/** @param {string} tool */
const isMissing = tool => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined;

export async function provideTools() {
  const missing = TOOLS.filter(isMissing);
  if (missing.length > 0 && isDebianRoot()) await installFromDebian(missing.join(' and '), missing);
  for (const tool of TOOLS.filter(isMissing))
    console.log(`There is no ${tool}: tests that need it will fail. As root: apt-get install ${tool}`);
}

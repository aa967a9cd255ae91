// Checks out an older version at a commit, so that it can run beside the current one.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../terminal/program.ts';

export interface Older {
  readonly root: string; // its folder
  remove(): void;
}

/** The repository at a commit, with the dependencies installed here and its own packages. */
export function olderAt(commit: string): Older {
  const root = mkdtempSync(join(tmpdir(), 'moonshot-older-'));
  try {
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${root}`], { cwd: ROOT, stdio: 'pipe' });
  } catch (error) {
    rmSync(root, { recursive: true });
    throw new Error(`Cannot check out the previous version: this clone has no commit ${commit}`, { cause: error });
  }
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules/@moonshot'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@moonshot') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const manifest of globSync(join(root, '{packages,apps}/*/package.json'))) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
    symlinkSync(dirname(manifest), join(root, 'node_modules', name));
  }
  symlinkSync(join(ROOT, 'apps/cli/node_modules'), join(root, 'apps/cli/node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

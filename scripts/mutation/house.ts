// Makes a copy of the repository in which sources can be changed and tested.
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const COPIED = [
  'packages',
  'test',
  'fixtures',
  'apps',
  'scripts',
  'bench',
  'docs',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
];

/**
 * Copies the repository and returns the folder. In the copy, the workspace packages import each other's
 * copies. Installed packages are shared with the original.
 */
export async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'moonshot-planted-'));
  for (const name of COPIED)
    await cp(join(ROOT, name), join(house, name), {
      recursive: true,
      filter: path => !/node_modules|dist$/.test(path),
    });
  await mkdir(join(house, 'node_modules', '@moonshot'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@moonshot' && name !== '.cache')
      await symlink(join(ROOT, 'node_modules', name), join(house, 'node_modules', name));
  for (const part of ['packages', 'apps'])
    for (const name of await readdir(join(house, part)))
      await symlink(join(house, part, name), join(house, 'node_modules', '@moonshot', name));
  return house;
}

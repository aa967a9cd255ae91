// Installs the locked dependencies when they are missing or differ from the lockfile.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.mjs';
import { checkBroughtAlong, nodeFolder } from './runtime.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */
/** @typedef {Record<string, Locked>} Packages */

/**
 * What must be equal in the lockfile and in what npm has installed. An optional package may be missing on
 * this machine.
 * @param {Packages} packages
 */
function fingerprint(packages) {
  return Object.entries(packages)
    .filter(([path, locked]) => /(^|\/)node_modules\//.test(path) && !locked.optional && !locked.devOptional)
    .map(([path, locked]) => `${path} ${locked.link ? 'linked' : locked.version}`)
    .sort()
    .join('\n');
}

/**
 * Whether the installed packages match the lockfile. npm keeps a lockfile of what it has installed, so no
 * stamp of our own is needed.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export const isCurrent = (locked, installed) => fingerprint(locked) === fingerprint(installed);

/**
 * @param {string} path
 * @returns {Packages | undefined}
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isInstalled() {
  const locked = packagesIn('package-lock.json');
  if (!locked) throw new Error('Cannot install the dependencies: package-lock.json is missing or is not JSON.');
  const folder = nodeFolder();
  const installed = packagesIn('node_modules/.package-lock.json');
  return installed !== undefined && isCurrent(locked, installed) && (folder === undefined || existsSync(folder));
}

export async function installDependencies() {
  if (isInstalled()) return;
  // Tests and the page's build need development dependencies, whatever NODE_ENV says.
  await run('Installing the locked dependencies', [
    'npm',
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]);
  checkBroughtAlong();
}

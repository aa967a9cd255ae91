// Selects the Node that runs Moonshot: the bundled one if there is one, otherwise the machine's own if it is
// new enough.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.mjs';

const OLDEST_TO_SET_UP = [20, 19];
// The first version that runs TypeScript directly.
const OLDEST_TO_RUN = [22, 18];
const BROUGHT_ALONG = ['linux-x64', 'linux-arm64', 'win32-x64'];

/**
 * @param {string} version
 * @param {readonly number[]} oldest
 */
export function isOlder(version, oldest) {
  const parts = version.split('.').map(Number);
  const at = oldest.findIndex((part, i) => (parts[i] ?? 0) !== part);
  return at >= 0 && (parts[at] ?? 0) < (oldest[at] ?? 0);
}

/** The folder of the bundled Node for this machine; undefined if the lockfile has none. */
export function nodeFolder() {
  const platform = `${process.platform}-${process.arch}`;
  if (!BROUGHT_ALONG.includes(platform)) return undefined;
  return join(ROOT, 'node_modules', `node-${platform.replace('win32', 'win')}`);
}

/** Throws if this machine's Node is too old. */
export function checkNode() {
  const version = process.versions.node;
  if (isOlder(version, OLDEST_TO_SET_UP))
    throw new Error(`Cannot set up Moonshot: it needs Node 20.19 or newer, and this is Node ${version}.`);
  const folder = nodeFolder();
  if (folder === undefined && isOlder(version, OLDEST_TO_RUN))
    throw new Error(
      `Cannot run Moonshot: this kind of machine needs Node 22.18 or newer, and this is Node ${version}.`,
    );
}

/**
 * Why the program cannot run yet, and what to do about it; undefined if it can run.
 * @param {string} version
 * @param {boolean} isInstalled
 * @param {boolean} isBrought whether an installation includes a Node for this kind of machine
 */
export function whyNotRun(version, isInstalled, isBrought) {
  if (!isInstalled) return 'Cannot run Moonshot: nothing is installed yet. Say npm ci first.';
  if (!isOlder(version, OLDEST_TO_RUN)) return undefined;
  const wrong = `Cannot run Moonshot: it needs Node 22.18 or newer, and this is Node ${version}.`;
  return isBrought ? `${wrong} Say npm run -s moonshot, which takes the one that was installed with it.` : wrong;
}

/** Checks after an installation that the bundled Node is there. */
export function checkBroughtAlong() {
  const folder = nodeFolder();
  if (folder === undefined || existsSync(folder) || !isOlder(process.versions.node, OLDEST_TO_RUN)) return;
  throw new Error('Cannot run Moonshot: npm left out its optional dependencies, and Node 24 is one of them.');
}

// Installs Debian packages, which is possible as root on Debian.
import { existsSync } from 'node:fs';
import { run } from './command.mjs';

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * @param {string} what what is installed, in words
 * @param {readonly string[]} packages
 */
export async function installFromDebian(what, packages) {
  await run('Reading the list of Debian packages', ['apt-get', 'update'], QUIET);
  await run(
    `Installing ${what} from Debian`,
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
    QUIET,
  );
}

// Finds or installs a Chromium for the browser tests. As root on Debian it installs Debian's, otherwise the
// one packaged for npm.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, findChromium, findShell, hasShell, UNPACKED } from '../chromium.mjs';
import { run } from './command.mjs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

const HOW = 'install it as root with "apt-get install chromium", or set CHROMIUM_PATH to one';
const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '153.0.0';

// Installs Chromium from npm. Its 70 MB are not in the lockfile, because only a machine without Chromium and
// without root needs them.
async function installFromPackage() {
  mkdirSync(UNPACKED, { recursive: true });
  const target = ['--prefix', UNPACKED, '--no-save', '--ignore-scripts'];
  await run('Installing Chromium as a package', ['npm', 'install', ...target, `${PACKAGE}@${PACKAGE_VERSION}`]);
  const entry = join(UNPACKED, 'node_modules', PACKAGE, 'build/index.js');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  // the package unpacks into the temporary folder, which can be set
  process.env.TMPDIR = UNPACKED;
  await chromium.executablePath();
}

/** @param {() => Promise<void>} install */
async function attempt(install) {
  try {
    await install();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  }
}

export async function provideChromium() {
  // both must have the same version, or neither is installed
  const both = ['chromium', 'chromium-headless-shell'];
  if (!hasShell() && isDebianRoot()) await attempt(() => installFromDebian('Chromium', both));
  if (!findChromium() && isDebianRoot()) await attempt(() => installFromDebian('Chromium', ['chromium']));
  if (!findChromium()) await attempt(installFromPackage);
  const chromium = findChromium();
  if (!chromium) throw new Error(`Cannot run the browser tests, because there is no Chromium: ${HOW}.`);
  // Detects missing libraries here, because a test would fail without an explanation.
  for (const path of new Set([chromium, findShell() ?? chromium]))
    await run(`Trying ${path}`, [path, ...CHROMIUM_FLAGS, '--version']);
}

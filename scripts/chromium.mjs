// Where the browser tests find a Chromium, and the flags it needs as root on a machine without a screen.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the set-up unpacks the Chromium that comes as a package, when the machine has none. */
export const UNPACKED = join(import.meta.dirname, '../.cache/chromium');

/** Debian's Chromium without all that surrounds a page. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Whether the browser tests find what they open pages in at half the cost, or have to take what was asked
 * for.
 */
export const hasShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(SHELL);

/** The path of a Chromium: the one asked for, the system's, or the unpacked one. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`Cannot use CHROMIUM_PATH: there is no file ${asked}.`);
  return [asked, '/usr/bin/chromium', join(UNPACKED, 'chromium')].find(path => path && existsSync(path));
}

/** The path of a Chromium that opens pages and does nothing else; the whole one where there is none. */
export const findShell = () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium());

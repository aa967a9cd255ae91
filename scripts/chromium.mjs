// Finds a Chromium for the browser tests, and the flags that it needs as root on a machine without a display.
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

/** The folder into which the set-up unpacks the packaged Chromium if the machine has none. */
export const UNPACKED = join(import.meta.dirname, '../.cache/chromium');

/** The path of Debian's headless shell, which is Chromium without the browser's UI. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Whether no headless shell needs to be installed. The shell takes half the processor time of a full
 * Chromium. If CHROMIUM_PATH is set, that Chromium is used instead.
 */
export const hasShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(SHELL);

/** The path of a Chromium: the requested one, the system's, or the unpacked one. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`Cannot use CHROMIUM_PATH: there is no file ${asked}.`);
  return [asked, '/usr/bin/chromium', join(UNPACKED, 'chromium')].find(path => path && existsSync(path));
}

/**
 * The path of the headless shell if it is installed and CHROMIUM_PATH is not set, otherwise that of the full
 * Chromium.
 */
export const findShell = () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findChromium());

// Runs one long command quietly. Reports its start and progress, and shows its output only if it fails.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HEARTBEAT_MS = 10_000;
const LIMIT_MS = 15 * 60_000;
const LINES_SHOWN = 60;

/** @param {number} sinceMs */
const seconds = sinceMs => Math.round((Date.now() - sinceMs) / 1000);

/** @param {string} printed */
const lastLines = printed => printed.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/**
 * @param {string} what what is done, as a person would say it
 * @param {readonly [string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} [variables] beside the ones that are set
 * @returns {Promise<void>}
 */
export function run(what, [program, ...args], variables = {}) {
  const begun = Date.now();
  let printed = '';
  console.log(`${what} …`);
  const heartbeat = setInterval(() => console.log(`  still at work after ${seconds(begun)} s`), HEARTBEAT_MS);
  /** @type {Promise<void>} */
  const ended = new Promise((done, fail) => {
    // npm is a script on Windows, and only a shell runs scripts there.
    const child = spawn(program, args, {
      cwd: ROOT,
      timeout: LIMIT_MS,
      env: { ...process.env, ...variables },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk));
    child.on('error', error => fail(new Error(`Cannot run ${program}: ${error.message}.`)));
    child.on('close', (code, signal) => {
      console.log(`  ${code === 0 ? 'done' : 'failed'} after ${seconds(begun)} s`);
      if (code === 0) done();
      else
        fail(
          new Error(
            `${lastLines(printed)}\n${what} failed: "${[program, ...args].join(' ')}" ended with ${code ?? signal}.`,
          ),
        );
    });
  });
  return ended.finally(() => clearInterval(heartbeat));
}

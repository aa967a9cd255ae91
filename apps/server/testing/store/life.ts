// Test harness: a process with an open store, which a test watches and kills.
import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { KEY } from './folder.ts';

const CHILD = new URL('./child.ts', import.meta.url).pathname;

/**
 * Starts a process with the store open. `until` resolves after that number of output lines. `under` is a
 * command that wraps the process. The process kills itself after `most` acknowledged appends.
 */
export function childIn(
  folder: string,
  task: 'write' | 'stay',
  under: readonly string[] = [],
  most = Number.POSITIVE_INFINITY,
) {
  const words = [...under, process.execPath, CHILD, folder, Buffer.from(KEY).toString('base64'), task, String(most)];
  const child = spawn(words[0] as string, words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let told = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    told += text;
  });
  const until = (lines: number) =>
    new Promise<void>((resolve, reject) => {
      const look = () => told.split('\n').length > lines && resolve();
      child.stdout.on('data', look);
      child.once('exit', code => reject(new Error(`the process ended with ${code}`)));
      look();
    });
  // an incomplete line does not count
  return { child, until, output: () => told.split('\n').slice(0, -1) };
}

/** Resolves once the process has ended and all its output has been read. */
export const killed = (child: ChildProcess) =>
  new Promise(resolve => {
    child.stdout?.once('close', resolve);
    child.kill('SIGKILL');
  });

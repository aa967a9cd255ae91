// A measured server in its own process: measures its start, and reads its figures from the operating system.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const TICKS_A_SECOND = 100; // clock ticks per second in the files of `/proc`

export interface Program {
  readonly url: string;
  readonly startMs: number; // milliseconds from the start until the server listened
  readonly megabytes: () => number; // resident memory
  readonly seconds: () => number; // processor time used so far
  readonly handles: () => number; // number of open files, sockets and other handles
  readonly stop: () => Promise<void>;
}

/**
 * Starts a Node program and waits until it prints its address. `under` is a command that wraps the program
 * without changing its process id.
 */
export async function startProgram(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  under: readonly string[] = [],
): Promise<Program> {
  const beganMs = performance.now();
  const [command = process.execPath, ...rest] = [...under, process.execPath];
  const child = spawn(command, [...rest, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await listening(child);
  const startMs = performance.now() - beganMs;
  const ended = once(child, 'exit');
  return {
    url,
    startMs,
    megabytes: () => statusKb(child) / 1024,
    seconds: () => processorSeconds(child.pid ?? 0),
    handles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', code => reject(new Error(`Cannot measure: the server ended with ${code}: ${said}`)));
    child.stdout?.on('data', text => {
      said += text;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

const statusKb = ({ pid }: ChildProcess): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The seconds of processor time of a process, with its threads and its children. */
export function processorSeconds(pid: number): number {
  const ticks = statOf(pid).slice(11, 15);
  const own = ticks.reduce((sum, one) => sum + Number(one), 0) / TICKS_A_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own);
}

const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

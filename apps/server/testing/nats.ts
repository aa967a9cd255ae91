// Test harness: a NATS server on its own port, which tests can stop and start.
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from './ports.ts';

export interface Nats {
  readonly url: string;
  /** The server's process id while it is running. */
  pid(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const TRIES_MAX = 200;
const TRY_MS = 50;

/** Waits until the port accepts connections. */
async function answers(host: string, port: number, died: () => string | undefined): Promise<void> {
  for (let tries = 1; ; tries++) {
    const isThere = await new Promise<boolean>(resolve => {
      const socket = connect(port, host);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => {}).unref();
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    if (died() !== undefined || tries >= TRIES_MAX)
      throw new Error(
        `Cannot run nats-server (${died() ?? 'it does not listen'}); on Debian: apt-get install nats-server`,
      );
    await new Promise(resolve => setTimeout(resolve, TRY_MS));
  }
}

/** Starts a NATS server on the local machine, or at an address. */
export async function newNats(host = '127.0.0.1'): Promise<Nats> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const nats: Nats = {
    url: `nats://${host}:${port}`,
    pid: () => child?.pid ?? 0,
    start: () => {
      let why: string | undefined;
      child = spawn('nats-server', ['-a', host, '-p', String(port)], { stdio: 'ignore' });
      child.once('error', error => {
        why = error.message;
      });
      return answers(host, port, () => why);
    },
    stop: () =>
      new Promise(resolve => {
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
  await nats.start();
  return nats;
}

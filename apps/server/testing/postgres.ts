// Test harness: a PostgreSQL server with its own port and folder, run by a user other than root.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';
import { scratchRoot } from './scratch.ts';

export interface Postgres {
  readonly url: string; // the URL of a database that always exists
  /** The id of the server's first process while it is running. */
  pid(): number;
  start(): Promise<void>;
  /** Stops the server like `pg_ctl stop -m`. */
  stop(how: 'fast' | 'immediate'): void;
  /** Stops the server and deletes its folder. */
  remove(): void;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's folder, or the one in the path. */
export function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? '' : join(DEBIAN, newest, 'bin/');
}

const isRoot = process.getuid?.() === 0;

/** The command line that runs a program as a user other than root. */
const asUser = (words: readonly string[]): readonly string[] =>
  isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;

function run(words: readonly string[]): void {
  const [program = '', ...rest] = asUser(words);
  try {
    execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  } catch (error) {
    throw new Error(`Cannot run ${words[0]}, which tests over PostgreSQL need; on Debian: apt-get install postgresql`, {
      cause: error,
    });
  }
}

const TRIES_MAX = 200;
const TRY_MS = 50;

async function answers(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries >= TRIES_MAX) throw error;
      await new Promise(resolve => setTimeout(resolve, TRY_MS));
    }
  }
}

/** Runs statements there. */
export async function execute(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** The rows of a statement. */
export async function rowsAt<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database with that name, empty or as a copy of another. Returns its URL. */
export async function databaseAt(server: string, name: string, like = 'template1'): Promise<string> {
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${like}`);
  return new URL(`/${name}`, server).href;
}

/** Enough space for about forty databases and their write-ahead logs. */
const MEGABYTES = 1500;

/** The folder of a PostgreSQL server for tests that do not measure its disk. */
export const postgresInMemory = (): string => scratchRoot(MEGABYTES);

interface Place {
  readonly host?: string; // the address to listen at, if the local network may connect
  readonly root?: string; // the folder in which its own folder is created
}

/** Starts a PostgreSQL server. It listens locally unless an address is given. */
export async function newPostgres({ host = '127.0.0.1', root = tmpdir() }: Place = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(root, 'moonshot-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const kept = join(folder, 'kept');
  const port = await freePort();
  const bin = programs();
  run([`${bin}initdb`, '-D', kept, '-U', 'moonshot', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']);
  appendFileSync(join(kept, 'pg_hba.conf'), 'host all all samenet trust\n');
  const url = `postgres://moonshot@${host}:${port}/postgres`;
  const settings = [
    `port=${port}`,
    `listen_addresses=${host}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const start = async (): Promise<void> => {
    const [program = '', ...rest] = asUser([`${bin}postgres`, '-D', kept, ...settings.flatMap(one => ['-c', one])]);
    spawn(program, rest, { stdio: 'ignore', cwd: '/' }).unref();
    await answers(url);
  };
  await start();
  return {
    url,
    pid: () => Number.parseInt(readFileSync(join(kept, 'postmaster.pid'), 'utf8'), 10),
    start,
    stop: how => run([`${bin}pg_ctl`, 'stop', '-D', kept, '-m', how, '-w']),
    remove: () => {
      run([`${bin}pg_ctl`, 'stop', '-D', kept, '-m', 'immediate']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

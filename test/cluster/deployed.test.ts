// The files of deploy/ in operation. Each service of compose, the systemd unit and nginx are started by hand,
// with the commands, variables, secrets and health checks that the files contain.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { natsNodeBus } from '../../apps/server/src/transport/cluster/nats.ts';
import { as, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { freePort } from '../../apps/server/testing/ports.ts';
import { databaseAt, programs } from '../../apps/server/testing/postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PATH = `${programs()}:${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
const START_MS = 60_000; // against hanging

type Texts = Readonly<Record<string, string>>;

interface Service {
  readonly environment?: Texts;
  readonly command?: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
}

/**
 * Replacements for values that compose gives a service but that differ in this test: folders, files, hosts
 * and ports.
 */
type Moves = readonly (readonly [from: string | RegExp, to: string])[];

const moved = (text: string, moves: Moves): string =>
  moves.reduce((before, [from, to]) => before.replaceAll(from, to), text);

/** The services of compose files, where each file extends the one before. */
function services(...files: readonly string[]): (name: string, moves: Moves) => Service {
  const list = { tag: '!override', collection: 'seq' } as const;
  const all = files.map(file => parse(read(`deploy/${file}`), { merge: true, customTags: [list] }).services);
  return (name, moves) => {
    const parts = all.flatMap(one => one[name] ?? []);
    const environment = Object.assign({}, ...parts.map(part => part.environment));
    return JSON.parse(moved(JSON.stringify({ ...Object.assign({}, ...parts), environment }), moves));
  };
}

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-deployed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates the secrets with the commands of deploy/README.md. Returns their folder. */
function secretsFor(database: string): string {
  const clone = tempFolder();
  mkdirSync(join(clone, 'deploy/base'), { recursive: true });
  const [, commands = ''] = /## Secrets[\s\S]*?```sh\n([\s\S]*?)```/.exec(read('deploy/README.md')) ?? [];
  execFileSync('sh', ['-euc', commands], { cwd: clone });
  const folder = join(clone, 'deploy/base/secrets');
  const made = ['database_password', 'database_url', 'key', 'metrics_token', 'nats_config', 'nats_url'];
  expect(readdirSync(folder).sort()).toEqual(made);
  const { host, pathname } = new URL(database);
  changeHost(join(folder, 'database_url'), '@database:5432/moonshot', `@${host}${pathname}`);
  return folder;
}

/** Replaces the host in a secret, which cannot be written to, and returns the changed secret. */
function changeHost(file: string, from: string, to: string): string {
  const url = readFileSync(file, 'utf8');
  expect(url).toContain(from);
  rmSync(file);
  writeFileSync(file, url.replace(from, to));
  return url.replace(from, to);
}

/** Starts a program, collects what it prints, and stops it when the test ends. */
function run(words: readonly string[], env: Texts, cwd = ROOT): { readonly child: ChildProcess; said: () => string } {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, { cwd, env: { PATH, ...env }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += text));
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  return { child, said: () => said };
}

/** Waits until a service's health check, as its container runs it, exits with 0. */
async function becomesHealthy({ healthcheck }: Service, said: () => string, env: Texts = {}): Promise<void> {
  const [kind, program = '', ...words] = healthcheck.test;
  expect(kind).toBe('CMD');
  const isHealthy = () => {
    try {
      execFileSync(program, words, { env: { PATH, ...env }, stdio: 'pipe' });
      return 'healthy';
    } catch {
      return said();
    }
  };
  await expect.poll(isHealthy, { timeout: START_MS, interval: 200 }).toBe('healthy');
}

/** The command and the variables of the image. */
function image(): { readonly command: readonly string[]; readonly env: Texts } {
  const file = read('Dockerfile');
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(file) ?? [];
  const [, env = ''] = /^ENV (.+)$/m.exec(file) ?? [];
  return { command: JSON.parse(command), env: Object.fromEntries(env.split(' ').map(pair => pair.split('='))) };
}

const database = (): Promise<string> => databaseAt(inject('postgres') ?? '', `deployed_${Date.now()}`);

/** Starts the service `server`. Returns its address and what it prints. */
async function startServer(of: ReturnType<typeof services>, secrets: string) {
  const port = await freePort();
  const server = of('server', [
    ['/run/secrets', secrets],
    [/\$\{MOONSHOT_ORIGIN:\?[^}]*\}/g, `http://localhost:${port}`],
    ['localhost:8080', `localhost:${port}`],
  ]);
  const { command, env } = image();
  const places = { MOONSHOT_DATA: tempFolder(), PORT: String(port) };
  const { child, said } = run(command, { ...env, ...server.environment, ...places });
  await becomesHealthy(server, said);
  return { url: `http://localhost:${port}`, child, said };
}

/** A guest sits down at a table with bots, and plays. */
async function plays(url: string): Promise<void> {
  const guest = await newGuest(url, 'Ada');
  expect(guest.cookie.startsWith('__Host-')).toBe(url.startsWith('https'));
  const door = await newTable(guest);
  const ada = await connect(guest);
  ada.say({ type: 'join', table: door.table, invite: null, known: null });
  await ada.until(({ facts }) => facts?.seats[0]?.kind === 'person');
  for (const seat of [1, 2, 3]) ada.say({ type: 'addBot', seat, player: 'skilled' });
  await ada.until(({ facts }) => facts?.seats.every(({ kind }) => kind !== 'open'));
  ada.say({ type: 'start' });
  await ada.until(({ view }) => view?.ask);
  ada.close();
  expect((await as(guest, 'GET', '/api/me')).status).toBe(200);
}

test('compose: the database, the server and the backup start, and the backup becomes healthy', async () => {
  const url = await database();
  const [secrets, backups] = [secretsFor(url), tempFolder()];
  const of = services('compose.yaml');
  const { hostname, port } = new URL(url);
  await becomesHealthy(of('database', []), () => 'the database is not ready', { PGHOST: hostname, PGPORT: port });
  const server = await startServer(of, secrets);
  await plays(server.url);
  const metrics = (token: string) =>
    fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
  expect(await metrics(readFileSync(join(secrets, 'metrics_token'), 'utf8'))).toBe(200);
  expect(server.said()).not.toContain('Warning');
  const scripts = tempFolder();
  cpSync(join(ROOT, 'deploy/base'), scripts, { recursive: true, filter: path => !path.includes('secrets') });
  const backup = of('backup', [
    ['/run/secrets', secrets],
    ['/backups', backups],
    [/(?<= )\/(backup|restore)\.sh/g, `${scripts}/$1.sh`],
  ]);
  const { said } = run(backup.command ?? [], backup.environment ?? {});
  await becomesHealthy(backup, said);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^moonshot-.*\.dump$/)]);
});

test('compose.cluster: NATS and two servers start, and say which of them NATS is lost to', async () => {
  const secrets = secretsFor(await database());
  const of = services('compose.yaml', 'compose.cluster.yaml');
  const [port, watch] = [await freePort(), await freePort()];
  const moves: Moves = [
    ['4222', String(port)],
    ['8222', String(watch)],
    ['/run/secrets', secrets],
  ];
  const nats = of('nats', moves);
  const url = changeHost(join(secrets, 'nats_url'), '@nats:4222', `@127.0.0.1:${port}`);
  const peers = run(['nats-server', '--addr', '127.0.0.1', ...(nats.command ?? [])], {});
  const [, , , , , address = ''] = nats.healthcheck.test;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => peers.said(),
        ),
      { timeout: START_MS },
    )
    .toBe(true);
  await expect(natsNodeBus({ url: url.replace(/moonshot:.*@/, ''), realm: 'other', node: 'other' })).rejects.toThrow(
    /Authorization Violation/,
  );
  const [one, two] = [await startServer(of, secrets), await startServer(of, secrets)];
  await plays(one.url);
  await plays(two.url);
  peers.child.kill('SIGKILL');
  const told = async ({ url, said }: typeof one) => [
    await fetch(`${url}/readyz`).then(answer => answer.text()),
    said().includes('NATS is lost'),
    await fetch(`${url}/metrics`).then(({ status }) => status), // the token is asked for
  ];
  const lost = ['ready, but NATS is lost: moves made at other servers appear later\n', true, 404];
  for (const node of [one, two]) await expect.poll(() => told(node), { timeout: START_MS }).toEqual(lost);
  run(['nats-server', '--addr', '127.0.0.1', ...(nats.command ?? [])], {});
  for (const { said } of [one, two])
    await expect.poll(() => said().includes('NATS is back'), { timeout: START_MS }).toBe(true);
});

test('systemd: the unit’s command serves, and SIGTERM ends it with 0 within its time', async () => {
  const unit = Object.fromEntries(
    read('deploy/systemd/moonshot.service')
      .split('\n')
      .flatMap(line => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  ) as Texts;
  const port = await freePort();
  const words = moved(unit.ExecStart ?? '', [
    ['/srv/moonshot', ROOT],
    ['/var/lib/moonshot', tempFolder()],
  ]).split(' ');
  expect(unit.WorkingDirectory).toBe('/srv/moonshot');
  const { child, said } = run(words, { PORT: String(port) });
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => said(),
    );
  await expect.poll(isReady, { timeout: START_MS }).toBe(true);
  const ended = once(child, 'exit');
  const asked = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - asked).toBeLessThan(Number(unit.TimeoutStopSec) * 1000);
});

test('nginx: the page, guests and sockets pass through TLS, and plain HTTP is sent there', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'); // the certificate is of this test's own making
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = tempFolder();
  const [plain, secure, behind] = [await freePort(), await freePort(), await freePort()];
  const url = `https://localhost:${secure}`;
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...certificate, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const site = moved(read('deploy/proxy/nginx.conf'), [
    [/listen \[::\]:\d+.*\n/g, '\n'],
    ['listen 80', `listen ${plain}`],
    ['listen 443', `listen ${secure}`],
    ['cards.example;', 'localhost;'],
    ['/etc/letsencrypt/live/cards.example', folder],
    ['127.0.0.1:8080', `127.0.0.1:${behind}`],
    ['https://$host', url],
  ]);
  writeFileSync(join(folder, 'site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(one => `${one}_temp_path ${folder}/${one};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`,
  );
  const server = run(['node', ...image().command.slice(1), '--port', String(behind), '--data', tempFolder()], {
    MOONSHOT_ORIGIN: url,
    MOONSHOT_BEHIND_PROXY: '1',
  });
  const proxy = run(['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], { PATH: `${PATH}:/usr/sbin` });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => server.said() + proxy.said(),
    );
  await expect.poll(isReady, { timeout: START_MS }).toBe(true);
  expect(await fetch(url).then(answer => answer.text())).toContain('<title>Moonshot');
  const sent = await fetch(`http://localhost:${plain}/t/ABC`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([301, `${url}/t/ABC`]);
  await plays(url);
});

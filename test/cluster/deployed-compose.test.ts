// The files of compose in operation. Each service is started by hand, with the command, variables, secrets,
// volumes, rights and health check that the files give it. Takes about twenty seconds, since servers and a
// database start.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { natsNodeBus } from '../../apps/server/src/transport/cluster/nats.ts';
import { as, call, newGuest } from '../../apps/server/testing/client.ts';
import { freePort } from '../../apps/server/testing/ports.ts';
import { becomesHealthy, type Compose, compose, container, type Image } from './container.ts';
import { image, plays, read, START_MS, tempFolder } from './deployment.ts';

/**
 * Creates the secrets with the commands of deploy/README.md. Returns the folder of the clone that has them.
 */
function cloneWithSecrets(): string {
  const clone = tempFolder();
  mkdirSync(join(clone, 'deploy/base'), { recursive: true });
  const [, commands = ''] = /## Secrets[\s\S]*?```sh\n([\s\S]*?)```/.exec(read('deploy/README.md')) ?? [];
  execFileSync('sh', ['-euc', commands], { cwd: clone });
  return clone;
}

/** Replaces text in a secret, which cannot be written to. Returns the changed secret. */
function changeSecret(file: string, from: string, to: string): string {
  const text = read(file);
  expect(text).toContain(from);
  rmSync(file);
  writeFileSync(file, text.replace(from, to), { mode: 0o444 });
  return text.replace(from, to);
}

/** A folder of a volume, which belongs to the user that writes to it. */
function volume(user: number): string {
  const folder = tempFolder();
  chownSync(folder, user, user);
  return folder;
}

/**
 * What the entrypoint of the image `postgres` does at its first start: it creates the user, the password and
 * the database that the variables name. Here the password is needed from this machine too.
 */
const POSTGRES_ENTRYPOINT = `
if ! [ -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --encoding=UTF8
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D "$PGDATA" postgres
fi
exec postgres -c listen_addresses=127.0.0.1`;

const POSTGRES_IMAGE: Image = {
  command: ['sh', '-euc', POSTGRES_ENTRYPOINT],
  env: { PGDATA: '/var/lib/postgresql/data' },
};

/** Starts the service `database`, and lets the secrets name its port. Returns what stops and starts it. */
async function startDatabase(files: Compose) {
  const port = String(await freePort());
  changeSecret(files.secrets.database_url ?? '', '@database:5432/', `@database:${port}/`);
  const database = files.service('database');
  const volumes = { '/var/lib/postgresql/data': volume(999) };
  const place = { compose: files, image: POSTGRES_IMAGE, volumes, env: { PGPORT: port } };
  const start = async () => {
    const running = container(database, { ...place, stopping: 'SIGQUIT' });
    await becomesHealthy(database, running);
    return running.child;
  };
  const first = await start();
  const stop = async () => {
    first.kill('SIGQUIT');
    await once(first, 'exit');
  };
  return { stop, start };
}

/** Starts the service `server`. Returns its address and what it prints. */
async function startServer(files: Compose) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = files.service('server', [
    [/\$\{MOONSHOT_ORIGIN:\?[^}]*\}/g, url],
    ['localhost:8080', `localhost:${port}`],
  ]);
  const volumes = { '/data': volume(1000) };
  const running = container(server, { compose: files, image: image(), volumes, env: { PORT: String(port) } });
  await becomesHealthy(server, running);
  return { url, said: running.said };
}

/** The result of a function, or another one if it throws. */
function attempt<T, U>(what: () => T, otherwise: () => U): T | U {
  try {
    return what();
  } catch {
    return otherwise();
  }
}

const metricsOf = (url: string, token: string): Promise<string> =>
  fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then(answer => answer.text());

/** Metrics that alerts.yaml and dashboard.json name, and that a server has no number for yet. */
function missingIn(metrics: string): readonly string[] {
  const named = ['alerts.yaml', 'dashboard.json'].flatMap(
    file => read(`deploy/monitoring/${file}`).match(/\b(?:moonshot|process|nodejs)_\w+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  return [...new Set(named)].filter(name => !new RegExp(`^${name}(\\{| )`, 'm').test(metrics));
}

test('compose: without its database a server is not ready, answers 503 with a time, and recovers by itself', async () => {
  const files = compose(cloneWithSecrets(), 'compose.yaml');
  const database = await startDatabase(files);
  const { url, said } = await startServer(files);
  const guest = await newGuest(url, 'Ada');
  const answers = () =>
    Promise.all([
      call(url, 'GET', '/readyz'),
      call(url, 'POST', '/api/guests', { name: 'Bob' }),
      as(guest, 'GET', '/api/me'),
    ]).then(all => all.map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0]));
  const [ready, made, seen] = await answers();
  expect([ready, made, seen]).toEqual([
    [200, false],
    [201, false],
    [200, false],
  ]);
  await database.stop();
  await expect.poll(answers, { timeout: START_MS }).toEqual(Array(3).fill([503, true]));
  const failing = async () =>
    /^moonshot_store_failing (.)$/m.exec(await metricsOf(url, read(files.secrets.metrics_token ?? '')))?.[1];
  expect(await failing()).toBe('1');
  await database.start();
  await expect.poll(answers, { timeout: START_MS }).toEqual([ready, made, seen]);
  expect(await failing()).toBe('0');
  const lines = said().match(/(?<="msg":")(?:not ready: [^"]+|ready again)/g);
  expect([lines?.[0], lines?.at(-1)]).toEqual(['not ready: the database cannot be read', 'ready again']);
});

test('compose: the database, the server and the backup start, and the backup becomes healthy', async () => {
  const files = compose(cloneWithSecrets(), 'compose.yaml');
  await startDatabase(files);
  const server = await startServer(files);
  await plays(server.url);
  expect(missingIn(await metricsOf(server.url, read(files.secrets.metrics_token ?? '')))).toEqual([]);
  expect(server.said()).not.toContain('Warning');
  const [service, backups] = [files.service('backup'), volume(999)];
  const backup = container(service, { compose: files, image: { command: [] }, volumes: { '/backups': backups } });
  await becomesHealthy(service, backup);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^moonshot-.*\.dump$/)]);
  expect(backup.exec(['sh', '/backup.sh'])).toMatch(/^\/backups\/moonshot-.*\.dump\n$/);
});

const PROBE = `
for place in / /usr /etc /moonshot /run/secrets /run/secrets/* /backup.sh; do
  [ ! -w "$place" ] || echo "$place can be written"
done
grep -E '^(Uid|CapEff|CapBnd|NoNewPrivs)' /proc/self/status | tr '\\t' ' '`;
const NONE = '0'.repeat(16);

test.each([
  ['server', 1000],
  ['database', 999],
  ['backup', 999],
] as const)(
  'compose: %s runs as user %d without rights, and even root could write only into its volumes',
  async (name, user) => {
    const files = compose(cloneWithSecrets(), 'compose.yaml');
    const service = { ...files.service(name), command: ['sleep', '60'] };
    const volumes = Object.fromEntries(
      ['/data', '/backups', '/var/lib/postgresql/data'].map(path => [path, volume(user)]),
    );
    const place = { compose: files, image: image(), volumes };
    const probed = (as: object) => {
      const { exec, said } = container({ ...service, ...as }, place);
      return expect.poll(() => attempt(() => exec(['sh', '-c', PROBE]).trim().split('\n'), said));
    };
    const rights = (uid: number) => [
      `Uid: ${Array(4).fill(uid).join(' ')}`,
      `CapEff: ${NONE}`,
      `CapBnd: ${NONE}`,
      'NoNewPrivs: 1',
    ];
    await probed({}).toEqual(rights(user));
    await probed({ user: '0:0' }).toEqual(rights(0));
  },
);

test('compose.cluster: NATS and two servers start, and say which of them NATS is lost to', async () => {
  const files = compose(cloneWithSecrets(), 'compose.yaml', 'compose.cluster.yaml');
  await startDatabase(files);
  const [port, watch] = [await freePort(), await freePort()];
  const url = changeSecret(files.secrets.nats_url ?? '', '@nats:4222', `@nats:${port}`);
  const nats = files.service('nats', [
    ['4222', String(port)],
    ['8222', String(watch)],
  ]);
  const image = { command: [] };
  const command = ['nats-server', '--addr', '127.0.0.1', ...(nats.command ?? [])];
  const startNats = () => container({ ...nats, command }, { compose: files, image, volumes: {} });
  const peers = startNats();
  const address = nats.healthcheck.test.at(-1) ?? '';
  await expect.poll(() => fetch(address).then(({ ok }) => ok, peers.said), { timeout: START_MS }).toBe(true);
  const stranger = { url: url.replace(/moonshot:.*@nats/, '127.0.0.1'), realm: 'other', node: 'other' };
  await expect(natsNodeBus(stranger)).rejects.toThrow(/Authorization Violation/);
  const [one, two] = [await startServer(files), await startServer(files)];
  await plays(one.url);
  await plays(two.url);
  peers.child.kill('SIGKILL');
  const token = read(files.secrets.metrics_token ?? '');
  const told = async ({ url, said }: typeof one) => [
    await fetch(`${url}/readyz`).then(answer => answer.text()),
    said().includes('NATS is lost'),
    (await metricsOf(url, token)).match(/^moonshot_nats_\w+ \d+$/gm),
  ];
  const counted = ['moonshot_nats_down 1', 'moonshot_nats_lost_total 1'];
  const lost = ['ready, but NATS is lost: moves made at other servers appear later\n', true, counted];
  for (const node of [one, two]) await expect.poll(() => told(node), { timeout: START_MS }).toEqual(lost);
  startNats();
  for (const { said } of [one, two])
    await expect.poll(() => said().includes('NATS is back'), { timeout: START_MS }).toBe(true);
});

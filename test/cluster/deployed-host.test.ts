// The files of deploy/ for a machine without containers, in operation: the systemd unit, nginx and Caddy. And
// a server at home, at the address that it prints.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../apps/server/testing/ports.ts';
import { image, moved, plays, ROOT, type Running, read, run, START_MS, type Texts, tempFolder } from './deployment.ts';

/** Starts a server of the clone with a data folder of its own. */
const serve = (words: readonly string[], env: Texts): Running =>
  run(['node', ...image().command.slice(1, 6), ...words, '--data', tempFolder()], env);

/** Waits until the server at this address is ready. */
async function ready(url: string, said: () => string): Promise<void> {
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok, said);
  await expect.poll(isReady, { timeout: START_MS }).toBe(true);
}

/** The names of the system calls in a set of systemd. */
function callsIn(set: string): readonly string[] {
  const lines = execFileSync('systemd-analyze', ['syscall-filter', set], { encoding: 'utf8' }).split('\n').slice(1);
  const names = lines.map(line => line.trim()).filter(line => /^[@a-z]/.test(line));
  return names.flatMap(name => (name.startsWith('@') ? callsIn(name) : [name]));
}

const UNIT = 'deploy/systemd/moonshot.service';
const EXPOSED_MOST = 25; // tenths, by systemd's own reckoning, in which 100 is a service without any limit

test('systemd: the unit has no unknown setting, and exposes little', () => {
  const file = join(tempFolder(), 'moonshot.service');
  const analyzed = (...words: readonly string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  writeFileSync(file, moved(read(UNIT), [['/srv/moonshot', ROOT]]));
  expect(analyzed('verify', file)).toMatchObject({ stderr: '', status: 0 });
  expect(analyzed('security', '--offline=true', `--threshold=${EXPOSED_MOST}`, file)).toMatchObject({ status: 0 });
});

test('systemd: the unit’s command serves with the system calls that it allows, and SIGTERM ends it with 0 within its time', async () => {
  const unit = Object.fromEntries(
    read(UNIT)
      .split('\n')
      .flatMap(line => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  ) as Texts;
  const port = await freePort();
  const words = moved(unit.ExecStart ?? '', [
    ['/srv/moonshot', ROOT],
    ['/var/lib/moonshot', tempFolder()],
  ]).split(' ');
  expect(unit.WorkingDirectory).toBe('/srv/moonshot');
  const others = join(tempFolder(), 'calls');
  const allowed = callsIn(unit.SystemCallFilter ?? '').map(name => `?${name}`);
  // -D: the server is the process that is started; strace sees only the calls that are not allowed
  const traced = ['strace', '-D', '-f', '--seccomp-bpf', '-qq', '-o', others, '-e', `trace=!${allowed.join(',')}`];
  const { child, said } = run([...traced, ...words], { PORT: String(port) });
  const url = `http://localhost:${port}`;
  await ready(url, said);
  await plays(url);
  const ended = once(child, 'exit');
  const asked = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - asked).toBeLessThan(Number(unit.TimeoutStopSec) * 1000);
  const calls = new Set(read(others).match(/(?<=^\d+ +)\w+(?=\()/gm));
  expect([...calls]).toEqual([]);
});

/** Programs that end TLS, each with what it is started by once its file has been written for this machine. */
interface Proxy {
  readonly file: string;
  readonly redirects: number; // the status by which plain HTTP is sent to HTTPS
  /** Writes the configuration for these ports. Returns the command that runs the proxy. */
  start(place: Place): readonly string[];
}

interface Place {
  readonly folder: string; // has the certificate and its key
  readonly plain: number;
  readonly secure: number;
  readonly behind: number;
}

const nginx: Proxy = {
  file: 'nginx.conf',
  redirects: 301,
  start: ({ folder, plain, secure, behind }) => {
    const site = moved(read('deploy/proxy/nginx.conf'), [
      [/listen \[::\]:\d+.*\n/g, '\n'],
      ['listen 80', `listen ${plain}`],
      ['listen 443', `listen ${secure}`],
      ['cards.example;', 'localhost;'],
      ['/etc/letsencrypt/live/cards.example', folder],
      ['127.0.0.1:8080', `127.0.0.1:${behind}`],
      ['https://$host', `https://localhost:${secure}`],
    ]);
    writeFileSync(join(folder, 'site.conf'), site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(one => `${one}_temp_path ${folder}/${one};`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${paths.join(' ')} include ${folder}/site.conf; }`,
    );
    return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  },
};

const caddy: Proxy = {
  file: 'Caddyfile',
  redirects: 308,
  start: ({ folder, plain, secure, behind }) => {
    const site = moved(read('deploy/proxy/Caddyfile'), [
      ['cards.example {', `localhost {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
      ['127.0.0.1:8080', `127.0.0.1:${behind}`],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n${site}`);
    return ['caddy', 'run', '--config', file];
  },
};

test.each([nginx, caddy])(
  '$file: the page, guests and sockets pass through TLS, and plain HTTP is sent there',
  async proxy => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'); // the certificate is of this test's own making
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = tempFolder();
    const [plain, secure, behind] = [await freePort(), await freePort(), await freePort()];
    const url = `https://localhost:${secure}`;
    const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
    execFileSync('openssl', ['req', ...certificate, ...names], { cwd: folder, stdio: 'pipe' });
    const server = serve(['--port', String(behind)], { MOONSHOT_ORIGIN: url, MOONSHOT_BEHIND_PROXY: '1' });
    const front = run(proxy.start({ folder, plain, secure, behind }), { HOME: folder });
    await ready(url, () => server.said() + front.said());
    expect(await fetch(url).then(answer => answer.text())).toContain('<title>Moonshot');
    const sent = await fetch(`http://localhost:${plain}/t/ABC`, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')?.replace(/:\d+/, '')]).toEqual([
      proxy.redirects,
      'https://localhost/t/ABC', // Caddy counts on the usual port
    ]);
    await plays(url);
  },
);

test('at home: a phone plays at the address that the server prints, over plain HTTP', async () => {
  const address = '192.168.178.20';
  for (const words of ['link add home type bridge', `addr add ${address}/24 dev home`, 'link set home up'])
    execFileSync('ip', words.split(' ')); // this test runs in a network of its own
  onTestFinished(() => void execFileSync('ip', ['link', 'del', 'home']));
  const { said } = serve(['--host', '0.0.0.0', '--port', '0'], {});
  await expect.poll(said, { timeout: START_MS }).toContain('Token for /admin');
  const [, url = ''] = /^In this network: (\S+)$/m.exec(said()) ?? [];
  expect(url).toMatch(/^http:\/\/192\.168\.178\.20:\d+$/);
  expect(await fetch(url).then(answer => answer.text())).toContain('<title>Moonshot');
  await plays(url);
});

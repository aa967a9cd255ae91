// Finds or installs the programs that the server's tests start: strace, Python, NATS, nginx, Caddy,
// PostgreSQL and systemd-analyze.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

/** @param {string} program */
const runs = program => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Debian's packages by name, and whether each is there. @type {Record<string, () => boolean>} */
const TOOLS = {
  strace: () => runs('strace'),
  python3: () => runs('python3'),
  'nats-server': () => runs('nats-server'),
  nginx: () => existsSync('/usr/sbin/nginx') || runs('nginx'),
  caddy: () => runs('caddy'),
  systemd: () => runs('systemd-analyze'),
  postgresql: () => existsSync('/usr/lib/postgresql') || runs('initdb'),
};

const missing = () => Object.keys(TOOLS).filter(name => !TOOLS[name]?.());

export async function provideTools() {
  const wanted = missing();
  if (wanted.length > 0 && isDebianRoot()) await installFromDebian(wanted.join(' and '), wanted);
  for (const name of missing())
    console.log(`There is no ${name}: tests that need it will fail. As root: apt-get install ${name}`);
}

// Test harness: runs a service of compose without a container engine, in a mount namespace of its own. What
// the file says about files and rights holds there: a read-only root, volumes, secrets, user, capabilities.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import {
  type Image,
  type Moves,
  moved,
  ROOT,
  type Running,
  read,
  run,
  START_MS,
  type Texts,
  TOOLS,
  tempFolder,
} from './deployment.ts';

export type { Image } from './deployment.ts';

/** The folder of the server in its image. */
const WORKDIR = '/moonshot';

export interface Service {
  readonly environment?: Texts;
  readonly user?: string;
  readonly command?: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly secrets?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
}

/** Compose files that extend each other. Their paths are those of this machine. */
export interface Compose {
  /** A service, with texts of it replaced that differ in a test: hosts, ports and addresses. */
  service(name: string, moves?: Moves): Service;
  /** The files of the secrets and of the configs by name. */
  readonly secrets: Texts;
  readonly configs: Texts;
}

/** Reads compose files, where each extends the one before. The secrets lie in `clone`. */
export function compose(clone: string, ...files: readonly string[]): Compose {
  const list = { tag: '!override', collection: 'seq' } as const;
  const all = files.map(file => parse(read(`deploy/${file}`), { merge: true, customTags: [list] }));
  const filesOf = (key: 'secrets' | 'configs', root: string): Texts => {
    const named: Readonly<Record<string, { readonly file: string }>> = Object.assign({}, ...all.map(one => one[key]));
    return Object.fromEntries(Object.entries(named).map(([name, { file }]) => [name, join(root, 'deploy', file)]));
  };
  return {
    service: (name, moves = []) => {
      const parts: readonly Service[] = all.flatMap(one => one.services[name] ?? []);
      const environment = Object.assign({}, ...parts.map(part => part.environment));
      const secrets = parts.flatMap(part => part.secrets ?? []);
      return JSON.parse(moved(JSON.stringify({ ...Object.assign({}, ...parts), environment, secrets }), moves));
    },
    secrets: filesOf('secrets', clone),
    configs: filesOf('configs', ROOT),
  };
}

/** Users of the images, as their /etc/passwd has them. */
const USERS = `root:x:0:0::/:/bin/sh\npostgres:x:999:999::/tmp:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n`;
/** Compose's names of the other services. Here they are all on this machine. */
const HOSTS = '127.0.0.1 localhost database nats server\n';

/**
 * The mounts of a service, as lines for the shell. Paths of the service begin with `$root`, which becomes its
 * root. A mount may lie on another one, so their order counts.
 */
function mountsOf(service: Service, { compose, volumes }: Place, folder: string): readonly string[] {
  const files = { passwd: USERS, hosts: HOSTS };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const bind = (from: string, to: string, as: 'folder' | 'file') => [
    as === 'folder'
      ? `mkdir -p "$root${to}"`
      : `mkdir -p "$(dirname "$root${to}")"; [ -e "$root${to}" ] || : > "$root${to}"`,
    `mount --bind '${from}' "$root${to}"`,
  ];
  const sealed = (from: string, to: string, as: 'folder' | 'file') => [
    ...bind(from, to, as),
    ...(service.read_only ? [`mount -o remount,bind,ro "$root${to}"`] : []),
  ];
  const targetOf = (text: string): string => text.slice(text.lastIndexOf(':') + 1);
  return [
    'for one in bin sbin lib lib32 lib64 libx32; do [ ! -L /$one ] || cp -P /$one "$root"; done',
    ...['/bin', '/sbin', '/lib', '/lib64'].map(
      one => `[ -L ${one} ] || [ ! -d ${one} ] || { ${sealed(one, one, 'folder').join('; ')}; }`,
    ),
    ...['/usr', '/etc'].flatMap(one => sealed(one, one, 'folder')),
    ...['/dev', '/proc', '/sys'].flatMap(one => [`mkdir "$root${one}"`, `mount --rbind ${one} "$root${one}"`]),
    'mkdir -m 1777 "$root/tmp"; mkdir -p "$root/run/postgresql" "$root/var"; ln -s ../run "$root/var/run"',
    ...Object.keys(files).flatMap(name => sealed(join(folder, name), `/etc/${name}`, 'file')),
    ...sealed(ROOT, WORKDIR, 'folder'),
    ...(service.tmpfs ?? []).flatMap(text => {
      const [to, options] = text.split(':');
      return [`mkdir -p "$root${to}"`, `mount -t tmpfs ${options ? `-o ${options}` : ''} none "$root${to}"`];
    }),
    ...(service.volumes ?? []).map(targetOf).flatMap(to => bind(volumes[to] ?? '', to, 'folder')),
    ...(service.secrets ?? []).flatMap(name => sealed(compose.secrets[name] ?? '', `/run/secrets/${name}`, 'file')),
    ...(service.configs ?? []).flatMap(({ source, target }) => sealed(compose.configs[source] ?? '', target, 'file')),
    ...(service.read_only ? ['mount -o remount,bind,ro "$root"'] : []),
  ];
}

/** The words that drop what the service may not have. */
function rightsOf({ user, cap_drop, security_opt }: Service, image: Image): readonly string[] {
  const [uid, gid] = (user ?? image.user ?? '0:0').split(':');
  return [
    'setpriv',
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...(cap_drop?.includes('ALL') ? ['--bounding-set=-all', '--inh-caps=-all'] : []),
    ...(security_opt?.includes('no-new-privileges:true') ? ['--no-new-privs'] : []),
  ];
}

/** Where a service runs. */
interface Place {
  readonly compose: Compose;
  readonly image: Image;
  /** The folders of its volumes, by the path that they have in the service. */
  readonly volumes: Texts;
  /** Variables that only this test sets, such as a free port. */
  readonly env?: Texts;
  readonly stopping?: NodeJS.Signals;
}

export interface Container extends Running {
  /** Runs a command in it, as `docker compose exec` does. Returns what it prints. */
  exec(words: readonly string[]): string;
}

/** Starts a service in a namespace of its own. */
export function container(service: Service, place: Place): Container {
  const { image, env, stopping } = place;
  const folder = tempFolder();
  const root = join(folder, 'root');
  mkdirSync(root);
  const within = [...rightsOf(service, image), 'sh', '-c', `cd ${WORKDIR} && exec "$@"`, 'sh'];
  const script = [
    'root=$1; shift',
    'mount -t tmpfs -o mode=755 none "$root"',
    ...mountsOf(service, place, folder),
    'exec chroot "$root" "$@"',
  ];
  const variables = {
    ...image.env,
    ...service.environment,
    ...env,
    PATH: [`${WORKDIR}/node_modules/.bin`, ...TOOLS].join(':'),
  };
  const mounts = ['unshare', '--mount', '--', 'sh', '-euc', script.join('\n'), 'sh', root];
  const command = service.command ?? image.command;
  const running = run([...mounts, ...within, ...command], variables, stopping);
  const exec = (words: readonly string[]): string => {
    const there = ['--target', String(running.child.pid), '--mount', '--root', '--'];
    return execFileSync('nsenter', [...there, ...within, ...words], {
      env: variables,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  return { ...running, exec };
}

/** Waits until a service's health check exits with 0 in its container. */
export async function becomesHealthy({ healthcheck }: Service, { exec, said }: Container): Promise<void> {
  const [kind, ...words] = healthcheck.test;
  expect(kind).toBe('CMD');
  const isHealthy = () => {
    try {
      exec(words);
      return 'healthy';
    } catch {
      return said();
    }
  };
  await expect.poll(isHealthy, { timeout: START_MS, interval: 200 }).toBe('healthy');
}

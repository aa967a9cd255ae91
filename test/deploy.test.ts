// Everything that the files in deploy/ name exists: variables, ports, paths, files, secrets and figures.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { LIMITS } from '../apps/server/src/core/limits.ts';
import { newMetrics } from '../apps/server/src/core/metrics.ts';
import { unknownVariables } from '../apps/server/src/core/settings/variables.ts';
import { secretFaults } from '../deploy/check/secrets.mjs';
import { plainManifests, templates } from '../deploy/helm/make.mjs';

const ROOT = join(import.meta.dirname, '..');
const DEPLOY = join(ROOT, 'deploy');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter(name =>
  /^(compose[^/]*|(base|cluster)\/.*)\.yaml$/.test(name),
);

interface Manifest {
  readonly kind?: string;
  readonly metadata?: { readonly name: string };
}

const manifests = (name: string): readonly Manifest[] =>
  parseAllDocuments(read(`deploy/${name}`)).map(document => {
    expect([name, document.errors]).toEqual([name, []]);
    return document.toJS();
  });
const all = new Map(files.map(name => [name, manifests(name)]));

/** Every value under this key, at any depth. */
function valuesOf(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...valuesOf(inner, name)]);
}

const everywhere = (name: string): readonly unknown[] => [...all.values()].flatMap(one => valuesOf(one, name));
const texts = files.map(name => read(`deploy/${name}`)).join('\n');
const matched = (pattern: RegExp, text = texts): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** Every file from which a host sets up a server. */
const everyFile = execFileSync('git', ['ls-files', 'Dockerfile', 'deploy'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(path => !path.startsWith('deploy/check/'));
/** Read by compose itself, in compose.yaml. */
const OF_COMPOSE = 'MOONSHOT_BACKUPS';

test.each(everyFile)('%s names variables that the server reads, and files that exist', path => {
  const text = read(path);
  const named = matched(/\b(MOONSHOT_[A-Z_]+)\b/g, text).filter(name => name !== OF_COMPOSE);
  expect(unknownVariables(Object.fromEntries(named.map(name => [name, ''])))).toEqual([]);
  const ours = text.replaceAll('/srv/moonshot/', ''); // other absolute paths are those of a container
  const paths = matched(/(?<![\w/.])((?:apps|deploy|docs|packages|scripts)\/[\w./-]+\.\w+)\b/g, ours);
  expect(paths.filter(one => !existsSync(join(ROOT, one)))).toEqual([]);
});

test('the files of a host name eight variables at least', () => {
  const named = matched(/\b(MOONSHOT_[A-Z_]+)\b/g, everyFile.map(read).join('\n'));
  expect(named.length).toBeGreaterThanOrEqual(8);
});

test('the proxies pass requests on to the server’s port, and the unit runs what npm start runs', () => {
  const [port = ''] = matched(/^EXPOSE (\d+)/gm, read('Dockerfile'));
  for (const file of ['Caddyfile', 'nginx.conf'])
    expect([file, matched(/127\.0\.0\.1:(\d+)/g, read(`deploy/proxy/${file}`))]).toEqual([file, [port]]);
  const [started = ''] = matched(/exec node (.+ serve)$/gm, JSON.parse(read('package.json')).scripts.start);
  expect(read('deploy/systemd/moonshot.service')).toContain(`bin/node ${started} `);
});

test('every port and every path of a probe is the server’s', () => {
  const [port = ''] = matched(/^EXPOSE (\d+)/gm, read('Dockerfile'));
  const server = [...all.values()]
    .flat()
    .find(({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'server');
  expect(valuesOf(server, 'containerPort')).toEqual([Number(port)]);
  expect(matched(/localhost:(\d+)\/readyz/g)).toEqual([port]);
  expect(matched(/127\.0\.0\.1:[\d-]+:(\d+)/g)).toEqual([port]);
  const health = read('apps/server/src/transport/http/routes/health.ts');
  const paths = valuesOf(server, 'httpGet').map(probe => (probe as { readonly path: string }).path);
  expect(paths).toEqual(['/healthz', '/readyz', '/healthz']);
  for (const path of paths) expect(health).toContain(`server.get('${path}'`);
});

test('every container says what it asks for, and how much memory it may take', () => {
  const containers = everywhere('containers').flat() as readonly {
    readonly name: string;
    readonly resources?: unknown;
  }[];
  expect(containers.length).toBeGreaterThan(3);
  const bounds = {
    requests: { cpu: expect.anything(), memory: expect.anything() },
    limits: { memory: expect.anything() },
  };
  for (const { name, resources } of containers)
    expect([name, resources]).toEqual([name, expect.objectContaining(bounds)]);
});

test('what scales by metrics reads metrics that the server has', async () => {
  const metrics = await newMetrics().registry.metrics();
  const named = everywhere('metric').map(metric => (metric as { readonly name: string }).name);
  for (const name of named) expect(metrics).toContain(`# TYPE ${name} gauge`);
  const rules = read('deploy/monitoring/adapter-values.yaml');
  for (const name of named) expect(rules).toContain(name.replace('moonshot_', ''));
});

test.each(['alerts.yaml', 'dashboard.json'])('monitoring/%s reads metrics that the server has', async file => {
  const metrics = await newMetrics().registry.metrics();
  const named = matched(/\b((?:moonshot|process|nodejs)_\w+)/g, read(`deploy/monitoring/${file}`));
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(name => !metrics.includes(`# TYPE ${name.replace(/_bucket$/, '')} `));
  expect(missing).toEqual([]);
});

test('alerts and the dashboard group by labels that the metrics have', () => {
  const { registry } = newMetrics();
  const text = ['alerts.yaml', 'dashboard.json'].map(file => read(`deploy/monitoring/${file}`)).join();
  const grouped = [...text.matchAll(/by \((\w+)\) \(rate\((\w+?)(_bucket)?\[/g)];
  expect(grouped).toHaveLength(text.split('by (').length - 1);
  for (const [, label = '', name = '', bucket] of grouped) {
    const metric = registry.getSingleMetric(name) as { readonly labelNames?: readonly string[] } | undefined;
    const labels = bucket === undefined ? metric?.labelNames : ['le'];
    expect([name, labels]).toEqual([name, expect.arrayContaining([label])]);
  }
});

interface Service {
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
}

const servicesIn = (file: string) =>
  Object.entries(
    parse(read(`deploy/${file}`), {
      merge: true,
      customTags: ['!override'].map(tag => ({ tag, collection: 'seq' as const })),
    }).services as Readonly<Record<string, Service>>,
  );

test('each service of compose is bounded in memory, processors, rights and log, and backups go to a folder of the host', () => {
  const services = servicesIn('compose.yaml');
  const [, nats = {}] = servicesIn('compose.cluster.yaml').find(([name]) => name === 'nats') ?? [];
  const bounded = {
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    cpus: expect.any(Number),
    read_only: true,
    cap_drop: ['ALL'],
    logging: expect.objectContaining({ options: expect.objectContaining({ 'max-size': '10m' }) }),
  };
  for (const [name, service] of [...services, ['nats', nats] as const])
    expect([name, service]).toEqual([name, expect.objectContaining(bounded)]);
  const [, backup] = services.find(([name]) => name === 'backup') ?? [];
  expect(backup?.volumes).toEqual([expect.stringMatching(/^\$\{MOONSHOT_BACKUPS:\?.+\}:\/backups$/)]);
});

test('the database takes the connections of the most servers, and of one that replaces another', () => {
  const [most] = everywhere('maxReplicas').map(Number);
  const [more] = everywhere('maxSurge').map(Number);
  const [connections] = matched(/max_connections=(\d+)/g).map(Number);
  const room = 10; // for backups and the superuser
  const each = LIMITS.databaseConnections.usual + 1; // and one for the lock of the database
  expect((Number(most) + Number(more)) * each + room).toBeLessThanOrEqual(Number(connections));
  const server = plainManifests()
    .get('server')
    ?.find(({ kind }) => kind === 'Deployment');
  expect(server?.spec.strategy.type).toBe('RollingUpdate');
  expect(server?.spec).not.toHaveProperty('replicas'); // the autoscaler's
});

test('the chart lets only their user and group read the secrets', () => {
  const modes = [...plainManifests().values()].flatMap(one => valuesOf(one, 'defaultMode'));
  expect(modes).toEqual([0o440, 0o440, 0o440, 0o440]);
});

test('the templates of the Helm chart are those that deploy/helm/make.mjs makes', () => {
  const folder = join(DEPLOY, 'helm/moonshot/templates');
  expect(readdirSync(folder).sort()).toEqual([...templates().keys()].sort());
  for (const [file, text] of templates())
    expect([file, read(`deploy/helm/moonshot/templates/${file}`)]).toEqual([file, text]);
});

test('with its own values the chart gives the plain manifests', () => {
  const values = parse(read('deploy/helm/moonshot/values.yaml')) as Readonly<Record<string, string | number>>;
  const used = new Set<string>();
  for (const [name, manifests] of plainManifests()) {
    const rendered = read(`deploy/helm/moonshot/templates/${name}.yaml`).replace(
      /\{\{ \.Values\.(\w+) \}\}/g,
      (_, value: string) => {
        used.add(value);
        return String(values[value]);
      },
    );
    expect(rendered).not.toContain('{{');
    const plain = JSON.stringify(manifests).replaceAll('"image":"moonshot"', `"image":"${values.image}"`);
    expect(parseAllDocuments(rendered).map(document => document.toJS())).toEqual(JSON.parse(plain));
  }
  expect([...used].sort()).toEqual(Object.keys(values).sort());
});

/** The folder of a check that installs schemas and a template engine, so only the deep run does it. */
const CHECKS = process.env.MODE === 'deep' ? ['deploy/check'] : [];

test.each(CHECKS)('%s accepts the manifests, the compose files, and the rendered chart', folder => {
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(program, words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  run('npm', '--prefix', folder, 'ci');
  const said = run(process.execPath, join(folder, 'check.mjs'));
  for (const line of [
    'compose.yaml: compose',
    'base/server.yaml: Deployment server',
    'helm server.yaml: Ingress server',
  ])
    expect(said).toContain(`${line}\n`);
});

test('every file, secret and label that is named is there', () => {
  for (const name of files.filter(one => one.endsWith('kustomization.yaml'))) {
    const folder = join(DEPLOY, name, '..');
    const parts = [...valuesOf(all.get(name), 'resources').flat(), ...valuesOf(all.get(name), 'path')];
    const generated = valuesOf(all.get(name), 'files').flat().map(String);
    const kept = generated.filter(one => !one.startsWith('secrets/'));
    for (const part of [...parts, ...kept])
      expect([part, existsSync(join(folder, String(part)))]).toEqual([part, true]);
  }
  const guide = read('deploy/README.md');
  for (const secret of matched(/secrets\/([a-z_]+)/g)) expect(guide).toMatch(new RegExp(`[>*/ ] ?${secret}\\b`));
  const apps = everywhere('app').map(String);
  const labelled = [...all.values()].flatMap(one => valuesOf(one, 'template')).flatMap(one => valuesOf(one, 'app'));
  expect(apps.filter(app => !labelled.includes(app))).toEqual([]);
});

test('programs are given exactly the secrets that they read', () => {
  expect(secretFaults(all)).toEqual([]);
  const sources = ['compose.yaml', 'compose.cluster.yaml'].flatMap(
    file => Object.values(valuesOf(all.get(file), 'secrets').at(-1) ?? {}) as readonly { file: string }[],
  );
  const generated = everywhere('secretGenerator')
    .flatMap(one => valuesOf(one, 'files'))
    .flat();
  expect(sources.map(({ file }) => file.replace('./base/', '')).sort()).toEqual([...generated].sort());
});

const KEY = 'MOONSHOT_KEY_FILE';
const slips: readonly [what: string, file: string, from: string | RegExp, to: string, told: RegExp][] = [
  [
    'a mistyped path',
    'compose.yaml',
    `${KEY}: /run/secrets/`,
    `${KEY}: /ru./base/secrets/`,
    /server reads MOONSHOT_KEY_FILE=/,
  ],
  ['a relative path', 'compose.yaml', `${KEY}: /run/secrets/`, `${KEY}: run/secrets/`, /server reads/],
  ['a file elsewhere', 'compose.yaml', `${KEY}: /run/secrets/key`, `${KEY}: /etc/key`, /server reads/],
  [
    'a secret that is not given',
    'compose.yaml',
    'secrets: [key, database_url,',
    'secrets: [key,',
    /server reads MOONSHOT_DATABASE_FILE/,
  ],
  [
    'a secret given to another',
    'compose.yaml',
    'secrets: [database_password]',
    'secrets: [database_url]',
    /database reads/,
  ],
  ['a secret that is not declared', 'compose.yaml', /^ {2}key: \{ file.*$/m, '', /secret key, which is not declared/],
  [
    'a secret that nothing reads',
    'compose.yaml',
    'secrets: [key,',
    'secrets: [database_password, key,',
    /does not read it/,
  ],
  [
    'another path in the addition',
    'compose.cluster.yaml',
    "MOONSHOT_CLUSTER: '1'",
    `${KEY}: /secrets/key`,
    /server reads/,
  ],
  ['a path in a pod', 'base/server.yaml', 'value: /secrets/key', 'value: /run/secrets/key', /server reads/],
  [
    'an item that the pod lacks',
    'base/backup.yaml',
    '- { key: database_url, path: database_url }',
    '- { key: key, path: key }',
    /backup reads/,
  ],
  ['an item that nobody makes', 'base/kustomization.yaml', 'secrets/metrics_token', 'secrets/token', /server reads/],
];

test.each(slips)('reports an error: %s', (_, file, from, to, told) => {
  const text = read(`deploy/${file}`);
  const slipped = text.replace(from, to);
  expect(slipped).not.toBe(text);
  const documents = parseAllDocuments(slipped).map(document => document.toJS());
  const faults = secretFaults(new Map<string, readonly Manifest[]>([...all, [file, documents]]));
  expect(faults).toContainEqual(expect.stringMatching(told));
});

test('a server is given longer to stop than it takes, and backups go as soon as is promised', () => {
  const [graceMs = 0] = everywhere('terminationGracePeriodSeconds').map(seconds => Number(seconds) * 1000);
  expect(graceMs).toBeGreaterThan(LIMITS.stopMs.usual);
  const [unit] = matched(/^TimeoutStopSec=(\d+)/gm, read('deploy/systemd/moonshot.service')).map(Number);
  const [compose] = matched(/^ {4}stop_grace_period: (\d+)s/gm).map(Number); // of the server
  for (const seconds of [unit, compose]) expect((seconds ?? 0) * 1000).toBeGreaterThan(LIMITS.stopMs.usual);
  const days = matched(/KEEP_DAYS(?:, value)?: '(\d+)'/g).map(Number);
  const [most = ''] = matched(/keep backups for (\d+) days at most/gi, read('docs/host/privacy.md'));
  expect(days).toHaveLength(1);
  expect(days[0]).toBeLessThan(Number(most));
});

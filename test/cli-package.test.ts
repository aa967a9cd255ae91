// The terminal program's package as a new user runs it: packed, unpacked outside the repository, and started.
// A deep run installs it by npm, with its dependencies. Builds the package, and starts the program for each
// test. Requires python3.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../scripts/packages/published.ts';
import { addressFrom } from './browser/server.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'moonshot-cli-'));
/** Whether npm installs the tarball. Only deep runs do so, because npm fetches the dependencies. */
const BY_NPM = process.env.MODE === 'deep';
const installed = join(folder, BY_NPM ? 'node_modules/@moonshot/cli' : 'package');
const empty = join(folder, 'empty');
const { NODE_OPTIONS: _, ...env } = process.env; // without the conditions of these tests
let bin: string;

const moonshot = async (...words: readonly string[]): Promise<string> =>
  (await run(process.execPath, [bin, ...words], { cwd: empty, env: { ...env, NO_COLOR: '1' } })).stdout;

beforeAll(async () => {
  await run(process.execPath, ['scripts/packages/cli.ts'], { cwd: ROOT, env });
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, './apps/cli/dist'], {
    cwd: ROOT,
    env,
  });
  if (BY_NPM) await run('npm', ['install', '--no-audit', '--no-fund', `./${stdout.trim()}`], { cwd: folder, env });
  else {
    await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
    // in place of the dependencies, whose list a test below checks
    symlinkSync(join(ROOT, 'node_modules'), join(installed, 'node_modules'));
  }
  mkdirSync(empty);
  bin = join(installed, JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).bin.moonshot);
}, 5 * 60_000); // building and packing
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it depends on what its files import, and on nothing of the workspace', () => {
  const { dependencies, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const code = globSync('{apps/{cli,server},packages}/**/*.js', { cwd: installed });
  const imported = code.flatMap(path =>
    [...readFileSync(join(installed, path), 'utf8').matchAll(/(?:^import\b[^;("]*|\bimport\()"([^."][^"]*)"/gm)].map(
      ([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '',
    ),
  );
  const outside = [...new Set(imported)].filter(name => !isBuiltin(name)).sort();
  expect(outside).toEqual(Object.keys(dependencies));
  expect(outside.length).toBeGreaterThan(10);
  expect(version).toBe(JSON.parse(readFileSync(join(ROOT, 'packages/rules/package.json'), 'utf8')).version);
});

test('npm publish --dry-run takes it as it is', async () => {
  const words = ['publish', '--dry-run', '--offline', '--loglevel=notice', './apps/cli/dist'];
  const { stdout, stderr } = await run('npm', words, { cwd: ROOT, env });
  expect(stdout).toMatch(/^\+ @moonshot\/cli@/m);
  expect(stderr).not.toContain('auto-corrected');
});

test('the first example of its README plays a deal and prints the score', async () => {
  const [, words = ''] = /^npx @moonshot\/cli (.*)$/m.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? [];
  const { stdout } = BY_NPM
    ? await run('npx', ['@moonshot/cli', ...words.split(' ')], { cwd: folder, env })
    : { stdout: await moonshot(...words.split(' ')) };
  const lines = stdout.split('\n');
  expect(lines[0]).toMatch(/^Ricketts House Hearts, 4 players: 1 match, 1 deal, /);
  const scores = lines.slice(2, 6).map(line => Number(line.split(/ +/)[2]));
  expect([26, 78, -26]).toContain(scores.reduce((sum, points) => sum + points)); // a moon adds or takes
});

test('it explains a further game, in another language too', async () => {
  expect(await moonshot('rules', 'omnibus')).toContain('Omnibus Hearts, 4 players');
  expect(await moonshot('rules', 'classic', '--language', 'de')).toContain('Ziel');
});

test('it says which Node it needs on an older one', async () => {
  const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.13.1',napi:'9'}})";
  await expect(run(process.execPath, ['--import', older, bin, 'rules'], { env })).rejects.toMatchObject({
    ...{ code: 1, stdout: '' },
    stderr: 'Cannot run Moonshot: it needs Node 22.14 or newer, and this is Node 22.13.1.\n',
  });
});

test('bots play in threads', async () => {
  const words = ['--game', 'ricketts', '--players', 'careful,random', '--deals', '2', '--threads', '2', '--json'];
  const { players } = JSON.parse(await moonshot('arena', ...words));
  expect(players.map(({ decisions }: { readonly decisions: number }) => decisions > 20)).toEqual([true, true]);
});

/** Plays a deal at the table that docs/reference/bots-from-outside.md opens, with the example in Python. */
async function playDeal(url: string): Promise<string> {
  const page = readFileSync(join(ROOT, 'docs/reference/bots-from-outside.md'), 'utf8');
  const [, text = ''] = /^```js\n([\s\S]*?)^```/m.exec(page) ?? [];
  const file = join(empty, 'open-table.mjs');
  writeFileSync(file, text.replace('http://localhost:8080', url));
  const host = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [command] = await once(host.stdout, 'data');
    const [program = '', ...words] = `${command}`.trim().split(' ');
    return (await run(program, words, { cwd: ROOT })).stdout;
  } finally {
    host.kill();
  }
}

/** Serves with this Node from an empty folder: the page, a table with a bot, and its routes. */
async function servesOn(node: string): Promise<void> {
  const words = [bin, 'serve', '--port', '0', '--data', join(empty, 'data')];
  const server: ChildProcess = spawn(node, words, {
    cwd: empty,
    env: { ...env, MOONSHOT_BOT_MS_LEAST: '0', MOONSHOT_BOT_MS_MOST: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = server.stdout === null ? '' : await addressFrom(server.stdout);
    server.stdout?.resume();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<title>Moonshot');
    const [, script = ''] = /src="\.\/(assets\/[^"]+)"/.exec(page) ?? [];
    for (const path of ['readyz', 'api/docs', 'admin', 'data', script])
      expect((await fetch(`${url}/${path}`)).status).toBe(200);
    expect(await playDeal(url)).toMatch(/^The match is over: /);
  } finally {
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill();
    expect(await ended).toBe(0);
  }
}

test('it serves the page, a table with a bot, and the description of its routes, from an empty folder', () =>
  servesOn(process.execPath));

/**
 * Versions of Node that are fetched from the registry, so only the deep run uses them. 22.14.0 is the oldest
 * that the package allows.
 */
const VERSIONS = BY_NPM ? ['20', '22.13', '22.14.0', '22', '24'] : [];

test.each(VERSIONS)('on Node %s it plays and serves, or says which Node it needs', async version => {
  const fetched = join(folder, 'nodes', version);
  const platform = `node-linux-${process.arch}`;
  await run('npm', ['install', '--prefix', fetched, `${platform}@${version}`], { cwd: folder, env });
  const node = join(fetched, 'node_modules', platform, 'bin/node');
  const played = run(node, [bin, 'simulate', '--game', 'ricketts', '--length', 'deals:1'], { cwd: empty, env });
  if (['20', '22.13'].includes(version)) {
    const why = expect.stringMatching(/^Cannot run Moonshot: it needs Node 22\.14 or newer, and this is Node \d/);
    await expect(played).rejects.toMatchObject({ code: 1, stderr: why });
  } else {
    expect((await played).stdout).toMatch(/^Ricketts House Hearts, 4 players: 1 match, 1 deal, /);
    await servesOn(node);
  }
});

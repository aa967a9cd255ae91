// Tests when the set-up reinstalls, and which Node versions are too old.
import { expect, test } from 'vitest';
import { isCurrent } from './dependencies.mjs';
import { isOlder, whyNotRun } from './runtime.mjs';

const locked = {
  '': { version: '0.1.0' },
  'packages/a': { version: '0.1.0' },
  'node_modules/@m/a': { link: true },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/b/node_modules/c': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '3.0.0', optional: true },
};
const { 'node_modules/for-another-machine': _, ...installed } = locked;

const installs: readonly [name: string, installed: Parameters<typeof isCurrent>[1], current: boolean][] = [
  ['the same, but for what another machine needs', installed, true],
  ['another version', { ...installed, 'node_modules/b': { version: '1.0.1' } }, false],
  ['another version further down', { ...installed, 'node_modules/b/node_modules/c': { version: '2.0.1' } }, false],
  ['one package more', { ...installed, 'node_modules/d': { version: '1.0.0' } }, false],
  ['a workspace less', { ...installed, 'node_modules/@m/a': {} }, false],
  ['nothing', {}, false],
];

test.each(installs)('installed: %s', (_, packages, current) => {
  expect(isCurrent(locked, packages)).toBe(current);
});

const versions: readonly [version: string, older: boolean][] = [
  ['20.18.9', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['18.99.0', true],
  ['24.0.0', false],
];

test.each(versions)('Node %s', (version, older) => {
  expect(isOlder(version, [20, 19])).toBe(older);
});

const starts: readonly [
  name: string,
  version: string,
  installed: boolean,
  brought: boolean,
  why: RegExp | undefined,
][] = [
  ['a Node that runs it', '22.18.0', true, false, undefined],
  ['nothing installed', '24.0.0', false, true, /nothing is installed yet\. Say npm ci first\.$/],
  [
    'an old Node beside the one that was installed',
    '20.19.0',
    true,
    true,
    /is Node 20\.19\.0\. Say npm run -s moonshot/,
  ],
  ['an old Node alone', '22.17.9', true, false, /needs Node 22\.18 or newer, and this is Node 22\.17\.9\.$/],
];

test.each(starts)('before the program runs: %s', (_, version, installed, brought, why) => {
  const said = whyNotRun(version, installed, brought);
  if (why === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(why);
});

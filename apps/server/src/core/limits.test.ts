// Tests limits and configuration: the defaults, what the environment changes, and that each invalid value is
// reported in one sentence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMEBACK_MS, RESUME_GRACE_MS } from '@moonshot/table/multiplayer';
import { CLAIM_WINDOW_MS, SEAL_WINDOW_MS } from '@moonshot/table/runner';
import { expect, test } from 'vitest';
import { FORMER_VARIABLES, LIMITS, type LimitName, readLimits, variableOf } from './limits.ts';
import { readConfig, summary } from './settings/config.ts';
import { SETTINGS, unknownVariables } from './settings/variables.ts';

const NAMES = Object.keys(LIMITS) as LimitName[];

test('without a word of the environment every limit is as usual', () => {
  expect(readLimits({})).toEqual(Object.fromEntries(NAMES.map(name => [name, LIMITS[name].usual])));
});

test.each(NAMES)('%s is set by its own variable', name => {
  const limits = readLimits({ MOONSHOT_BOT_MS_MOST: '4000', MOONSHOT_HEADERS_MS: '3000', [variableOf(name)]: '3001' });
  expect(limits[name]).toBe(3001);
});

test.each(Object.entries(FORMER_VARIABLES) as [LimitName, string][])('%s is set by %s too', (name, former) => {
  expect(readLimits({ [former]: '7' })[name]).toBe(7);
  expect(readLimits({ [former]: '7', [variableOf(name)]: '9' })[name]).toBe(9);
  expect(() => readLimits({ [former]: 'x' })).toThrow(`Cannot start with ${former}=x: `);
});

test('the table in docs/host/limits.md is theirs', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/host/limits.md'), 'utf8');
  const rows = NAMES.map(name => `| \`${variableOf(name)}\` | ${LIMITS[name].usual} | ${LIMITS[name].says} |`);
  expect(text.split('\n').filter(line => rows.includes(line))).toEqual(rows);
});

test('unset variables keep the defaults', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/host/limits.md'), 'utf8');
  const told = [...text.matchAll(/^\| [^|]+ \| (\d+) ms \|$/gm)].map(([, ms]) => Number(ms));
  expect(told).toEqual([SEAL_WINDOW_MS, CLAIM_WINDOW_MS, RESUME_GRACE_MS, COMEBACK_MS]);
});

test.each([
  ['0', 'MOONSHOT_FRAME_BYTES=0: expected a whole number from 1 to 2000000000.'],
  ['4k', 'MOONSHOT_FRAME_BYTES=4k: expected a whole number from 1 to 2000000000.'],
  ['-1', 'MOONSHOT_FRAME_BYTES=-1: expected a whole number from 1 to 2000000000.'],
  ['1e3', 'MOONSHOT_FRAME_BYTES=1e3: expected a whole number from 1 to 2000000000.'],
  ['2000000001', 'MOONSHOT_FRAME_BYTES=2000000001: expected a whole number from 1 to 2000000000.'],
])('%s is no limit', (text, sentence) => {
  expect(() => readLimits({ MOONSHOT_FRAME_BYTES: text })).toThrow(`Cannot start with ${sentence}`);
});

test.each([
  [{ MOONSHOT_BOT_MS_LEAST: '3000' }, 'MOONSHOT_BOT_MS_LEAST is 3000, more than MOONSHOT_BOT_MS_MOST, which is 2500.'],
  [{ MOONSHOT_HEADERS_MS: '300001' }, 'MOONSHOT_HEADERS_MS is 300001, more than MOONSHOT_REQUEST_MS, which is 10000.'],
])('%j contradicts another limit', (variables, sentence) => {
  expect(() => readLimits(variables)).toThrow(`Cannot start: ${sentence}`);
});

test.each([
  ['MOONSHOT_ORIGIN', 'cards.example', 'expected an origin such as https://cards.example.'],
  ['MOONSHOT_ORIGIN', 'https://cards.example/', 'expected an origin such as https://cards.example.'],
  ['MOONSHOT_BEHIND_PROXY', 'yes', 'expected how many proxies of yours stand before the server, 0 to 9.'],
  ['MOONSHOT_NEW_ADMIN_TOKEN', 'yes', 'expected 1 or 0.'],
  ['MOONSHOT_OPERATOR', 'a\u202Eb', 'expected a name of at most 60 letters in one script.'],
  ['MOONSHOT_LOG', 'loud', 'expected one of fatal, error, warn, info, debug, silent.'],
])('%s=%s cannot be', (name, text, sentence) => {
  expect(() => readConfig('', { [name]: text })).toThrow(`Cannot start with ${name}=${text}: ${sentence}`);
});

test.each(['short', 'fifteen-letters', 'sixteen letters.', 'ü'.repeat(16)])(
  '%j is no token, and the error does not repeat it',
  text => {
    expect(() => readConfig('', { MOONSHOT_METRICS_TOKEN: text })).toThrow(
      'Cannot start with this MOONSHOT_METRICS_TOKEN: expected 16 to 200 letters, digits or signs.',
    );
  },
);

test('the summary says what differs, and no secret', () => {
  const variables = {
    MOONSHOT_ORIGIN: 'https://cards.example',
    MOONSHOT_CODES: '7',
    MOONSHOT_KEY: 'hidden',
    MOONSHOT_METRICS_TOKEN: 'hidden-by-somebody',
  };
  const lines = summary(readConfig('page', variables)).join('\n');
  expect(lines).toContain('https://cards.example');
  expect(lines).toContain('MOONSHOT_CODES=7');
  expect(lines).not.toContain('hidden');
});

test('a variable that nothing reads is found, and no other', () => {
  const named = [...SETTINGS, ...NAMES.map(variableOf), ...Object.values(FORMER_VARIABLES), 'PORT', 'HOME'];
  const read = named.map(name => [name, '1'] as const);
  expect(unknownVariables(Object.fromEntries(read))).toEqual([]);
  const slips = { MOONSHOT_MESAGES_PER_SECOND: '8', MOONSHOT_KEYFILE: 'key', MOONSHOT_ORIGIN: 'https://cards.example' };
  expect(unknownVariables(slips)).toEqual(['MOONSHOT_KEYFILE', 'MOONSHOT_MESAGES_PER_SECOND']);
});

test('docs/host/operating.md explains each setting', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/host/operating.md'), 'utf8');
  expect(SETTINGS.filter(name => !new RegExp(`^\\| [^|]*\`${name}\``, 'm').test(text))).toEqual([]);
});

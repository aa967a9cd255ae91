// Tests that every command for recorded matches reads a table of `moonshot play`, a backup of the page, and
// proofs.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { answerTo } from '../../../../test/terminal/player.ts';
import { ROOT } from '../../../../test/terminal/program.ts';
import { readKept } from '../play/file-log.ts';

const home = mkdtempSync(join(tmpdir(), 'moonshot-records-'));
afterAll(() => rmSync(home, { recursive: true }));

const files = {
  table: '',
  backup: join(home, 'backup.json'),
  proof: join(ROOT, 'fixtures/proof.json'),
  'proof-2': join(ROOT, 'packages/verify/example-proof.json'),
};
type Form = keyof typeof files;

beforeAll(async () => {
  const words = ['play', 'at-play', '--new', '--plain', '--level', 'beginner', '--speed', 'instant'];
  const around = { input: answerTo, env: { MOONSHOT_HOME: home } };
  expect(await inside([...words, '--length', 'deals:2', '--seed', 'records'], around)).toMatchObject({ code: 0 });
  files.table = join(home, 'finished', readdirSync(join(home, 'finished'))[0] ?? '');
  const { events } = readKept(files.table);
  const tables = ['one', 'two'].map(id => ({ id, at: 1, events }));
  const backup = { format: 'moonshot-backup', version: 1, at: 1, settings: {}, tables, records: [] };
  writeFileSync(files.backup, JSON.stringify(backup));
});

const FORMS: readonly Form[] = ['table', 'backup', 'proof', 'proof-2'];
const COMMANDS: readonly (readonly [command: string, ...options: string[]])[] = [
  ['replay'],
  ['convert'],
  ['review', '--budget', 'plays=10'],
  ['stats'],
  ['watch', '--plain'],
];

test.each(FORMS.flatMap(form => COMMANDS.map(words => [form, words] as const)))(
  'a %s: %j',
  async (form, [command, ...options]) => {
    const one = form === 'backup' && command !== 'replay' && command !== 'stats' ? ['--table', 'two'] : [];
    const { code, out, err } = await inside([command, files[form], ...options, ...one]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toBe('');
  },
);

test.each([
  ['table', 1, 2],
  ['backup', 2, 4],
] as const)('every match of a %s is replayed and counted', async (form, matches, deals) => {
  const replayed = await inside(['replay', files[form], '--json']);
  expect(JSON.parse(replayed.out)).toMatchObject({ matches, differences: 0 });
  expect(JSON.parse((await inside(['stats', files[form], '--json'])).out)).toMatchObject({ matches, deals });
});

// Tests secrets from files named in the environment: each is read without its line break, or refused with one
// sentence.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SECRETS, withFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'secret');
writeFileSync(file, 'hidden\n');
const empty = join(folder, 'empty');
writeFileSync(empty, '\n');

test.each(SECRETS)('%s is read from its file, without the end of its line', name => {
  expect(withFiles({ [`${name}_FILE`]: file, PORT: '1' })).toMatchObject({ [name]: 'hidden', PORT: '1' });
});

test.each([{}, { MOONSHOT_KEY: 'own' }, { MOONSHOT_KEY: 'own', MOONSHOT_KEY_FILE: '' }])('%j stays as it is', given => {
  expect(withFiles(given)).toEqual(given);
});

test.each([
  [
    { MOONSHOT_KEY: 'own', MOONSHOT_KEY_FILE: file },
    'Cannot read both MOONSHOT_KEY and MOONSHOT_KEY_FILE: expected one of them.',
  ],
  [
    { MOONSHOT_KEY_FILE: join(folder, 'none') },
    `Cannot read MOONSHOT_KEY_FILE=${join(folder, 'none')}: expected a file that can be read (ENOENT).`,
  ],
  [
    { MOONSHOT_DATABASE_FILE: empty },
    `Cannot read MOONSHOT_DATABASE_FILE=${empty}: expected a file that is not empty.`,
  ],
  [
    { MOONSHOT_DATABASE_FILE: folder },
    `Cannot read MOONSHOT_DATABASE_FILE=${folder}: expected a file that can be read (EISDIR).`,
  ],
])('%j is refused', (variables, sentence) => {
  expect(() => withFiles(variables)).toThrow(sentence);
});

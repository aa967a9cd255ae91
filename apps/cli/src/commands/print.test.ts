// Tests that printed rules are written to a file, with a QR code only if the page's address is given.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['without an address', ['ricketts'], { code: false, title: 'Ricketts House Hearts', language: 'en' }],
  [
    'with an address, in German',
    ['classic', '--seats', '5', '--address', 'https://cards.example/', '--language', 'de'],
    { code: true, title: 'Classic Hearts', language: 'de' },
  ],
  [
    'house rules',
    ['at-play', '--set', 'name="Sunday table"', '--address', 'http://localhost:8080/'],
    { code: true, title: 'Sunday table', language: 'en' },
  ],
])('printed %s', async (_, words, expected) => {
  const file = join(folder, 'rules.html');
  const { code, out } = await inside(['rules', ...words, '--print', file]);
  expect({ code, out }).toEqual({
    code: 0,
    out: `The printed rules are in ${file}. Open it in a browser, and print it.\n`,
  });
  const html = readFileSync(file, 'utf8');
  const title = /<title>(.*)<\/title>/.exec(html)?.[1];
  const language = /<html lang="(\w+)">/.exec(html)?.[1];
  expect({ code: html.includes('<svg'), title, language }).toEqual(expected);
});

test('a file of house rules and a further game print on the paper that is named', async () => {
  const [house, file] = [join(folder, 'sunday.json'), join(folder, 'named.html')];
  await inside(['rules', 'ricketts', '--set', 'name="Sunday table"', '--save', house]);
  for (const [game, title] of [
    [house, 'Sunday table'],
    ['dodofox', 'Dodofox'],
  ] as const) {
    expect(await inside(['rules', game, '--print', file, '--paper', 'letter'])).toMatchObject({ code: 0 });
    const html = readFileSync(file, 'utf8');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('@page { size: letter;');
  }
});

test.each([
  ['an address that is none', ['--address', 'here'], 'Cannot lead to the page: --address is "here"', 2],
  ['a paper that is none', ['--paper', 'a5'], "argument 'a5' is invalid. Allowed choices are a4, letter", 2],
  ['a file that cannot be written', ['--print', '/no/folder/rules.html'], 'Cannot write /no/folder/rules.html:', 1],
])('refused: %s', async (_, words, err, code) => {
  const ran = await inside(['rules', 'ricketts', '--print', join(folder, 'refused.html'), ...words]);
  expect(ran).toMatchObject({ code, err: expect.stringContaining(err) });
});

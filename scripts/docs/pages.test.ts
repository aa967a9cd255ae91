// Tests each document's page on the site and its links, and that no link to a document is lost.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedFrom, pageOf, pageText, titleOf, withPackageNames } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', '{docs,bench,deploy,fixtures}/**/*.md', '{packages,apps}/*/README.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map(path => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each([
  ['README.md', 'index.md'],
  ['docs/README.md', 'contents.md'],
  ['docs/play/README.md', 'play/index.md'],
  ['docs/play/rules/README.md', 'play/rules/index.md'],
  ['docs/host/limits.md', 'host/limits.md'],
  ['packages/bots/README.md', 'develop/bots.md'],
  ['bench/load.md', 'develop/measurements/load.md'],
  ['examples/README.md', undefined],
  ['docs/pictures/table-desktop.png', undefined],
])('%s becomes %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

const HOME = 'docs/host/operating.md';
test.each([
  ['another page', '[a](limits.md#x)', '[a](./limits.md#x)'],
  ['a page that moves', '[a](../../SECURITY.md)', '[a](./security.md)'],
  ['a folder', '[a](../play/rules/)', '[a](../play/rules/index.md)'],
  ['a picture', '![a](../pictures/table-desktop.png)', '![a](../pictures/table-desktop.png)'],
  ['the same page', '[a](#b)', '[a](#b)'],
  ['a heading with punctuation', '[a](limits.md#x-1--y)', '[a](./limits.md#x-1--y)'],
  ['another site', '[a](https://a.example/b.md)', '[a](https://a.example/b.md)'],
  ['a source file', '[a](../../Dockerfile)', 'a'],
  ['a comment', 'a\n<!-- b -->\nc', 'a\nc'],
  ['code', '```text\n[a](limits.md)\n```', '```text\n[a](limits.md)\n```'],
])('a link to %s', (_, text, shown) => {
  expect(pageText(HOME, text)).toBe(shown);
});

test('a link to a source file leads to the repository, if there is one', () => {
  expect(pageText(HOME, '[a](../../Dockerfile)', 'https://a.example/blob/main')).toBe(
    '[a](https://a.example/blob/main/Dockerfile)',
  );
});

test('every document is a page of its own with a title, and links only to what exists', () => {
  expect(documents.length).toBeGreaterThan(80);
  const pages = documents.map(pageOf);
  expect(documents.filter((_, i) => pages[i] === undefined)).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
  expect(documents.filter(path => titleOf(read(path)) === '')).toEqual([]);
  const lost = documents.flatMap(path => linkedFrom(path, read(path)).filter(to => !existsSync(join(ROOT, to))));
  expect(lost).toEqual([]);
});

test('entry points bear the names by which they are imported, and links lead where they led', () => {
  const text = '[packages/rules/src/cards](../packages/rules/src/cards/index.md) / packages/bots/src';
  expect(withPackageNames(text)).toBe('[@moonshot/rules/cards](../packages/rules/src/cards/index.md) / @moonshot/bots');
});

test('the index of each folder of documents leads to every page in it', () => {
  const pages = documents.filter(path => /^docs\/.+\/[^/]+\.md$/.test(path) && !path.endsWith('/README.md'));
  expect(pages.length).toBeGreaterThan(60);
  const unlisted = pages.filter(path => {
    const index = join(dirname(path), 'README.md').replaceAll('\\', '/');
    return !existsSync(join(ROOT, index)) || !linkedFrom(index, read(index)).includes(path);
  });
  expect(unlisted).toEqual([]);
});

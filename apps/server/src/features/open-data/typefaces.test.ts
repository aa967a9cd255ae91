// Tests the typefaces of the open data page: they are found under the file names of the built page, and are
// left out if there is no built page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { facesIn } from './typefaces.ts';

const page = mkdtempSync(join(tmpdir(), 'moonshot-faces-'));
const assets = join(page, 'assets');
afterEach(() => rmSync(page, { recursive: true, force: true }));

test.each([
  [
    ['ysabeau-office-latin-wght-normal-CP1.woff2', 'hanken-grotesk-latin-wght-normal-C_a-2.woff2'],
    ['CP1', 'C_a-2'],
  ],
  [['ysabeau-office-latin-ext-wght-normal-BF.woff2', 'hanken-grotesk-latin-wght-normal-Ca.woff2'], ['Ca']],
  [['ysabeau-office-latin-wght-normal-").woff2', 'index-Ca.js'], []],
  [[], []],
])('of %j there are %j', (names, hashes) => {
  if (names.length > 0) mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), '');
  const sources = [...facesIn(page).matchAll(/url\("\.\.\/assets\/[a-z-]+-latin-wght-normal-(.*?)\.woff2"\)/g)];
  expect(sources.map(([, hash]) => hash)).toEqual(hashes);
});

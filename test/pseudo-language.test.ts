// Adds a language, as a folder and a line in the list, to a copy of the program: the copy compiles, and page,
// worker and server use the language. The compiler reads the packages, the server and the page anew.
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@moonshot/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHouse, ROOT } from '../scripts/mutation/house.ts';

const run = promisify(execFile);

const COPY = await copyHouse();
const LIST = 'packages/i18n/src/languages.ts';

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

const changed = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

/**
 * Adds the pseudo-language by all the steps in CONTRIBUTING. Its translation changes a word of almost every
 * text.
 */
function addLanguage(): void {
  const folder = join(COPY, 'packages/i18n/src/xx');
  cpSync(join(COPY, 'packages/i18n/src/de'), folder, { recursive: true });
  for (const file of filesUnder(folder))
    changed(file, text => text.replaceAll("'de'", "'xx'").replaceAll('Tisch', 'Txx').replaceAll('Du ', 'Dxx '));
  changed(join(COPY, LIST), text =>
    text.replace(/^ {2}de: .*\n/m, line => `${line}  xx: { name: 'Xx', you: 'Dxx' },\n`),
  );
}

/** The compiler's errors in these files of the copy, with the settings of a part of the program. */
async function complaints(settings: string, include: readonly string[]): Promise<readonly string[]> {
  const name = `check-${include.length}.json`;
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  writeFileSync(
    join(COPY, name),
    JSON.stringify({ extends: settings, compilerOptions, include, exclude: ['**/*.test.ts'] }),
  );
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const said = await run(process.execPath, [compiler, '-p', name], { cwd: COPY }).catch(error => error);
  return String(said.stdout)
    .split('\n')
    .filter(line => line !== '');
}

/** The output of a script that runs in the copy. */
async function printed(script: string): Promise<unknown> {
  const file = join(COPY, 'script.ts');
  writeFileSync(file, script);
  const { stdout } = await run(process.execPath, ['--conditions=@moonshot/source', file], { cwd: COPY });
  return JSON.parse(stdout);
}

beforeAll(addLanguage);
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('the packages and the server compile', async () => {
  expect(await complaints('./tsconfig.json', ['packages/*/src', 'apps/server/src'])).toEqual([]);
});

test('the page compiles', async () => {
  const said = await complaints('./apps/web/tsconfig.json', [
    'apps/web/src/**/*.ts',
    'apps/web/plugins',
    'apps/web/*.ts',
  ]);
  // The compiler does not read Svelte components.
  expect(said.filter(line => !line.includes('"*.svelte"'))).toEqual([]);
});

test('page, worker and server speak it', async () => {
  const spoken = await printed(`
    import { NAMELESS, languageFor, nameOf } from '@moonshot/i18n';
    import { editorWords, onlineWords } from '@moonshot/i18n/features';
    import { pageWords } from '@moonshot/i18n/page';
    import { sheets } from './apps/web/plugins/sheets.ts';
    import { spokenIn } from './apps/web/src/worker/language.ts';
    import { languageIn, SPOKEN } from './apps/server/src/core/languages.ts';
    import { heartsOf, sheetOf } from '@moonshot/rules';
    import { explainRefusal } from '@moonshot/rules/explain';

    const language = languageFor(['xx-XX', 'de']);
    const worker = await spokenIn(language);
    const server = SPOKEN[languageIn('xx;q=0.9, de')];
    const refusal = { type: 'not-held', card: 'TC' };
    const hearts = heartsOf(sheetOf('ricketts'), 4);
    console.log(JSON.stringify({
      language,
      name: nameOf(language),
      nameless: NAMELESS.includes('Dxx'),
      page: (await pageWords(language)).trouble.crashed('x').slice(0, 7),
      online: (await onlineWords(language)).open.title,
      games: (await sheets().load('plugins/sheets.ts?others')).includes('sheets.ts?xx'),
      worker: worker.tables.trouble.noTable.slice(0, 17),
      rules: [await worker.rules(), server.rules].map(words => explainRefusal(hearts, refusal, words)),
      server: server.push.waits('Hearts'),
    }));
  `);
  const refused = 'Dxx hast 10♣ nicht.';
  expect(spoken).toEqual({
    ...{ language: 'xx', name: 'Xx', nameless: true, games: true },
    page: 'Der Txx',
    online: 'Einen Txx öffnen',
    worker: 'Kein Txx ist offe',
    rules: [refused, refused],
    server: 'Ein Txx Hearts wartet auf dich.',
  });
});

/** A language as a key or in quotes: `de:`, `'de'`. English is the source, which code may name. */
const NAMED = new RegExp(
  `(?<![\\w.-])(?:${LANGUAGES.slice(1).join('|')}):\\s|(['"\`])(?:${LANGUAGES.slice(1).join('|')})\\1`,
);

test('nothing but the list names a language, so that no table outside lacks the new one', () => {
  const sources = ['packages', 'apps'].flatMap(part =>
    filesUnder(join(ROOT, part)).filter(
      file => /\/(src|plugins)\/.*[.](ts|svelte)$/.test(file) && !/node_modules|[.]test[.]ts$/.test(file),
    ),
  );
  const own = new RegExp(`packages/i18n/src/(${LANGUAGES.join('|')})/`);
  const naming = sources
    .map(file => relative(ROOT, file))
    .filter(file => file !== LIST && !own.test(file))
    .filter(file => NAMED.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(naming).toEqual([]);
});

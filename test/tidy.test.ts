// House rules of the code base: import directions, sizes, purity, names, head comments, links and examples;
// and tests of these checks. Parses every source file.
import { describe, expect, test } from 'vitest';
import { brokenBy, type Import } from './tidy/directions.ts';
import { brokenExamples, deadLinks } from './tidy/docs.ts';
import { poorNames, statesNamedByBots, typesNamedTwice } from './tidy/names.ts';
import { impurities } from './tidy/purity.ts';
import { longFiles, longFunctions } from './tidy/sizes.ts';
import { houseFiles, isCode, type Source } from './tidy/source.ts';
import { drawingTokens, globalLines, reaches } from './tidy/styles.ts';
import { foreignWords, headless, importsCutShort, wideComments } from './tidy/texts.ts';

const files = houseFiles();

type Checker = (source: Source) => readonly string[];

const lines = (count: number, line = 'x();'): string => `${line}\n`.repeat(count);
const body = (count: number): string => `export function long() {\n${lines(count - 2)}}\n`;
const shared = ['..', 'shared'].join('/');
const machine = ['', 'root', 'x'].join('/');
const registry = ['registry', 'example', 'org'].join('.');

/** How often components style what others draw; to be lowered, never raised. */
const REACHES = 127;
const RULE = 'packages/rules/src/game/a.ts';
const BOT = 'packages/bots/src/a.ts';
const TABLE = 'packages/table/src/a.ts';
const CLI = 'apps/cli/src/a.ts';
const TOKENS = 'apps/web/src/styles/tokens.css';
const SVELTE = 'apps/web/src/A.svelte';
const DOC = 'docs/a.md';

const laws: readonly [law: string, checker: Checker][] = [
  ['files are short', source => (isCode(source) ? longFiles(source) : [])],
  ['functions are short', source => (isCode(source) ? longFunctions(source) : [])],
  ['pure packages touch nothing', impurities],
  ['names say something', poorNames],
  ['bots name no state', statesNamedByBots],
  ['files say what they are for', headless],
  ['comments fit a screen', wideComments],
  ['nothing names the place it was made in', foreignWords],
  ['imports are whole', importsCutShort],
  ['links lead somewhere', deadLinks],
  ['tokens draw nothing', drawingTokens],
];

test.each(laws)('%s', (_, checker) => {
  expect(files.flatMap(checker)).toEqual([]);
});

test('a type has a name of its own', () => {
  expect(typesNamedTwice(files)).toEqual([]);
});

test('styles are scoped to components: less than 300 global lines, and few reach into other components', () => {
  expect(globalLines(files)).toBeLessThan(300);
  expect(reaches(files)).toBeLessThanOrEqual(REACHES);
});

test('examples in the documents run', async () => {
  const faults = await Promise.all(files.map(brokenExamples));
  expect(faults.flat()).toEqual([]);
});

test('the house was read', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.map(file => file.path)).toEqual(
    expect.arrayContaining(['package.json', '.ci/run', 'test/tidy.test.ts']),
  );
});

const planted: readonly [name: string, checker: Checker, path: string, text: string, faults: number][] = [
  ['a file at its limit', longFiles, CLI, lines(250), 0],
  ['a file past its limit', longFiles, CLI, lines(251), 1],
  ['a test may be longer', longFiles, 'apps/cli/src/a.test.ts', lines(400), 0],
  ['but not any length', longFiles, 'apps/cli/src/a.test.ts', lines(401), 1],
  ['so may a sheet', longFiles, 'packages/rules/src/trick/sheets/a.ts', lines(300), 0],
  ['so may a style', longFiles, SVELTE, `${lines(250, '<p></p>')}<style>\n${lines(300, 'p {}')}</style>`, 0],
  ['but not the markup', longFiles, SVELTE, `${lines(251, '<p></p>')}<style>\n${lines(3, 'p {}')}</style>`, 1],

  ['a function at its limit', longFunctions, CLI, body(40), 0],
  ['a function past its limit', longFunctions, CLI, body(41), 1],
  ['an arrow past its limit', longFunctions, CLI, `const long = () => {\n${lines(40)}};`, 1],
  ['a method past its limit', longFunctions, CLI, `class A {\n  long() {\n${lines(40)}  }\n}`, 1],
  ['in Svelte too', longFunctions, SVELTE, `<p>it's</p>\n<script lang="ts">\n${body(41)}</script>\n<p></p>`, 1],
  ['a story in a test', longFunctions, 'packages/rules/src/a.test.ts', body(60), 0],

  ['chance', impurities, RULE, 'const a = Math.random();', 1],
  ['chance, handed on', impurities, RULE, 'deal(Math.random);', 1],
  ['a clock', impurities, RULE, 'const a = Date.now();', 1],
  ['a clock made', impurities, RULE, 'const a = new Date();', 1],
  ['another clock', impurities, TABLE, 'const a = performance.now();', 1],
  ['a timer', impurities, TABLE, 'setTimeout(go, 1);', 1],
  ['another timer', impurities, TABLE, 'setInterval(go, 1);', 1],
  ['the network', impurities, 'packages/protocol/src/a.ts', 'const a = () => fetch("x");', 1],
  ['the process', impurities, BOT, 'const a = process.env.A;', 1],
  ['a clock in short', impurities, RULE, 'deal({ Date });', 1],
  ['everything at once', impurities, RULE, 'const a = globalThis["Date"];', 1],
  ['a module of Node', impurities, RULE, 'import { readFileSync } from "node:fs";', 1],
  ['without its prefix', impurities, RULE, 'import fs from "fs";', 1],
  ['waiting', impurities, RULE, 'export async function a() { await b; }', 2],
  ['waiting in a loop', impurities, RULE, 'for await (const a of b) c(a);', 1],
  ['a word alone', impurities, RULE, 'const a = { Date: 1, fetch: 2 }; type B = { process: number }; a.fetch;', 0],
  ['a word in quotes', impurities, RULE, 'say("path", "process");', 0],
  ['a comment', impurities, RULE, '// Date, Math.random()', 0],
  ['a keeper', impurities, 'packages/table/src/runner/runner.ts', 'export async function a() {}', 0],
  ['a port', impurities, 'packages/table/src/core/ports.ts', 'import { x } from "node:fs";', 0],
  ['a shell among bots', impurities, BOT, '// A shell that times a bot.\nDate.now();', 0],
  ['no shell among rules', impurities, RULE, '// A shell that times a rule.\nDate.now();', 1],
  ['a test', impurities, 'packages/rules/src/a.test.ts', 'Date.now();', 0],

  ['round, in the rules', poorNames, RULE, 'export const roundTotal = 1;', 1],
  ['turn, in the rules', poorNames, RULE, 'export interface TurnState {}', 1],
  ['player, in the rules', poorNames, RULE, 'export const [playerCount] = [1];', 1],
  ['elsewhere they are words', poorNames, CLI, 'export const players = 1;', 0],
  ['parts of other words', poorNames, RULE, 'export const returned = 1; export const around = 2;', 0],
  ['not exported', poorNames, RULE, 'const roundTotal = 1;', 0],

  ['a state in a bot', statesNamedByBots, BOT, 'import type { State } from "@moonshot/rules";', 1],
  ['under another name', statesNamedByBots, BOT, 'import type { State as View } from "@moonshot/rules";', 1],
  ['a view in a bot', statesNamedByBots, BOT, 'import type { View } from "@moonshot/rules";', 0],
  ['a state in the arena', statesNamedByBots, 'packages/bots/src/arena.ts', 'import type { State } from "x";', 0],

  ['no first sentence', headless, RULE, 'export const a = 1;\n', 1],
  ['a word for a sentence', headless, RULE, '// Cards\nexport const a = 1;\n', 1],
  ['a sentence', headless, RULE, '// What a card is.\nexport const a = 1;\n', 0],
  ['a sentence over lines', headless, RULE, '/**\n * What a\n * card is.\n */\nexport const a = 1;\n', 0],
  ['after a shebang', headless, CLI, '#!/usr/bin/env node\n// What this command does.\n', 0],
  ['in markup', headless, SVELTE, '<!-- One card, drawn. -->\n<p></p>', 0],
  ['missing in markup', headless, SVELTE, '<p></p>', 1],
  ['a token that draws', drawingTokens, TOKENS, ':root {\n  --a: 1px;\n  color: red;\n}', 1],
  ['a token', drawingTokens, TOKENS, '@media (max-width: 1px) {\n  :root {\n    --a: 1px;\n  }\n}', 0],
  ['missing in a stylesheet', headless, 'apps/web/src/a.css', 'p {}', 1],
  ['data needs none', headless, 'knip.json', '{}', 0],

  ['a comment at its limit', wideComments, RULE, `// ${'x'.repeat(107)}`, 0],
  ['a comment past its limit', wideComments, RULE, `// ${'x'.repeat(108)}`, 1],
  ['past its limit after code', wideComments, RULE, `const a = '${'x'.repeat(80)}'; // ${'x'.repeat(20)}`, 1],
  ['past its limit in a block', wideComments, SVELTE, `<script>\n/**\n * ${'x'.repeat(110)}\n */\n</script>`, 1],
  ['code past its limit', wideComments, RULE, `const a = '${'x'.repeat(108)}'; /* short */`, 1],
  ['a string past its limit', wideComments, RULE, `const a = '// ${'x'.repeat(108)}';`, 0],

  ['another folder', foreignWords, DOC, `See ${shared}/x.md.`, 1],
  ['a path of a machine', foreignWords, RULE, `// in ${machine}/y`, 1],
  ['a registry', foreignWords, 'package-lock.json', `"https://${registry}/x"`, 1],
  [
    'paths of ours',
    foreignWords,
    DOC,
    'See ../docs/a.md, apps/web/root/, https://a.example/work/ and /usr/bin/chromium.',
    0,
  ],

  ['an import cut short', importsCutShort, RULE, "import { a } from './b';", 1],
  ['an export cut short', importsCutShort, RULE, "export * from '../b';", 1],
  ['cut short when called', importsCutShort, CLI, "const a = await import('./b');", 1],
  ['cut short as a type', importsCutShort, CLI, "type A = import('./b').A;", 1],
  ['cut short in Svelte', importsCutShort, SVELTE, "<script>\nimport A from './B';\n</script>", 1],
  [
    'whole',
    importsCutShort,
    CLI,
    "import { a } from './b.ts'; import c from 'c'; import d from './d.ts?worker&url';",
    0,
  ],

  ['a link to nowhere', deadLinks, DOC, '[a](nowhere.md)', 1],
  ['an image of nothing', deadLinks, 'README.md', '![a](docs/nothing.png) and <img src="nothing.png">', 2],
  ['a heading that is not there', deadLinks, DOC, '# A\n[a](#b)', 1],
  [
    'links that lead',
    deadLinks,
    DOC,
    '# One `two`: three\n[a](#one-two-three) [b](../package.json) [c](../scripts)',
    0,
  ],
  ['links to the world', deadLinks, DOC, '[a](https://a.example/b) [b](mailto:a@b.example)', 0],
  ['code is no link', deadLinks, DOC, '`[a](b)`\n```ts\nx[a](b)\n```\n', 0],
];

describe('the test notices', () => {
  test.each(planted)('%s', (_, checker, path, text, faults) => {
    expect(checker({ path, text })).toHaveLength(faults);
  });

  test('global lines and reaches', () => {
    const file = (path: string, text: string): Source => ({ path: `apps/web/src/${path}`, text });
    const block = '<style>\n  :global {\n    .a {\n      top: 0;\n    }\n  }\n  p {\n  }\n</style>';
    const base = file('styles/base.css', '/* Base.\n */\n\np {\n  top: 0;\n}\n');
    expect(globalLines([base, file('styles/tokens.css', 'p {}'), file('A.svelte', block)])).toBe(6);
    const style = ':global(body.many) p {}\n:global(:root:is([data-text="150"])) p {}\np :global(.card) {}';
    expect(reaches([base, file('A.svelte', `<style>\n${style}\n</style>`)])).toBe(1);
  });

  test('types that share a name', () => {
    const named = (path: string, name: string) => ({ path, text: `export interface ${name} {}\n` });
    expect(typesNamedTwice([named(RULE, 'Deal'), named(TABLE, 'Deal'), named(CLI, 'Hand')])).toEqual([
      `${TABLE}:1: Deal is also the name of a type at ${RULE}:1.`,
    ]);
    expect(typesNamedTwice([named(RULE, 'View'), named(TABLE, 'View')])).toEqual([]);
    expect(typesNamedTwice([named(RULE, 'Deal'), named('test/a.ts', 'Deal')])).toEqual([]);
  });

  test('an example that does not run', async () => {
    const text = '```ts run\nconst a: number = 1;\nif (a !== 1) throw new Error();\n```\n\n```ts run\nthrow 1;\n```\n';
    expect(await brokenExamples({ path: DOC, text })).toEqual([expect.stringContaining('docs/a.md, example 2')]);
  });
});

const R = 'packages/rules/src';
const B = 'packages/bots/src';
const T = 'packages/table/src';
const W = 'packages/protocol/src';
const I = 'packages/i18n/src';
const P = 'apps/web/src';
const S = 'apps/server/src';
const C = 'apps/cli/src';

const wrong: readonly [rule: string, ...Import][] = [
  ['entries', 'apps/cli/src/c.ts', `${R}/games.ts`, 'type'],
  ['entries', `${T}/g.ts`, `${R}/game/a.ts`, 'type'],
  ['cards', `${R}/cards/a.ts`, `${R}/game/a.ts`],
  ['cards', `${R}/cards/b.ts`, 'node:fs'],
  ['rules', `${R}/cards/b.ts`, 'node:fs'],
  ['game', `${R}/game/b.ts`, `${R}/trick/a.ts`],
  ['trick', `${R}/trick/b.ts`, `${R}/capture/a.ts`],
  ['trick', `${R}/trick/c.ts`, `${R}/games.ts`],
  ['capture', `${R}/capture/b.ts`, `${R}/trick/a.ts`, 'type'],
  ['rules', `${R}/index.ts`, `${T}/records.ts`],
  ['games-are-named-once', `${R}/other.ts`, `${R}/trick/a.ts`],
  ['trick-sheet', `${R}/trick/sheet/a.ts`, `${R}/trick/state/x.ts`, 'type'],
  ['trick-state', `${R}/trick/state/a.ts`, `${R}/trick/rules/x.ts`, 'type'],
  ['trick-sheets', `${R}/trick/sheets/a.ts`, `${R}/trick/state/x.ts`, 'type'],
  ['trick-rules', `${R}/trick/rules/a.ts`, `${R}/trick/play/x.ts`],
  ['trick-play', `${R}/trick/play/a.ts`, `${R}/trick/explain/x.ts`],
  ['trick-explain', `${R}/trick/explain/a.ts`, `${R}/trick/play/x.ts`],
  ['rules-catalogue', `${R}/catalogue/a.ts`, `${R}/house/x.ts`],
  ['rules-explain', `${R}/explain/a.ts`, `${R}/transcript/x.ts`],
  ['rules-transcript', `${R}/transcript/a.ts`, `${R}/notation/x.ts`],
  ['rules-notation', `${R}/notation/a.ts`, `${R}/statistics/x.ts`],
  ['rules-house', `${R}/house/a.ts`, `${R}/transcript/x.ts`],
  ['rules-statistics', `${R}/statistics/a.ts`, `${R}/notation/x.ts`],
  ['protocol', `${W}/a.ts`, `${T}/records.ts`],
  ['protocol-takes-types', `${W}/b.ts`, `${R}/index.ts`],
  ['sim', `${B}/sim/b.ts`, `${B}/players/x.ts`],
  ['bots-core', `${B}/core/a.ts`, `${B}/policy/x.ts`, 'type'],
  ['bots-policy', `${B}/policy/a.ts`, `${B}/determinization/x.ts`],
  ['bots-endgame', `${B}/endgame/a.ts`, `${B}/policy/x.ts`],
  ['bots-determinization', `${B}/determinization/a.ts`, `${B}/search/x.ts`],
  ['bots-network', `${B}/network/a.ts`, `${B}/search/x.ts`],
  ['bots-search', `${B}/search/a.ts`, `${B}/capture/x.ts`],
  ['bots-capture', `${B}/capture/a.ts`, `${B}/players/x.ts`, 'type'],
  ['bots-players', `${B}/players/f.ts`, `${B}/hint/x.ts`],
  ['bots-hint', `${B}/hint/a.ts`, `${B}/review/x.ts`, 'type'],
  ['bots-review', `${B}/review/a.ts`, `${B}/arena/x.ts`],
  ['bots-arena', `${B}/arena/a.ts`, `${B}/hint/x.ts`],
  ['bots', `${B}/a.ts`, `${T}/records.ts`],
  ['bots-see-no-state', `${B}/players/c.ts`, `${R}/index.ts`, 'type'],
  ['table', `${T}/a.ts`, `${B}/hint.ts`],
  ['table', `${T}/b.ts`, 'apps/cli/src/a.ts'],
  ['table-takes-types', `${T}/c.ts`, `${W}/index.ts`],
  ['table-core', `${T}/core/a.ts`, `${T}/runner/x.ts`, 'type'],
  ['table-words', `${T}/words/a.ts`, `${T}/dto/x.ts`],
  ['table-dto', `${T}/dto/a.ts`, `${T}/records/x.ts`],
  ['table-runner', `${T}/runner/a.ts`, `${T}/multiplayer/x.ts`],
  ['table-multiplayer', `${T}/multiplayer/a.ts`, `${T}/seal/x.ts`],
  ['table-seal', `${T}/seal/a.ts`, `${T}/records/x.ts`],
  ['table-records', `${T}/records/a.ts`, `${T}/runner/x.ts`],
  ['i18n', `${I}/a.ts`, `${P}/x.ts`],
  ['rules', `${R}/words/a.ts`, `${I}/games.ts`],
  ['words', `${R}/words/a.ts`, `${I}/games.ts`],
  ['i18n-languages', `${I}/de/a.ts`, `${I}/en/x.ts`],
  ['page', `${P}/i18n/b.ts`, `${I}/games.ts`],
  ['page', `${P}/a.ts`, `${R}/index.ts`],
  ['page', `${P}/b.ts`, `${T}/records.ts`],
  ['page', `${P}/c.ts`, `${P}/worker/x.ts`],
  ['connection', `${P}/connection/connect.ts`, `${R}/index.ts`],
  ['connection', `${P}/connection/preload.ts`, `${P}/worker/x.ts`],
  ['page-i18n', `${P}/i18n/a.ts`, `${P}/model/a.ts`, 'type'],
  ['page-ui', `${P}/ui/a.ts`, `${P}/model/a.ts`, 'type'],
  ['page-model', `${P}/model/b.ts`, `${P}/table/a.ts`],
  ['page-table', `${P}/table/b.ts`, `${P}/features/home/a.ts`],
  ['page-motion', `${P}/motion/a.ts`, `${P}/table/a.ts`],
  ['page-sound', `${P}/sound/a.ts`, `${P}/table/a.ts`],
  ['page-a11y', `${P}/a11y/a.ts`, `${P}/features/home/a.ts`],
  ['page-online', `${P}/online/a.ts`, `${P}/table/a.ts`],
  ['page-worker', `${P}/worker/a.ts`, `${P}/ui/b.ts`],
  ['page-connection', `${P}/connection/a.ts`, `${P}/model/a.ts`],
  ['page-offline', `${P}/offline/a.ts`, `${P}/ui/b.ts`],
  ['page-features', `${P}/features/home/b.ts`, `${P}/offline/b.ts`],
  ['page-feature-scores', `${P}/features/scores/a.ts`, `${P}/features/home/a.ts`, 'type'],
  ['page-feature-listed', `${P}/shell/a.ts`, `${P}/features/unlisted/a.ts`],
  ['apps-stand-apart', `${P}/d.ts`, 'apps/cli/src/a.ts'],
  ['tests-are-leaves', 'apps/cli/src/b.ts', 'apps/cli/src/b.test.ts'],
  ['work-is-done-in-threads', 'apps/server/src/http/a.ts', `${R}/notation.ts`],
  ['work-is-done-in-threads', 'apps/server/src/http/b.ts', `${T}/records.ts`],
  ['threads-run-their-work', 'apps/server/src/http/c.ts', 'apps/server/src/threads/jobs/job-worker.ts'],
  ['server-core', `${S}/core/a.ts`, `${S}/store/x.ts`, 'type'],
  ['server-threads', `${S}/threads/a.ts`, `${S}/store/x.ts`],
  ['server-store', `${S}/store/a.ts`, `${S}/domain/x.ts`, 'type'],
  ['server-domain', `${S}/domain/a.ts`, `${S}/features/x.ts`],
  ['server-api', `${S}/api/a.ts`, `${S}/transport/x.ts`, 'type'],
  ['server-features', `${S}/features/a.ts`, `${S}/transport/x.ts`],
  ['server-transport', `${S}/transport/a.ts`, `${S}/app.ts`],
  ['server-store-rows', `${S}/store/rows/a.ts`, `${S}/store/log/x.ts`, 'type'],
  ['server-store-files', `${S}/store/files/a.ts`, `${S}/store/sql/x.ts`],
  ['server-store-sql', `${S}/store/sql/a.ts`, `${S}/store/log/x.ts`, 'type'],
  ['server-store-log', `${S}/store/log/a.ts`, `${S}/store/repositories/x.ts`],
  ['server-store-repositories', `${S}/store/repositories/a.ts`, `${S}/store/schema/x.ts`],
  ['server-store-schema', `${S}/store/schema/a.ts`, `${S}/store/maintenance/x.ts`],
  ['server-store-maintenance', `${S}/store/maintenance/a.ts`, `${S}/store/assemble.ts`],
  ['server-domain-contests', `${S}/domain/contests/a.ts`, `${S}/domain/tables/x.ts`],
  ['server-domain-seals', `${S}/domain/seals/a.ts`, `${S}/domain/tables/x.ts`],
  ['server-domain-sign-in', `${S}/domain/sign-in/a.ts`, `${S}/domain/tables/x.ts`],
  ['server-domain-tables', `${S}/domain/tables/a.ts`, `${S}/domain/conduct/x.ts`],
  ['server-domain-conduct', `${S}/domain/conduct/a.ts`, `${S}/domain/seals/x.ts`],
  ['server-features-beacon', `${S}/features/beacon/a.ts`, `${S}/features/push/x.ts`],
  ['server-features-duplicate', `${S}/features/duplicate/a.ts`, `${S}/features/tournaments/x.ts`],
  ['server-features-leagues', `${S}/features/leagues/a.ts`, `${S}/features/ratings/x.ts`],
  ['server-features-open-data', `${S}/features/open-data/a.ts`, `${S}/features/ratings/x.ts`],
  ['server-features-passkeys', `${S}/features/passkeys/a.ts`, `${S}/features/push/x.ts`],
  ['server-features-push', `${S}/features/push/a.ts`, `${S}/features/passkeys/x.ts`],
  ['server-features-ratings', `${S}/features/ratings/a.ts`, `${S}/features/leagues/x.ts`, 'type'],
  ['server-features-tournaments', `${S}/features/tournaments/a.ts`, `${S}/features/contests/x.ts`],
  ['server-features-contests', `${S}/features/contests/a.ts`, `${S}/features/leagues/x.ts`],
  ['server-transport-cluster', `${S}/transport/cluster/a.ts`, `${S}/transport/socket/x.ts`, 'type'],
  ['server-transport-http', `${S}/transport/http/a.ts`, `${S}/transport/socket/x.ts`],
  ['server-transport-socket', `${S}/transport/socket/a.ts`, `${S}/transport/http/x.ts`],
  ['terminal-core', `${C}/core/a.ts`, `${C}/options/x.ts`, 'type'],
  ['terminal-options', `${C}/options/a.ts`, `${C}/render/x.ts`],
  ['terminal-answer', `${C}/answer/a.ts`, `${C}/render/x.ts`],
  ['terminal-render', `${C}/render/a.ts`, `${C}/play/x.ts`, 'type'],
  ['terminal-files', `${C}/files/a.ts`, `${C}/play/x.ts`],
  ['terminal-perft', `${C}/perft/a.ts`, `${C}/core/x.ts`],
  ['terminal-arena', `${C}/arena/a.ts`, `${C}/play/x.ts`],
  ['terminal-play', `${C}/play/a.ts`, `${C}/commands/x.ts`],
  ['terminal-review', `${C}/review/a.ts`, `${C}/watch/x.ts`],
  ['terminal-watch', `${C}/watch/a.ts`, `${C}/review/x.ts`],
  ['terminal-commands', `${C}/commands/a.ts`, `${C}/command-line/x.ts`],
  ['terminal-command-line', `${C}/command-line/a.ts`, `${C}/play/x.ts`],
  ['rigs-are-for-tests', 'apps/server/src/b.ts', 'packages/table/testing/a.ts'],
  ['rigs-are-for-tests', 'apps/server/src/a.ts', 'apps/server/testing/store/a.ts', 'type'],
];

const right: readonly Import[] = [
  [`${R}/cards/c.ts`, `${R}/cards/d.ts`],
  [`${R}/trick/d.ts`, `${R}/cards/d.ts`],
  [`${R}/capture/d.ts`, `${R}/game/d.ts`],
  [`${R}/games.ts`, `${R}/trick/d.ts`],
  [`${R}/transcript/d.ts`, `${R}/capture/d.ts`],
  [`${W}/d.ts`, `${R}/index.ts`, 'type'],
  [`${B}/sim/d.ts`, `${R}/engine.ts`],
  [`${B}/sim/e.ts`, `${R}/cards.ts`],
  [`${B}/players/d.ts`, `${B}/sim/e.ts`],
  [`${B}/review/d.ts`, `${B}/hint/d.ts`],
  [`${B}/hint/e.ts`, `${B}/capture/d.ts`],
  [`${B}/players/e.ts`, `${R}/engine.ts`, 'type'],
  [`${B}/arena/d.ts`, `${R}/index.ts`],
  [`${T}/d.ts`, `${R}/index.ts`],
  [`${T}/e.ts`, `${W}/index.ts`, 'type'],
  [`${T}/runner/d.ts`, `${T}/core/d.ts`],
  [`${T}/multiplayer/d.ts`, `${T}/runner/d.ts`],
  [`${T}/dto/d.ts`, `${T}/words/d.ts`],
  [`${T}/records/d.ts`, `${T}/seal/d.ts`],
  [`${I}/d.ts`, `${T}/index.ts`],
  [`${I}/de/d.ts`, `${I}/en/d.ts`, 'type'],
  [`${P}/e.ts`, `${R}/cards.ts`],
  [`${P}/i18n/e.ts`, `${I}/features.ts`],
  [`${P}/f.ts`, `${W}/index.ts`],
  [`${P}/g.ts`, `${R}/index.ts`, 'type'],
  [`${P}/h.ts`, `${P}/connection/connect.ts`],
  [`${P}/connection/preload.ts`, `${P}/worker/main.ts`],
  [`${P}/ui/d.ts`, `${P}/i18n/d.ts`],
  [`${P}/features/home/d.ts`, `${P}/features/contests/d.ts`],
  [`${P}/shell/d.ts`, `${P}/features/home/d.ts`],
  [`${P}/worker/d.ts`, `${B}/hint.ts`],
  [`${P}/worker/e.ts`, `${T}/records.ts`],
  [`${S}/features/tournaments/d.ts`, `${S}/features/duplicate/d.ts`],
  [`${S}/domain/tables/d.ts`, `${S}/core/d.ts`],
  [`${C}/play/d.ts`, `${C}/render/d.ts`],
  ['apps/cli/src/d.ts', `${B}/arena.ts`],
  [`${R}/cards/d.test.ts`, `${R}/games.ts`],
  [`${T}/d.test.ts`, 'packages/table/testing/a.ts'],
  ['apps/server/testing/store/a.ts', 'packages/table/testing/a.ts'],
  ['apps/server/src/threads/jobs/job-worker.ts', `${T}/records.ts`],
  ['apps/server/src/http/d.ts', 'apps/server/src/threads/jobs/job-worker.ts', 'type'],
];

describe('import directions', () => {
  test('each is broken by the import that breaks it, and by no other', async () => {
    const imports = wrong.map(([, ...it]): Import => it);
    const expected = wrong.map(([rule, from, to]) => `${rule}: ${from} → ${to.replace('node:', '')}`);
    expect([...(await brokenBy([...imports, ...right]))].sort()).toEqual([...expected].sort());
  });

  test('a cycle is noticed, even of types', async () => {
    const cycle: readonly Import[] = [
      [`${R}/game/a.ts`, `${R}/game/b.ts`],
      [`${R}/game/b.ts`, `${R}/game/a.ts`, 'type'],
    ];
    expect(await brokenBy(cycle)).toContain(`no-cycle: ${R}/game/a.ts → ${R}/game/b.ts`);
  });

  test('an import that leads nowhere is noticed', async () => {
    expect(await brokenBy([['apps/cli/src/a.ts', 'node:nothing']])).toEqual(['resolves: apps/cli/src/a.ts → nothing']);
  });
});

// The project's rules for its code: import directions, sizes, purity, names, head comments, links and
// examples; and tests of these checks. Parses every source file.
import { describe, expect, test } from 'vitest';
import { folderCycles } from './tidy/cycles.ts';
import { brokenExamples, deadLinks } from './tidy/docs.ts';
import { poorNames, statesNamedByBots, typesNamedTwice } from './tidy/names.ts';
import { impurities } from './tidy/purity.ts';
import { crowdedFolders, longFiles, longFunctions } from './tidy/sizes.ts';
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

/** Maximum number of times that components style what others draw. It may be lowered, but never raised. */
const REACHES = 124;
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

test('folders are small', () => {
  expect(crowdedFolders(files)).toEqual([]);
});

test('folders import each other in one direction, at every depth', () => {
  expect(folderCycles(files)).toEqual([]);
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
  ['a runner', impurities, 'packages/table/src/runner/runner.ts', 'export async function a() {}', 0],
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

type Imports = readonly (readonly [from: string, line: string])[];

const cycles: readonly [name: string, imports: Imports, faults: number][] = [
  ['one direction', [['a/x.ts', "import { y } from '../b/y.ts';"]], 0],
  [
    'two folders',
    [
      ['a/x.ts', "import { y } from '../b/y.ts';"],
      ['b/z.ts', "export * from '../a/w.ts';"],
    ],
    1,
  ],
  [
    'types',
    [
      ['a/x.ts', "import type { Y } from '../b/y.ts';"],
      ['b/z.ts', "import type { W } from '../a/w.ts';"],
    ],
    1,
  ],
  [
    'a file beside',
    [
      ['a.ts', "import { y } from './b/y.ts';"],
      ['b/z.ts', "import { a } from '../a.ts';"],
    ],
    1,
  ],
  [
    'two files',
    [
      ['a.ts', "import { b } from './b.ts';"],
      ['b.ts', "import { a } from './a.ts';"],
    ],
    0,
  ],
  [
    'below',
    [
      ['d/a/x.ts', "import { y } from '../b/y.ts';"],
      ['d/b/z.ts', "import { w } from '../a/c/w.ts';"],
    ],
    1,
  ],
  [
    'three',
    [
      ['a/x.ts', "import '../b/y.ts';"],
      ['b/y.ts', "import '../c/z.ts';"],
      ['c/z.ts', "import '../a/v.ts';"],
    ],
    1,
  ],
  [
    'in a test',
    [
      ['a/x.ts', "import '../b/y.ts';"],
      ['b/z.test.ts', "import '../a/x.ts';"],
    ],
    0,
  ],
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

  test('a crowded folder', () => {
    const inFolder = (count: number, name: string): readonly Source[] =>
      Array.from({ length: count }, (_, i) => ({ path: `apps/cli/src/a/${name.replace('?', `${i}`)}`, text: '' }));
    const full = [...inFolder(20, '?.ts'), ...inFolder(9, '?.test.ts'), ...inFolder(9, 'b/?.ts')];
    expect(crowdedFolders(full)).toEqual([]);
    expect(crowdedFolders([...full, ...inFolder(1, 'one.svelte')])).toHaveLength(1);
    expect(crowdedFolders(inFolder(21, 'testing/?.ts'))).toEqual([]);
  });

  test.each(cycles)('%s', (_, imports, faults) => {
    const texts = Map.groupBy(imports, ([from]) => `apps/cli/src/${from}`);
    const sources = [...texts].map(([path, lines]) => ({ path, text: lines.map(([, line]) => line).join('\n') }));
    expect(folderCycles(sources)).toHaveLength(faults);
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

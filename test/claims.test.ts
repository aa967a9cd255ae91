// Every command, benchmark and test that the documents name exists.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programWith } from '../apps/cli/src/program.ts';
import { houseFiles } from './tidy/source.ts';

const files = houseFiles();
const paths = files.map(({ path }) => path);
const tests = paths.filter(path => path.endsWith('.test.ts'));
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const benches = readFileSync('bench/run.ts', 'utf8');

/** The tests that a script runs, among those that its arguments could name. */
const SETS: Readonly<Record<string, RegExp>> = {
  unit: /^(packages|apps|scripts)\//,
  house: /^test\/(?!(browser|cluster|server)\/)/,
  server: /^test\/server\//,
  cluster: /^(test\/cluster|apps\/server)\//,
  browser: /^test\/browser\//,
};

const COMMAND = /(?:npm run (?:-s )?([\w:-]+)(?: -- ([^`\n|]*))?|npx vitest run --project (\w+) ([^`\n|]*))/g;
const OPTION = /--[\w-]+(?:[ =](?:deep|[A-Z]+|\d+))?|(?:^|\s)-t .*$|(?:^|\s)-u$|#.*$/g;

/** What is wrong with a command in a document, in one sentence; empty if nothing is. */
function brokenCommand(script: string, rest: string): readonly string[] {
  if (scripts[script] === undefined) return [`there is no script ${script}`];
  const words = rest.replaceAll(OPTION, '').split(/\s+/).filter(Boolean);
  const set = SETS[script];
  const missing = (word: string): boolean =>
    script === 'bench'
      ? !new RegExp(`^  '?${word}'?[,:]`, 'm').test(benches)
      : set !== undefined && !tests.some(path => set.test(path) && path.includes(word));
  const named = script === 'bench' ? words.slice(0, 1) : words;
  return named.filter(word => !/^[A-Z]+$/.test(word) && missing(word)).map(word => `${script} knows no ${word}`);
}

const brokenIn = (text: string): readonly string[] =>
  [...text.matchAll(COMMAND)].flatMap(([, script, rest = '', project = '', names = '']) =>
    brokenCommand(script ?? project, script === undefined ? names : rest),
  );

test('every command of a document runs something', () => {
  const documents = files.filter(({ path }) => path.endsWith('.md') && !/CHANGELOG|decisions/.test(path));
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap(({ path, text }) => brokenIn(text).map(what => `${path}: ${what}`))).toEqual([]);
});

const BLOCK = /^```sh\n([\s\S]*?)^```/gm;
/** How a line of a block calls the program. A bare `moonshot` is on no path before a global installation. */
const CALL = /^(?:\w+=\S+ )*((?:npx (?:@moonshot\/cli|moonshot)|npm run -s moonshot --|moonshot))(?: (.*))?$/;

/** What is wrong with a call of the program: how it is called, its command, or one of its options. */
function brokenCall(called: string, rest: string): readonly string[] {
  const program = programWith(() => {});
  const words = rest.replace(/\s+#.*$/, '').match(/'[^']*'|\S+/g) ?? [];
  const command = program.commands.find(one => one.name() === words[0]);
  const first = words[0] ?? '';
  const options = words.filter(word => word.startsWith('--')).map(word => word.replace(/=.*/, ''));
  const known = ['--help', ...(command ?? program).options.map(({ long }) => long)];
  return [
    ...(called === 'moonshot' ? ['moonshot is called without npx'] : []),
    ...(command === undefined && !first.startsWith('--') ? [`there is no command ${first}`] : []),
    ...options.filter(option => !known.includes(option)).map(option => `${first} has no option ${option}`),
  ];
}

/** In a sentence the command is written with its bare name. */
const INLINE = /`(moonshot [a-z][^`]*)`/g;

const callsIn = (text: string): readonly RegExpExecArray[] =>
  [
    ...[...text.matchAll(BLOCK)].flatMap(([, lines = '']) => lines.split('\n')),
    ...[...text.matchAll(INLINE)].map(([, call = '']) => `npx ${call.replace(/\s+/g, ' ')}`),
  ]
    .map(line => CALL.exec(line))
    .filter(call => call !== null);

test('every call of the program in a document works as written', () => {
  const documents = files.filter(({ path }) => path.endsWith('.md') && !/CHANGELOG|decisions/.test(path));
  const calls = documents.flatMap(({ path, text }) => callsIn(text).map(call => ({ path, call })));
  expect(calls.length).toBeGreaterThan(40);
  const broken = calls.flatMap(({ path, call: [, called = '', rest = ''] }) =>
    brokenCall(called, rest).map(what => `${path}: ${what}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['npx moonshot play classic --seats 3 # a comment', 0],
  ['npm run -s moonshot -- --help', 0],
  ['MOONSHOT_DATA=data npx moonshot serve --port 8080', 0],
  ['moonshot play', 1],
  ['npx moonshot plays', 1],
  ['npx moonshot play --chairs 3', 1],
  ['`moonshot play --seats 3`', 0],
  ['`moonshot playing`', 1],
] as const)('%s has %i faults', (line, faults) => {
  const [[, called = '', rest = ''] = []] = callsIn(line.startsWith('`') ? line : `\`\`\`sh\n${line}\n\`\`\`\n`);
  expect(brokenCall(called, rest)).toHaveLength(faults);
});

const planted: readonly [command: string, faults: number][] = [
  ['npm run -s server -- leaks', 0],
  ['npm run server -- --mode deep non-interference', 0],
  ['npm run -s bench -- load --json', 0],
  ['npm run -s nothing', 1],
  ['npm run -s server -- no-such-file', 1],
  ['npm run -s unit -- test/server/leaks', 1],
  ['npm run -s bench -- no-such-bench', 1],
  ['npx vitest run --project browser test/browser/keyboard.test.ts', 0],
  ['npx vitest run --project unit test/browser/keyboard.test.ts', 1],
];

test.each(planted)('%s: %i', (command, faults) => {
  expect(brokenIn(`\`${command}\``)).toHaveLength(faults);
});

/** Code words in the documents that are not tests. */
const WORDS = ['no-store', 'nosniff'];

/** The test files that a text names, by the end of their path, although they do not exist. */
const unknownTests = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z][a-z/.-]*)`/g)]
    .map(([, name = '']) => name)
    .filter(name => !WORDS.includes(name))
    .filter(name => !tests.some(path => `/${path}`.endsWith(`/${name.replace(/\.test$/, '')}.test.ts`)));

test('every test that an answer to a requirement names is there', () => {
  const text = readFileSync('docs/host/asvs.md', 'utf8');
  expect(text.match(/`[a-z][a-z/.-]*`/g)?.length).toBeGreaterThan(40);
  expect(unknownTests(text)).toEqual([]);
  expect(unknownTests('`http/foreign`, `no/such`, `no-store`')).toEqual(['no/such']);
});

test.each([
  ['docs/develop/goals.md', 26, /^(met|in part|no)$/, 2],
  ['docs/host/threats.md', 114, /`npm run|^none$|^$/, 3],
] as const)('%s answers each of its %i', (path, count, answer, column) => {
  const rows = [...readFileSync(path, 'utf8').matchAll(/^\| (\d+) \| (.*) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  for (const [line, , rest = ''] of rows)
    expect([line, rest.split('|')[column - 1]?.trim()]).toEqual([line, expect.stringMatching(answer)]);
});

test('every entry of the changelog is one line', () => {
  const lines = readFileSync('CHANGELOG.md', 'utf8').split('\n').slice(4);
  expect(lines.filter(line => line !== '' && !/^(#{2,3}|-) /.test(line))).toEqual([]);
});

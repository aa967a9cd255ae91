// Tests which changes a source can have, and that a source with all of its changes planted is still valid.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../mutation/house.ts';
import { AREAS, sourcesOf } from './areas.ts';
import { changesIn, planted } from './changes.ts';

const rows: readonly [name: string, text: string, changes: readonly string[]][] = [
  ['a comparison', 'x = a < b;', ['x = a < b → undefined', 'a < b → a <= b', 'a < b → a >= b']],
  ['a question', 'if (a) b();', ['a → true', 'a → false', 'b() → undefined']],
  ['a loop ends', 'while (a) b();', ['a → false', 'b() → undefined']],
  ['an answer', 'const f = () => a.b;', ['a.b → undefined']],
  ['a block is no answer', 'const f = () => { return; };', []],
  ['a list', 'const x = [a];', ['[a] → []']],
  ['numbers', 'const x = [];\nconst y = 0, z = 2;', ['0 → 1', '2 → 3', '2 → 1']],
  ['a text', "const x = 'a', y = '';", ["'a' → ''"]],
  ['texts are not subtracted', 'const x = a + `b`;', ["`b` → ''"]],
  ['a call', 'const x = a.some(b);', ['a.some(b) → a.every(b)']],
  ['a call that leaves a list', 'const x = a.filter(b);', ['a.filter(b) → a']],
  ['a chain', 'const x = a ?? b ?? c;', ['a ?? b ?? c → (a ?? b) && c', 'a ?? b → a && b']],
  ['not', 'const x = !a;', ['!a → a']],
  ['types, names and imports are left', "import 'a';\ntype T = 'b';\nconst x = { 'c': y } as { d: 1 };", []],
  ['what is assigned to is left', '[a, b] = c;', ['[a, b] = c → undefined']],
  ['the sentence of an error is left', "const x = new RangeError('a');", []],
];

test.each(rows)('%s', (_, text, expected) => {
  expect(changesIn(text).map(({ from, to }) => `${from} → ${to}`)).toEqual(expected);
});

test('a change says where it is', () => {
  expect(changesIn('const a = 1;\nconst b = true;').map(({ line }) => line)).toEqual([1, 1, 2]);
});

test('of all changes planted in a text that in force alone is seen', () => {
  const text = 'return a < 4 && [!b, !!b];';
  const changes = changesIn(text);
  const body = planted(
    text,
    changes.map((change, id) => [id, change]),
  );
  const values = [-1, ...changes.keys()].map(inForce =>
    new Function('a', 'b', '$change', body)(3, true, (id: number) => id === inForce),
  );
  expect(values[0]).toEqual([false, true]);
  expect(changes.map(({ to }, id) => [to, values[id + 1]])).toEqual([
    ['a < 4 || [!b, !!b]', true],
    ['undefined', undefined],
    ['a <= 4', [false, true]],
    ['a >= 4', false],
    ['5', [false, true]],
    ['3', false],
    ['[]', []],
    ['b', [true, true]],
    ['!b', [false, false]],
    ['b', [false, false]],
  ]);
});

test.each(AREAS)('each name of a test of $name is that of a test file or of a folder with tests', ({ tests }) => {
  const isThere = (name: string): boolean =>
    [name, `${name}.test.ts`, `${name}/**/*.test.ts`]
      .flatMap(place => globSync(place, { cwd: ROOT }))
      .some(path => path.endsWith('.test.ts'));
  expect(tests.filter(name => !isThere(name))).toEqual([]);
});

/** The result of TypeScript's parser, with a property that its types omit. */
type Parsed = { readonly parseDiagnostics: readonly ts.Diagnostic[] };

test.each(AREAS)('the sources of $name are there, and can be read with all of their changes', area => {
  const sources = sourcesOf(area);
  expect(sources.length).toBeGreaterThanOrEqual(area.sources.length);
  expect(new Set(sources).size).toBe(sources.length);
  for (const path of sources) {
    const text = readFileSync(path, 'utf8');
    const changed = planted(
      text,
      changesIn(text).map((change, id) => [id, change]),
    );
    const { parseDiagnostics } = ts.createSourceFile(path, changed, ts.ScriptTarget.Latest) as unknown as Parsed;
    expect([path, ...parseDiagnostics.map(({ messageText }) => messageText)]).toEqual([path]);
  }
});

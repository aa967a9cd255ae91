// No module of the page holds state; and a test of this check.
import { expect, test } from 'vitest';
import { moduleState } from './page-state.ts';
import { houseFiles } from './source.ts';

test('no module of the page holds state', () => {
  expect(moduleState(houseFiles())).toEqual([]);
});

const KEPT = 'apps/web/src/model/kept.svelte.ts';
const CLASS = { path: KEPT, text: 'export class Kept { a = $state(0); }' };

const cases: readonly [name: string, path: string, text: string, faults: number][] = [
  ['a rune', KEPT, 'const a = $state.raw(0);', 1],
  ['a rune within an object', KEPT, 'export const a = { b: $state(0) };', 1],
  ['a rune in a function', KEPT, 'export function a() { const b = $state(0); }', 0],
  ['an instance', 'apps/web/src/a.ts', 'export const kept = new Kept();', 1],
  ['an instance in a function', 'apps/web/src/a.ts', 'export const make = () => new Kept();', 0],
  ['the script of a component', 'apps/web/src/A.svelte', '<script lang="ts">const a = $state(0);</script>', 0],
  ['the module of a component', 'apps/web/src/A.svelte', '<script module>const a = $state(0);</script>', 1],
  ['the entry point', 'apps/web/src/main.ts', 'const kept = new Kept();', 0],
];

test.each(cases)('%s', (_, path, text, faults) => {
  expect(moduleState([CLASS, { path, text }])).toHaveLength(faults);
});

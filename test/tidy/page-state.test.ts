// No module of the page holds state, no effect follows what an action reads; and a test of these checks.
import { expect, test } from 'vitest';
import { moduleState, trackedActions } from './page-state.ts';
import { houseFiles } from './source.ts';

test('no module of the page holds state', () => {
  expect(moduleState(houseFiles())).toEqual([]);
});

test('no effect follows what an action of the online feature reads', () => {
  expect(trackedActions(houseFiles())).toEqual([]);
});

test.each([
  ['in an effect', '$effect(() => { if (due) void online.actions.load(due); });', 1],
  ['untracked', '$effect(() => { untrack(() => online.actions.load(due)); });', 0],
  ['in what happens later', '$effect(() => { tick().then(() => online.actions.load()); });', 0],
  ['elsewhere', 'const load = () => online.actions.load();', 0],
] as const)('an action %s', (_, text, faults) => {
  expect(trackedActions([{ path: 'apps/web/src/a.ts', text }])).toHaveLength(faults);
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

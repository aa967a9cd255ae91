// Tests the server's bots in threads. They give legal answers. The `careful` bot answers if a thread crashes
// or hangs, or if too many questions wait.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { careful, questionOf } from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { BotQuestion } from '@moonshot/table';
import { afterAll, expect, test } from 'vitest';
import { systemEnv } from '../../core/env.ts';
import { createBots, type ServerThinkers, type Threads } from './server-bots.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-thinkers-'));
const running: ServerThinkers[] = [];
afterAll(async () => {
  for (const one of running) await one.stop();
  rmSync(folder, { recursive: true });
});

function begun(threads: Partial<Threads> = {}): ServerThinkers {
  // a busy machine needs a long time
  const one = createBots(systemEnv, { threads: 1, lateMs: 30_000, ...threads });
  running.push(one);
  return one;
}

/** Writes a thread's script with the given code. */
function file(name: string, text: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `export function answer() { ${text} }`);
  return pathToFileURL(path);
}

const hearts = heartsOf(sheetOf('at-play'), 3);
const first = matchQuestions({ hearts, seed: 's', match: 'm' }, () => false).next().value;
if (first === undefined || !('question' in first)) throw new Error('nobody is asked');
const { question, refused } = first;
const asked = (player: string, table = 't'): BotQuestion => ({
  table,
  hearts,
  seat: first.seat,
  player,
  view: question.view,
  ask: question.ask,
  paceMs: 0,
});
const usual = careful.decide(questionOf(hearts, question.view, question.ask), { plays: 1 }, () => 0);

test.each(['random', 'careful', 'beginner', 'master:bold'])('%s answers as the rules want it', async player => {
  expect(refused(await begun().think(asked(player)))).toBeUndefined();
});

test.each([
  ['beginner', 800, 100],
  ['master', 800, 720],
  ['master', 2500, 800],
  ['master', 50, 20],
  ['master', 0, 800], // a pace of 0 ms does not shorten the thinking time
])('%s at a pace of %i ms may think for %i, so that all levels take the same', async (player, paceMs, ms) => {
  const one = begun({ file: file('telling', 'return { action: arguments[0].asked.ms }') });
  expect(await one.think({ ...asked(player), paceMs })).toBe(ms);
});

test('a hint is computed in a thread: reproducible and legal', async () => {
  const one = begun();
  const advice = await one.advise(asked('careful'));
  expect(refused(advice!.action)).toBeUndefined();
  expect(advice?.reasons).not.toEqual([]);
  expect((await one.advise(asked('master')))?.reasons).toEqual(advice?.reasons);
});

test('a hint blocks no other request, and there is none if the thread fails or too many wait', async () => {
  const one = begun({ file: file('hinting', 'for (;;) {}'), waitingMax: 1, lateMs: 1 });
  const hints = ['a', 'b', 'c'].map(table => one.advise(asked('careful', table)));
  expect(await one.think(asked('careful'))).toEqual(usual);
  expect(await Promise.all(hints)).toEqual([undefined, undefined, undefined]);
  await one.stop();
  expect(await one.advise(asked('careful'))).toBeUndefined();
});

test('a thread that breaks, or ends, is replaced, and careful answers', async () => {
  const broken = begun({ file: file('broken', 'throw new Error("broken")') });
  const ended = begun({ file: file('ended', 'process.exit(1)') });
  for (const one of [broken, ended])
    for (let i = 0; i < 2; i++) expect(await one.think(asked('master'))).toEqual(usual);
});

test('a thread that hangs is ended, and so is the server while one does', async () => {
  const hanging = begun({ file: file('hanging', 'for (;;) {}'), lateMs: 1 });
  expect(await hanging.think(asked('beginner'))).toEqual(usual);
  const thoughts = [hanging.think(asked('master')), hanging.think(asked('master'))];
  await hanging.stop();
  expect(await Promise.all(thoughts)).toEqual([usual, usual]);
  expect(await hanging.think(asked('master'))).toEqual(usual);
});

test('if too many wait, the careful bot answers immediately', async () => {
  const one = begun({ file: file('full', 'for (;;) {}'), waitingMax: 1 });
  const [, , third] = ['a', 'b', 'c'].map(table => one.think(asked('master', table)));
  expect(await third).toEqual(usual);
});

// Tests reading lines as they arrive, and files that appear completely or not at all.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wholeFile } from './atomic-write.ts';
import { linesOf } from './lines.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonshot-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesIn = async (content: string | Buffer, max?: number): Promise<readonly string[]> => {
  const path = join(folder, 'lines');
  writeFileSync(path, content);
  const lines: string[] = [];
  for await (const { number, text } of linesOf(path, max)) lines.push(`${number} ${text}`);
  return lines;
};

const long = 'x'.repeat(200_000); // longer than what a stream reads at once

test.each([
  ['', []],
  ['a', ['1 a']],
  ['a\n', ['1 a']],
  ['a\n\nb', ['1 a', '2 ', '3 b']],
  ['\n', ['1 ']],
  [`${long}\n${long}ä\nb`, [`1 ${long}`, `2 ${long}ä`, '3 b']],
])('lines %#', async (content, lines) => {
  expect(await linesIn(content)).toEqual(lines);
});

test('a line that never ends stops at its limit, and the lines before it were read', async () => {
  const read: string[] = [];
  const reading = async (): Promise<void> => {
    writeFileSync(join(folder, 'f'), `a\n${'x'.repeat(3 * 1024 * 1024)}`);
    for await (const { text } of linesOf(join(folder, 'f'), 2 * 1024 * 1024)) read.push(text);
  };
  await expect(reading()).rejects.toMatchObject({ message: 'the line is longer than 2 MiB', line: 2 });
  expect(read).toEqual(['a']);
});

test('a line that is no text is named by its number', async () => {
  await expect(linesIn(Buffer.from([97, 10, 0xc3, 0x28, 10]))).rejects.toMatchObject({ line: 2 });
});

test('a file is not there before it is finished, and nothing else stays beside it', async () => {
  const path = join(folder, 'out.jsonl');
  const file = await wholeFile(path);
  await file.write('a\n');
  expect(existsSync(path)).toBe(false);
  await file.write('b\n');
  await file.finish();
  expect(readFileSync(path, 'utf8')).toBe('a\nb\n');
  expect(readdirSync(folder)).toEqual(['out.jsonl']);
});

test('a name that ends in .gz is packed', async () => {
  const file = await wholeFile(join(folder, 'out.gz'));
  for (let i = 0; i < 50; i++) await file.write(`${long}\n`);
  await file.finish();
  expect(gunzipSync(readFileSync(join(folder, 'out.gz'))).length).toBe(50 * (long.length + 1));
  expect(statSync(join(folder, 'out.gz')).size).toBeLessThan(100_000);
});

test('what was there stays until the new file is whole, and when it is abandoned', async () => {
  const path = join(folder, 'out');
  writeFileSync(path, 'old');
  const file = await wholeFile(path);
  await file.write('new');
  expect(readFileSync(path, 'utf8')).toBe('old');
  file.abandon();
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['out']);
});

test('writing to an unwritable path reports one error sentence', async () => {
  await expect(wholeFile(folder)).rejects.toThrow(`Cannot write ${folder}: it is a folder.`);
  const path = join(folder, 'no/out');
  await expect(wholeFile(path)).rejects.toThrow(`Cannot write ${path}: there is no such file or folder.`);
});

test('a device is written to and stays what it is', async () => {
  const file = await wholeFile('/dev/null');
  await file.write('a');
  await file.finish();
  expect(statSync('/dev/null').isFile()).toBe(false);
});

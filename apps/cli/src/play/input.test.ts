// Tests input from an endless pipe: how much is read before it is needed, and whether a signal is still
// handled.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freshSample } from '../../../../test/seeds.ts';
import { ran, started } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-flood-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CHUNK_BYTES = 2 ** 16;
const READ_MAX_BYTES = 2 ** 20; // more than the pipe, the streams and the queued lines can hold

/**
 * Writes a line repeatedly, for as long as it is accepted. Returns a function that gives the number of bytes
 * written.
 */
function flood(pipe: Writable, line: string): () => number {
  const chunk = line.repeat(CHUNK_BYTES / line.length);
  let bytes = 0;
  const more = (error?: Error | null): void => {
    if (error) return;
    bytes += CHUNK_BYTES;
    pipe.write(chunk, more);
  };
  pipe.on('error', () => {}).write(chunk, more); // writing fails once the program has ended
  return () => bytes;
}

/**
 * Each flood repeats one line until the program has responded `answers` times. A program that reads more
 * input in every turn of its event loop would by then have read far more than READ_MAX_BYTES.
 */
const FLOODS: readonly (readonly [name: string, line: string, answer: RegExp, answers: number])[] = [
  ['hints', 'h\n', /Hint: /g, 50], // each one needs a search
  ['empty lines', '\n', /\(\? for help\)/g, 200],
  ['what is no card', 'x\n', /is no card/g, 200],
];

test.each(freshSample('floods', FLOODS, 1))(
  'a flood of %s is read as it is wanted, a signal ends it, the table goes on',
  async (...row) => {
    const [name, line, answer, answers] = row;
    const env = { MOONSHOT_HOME: join(folder, name) };
    const child = started(['play', 'at-play', '--seats', '3', '--new'], { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let out = '';
    const answered = new Promise<void>(resolve => {
      child.stdout.on('data', chunk => {
        out += chunk;
        if ((out.match(answer)?.length ?? 0) >= answers) resolve();
      });
    });
    const taken = flood(child.stdin, line);
    await answered;
    const bytes = taken();
    child.kill('SIGTERM');
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
    expect(bytes).toBeLessThan(READ_MAX_BYTES);
    expect(out).toMatch(/The table is saved in .+\.jsonl\.\nContinue with: moonshot play\n$/);
    expect(readdirSync(join(env.MOONSHOT_HOME, 'tables')).filter(one => one.includes('.open'))).toEqual([]);
    expect((await ran(['play'], { env })).out).toContain('You go on where you left the table.');
  },
);

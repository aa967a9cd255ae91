// Tests the process that runs tests in a copy: a run that hangs, or that ends the process, does not stop the
// next one. A small program stands in for Vitest.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTests } from './tests.ts';

const CHILD = `
process.on('message', ({ files: [what] }) => {
  if (what === 'ends') process.exit(0);
  if (what !== 'hangs') process.send({ failures: [], ran: [] });
});
process.send(['a.test.ts']);
`;

/** A folder in which the program takes the place of the one that opens Vitest. */
function house(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-stub-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts/mutation'), { recursive: true });
  writeFileSync(join(folder, 'scripts/mutation/child.ts'), CHILD);
  return folder;
}

const NEVER_MS = 300_000;

test.each([
  ['hangs', 50],
  ['ends', NEVER_MS],
])('a run that %s has no result, and the next has one', async (what, limitMs) => {
  const tests = await openTests(house(), 'all');
  onTestFinished(() => tests.close());
  const run = (file: string, ms: number) => tests.run({ files: [file], changed: [], env: {} }, ms);
  expect(tests.files).toEqual(['a.test.ts']);
  expect(await run(what, limitMs)).toBeUndefined();
  expect(await run('passes', NEVER_MS)).toEqual({ failures: [], ran: [] });
});

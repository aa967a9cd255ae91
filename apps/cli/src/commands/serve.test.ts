// Tests that `moonshot serve` refuses to serve a page that is not built.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that is not built is one sentence', async () => {
  const { code, out, err } = await inside(['serve', '--page', folder]);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: 'Cannot serve the page: it is not built. Build it with: npm run build\n',
  });
});

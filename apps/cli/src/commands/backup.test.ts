// Tests backups of a running server's data and restoring them, from the command line.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIn, keyFileIn } from '@moonshot/server/store';
import { expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { KEY, tempFolder } from '../../../server/testing/store/folder.ts';
import { childIn, killed } from '../../../server/testing/store/life.ts';

const HOLDS = '8 matches with [\\d,]+ events, 0 players and 0 tables';

test('a running server is copied, is not restored under, and is restored once it is gone', async () => {
  const folder = tempFolder();
  const file = join(tempFolder(), 'copy.db');
  const { child, until } = childIn(folder, 'write');
  await until(20);

  const copied = await inside(['backup', '--data', folder, file]);
  expect(copied).toMatchObject({ code: 0, err: '' });
  expect(copied.out).toMatch(new RegExp(`^${file} holds ${HOLDS}, from ${folder}\\. The key is not in it`));

  const keyless = await inside(['restore', '--data', folder, file]);
  const missing = `Cannot read the database: its key is missing. Put it back at ${keyFileIn(folder)} or into MOONSHOT_KEY.\n`;
  expect(keyless).toEqual({ code: 1, out: '', err: missing });

  writeFileSync(keyFileIn(folder), Buffer.from(KEY).toString('base64'), { mode: 0o600 });
  const running = await inside(['restore', '--data', folder, file]);
  const open = `Cannot open ${databaseIn(folder)}: another Moonshot server has it open (process ${child.pid}).\n`;
  expect(running).toEqual({ code: 1, out: '', err: open });

  await killed(child);
  const restored = await inside(['restore', '--data', folder, file]);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(
    new RegExp(`^Restored ${HOLDS}\\.\nWhat was there before is kept in ${folder}/moonshot-before-`),
  );
});

test('without a store there is nothing to copy', async () => {
  const folder = tempFolder();
  const { code, out, err } = await inside(['backup', '--data', folder, join(folder, 'copy.db')]);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `Cannot open ${databaseIn(folder)}: there is no such file.\n`,
  });
});

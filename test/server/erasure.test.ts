// Deletion of a person, byte by byte: database, files, log, backup, and answers to others.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { as, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { inside } from '../terminal/inside.ts';
import { runHttpChanges } from './http-changes.ts';
import { killableServer } from './killable-server.ts';

const NAME = 'Zwetschgenmus';

/** The raw files of a folder. */
const filesIn = (folder: string): readonly (readonly [name: string, bytes: Buffer])[] =>
  readdirSync(folder).map(name => [name, readFileSync(join(folder, name))]);

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every encoding in which a secret may be stored. */
const spelled = (secret: string): readonly string[] => [
  secret,
  Buffer.from(secret, 'base64url').toString('latin1'),
  hashed(secret),
  Buffer.from(hashed(secret), 'hex').toString('latin1'),
];

test('nothing of somebody who was deleted is in any file, log, backup or answer', { timeout: 120_000 }, async () => {
  const server = await killableServer({ MOONSHOT_LOG: 'debug' });
  onTestFinished(async () => {
    await server.kill();
    server.remove();
  });
  await server.start();
  const [gone, stays] = [await newGuest(server.url, NAME), await newGuest(server.url, 'Ada')];
  const { table, invite } = await newTable(gone);
  const [client, other] = [await connect(gone), await connect(stays)];
  for (const one of [client, other]) one.say({ type: 'join', table, invite, known: null });
  other.say({ type: 'sit', seat: 1 });
  await other.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  client.say({ type: 'start' });
  await other.until(({ view }) => view);
  await runHttpChanges(gone, NAME, table);
  const wanted = [NAME, ...spelled(gone.secret), ...spelled(gone.cookie.split('=')[1] ?? ''), 'push.example'];
  const found = (where: readonly (readonly [string, Buffer])[]): readonly string[] =>
    where.flatMap(([name, bytes]) =>
      wanted.flatMap((one, i) => (bytes.includes(one, 0, 'latin1') ? [`${name}: ${i}`] : [])),
    );
  expect(found(filesIn(server.data))).not.toEqual([]); // otherwise the search would find nothing anyway
  other.close();
  client.close();
  expect((await as(gone, 'DELETE', '/api/me')).status).toBe(204);

  const backup = join(server.data, 'after.db');
  expect((await inside(['backup', backup, '--data', server.data])).code).toBe(0);
  expect(filesIn(server.data).map(([name]) => name)).toEqual(
    expect.arrayContaining(['moonshot.db', 'moonshot.db-wal', 'after.db']),
  );
  expect(found(filesIn(server.data))).toEqual([]);
  const told = [...server.said, ...server.printed].join('');
  const answers = await Promise.all(
    ['/api/me/export', '/api/tables', '/api/leagues', '/api/contests'].map(path => as(stays, 'GET', path)),
  );
  const heard = JSON.stringify(answers.map(({ body }) => body));
  expect(
    found([
      ['log', Buffer.from(told)],
      ['answers', Buffer.from(heard)],
    ]),
  ).toEqual([]);
  expect([told.includes(gone.player), JSON.stringify(answers[0]?.body).includes(gone.player)]).toEqual([false, false]);
  const again = await connect(stays);
  again.say({ type: 'join', table, invite, known: null });
  await again.until(({ facts }) => facts);
  expect(found([['socket', Buffer.from(JSON.stringify(again.received))]])).toEqual([]);
  again.close();
  expect((await as(gone, 'GET', '/api/me')).status).toBe(401);
});

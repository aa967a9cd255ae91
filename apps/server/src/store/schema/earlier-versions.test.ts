// Tests database files of earlier versions: each is migrated, its matches continue, and finished matches can
// still be proved.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GuestAnswer } from '@moonshot/protocol/server';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { as, call, connect, type Guest, playOut } from '../../../testing/client.ts';
import { openServer } from '../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { databaseIn } from '../files/data-folder.ts';
import { NEWEST } from './migrations.ts';

const STORES = join(import.meta.dirname, '../../../../../fixtures/stores');

/**
 * What was recorded when the file was created: two players with their secrets, a finished match, and two
 * matches in progress.
 */
interface Known {
  readonly ada: Pick<GuestAnswer, 'player' | 'secret'>;
  readonly bob: Pick<GuestAnswer, 'player' | 'secret'>;
  readonly over: string;
  readonly live: readonly string[];
}

const KNOWN = JSON.parse(readFileSync(join(STORES, 'known.json'), 'utf8')) as Readonly<Record<string, Known>>;

/** Signs the player in again with the device's secret, as a page does after its session has ended. */
async function back(url: string, { player, secret }: Known['ada']): Promise<Guest> {
  const { status, headers } = await call(url, 'POST', '/api/sessions', { secret });
  expect(status).toBe(200);
  return { player, secret, url, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' } as Guest;
}

test.each(Object.entries(KNOWN))(
  'a file of shape %s: every player returns, and all matches continue',
  async (shape, known) => {
    const folder = tempFolder();
    writeFileSync(databaseIn(folder), gunzipSync(readFileSync(join(STORES, `shape-${shape}.db.gz`))), { mode: 0o600 });
    const file = new Database(databaseIn(folder));
    expect(file.pragma('user_version', { simple: true })).toBe(Number(shape));
    file.close();
    const site = await openServer({}, { store: storeIn(folder) });
    onTestFinished(() => site.close());
    const [ada, bob] = [await back(site.url, known.ada), await back(site.url, known.bob)];
    expect((await as(ada, 'GET', `/api/matches/${known.over}-1/proof`)).status).toBe(200);
    for (const table of known.live) {
      const clients = [await connect(ada), await connect(bob)];
      for (const client of clients) client.say({ type: 'join', table, invite: null, known: null });
      for (const client of clients) await client.until(({ view }) => view);
      const ends = await Promise.all(clients.map(playOut));
      expect(ends.map(({ viewer, deal }) => [viewer, deal.phase])).toEqual([
        [0, 'over'],
        [1, 'over'],
      ]);
      for (const client of clients) client.close();
      expect((await as(bob, 'GET', `/api/matches/${table}-1/proof`)).status).toBe(200);
    }
    const now = new Database(databaseIn(folder), { readonly: true });
    expect(now.pragma('user_version', { simple: true })).toBe(NEWEST);
    now.close();
  },
);

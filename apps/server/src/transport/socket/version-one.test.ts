// A client of version 1 plays a match sealed by the new protocol; it sends and receives no seals.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, connect, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

test('version 1 is served beside version 2, and adds nothing to a deal', async () => {
  const [ada, ben] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Ben')];
  const { table, invite } = await newTable(ada);
  const [old, now] = [await connect(ada, 1), await connect(ben)];
  for (const client of [old, now]) client.say({ type: 'come', table, invite, known: null });
  await now.until(({ facts }) => facts);
  now.say({ type: 'sit', seat: 1 });
  await now.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  now.say({ type: 'prepared', yes: true });
  await old.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].prepared);
  old.say({ type: 'start' });
  await old.until(({ view }) => view);
  old.say({ type: 'seal', deal: 1, commitment: 'ab'.repeat(32) });
  expect(await old.next('no')).toMatchObject({ code: 'refused' });
  await Promise.all([playOut(old), playOut(now)]);
  expect(JSON.stringify(old.heard)).not.toMatch(/seal-committed|seat-committed|seat-opened|"mixed"|hearts-deal/);
  expect(old.heard.filter(message => 'view' in message && message.view.online?.seal)).toEqual([]);
  expect(now.view?.online?.seal).toMatchObject({ protocol: 2, phase: 'dealt' });
  const { body } = await as(ada, 'GET', `/api/matches/${table}-1/proof`);
  const { format, deals } = body as { readonly format: string; readonly deals: readonly object[] };
  expect([format, deals[0]]).toMatchObject(['hearts-deal/2', { asked: [0, 1], contributors: [1], decks: 1 }]);
});

// Tests that a client of protocol version 1 can play a match with sealed deals, although it uses other
// message names and does not support seals. A client of version 2 that was written before the messages were
// renamed is served too.
import { parseClientToServer } from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, connect, newGuest, newTable, type OtherNames, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

const NAMES: OtherNames = [
  ['join', 'come'],
  ['setReady', 'prepared'],
  ['addBot', 'seat-bot'],
  ['emptySeat', 'empty-seat'],
  ['changeSettings', 'settle'],
  ['changeRules', 'order'],
  ['transferHost', 'hand-over'],
  ['renewInvite', 'renew-invite'],
  ['rematch', 'again'],
  ['commitSeal', 'seal'],
  ['openSeal', 'open-seal'],
  ['takeSeatBack', 'back'],
  ['setLanguage', 'speak'],
  ['error', 'no'],
  ['talk', 'said'],
  ['snapshot', 'fresh'],
  ['tableRules', 'retold'],
  ['events', 'told'],
  ['ack', 'done'],
  ['rejected', 'refused'],
];

test('version 1 is served beside version 2, and adds nothing to a deal', async () => {
  const [ada, ben] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Ben')];
  const { table, invite } = await newTable(ada);
  const [old, now] = [await connect(ada, 1, true, NAMES), await connect(ben)];
  for (const client of [old, now]) client.say({ type: 'join', table, invite, known: null });
  await now.until(({ facts }) => facts);
  now.say({ type: 'sit', seat: 1 });
  await now.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  now.say({ type: 'setReady', yes: true });
  await old.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].prepared);
  old.say({ type: 'start' });
  await old.until(({ view }) => view);
  old.say({ type: 'commitSeal', deal: 1, commitment: 'ab'.repeat(32) });
  expect(await old.next('error')).toMatchObject({ code: 'refused' });
  await Promise.all([playOut(old), playOut(now)]);
  expect(JSON.stringify(old.received)).not.toMatch(/seal-committed|seat-committed|seat-opened|"mixed"|hearts-deal/);
  expect(old.received.filter(message => 'view' in message && message.view.online?.seal)).toEqual([]);
  expect(now.view?.online?.seal).toMatchObject({ protocol: 2, phase: 'dealt' });
  const { body } = await as(ada, 'GET', `/api/matches/${table}-1/proof`);
  const { format, deals } = body as { readonly format: string; readonly deals: readonly object[] };
  expect([format, deals[0]]).toMatchObject(['hearts-deal/2', { asked: [0, 1], contributors: [1], decks: 1 }]);
});

test.each([1, 2])('every command and every answer has its earlier name in version %i', async version => {
  const [ada, ben] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Ben')];
  const { table, invite } = await newTable(ada);
  const [old, now] = [await connect(ada, version, true, NAMES), await connect(ben)];
  for (const client of [old, now]) client.say({ type: 'join', table, invite, known: null });
  await now.until(({ facts }) => facts);
  old.say({ type: 'changeSettings', settings: { open: 'invited', clock: null, watchers: 'none', chat: true } });
  await old.until(({ facts }) => facts?.settings.watchers === 'none');
  old.say({
    type: 'changeRules',
    order: { game: 'at-play', overrides: {}, length: { deals: 1 }, seats: 4 },
  });
  await old.until(({ facts }) => facts?.game === 'at-play');
  old.say({ type: 'addBot', seat: 3, player: 'careful' });
  await old.until(({ facts }) => facts?.seats[3]?.kind === 'bot');
  old.say({ type: 'emptySeat', seat: 3 });
  await old.until(({ facts }) => facts?.seats[3]?.kind === 'open');
  old.say({ type: 'renewInvite' });
  await old.until(({ facts }) => facts !== undefined && facts.invite !== invite);
  now.say({ type: 'sit', seat: 1 });
  await old.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  old.say({ type: 'transferHost', player: ben.player });
  await old.until(({ facts }) => facts?.host === ben.player);
  old.say({ type: 'start' });
  expect(await old.next('error')).toMatchObject({ code: 'not-host' });
  now.say({ type: 'phrase', phrase: 'hello' });
  expect(await old.next('talk')).toMatchObject({ what: { type: 'phrase', phrase: 'hello' } });
  old.say({ type: 'setReady', yes: true });
  await old.until(({ facts }) => facts?.seats[0]?.kind === 'person' && facts.seats[0].prepared);
  now.say({ type: 'start' });
  await old.next('snapshot');
  old.say({ type: 'setLanguage', language: 'de' });
  await old.next('tableRules');
  old.say({ type: 'takeSeatBack' });
  old.say({ type: 'undo', number: 1 });
  await old.next('rejected');
  await Promise.all([playOut(old), playOut(now)]);
  await old.until(({ facts }) => facts?.state === 'over');
  old.say({ type: 'rematch' });
  await old.until(({ facts }) => facts?.state === 'gathering');
  expect(new Set(old.received.map(({ type }) => type))).toEqual(
    new Set(['welcome', 'table', 'talk', 'snapshot', 'tableRules', 'events', 'ack', 'rejected', 'error']),
  );
  for (const client of [old, now]) client.close();
});

test('no earlier name of a command is the present name of another', () => {
  const present = new Set(NAMES.map(([here]) => here));
  for (const [, there] of NAMES) {
    expect(present).not.toContain(there);
    expect(parseClientToServer({ type: there }).ok).toBe(false);
  }
});

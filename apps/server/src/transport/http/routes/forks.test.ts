// Tests forked tables: the deal is the original one up to the fork, friends play on from there, and the match
// is never sealed (shuffled from the players' secrets) or rated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { as, connect, FRIENDS, type Guest, newGuest, playOut } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { STORES } from '../../../../testing/store/stores.ts';

const TEXT = /```text\n(moonshot-notation\/1\n[\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '../../../../../../docs/reference/notation.md'), 'utf8'),
)?.[1] as string;

const store = memoryStore(Date.now);
let site: Site;
let ada: Guest;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_IMPORTS_PER_HOUR: '1000' }, { store });
  ada = await newGuest(site.url, 'Ada');
});
afterAll(() => site.close());

interface Door {
  readonly table: string;
  readonly invite: string;
}

/** The point after the first trick and the first card of the second trick. */
const POINT = { text: TEXT, deal: 1, step: 7, seat: 2, settings: FRIENDS };
const forked = (what: Readonly<Record<string, unknown>> = {}, guest = ada) =>
  as(guest, 'POST', '/api/forks', { ...POINT, ...what });

/**
 * Checks that the routes for matches do not open the log of the moves before the fork, which contains the
 * cards. The log is stored under the match number 0, before the table's first match.
 */
async function beginningHidden({ store }: Site, guests: readonly Guest[], table: string): Promise<void> {
  const kept = `${table}-0`;
  expect(await store.log.read(kept)).not.toEqual([]);
  for (const guest of guests) {
    for (const what of ['notation', 'proof', 'ratings'])
      expect((await as(guest, 'GET', `/api/matches/${kept}/${what}`)).status, what).toBe(400);
    expect((await as(guest, 'DELETE', `/api/matches/${kept}`)).status).toBe(400);
    expect(JSON.stringify((await as(guest, 'GET', '/api/matches')).body)).not.toContain(kept);
  }
  expect(await store.log.read(kept)).not.toEqual([]);
}

test.each(STORES)(
  '%s: friends play on from a point: what was played stands, the cards are those, and the deal ends it',
  async (_, opened) => {
    const own = await openServer({}, { store: await opened(Date.now) });
    onTestFinished(() => own.close());
    const [ada, ben] = [await newGuest(own.url, 'Ada'), await newGuest(own.url, 'Ben')];
    const { status, body } = await forked({}, ada);
    expect(status).toBe(201);
    const { table, invite } = body as Door;
    const [first, second] = [await connect(ada), await connect(ben)];
    first.say({ type: 'join', table, invite: null, known: null });
    const facts = await first.until(client => client.facts);
    expect(facts).toMatchObject({ game: 'ricketts', fork: 1, length: { deals: 1 }, state: 'gathering' });
    expect(facts.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person', 'open']);
    second.say({ type: 'join', table, invite, known: null });
    second.say({ type: 'sit', seat: 3 });
    await first.until(client => client.facts?.seats[3]?.kind === 'person');
    first.say({ type: 'changeRules', order: { game: 'classic', overrides: {}, length: null, seats: 4 } });
    expect(await first.next('error')).toMatchObject({ code: 'not-allowed' });
    first.say({
      type: 'changeSettings',
      settings: { open: 'everybody', clock: null, watchers: 'cards', chat: false, rated: true },
    });
    expect(await first.next('error')).toMatchObject({
      code: 'not-allowed',
      sentence: expect.stringContaining('is not rated'),
    });
    first.say({ type: 'start' });
    const begun = await first.until(({ view }) => view);
    await beginningHidden(own, [ada, ben], table);
    if (begun.deal.kind !== 'tricks') throw new Error('expected a trick game');
    expect(begun.deal.tricks[0]?.plays.map(({ card }) => card)).toEqual(['AC', 'KC', '8C', 'QC']);
    expect(begun.online?.seal).toBeNull();
    const [end] = await Promise.all([playOut(first), playOut(second)]);
    expect(end.deal.results).toHaveLength(1);
    await first.until(client => client.facts?.state === 'over');
    await beginningHidden(own, [ada, ben], table);
    const match = `${table}-1`;
    expect((await as(ada, 'GET', '/api/matches')).body).toMatchObject({ matches: [{ match, forked: true, deals: 1 }] });
    const told = String((await as(ben, 'GET', `/api/matches/${match}/notation`)).body);
    const before = TEXT.slice(TEXT.indexOf('hand 0'), TEXT.indexOf('2. 3:'));
    expect(told).toContain(before);
    expect(told).toContain('2. 3: 7C ');
    expect((await as(ada, 'GET', `/api/matches/${match}/proof`)).status).toBe(409);
    expect(await own.store.results.open(0, Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  },
);

test('after such a match the same point is played again', async () => {
  const { table } = (await forked()).body as Door;
  const client = await connect(ada);
  client.say({ type: 'join', table, invite: null, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  client.say({ type: 'rematch' });
  const { deal } = await client.until(({ view }) => view?.id === `${table}-2` && view);
  expect(deal).toMatchObject({
    deal: 1,
    tricks: [{ plays: [{ card: 'AC' }, { card: 'KC' }, { card: '8C' }, { card: 'QC' }] }],
  });
});

test.each([
  ['a point after which nobody answers', { step: 60 }, 400, 'bad-rules'],
  ['a deal that there is not', { deal: 2 }, 400, 'bad-rules'],
  ['a seat that there is not', { seat: 5 }, 400, 'bad-rules'],
  ['a text that is none', { text: 'once upon a time' }, 400, 'unreadable'],
  ['a match that the rules refuse', { text: TEXT.replace('1. 3: AC', '1. 3: 2H') }, 400, 'unreadable'],
  [
    'a table that is rated',
    { settings: { ...FRIENDS, open: 'everybody', chat: false, rated: true } },
    403,
    'not-allowed',
  ],
])('%s is refused', async (_, what, status, code) => {
  expect(await forked(what)).toMatchObject({ status, body: { code, sentence: expect.any(String) } });
});

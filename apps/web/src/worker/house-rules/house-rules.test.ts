// House rules in the worker: drafts, trials, stored versions, and links that are short, complete and bounded
// when unpacked.

import { HOUSES_MAX, type HouseReply, type HouseRequest, type TableToPage } from '@moonshot/protocol';
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { type House, RULES_MAX, readHouse, tidied, writeHouse } from '@moonshot/rules/house';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { bench, type Page, page } from '../../../testing/worker.ts';
import { packText, unpackText } from '../../model/packed-text.ts';
import { forgetHouse, keepHouse, storedHouses } from './storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const GAMES: readonly House[] = [...SHEETS.map(({ id }) => ({ base: id, overrides: {} })), ...CATALOGUE];
/** Maximum length of a link with all rules, in characters. */
const LINK_MAX = 1500;

test('a link carries every game there is in at most 1,500 letters, and gives it back', async () => {
  for (const { base, overrides } of GAMES) {
    const code = await packText(
      writeHouse({ base, overrides: { ...overrides, name: `${overrides.name ?? base}, at ours` } }),
    );
    expect(`https://moonshot.example/table/#r/${code}`.length, base).toBeLessThanOrEqual(LINK_MAX);
    expect(code).toMatch(/^[\w-]+$/);
    const read = readHouse((await unpackText(code, RULES_MAX)) ?? '');
    expect(read.ok && read.house.base).toBe(base);
  }
});

const base64 = (...bytes: readonly number[]): string => btoa(String.fromCharCode(...bytes));

test.each([
  ['nothing', async () => ''],
  ['letters that are no base64', async () => 'ä!'],
  ['no packed text', async () => 'AAAA'],
  ['a link cut short', async () => (await packText(writeHouse({ base: 'ricketts', overrides: {} }))).slice(0, 300)],
  ['a bomb', () => packText('x'.repeat(20_000_000))],
  ['one letter too many', () => packText('x'.repeat(RULES_MAX + 1))],
  ['bytes that are no text', async () => base64(1, 3, 0, 0xfc, 0xff, 0xff, 0xfe, 0xfd)],
])('%s is not unpacked', async (_, code) => {
  expect(await unpackText(await code(), RULES_MAX)).toBeUndefined();
});

const isHouse = (message: TableToPage): message is Extract<TableToPage, { type: 'house' }> => message.type === 'house';

const isFurther = (message: TableToPage): message is Extract<TableToPage, { type: 'further' }> =>
  message.type === 'further';

async function said<T extends HouseReply['type']>(
  one: Page,
  wish: HouseRequest,
  type: T,
): Promise<Extract<HouseReply, { type: T }>> {
  const from = one.received.length;
  one.say({ type: 'house', wish });
  const holds = (message: TableToPage): message is Extract<TableToPage, { type: 'house' }> =>
    isHouse(message) && message.said.type === type;
  return (await one.until(holds, from)).said as Extract<HouseReply, { type: T }>;
}

const SUNDAY = { base: 'at-play', overrides: { name: 'Sunday table', 'pass.cycle': ['left'] } };

const TAKEN = 'A game of Moonshot has that name. Rules of your own need another.';

test('a draft has the rules as sentences, marks the changed ones, and includes the packed link', async () => {
  const one = page(bench());
  const drafted = await said(one, { type: 'draft', number: 1, seats: 4, ...SUNDAY }, 'drafted');
  expect(drafted).toMatchObject({
    number: 1,
    name: 'Sunday table',
    baseName: 'Hearts at Play',
    tables: [3, 4, 5],
    problems: [],
  });
  const changed = drafted.sentences.filter(sentence => sentence.changed).map(({ sentence }) => sentence);
  expect(changed[0]).toBe('In every deal, before play, you pass three cards left.');
  expect(drafted.fields.filter(field => field.changed).map(({ path }) => path)).toEqual(['pass.cycle']);
  expect(drafted.shared).not.toBeNull();
  expect(readHouse(drafted.shared?.text ?? '')).toEqual({ ok: true, house: tidied(SUNDAY) });
  const read = await said(one, { type: 'read', text: drafted.shared?.code ?? '', packed: true }, 'read');
  expect(read).toMatchObject({ ...tidied(SUNDAY), untitled: null });
});

test('across with five seats is named at once, with ways out that are sentences', async () => {
  const one = page(bench());
  const overrides = { ...SUNDAY.overrides, 'pass.cycle': ['across'] };
  const { problems, shared } = await said(
    one,
    { type: 'draft', number: 1, seats: 5, base: 'at-play', overrides },
    'drafted',
  );
  expect(shared).toBeNull();
  expect(problems).toMatchObject([{ path: 'pass.cycle', value: 'across', seats: [3, 5] }]);
  expect(problems[0]?.proposals[0]).toMatchObject({
    change: { 'pass.cycle': { 3: ['left-2'], 4: ['across'], 5: ['left-2'] } },
    sentence: 'In every deal, before play, you pass three cards to the second on the left.',
  });
});

test('bots play ten deals and ten matches by them, every deal worth its points', async () => {
  const one = page(bench());
  one.say({ type: 'house', wish: { type: 'try', number: 3, seats: 4, seed: 's', ...SUNDAY } });
  const done = (message: TableToPage): message is Extract<TableToPage, { type: 'house' }> =>
    isHouse(message) && message.said.type === 'tried' && message.said.done;
  const { said: tried } = await one.until(done);
  if (tried.type !== 'tried') throw new Error('Cannot read a trial: something else was said');
  expect(tried.deals).toHaveLength(10);
  for (const points of tried.deals) expect(points.reduce((sum, n) => sum + n)).toBeOneOf([26, -26, 78]);
  expect(tried.matches).toHaveLength(10);
  for (const { deals, minutes, over } of tried.matches)
    expect([over, deals > 3, minutes > 5]).toEqual([true, true, true]);
});

test('what is kept has its versions, is a game to pick, and is gone when it is forgotten', async () => {
  const one = page(bench());
  const { houses: first } = await said(one, { type: 'keep', id: null, ...SUNDAY }, 'houses');
  expect(one.received.find(isHouse)?.said).toMatchObject({ type: 'kept', saved: 'yes' });
  const id = first[0]?.id ?? '';
  const second = { ...SUNDAY, overrides: { ...SUNDAY.overrides, 'match.limit': 50 } };
  const { houses } = await said(one, { type: 'keep', id, ...second }, 'houses');
  expect(houses).toMatchObject([
    { id, name: 'Sunday table', base: 'at-play', versions: [{}, { overrides: { 'match.limit': 50 } }] },
  ]);
  const { sheets } = await one.until(isFurther, one.received.length - 1);
  expect(sheets[0]).toMatchObject({ id, name: 'Sunday table', of: { game: 'at-play', overrides: second.overrides } });
  expect((await said(one, { type: 'forget', id }, 'houses')).houses).toEqual([]);
});

test('as many rules as there is room for are kept: a new version removes none, and new rules are refused', async () => {
  for (let i = 0; i < HOUSES_MAX; i++) await keepHouse(`house-${i}`, SUNDAY, 'Sunday table', i + 1);
  const ids = async (): Promise<readonly string[]> => (await storedHouses()).map(({ id }) => id);
  await keepHouse('house-7', SUNDAY, 'Sunday table', 1000);
  expect((await ids()).length).toBe(HOUSES_MAX);
  expect(await keepHouse('house-new', SUNDAY, 'Sunday table', 1001)).toBe('full');
  // rules that were not stored stay in the list until the page is closed
  expect(await ids()).toEqual(expect.arrayContaining(['house-new', 'house-0']));
  await forgetHouse('house-0');
  expect(await keepHouse('house-new', SUNDAY, 'Sunday table', 1002)).toBe('yes');
  expect((await ids()).length).toBe(HOUSES_MAX);
});

test('versions that the browser refuses are listed with the stored ones, as the same rules', async () => {
  await keepHouse('house-1', SUNDAY, 'Sunday table', 1);
  const there = globalThis.indexedDB;
  globalThis.indexedDB = { open: () => expect.fail('closed') } as unknown as IDBFactory;
  for (const at of [2, 3]) expect(await keepHouse('house-1', SUNDAY, `Sunday ${at}`, at)).toBe('refused');
  globalThis.indexedDB = there;
  const houses = (await storedHouses()).filter(({ id }) => id === 'house-1');
  expect(houses).toMatchObject([{ name: 'Sunday 3', versions: [{ at: 1 }, { at: 2 }, { at: 3 }] }]);
  await forgetHouse('house-1');
});

test('a browser that cannot save says so, and the rules can still be played', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('closed');
    },
  } as unknown as IDBFactory;
  const one = page(bench());
  const { id, saved } = await said(one, { type: 'keep', id: null, ...SUNDAY }, 'kept');
  expect(saved).toBe('refused');
  expect((await one.until(isFurther)).sheets[0]).toMatchObject({ id, name: 'Sunday table' });
});

test('rules under a name that looks like that of a game open by that of their base, with the reason', async () => {
  const one = page(bench());
  const code = await packText(writeHouse({ base: 'at-play', overrides: { ...SUNDAY.overrides, name: 'BIack Lady' } }));
  const read = await said(one, { type: 'read', text: code, packed: true }, 'read');
  expect(read).toMatchObject({
    base: 'at-play',
    overrides: { 'pass.cycle': ['left'] },
    untitled: TAKEN,
  });
  expect(read.overrides).not.toHaveProperty('name');
});

const LOOKALIKE = { base: 'at-play', overrides: { name: 'BIack Lady', 'pass.cycle': ['left'] } };

test.each([
  ['BIack Lady', TAKEN],
  ['Sunday\u202etable', 'A name cannot hold signs that nobody sees.'],
  ['Sunday table', null],
])('the editor says at once whether rules may be called %j', async (name, untitled) => {
  const one = page(bench());
  const overrides = { ...SUNDAY.overrides, name };
  expect(await said(one, { type: 'title', base: 'at-play', overrides }, 'titled')).toMatchObject({ name, untitled });
});

test('a name that is not allowed is left out of drafts, of what they share and of what is kept', async () => {
  const one = page(bench());
  const { overrides, ...drafted } = await said(one, { type: 'draft', number: 1, seats: 4, ...LOOKALIKE }, 'drafted');
  expect(drafted).toMatchObject({ name: 'Hearts at Play', untitled: TAKEN, problems: [] });
  expect([Object.keys(overrides), readHouse(drafted.shared?.text ?? '')]).toMatchObject([['pass.cycle'], { ok: true }]);
  expect(drafted.shared?.text).not.toContain('BIack');
  const { houses } = await said(one, { type: 'keep', id: null, ...LOOKALIKE }, 'houses');
  expect(houses).toMatchObject([{ name: 'Hearts at Play', untitled: null }]);
  expect(JSON.stringify(houses)).not.toContain('BIack');
});

test('rules that were kept under a name that is not allowed are listed and played under that of their base', async () => {
  await keepHouse('older', LOOKALIKE, 'BIack Lady', 1);
  const one = page(bench());
  const { houses } = await said(one, { type: 'list' }, 'houses');
  expect(houses).toMatchObject([{ id: 'older', name: 'Hearts at Play', untitled: TAKEN }]);
  const { sheets } = await one.until(isFurther);
  const { pass, name } = { pass: sheets[0]?.of?.overrides['pass.cycle'], name: sheets[0]?.of?.overrides.name };
  expect([sheets[0]?.id, sheets[0]?.name, pass, name]).toEqual(['older', 'Hearts at Play', ['left'], undefined]);
});

test('an invalid file is refused with place and reason, and an invalid request is an error', async () => {
  const one = page(bench());
  const wish = { type: 'read', text: '{"format":"other"}', packed: false } as const;
  expect(await said(one, wish, 'unread')).toMatchObject({
    place: 'format',
    reason: 'is "other", expected moonshot-rules',
  });
  one.say({ type: 'house', wish: { type: 'draft', base: 'bridge', overrides: {}, number: 1, seats: 4 } });
  const isTrouble = (message: TableToPage): message is Extract<TableToPage, { type: 'trouble' }> =>
    message.type === 'trouble';
  expect((await one.until(isTrouble)).sentence).toContain('not house rules');
});

// The host's answer to each message. A table survives leaving, undo, other tabs, and invalid messages.

import { worker as en } from '@moonshot/i18n/english';
import type { PageToTable } from '@moonshot/protocol';
import { type Ask, SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { tableWordsEn as answers } from '@moonshot/table';
import { expect, test } from 'vitest';
import {
  answerTo,
  bench,
  isA,
  memoryShelf,
  opened,
  orderOf,
  page,
  playToEnd,
  step,
  waitFor,
  written,
} from '../../testing/worker.ts';
import type { TableStorage } from './storage/table-storage.ts';

const first = (): number => 0;

test('the sheets come in the order of the catalogue, each with its aim', async () => {
  const one = page(bench());
  one.say({ type: 'sheets' });
  const { sheets } = await one.until(isA('sheets'));
  expect(sheets.map(sheet => sheet.id)).toEqual(SHEETS.map(sheet => sheet.id));
  expect(sheets.map(sheet => sheet.aim.length > 10)).toEqual(SHEETS.map(() => true));
});

test('each further game says what makes it different and where it stands, and can be ordered as it is listed', async () => {
  const one = page(bench());
  one.say({ type: 'further' });
  const { sheets } = await one.until(isA('further'));
  expect(sheets.map(sheet => sheet.id)).toEqual(CATALOGUE.map(({ id }) => id));
  expect(sheets.filter(sheet => sheet.differs === sheet.name || sheet.shelves?.length === 0)).toEqual([]);
  const omnibus = sheets.find(({ id }) => id === 'omnibus') ?? expect.fail('There is no omnibus');
  expect(omnibus).toMatchObject({ differs: expect.stringMatching(/J♦ takes 10 points off/), shelves: ['cards'] });
  const order = { ...orderOf('black-lady', 4), ...omnibus.of, overrides: { ...omnibus.of?.overrides } };
  one.say({ type: 'open', order, seat: 0 });
  expect((await one.until(isA('snapshot'))).rules.sheet.name).toBe('Omnibus Hearts');
  const from = one.received.length;
  one.say({ type: 'tables' });
  expect((await one.until(isA('tables'), from)).tables.map(({ name }) => name)).toEqual(['Omnibus Hearts']);
});

test.each([
  ['ricketts', 4, /^pass$/],
  ['at-play', 5, /^play$/],
  ['wild-twist', 3, /^(claim|play)$/],
  ['classic', 7, /^pass$/],
  ['capture', 14, /^lay$/],
] as const)('an opened table of %s with %i seats asks its person: %s', async (game, seats, ask) => {
  const one = page(bench());
  const view = await opened(one, game, seats);
  expect(view).toMatchObject({ game, viewer: 0, number: 0, mayUndo: false, ask: { type: expect.stringMatching(ask) } });
  expect(view.sitters).toHaveLength(seats);
  expect((await one.until(isA('snapshot'))).rules.sheet.id).toBe(game);
});

const refusedOpenings: readonly [
  name: string,
  order: Extract<PageToTable, { type: 'open' }>['order'],
  seat: number,
  RegExp,
][] = [
  ['an unknown game', orderOf('whist', 4), 0, /no game called whist/],
  ['too many seats', orderOf('ricketts', 5), 0, /expected exactly 4/],
  ['a faulty field', orderOf('ricketts', 4, { overrides: { 'moon.choose': 'later' } }), 0, /moon\.choose/],
  ['a bot nobody knows', orderOf('ricketts', 4, { sitters: withBot('hal') }), 0, /no bot called hal/],
  ['the seat of a bot', orderOf('ricketts', 4), 1, /your seat/],
];

function withBot(player: string): Extract<PageToTable, { type: 'open' }>['order']['sitters'] {
  return orderOf('ricketts', 4).sitters.map(sitter => (sitter.kind === 'bot' ? { ...sitter, player } : sitter));
}

test.each(refusedOpenings)('a table with %s is not opened, and the page hears why', async (_, order, seat, reason) => {
  const on = bench();
  const one = page(on);
  one.say({ type: 'open', order, seat });
  expect((await one.until(isA('trouble'))).sentence).toMatch(reason);
  expect(await on.storage.tables()).toEqual([]);
});

test('an action is announced before it is done, and the answer holds the table’s version', async () => {
  const one = page(bench());
  const before = await opened(one, 'capture', 2);
  const from = one.received.length;
  await step(one, first);
  const since = one.received.slice(from).map(message => message.type);
  const done = await one.until(isA('ack'), from);
  expect(since.slice(0, since.indexOf('ack') + 1)).toContain('events');
  expect(done.number).toBe(1);
  expect(done.version).toBeGreaterThan(before.version);
});

test('a card that a rule refuses is refused with the sentence of the rule, its cards and its field', async () => {
  const one = page(bench());
  await opened(one, 'ricketts', 4);
  for (let i = 0; i < 13; i++) {
    await step(one, first);
    const { ask, deal, number } = await waitFor(() => (one.view().ask ? one.view() : undefined), one.received);
    const legal = ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
    const card = deal.hand.find(held => !legal.includes(held));
    if (ask?.type !== 'play' || card === undefined) continue;
    const version = one.view().version;
    one.say({ type: 'act', number: number + 1, action: { type: 'play', card } });
    const refused = await one.until(isA('rejected'));
    expect(refused.number).toBe(number + 1);
    expect(refused.sentence).toMatch(/^[A-Z].{10,}$/s);
    expect(refused.fields).not.toEqual([]);
    expect(one.view().version).toBe(version);
    return;
  }
  throw new Error('Cannot find a card to refuse in this deal');
});

test('a repeated command has one effect, and one too far ahead is refused with a fresh view', async () => {
  const on = bench();
  const one = page(on);
  const { ask } = await opened(one, 'ricketts', 4);
  const action = answerTo(ask ?? expect.fail('Nothing is asked'), first);
  one.say({ type: 'act', number: 1, action });
  await one.until(isA('ack'));
  const from = one.received.length;
  one.say({ type: 'act', number: 1, action });
  expect(await one.until(isA('ack'), from)).toMatchObject({ number: 1 });
  one.say({ type: 'act', number: 9, action });
  expect(await one.until(isA('rejected'), from)).toEqual({
    type: 'rejected',
    number: 9,
    code: 'step-behind',
    sentence: answers.stepBehind,
    fields: [],
  });
  expect((await one.until(isA('snapshot'), from)).view.number).toBe(1);
});

test.each([
  [{ type: 'ready', number: 1 }, /not due/],
  [{ type: 'undo', number: 1 }, /nothing to take back/],
] as const)('%j too early is refused by the table', async (message, sentence) => {
  const one = page(bench());
  await opened(one, 'ricketts', 4);
  one.say(message);
  expect((await one.until(isA('rejected'))).sentence).toMatch(sentence);
});

test('what was done last is taken back with all that came of it', async () => {
  const one = page(bench());
  const before = await opened(one, 'ricketts', 4);
  await step(one, first);
  await waitFor(() => (one.view().ask?.type === 'play' ? true : undefined), one.received);
  expect(one.view().mayUndo).toBe(true);
  const from = one.received.length;
  one.say({ type: 'undo', number: 2 });
  const { events, view } = await one.until(isA('events'), from);
  expect(events).toEqual([{ type: 'undone' }]);
  expect(view).toMatchObject({ ask: before.ask, number: 2, mayUndo: false });
  expect(view.deal.hand).toEqual(before.deal.hand);
});

test('a hint is a legal answer and one sentence; without a question there is none', async () => {
  const one = page(bench());
  one.say({ type: 'hint' });
  expect((await one.until(isA('trouble'))).sentence).toBe(en.trouble.noTable);
  await opened(one, 'ricketts', 4);
  one.say({ type: 'hint' });
  const { action, sentence, quiet } = await one.until(isA('hint'));
  expect(quiet).toBe(false);
  expect(sentence).toMatch(/^Pass .+ to Bot 1\. .+\.$/);
  const from = one.received.length;
  one.say({ type: 'act', number: 1, action });
  await one.until(isA('ack'), from);
  one.say({ type: 'leave' });
});

test('a hint that nobody asked for is quiet, also where there is none', async () => {
  const one = page(bench());
  await opened(one, 'ricketts', 4);
  one.say({ type: 'hint', quiet: true });
  const { action, quiet } = await one.until(isA('hint'));
  expect(quiet).toBe(true);
  one.say({ type: 'act', number: 1, action });
  const from = one.received.length;
  one.say({ type: 'hint', quiet: true });
  one.say({ type: 'sheets' });
  await one.until(isA('sheets'), from);
  expect(one.received.slice(from).filter(message => message.type === 'trouble')).toEqual([]);
});

test('rules are read out before a table is opened, for each number of seats', async () => {
  const one = page(bench());
  one.say({ type: 'rules', game: 'classic', seats: 5 });
  const { rules } = await one.until(isA('rules'));
  expect(rules.sheet.id).toBe('classic');
  expect(rules.sentences.find(({ topic }) => topic === 'cards')?.sentence).toMatch(/10 each/);
  one.say({ type: 'rules', game: 'ricketts', seats: 5 });
  expect((await one.until(isA('trouble'))).sentence).toMatch(/cannot be read: seats/);
});

test('bots wait as long as the page says, whatever they computed', async () => {
  const one = page(bench());
  await opened(one, 'ricketts', 4);
  one.say({ type: 'pace', botMs: 321 });
  const waited = one.waits.length;
  await step(one, first);
  await waitFor(() => (one.view().ask?.type === 'play' ? true : undefined), one.received);
  expect(new Set(one.waits.slice(0, waited))).toEqual(new Set([700]));
  expect(new Set(one.waits.slice(waited))).toEqual(new Set(one.waits.length > waited ? [321] : []));
});

test('a message that arrives while a stopped table starts again for another is answered', async () => {
  const shelf = memoryShelf();
  let fails = false;
  const append: TableStorage['append'] = (...given) =>
    fails ? Promise.reject(new Error('the disk is broken')) : shelf.append(...given);
  const one = page(bench({ ...shelf, append }));
  const { ask } = await opened(one, 'ricketts', 4);
  const action = answerTo(ask as Ask, first);
  fails = true;
  one.say({ type: 'act', number: 1, action });
  await waitFor(() => one.received.filter(isA('trouble'))[2], one.received); // an error for each attempt
  fails = false;
  const from = one.received.length;
  one.say({ type: 'hint', quiet: false });
  one.say({ type: 'act', number: 1, action });
  await one.until(isA('ack'), from);
  const troubles = one.received.filter(isA('trouble')).map(({ sentence }) => sentence);
  expect(troubles.filter(sentence => sentence === en.trouble.gone || sentence === en.trouble.noTable)).toEqual([]);
});

test.each([
  ['a table that is not there', 'nothing', 0, en.trouble.gone],
  ['the seat of a bot', undefined, 1, en.trouble.notYours],
  ['a seat that is not there', undefined, 9, en.trouble.notYours],
] as const)('joining %s is answered with one sentence', async (_, table, seat, sentence) => {
  const on = bench();
  const one = page(on);
  const { id } = await opened(one, 'at-play', 3);
  one.say({ type: 'join', table: table ?? id, seat });
  expect((await one.until(isA('trouble'))).sentence).toBe(sentence);
});

test('saved tables are listed newest first, and forgotten for good', async () => {
  const on = bench();
  const one = page(on);
  const older = await opened(one, 'ricketts', 4);
  one.say({ type: 'open', order: orderOf('capture', 2), seat: 0 });
  await waitFor(() => (one.view().game === 'capture' ? true : undefined), one.received);
  const newer = one.view();
  one.say({ type: 'leave' });
  one.say({ type: 'tables' });
  const { tables } = await one.until(isA('tables'));
  expect(tables.map(table => table.id)).toEqual([newer.id, older.id]);
  expect(tables[1]).toMatchObject({
    name: 'Ricketts House Hearts',
    seats: 4,
    deal: 1,
    totals: [0, 0, 0, 0],
    over: false,
    trouble: null,
  });
  const from = one.received.length;
  one.say({ type: 'forget', table: newer.id });
  expect((await one.until(isA('tables'), from)).tables.map(table => table.id)).toEqual([older.id]);
});

test.each([
  ['of a newer Moonshot', { format: 2 }, en.trouble.newer],
  ['of a game that is not known here', { game: 'whist' }, en.trouble.unknownGame('whist')],
  ['of other rules', { rules: 7 }, en.trouble.otherRules('Ricketts House Hearts', 7)],
] as const)('a saved table %s is listed with what is the matter', async (_, change, sentence) => {
  const storage = memoryShelf();
  const one = page(bench(storage));
  const { id } = await opened(one, 'ricketts', 4);
  one.say({ type: 'leave' });
  one.say({ type: 'tables' });
  await one.until(isA('tables'));
  for (const line of storage.lines.values()) storage.lines.set(id, { ...line, ...change });
  const from = one.received.length;
  one.say({ type: 'tables' });
  expect((await one.until(isA('tables'), from)).tables[0]?.trouble).toBe(sentence);
});

test.each([
  ['ricketts', 4, { deals: 2 }],
  ['at-play', 3, { deals: 2 }],
  ['wild-twist', 7, { deals: 2 }],
  ['classic', 5, { deals: 2 }],
  ['capture', 6, { deals: 2 }],
] as const)(
  '%s with %i seats is played to the end of its match, and every version is sent once',
  async (game, seats, length) => {
    const on = bench();
    const one = page(on);
    one.say({ type: 'pace', botMs: 0 });
    const { id } = await opened(one, game, seats, { length });
    await playToEnd(one);
    expect(one.view().deal.results.length).toBeGreaterThanOrEqual(2);
    let version = (await one.until(isA('snapshot'))).view.version;
    for (const message of one.received.filter(isA('events'))) {
      expect(message.from).toBe(version);
      version += message.events.length;
      expect(message.view.version).toBe(version);
    }
    expect(await written(on, id)).toHaveLength(version);
    one.say({ type: 'tables' });
    expect((await one.until(isA('tables'))).tables[0]).toMatchObject({
      over: true,
      deal: one.view().deal.results.length,
      totals: one.view().deal.totals,
    });
  },
);

test('lists, rules, refusals and hints follow a change of language', async () => {
  const loud = (sentence: string): string => sentence.toUpperCase();
  const one = page(bench());
  await opened(one, 'ricketts', 4);
  one.say({ type: 'sheets' });
  const { sheets } = await one.until(isA('sheets'));
  const { view } = await one.until(isA('snapshot'));
  const { rules } = await one.until(isA('tableRules'));
  const from = one.received.length;
  one.say({ type: 'setLanguage', language: 'de' });
  one.say({ type: 'act', number: view.number + 1, action: { type: 'claim', claim: true } });
  one.say({ type: 'hint' });
  const again = await one.until(isA('sheets'), from);
  expect(again.sheets).toEqual(sheets.map(sheet => ({ ...sheet, aim: loud(sheet.aim) })));
  const retold = await one.until(isA('tableRules'), from);
  expect(retold.rules.sentences).toEqual(rules.sentences.map(rule => ({ ...rule, sentence: loud(rule.sentence) })));
  const { sentence: refused } = await one.until(isA('rejected'), from);
  expect(refused).toBe(loud(refused));
  const { sentence: hint } = await one.until(isA('hint'), from);
  expect(hint).toMatch(/^PASS .+ TO BOT 1\. [^a-z]+$/);
});

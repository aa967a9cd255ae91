// Replays of matches that are stored or given as text: their steps, errors in the text, positions to play on
// from, and imported matches in backups.
import 'fake-indexeddb/auto';
import { worker as en } from '@moonshot/i18n/english';
import { isBrief, isImportedTable, type PageToTable, type ReplayedMatch, type TableToPage } from '@moonshot/protocol';
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { matchIn, matchLink, notationText, notedOf, type Transcript, transcriptOf } from '@moonshot/rules/notation';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import proof from '../../../../../fixtures/proof.json' with { type: 'json' };
import newer from '../../../../../packages/verify/example-proof.json' with { type: 'json' };
import { GAMES, played } from '../../../../../test/conversions/played.ts';
import { choosing, playing } from '../../../../../test/play.ts';
import { freshSample } from '../../../../../test/seeds.ts';
import { bench, isA, opened, type Page, page, playToEnd, written } from '../../../testing/worker.ts';
import { browserStorage } from '../storage/database.ts';

/** A match of two deals, played at random. */
function matchOf(game: string, seed: string): Transcript {
  const hearts = heartsOf(sheetOf(game), sheetOf(game)?.seats.best ?? 4);
  const start = { seed, length: { deals: 2 } };
  const events = [...playing(hearts, start, choosing(seed))].flatMap(moment => moment.events);
  return transcriptOf(hearts, events);
}

const textOf = (game: string, seed: string): string => notationText(notedOf(matchOf(game, seed)));

async function replayed(on: Page, text: string): Promise<ReplayedMatch> {
  const from = on.received.length;
  on.say({ type: 'replay', table: null, text });
  return on.until(isWhole, from);
}

type ReplayedMessage = Extract<TableToPage, { type: 'replayed' }>;
const isWhole = (said: TableToPage): said is ReplayedMessage => said.type === 'replayed' && said.text !== null;

const cards = ({ hands, lying }: ReplayedMatch['deals'][number]['steps'][number]): number =>
  hands.flat().length + lying.flatMap(one => (one.under === undefined ? [1] : [1, 1])).length;

test.each(freshSample('games the worker reads', GAMES, 16))(
  '%s (%s, %i seats): its text, its link and its transcript are read',
  async (...game) => {
    const one = page(bench());
    const { text, transcript } = played(...game);
    const from = one.received.length;
    expect((await replayed(one, text)).text).toBe(text);
    const { link } = await one.until(isA('carried'), from);
    expect((await replayed(one, link)).text).toBe(text);
    // a transcript has no names
    const unnamed = (told: string | null) => told?.replaceAll(/^seat .*\n/gm, '');
    expect(unnamed((await replayed(one, transcript)).text)).toBe(unnamed(text));
  },
);

test.each(SHEETS.map(({ id }) => id))('%s: every step of a match has its cards', async game => {
  const one = page(bench());
  for (const text of freshSample(`steps of ${game}`, ['a', 'b', 'c'], 1).map(seed => textOf(game, seed))) {
    const from = one.received.length;
    const match = await replayed(one, text);
    expect(match).toMatchObject({ table: null, text: expect.stringContaining(text.split('\n')[1] ?? '') });
    expect(match.deals).toHaveLength(2);
    const first = one.received.slice(from).find(isA('replayed'));
    expect(first, 'comes before the others').toEqual({ ...match, deals: [match.deals[0]], winners: [], text: null });
    const { link } = await one.until(isA('carried'), from);
    const carried = matchIn(link);
    expect(carried?.ok && notationText(carried.noted)).toBe(match.text);
    for (const { steps } of match.deals) {
      expect([steps[0]?.kind, steps.at(-1)?.kind, steps.at(-1)?.fork]).toEqual(['dealt', 'scored', null]);
      const dealt = steps[0]!;
      for (const step of steps.slice(1, -1)) {
        expect(step.lying.length).toBeLessThanOrEqual(dealt.hands.length);
        if (step.kind === 'played') expect(cards(step)).toBeGreaterThan(0);
        if (step.winner !== null) expect(step.lying.map(({ seat }) => seat)).toContain(step.winner);
      }
      expect(steps.filter(step => step.fork !== null).length).toBeGreaterThan(0);
    }
  }
});

const LONG = textOf('classic', 'long');

test('a match that comes as a text is kept once, and is played on from any point of it, from any seat', async () => {
  const one = page(bench());
  one.say({ type: 'bring', text: LONG });
  one.say({ type: 'bring', text: LONG });
  const { table } = await one.until(isA('brought'));
  expect(isImportedTable(table)).toBe(true);
  one.say({ type: 'tables' });
  expect((await one.until(isA('tables'))).tables).toMatchObject([{ id: table, over: true, trouble: null }]);
  one.say({ type: 'replay', table, text: '' });
  const { deals, names } = await one.until(isWhole);
  const points = deals[0]!.steps.flatMap(({ fork }) => fork ?? []);
  for (const at of [...new Set(points)].filter((_, i) => i % 9 === 0)) {
    const seat = at % names.length;
    const from = one.received.length;
    one.say({ type: 'fork', table, seat, at });
    const { view } = await one.until(isA('snapshot'), from);
    expect(view).toMatchObject({ viewer: seat, deal: { deal: 1 } });
    expect([isBrief(view.id), view.sitters.filter(sitter => sitter.kind === 'person').length]).toEqual([true, 1]);
  }
});

test('an error in a text is reported with its position, in the language of the page', async () => {
  const one = page(bench());
  one.say({ type: 'bring', text: LONG.replace('seats ', 'seats x') });
  one.say({ type: 'setLanguage', language: 'de' });
  one.say({ type: 'replay', table: null, text: LONG.replace('game ', 'game x') });
  one.say({ type: 'replay', table: null, text: 'https://hearts.example/#m/AQBf' });
  await one.until((said): said is never => said === one.received.filter(({ type }) => type === 'unread')[2]);
  const sentences = one.received.flatMap(said => (said.type === 'unread' ? [said.sentence] : []));
  expect(sentences[0]).toMatch(/^Line 3, column 7: expected a whole number that fits here; found “x\d”\.$/);
  expect(sentences[1]).toMatch(/^LINE 2, COLUMN 1: THERE IS NO GAME/);
  expect(sentences[2]).toMatch(/^THIS LINK IS DAMAGED/);
});

test('an invalid match is shown up to its first deal, and a later error with its position', async () => {
  const one = page(bench());
  const lines = LONG.split('\n');
  const second = lines.findIndex(line => line.startsWith('deal 2'));
  const points = lines.findIndex((line, i) => i > second && line.startsWith('points'));
  const wrong = lines.map((line, i) => (i === points ? line.replace(/-?\d+$/, '77') : line)).join('\n');
  const link = matchLink(notedOf(matchOf('classic', 'long')));
  one.say({ type: 'replay', table: null, text: wrong });
  const { sentence } = await one.until(isA('unread'));
  expect(sentence).toMatch(new RegExp(`^Line ${points + 1}, `));
  expect(one.received.filter(isA('replayed'))).toMatchObject([{ text: null, deals: [{ deal: 1 }] }]);
  one.say({ type: 'replay', table: null, text: link });
  expect((await one.until(isWhole)).deals).toHaveLength(2);
  expect(one.received.filter(isA('replayed'))[1]).toMatchObject({ text: null, deals: [{ deal: 1 }] });
});

test('a match that was played here is gone through, and one that was brought comes back from the file of everything', async () => {
  const one = page(bench());
  const { id } = await opened(one, 'ricketts', 4, { length: { deals: 1 } });
  await playToEnd(one);
  one.say({ type: 'replay', table: id, text: '' });
  const mine = await one.until(isWhole);
  expect([mine.table, mine.deals[0]?.deal]).toEqual([id, 1]);
  one.say({ type: 'bring', text: LONG });
  const { table } = await one.until(isA('brought'));
  one.say({ type: 'export', settings: {}, page: {} });
  const { text } = await one.until(isA('exported'));
  globalThis.indexedDB = new IDBFactory();
  const other = page(bench(browserStorage(() => 1)));
  other.say({ type: 'import', text });
  expect(await other.until(isA('imported'))).toMatchObject({ ok: true, tables: 2, refused: [] });
  other.say({ type: 'replay', table, text: '' });
  expect(await other.until(isWhole)).toMatchObject({ table, deals: expect.any(Array) });
});

test.each([
  ['the old protocol', proof, '[2,"5C"]'],
  ['the newest', newer, '[3,"9C"]'],
])(
  'the proof of a server by %s is gone through as any other match, and one that was changed is said to be none',
  async (_, told, played) => {
    const one = page(bench());
    const text = JSON.stringify(told);
    const match = await replayed(one, text);
    expect(match).toMatchObject({ game: 'ricketts', table: null });
    expect(await replayed(one, match.text ?? '')).toMatchObject({ deals: match.deals });
    const from = one.received.length;
    one.say({ type: 'replay', table: null, text: text.replace(played, played.replace(/..(?="])/, 'AH')) });
    expect((await one.until(isA('unread'), from)).sentence).toMatch(/^This is not a complete proof/);
  },
);

const OLDER = { table: 'older', seat: 0 };
test.each<[name: string, message: PageToTable]>([
  ['replay', { type: 'replay', table: 'older', text: '' }],
  ['review', { type: 'review', ...OLDER, deal: null, open: false }],
  ['compare', { type: 'compare-daily', table: 'older' }],
  ['play on', { type: 'fork', ...OLDER, at: 1 }],
])('a table of other rules: the wish to %s it is answered with the reason', async (_, message) => {
  const on = bench();
  const one = page(on);
  const [opening] = await written(on, (await opened(one, 'ricketts', 4)).id);
  if (opening?.type !== 'table-opened') throw new Error('Cannot change the rules: the log does not begin with them');
  await on.storage.append('older', 0, [{ ...opening, id: 'older', spec: { ...opening.spec, version: 7 } }]);
  one.say(message);
  expect((await one.until(isA('trouble'))).sentence).toBe(en.trouble.otherRules('Ricketts House Hearts', 7));
  one.say({ type: 'sheets' });
  await one.until(isA('sheets'));
});

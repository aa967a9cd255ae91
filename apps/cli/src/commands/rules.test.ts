// Tests how `moonshot rules` explains catalogue games and house rules: their origin, notes on rules without
// effect, and the option that sets the queen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

test.each([
  [
    'hooligan',
    ' Sources           No source settles which cards you need to shoot the moon.\n\nSource: Wikipedia on Hearts.\n',
  ],
  ['countdown', ' together.\n\nSource: the help of Board Game Arena.\n'],
  ['trumps', 'they are our own.\n\nSource: none; Trump Hearts on Pagat is another game.\n'],
])('%s names its source, and says what the source leaves open', async (game, ending) => {
  const { code, out } = await inside(['rules', game]);
  expect({ code, ending: out.slice(-ending.length) }).toEqual({ code: 0, ending });
});

test.each([
  [
    'knaves',
    'de',
    'Quellen Keine Quelle klärt: wie viele Karten jeder bekommt; bei welchem Stand die Partie endet. Die Quellen sind sich nicht einig, was die Karten zählen, oder lassen es offen. Quelle: Hubert Phillips, as pokerwiner has him.',
  ],
  [
    'trumps',
    'de',
    'Quellen Wir haben keinen Text zu den Regeln dieses Spiels gefunden: Sie sind unsere eigenen. Quelle: none; Trump Hearts on Pagat is another game.',
  ],
  [
    'hartenjagen',
    'en',
    'Another game of this name has other cards and other points. Source: the computer game of that name, as sockscap64 tells it.',
  ],
  ['hooligan', 'fr', 'Source : Wikipedia on Hearts.'],
  ['hooligan', 'es', 'Fuente: Wikipedia on Hearts.'],
])('%s in %s says in that language what is open, and where its rules are from', async (game, language, ending) => {
  const { out } = await inside(['rules', game, '--language', language]);
  expect(out.replace(/\s+/g, ' ').trim().slice(-ending.length)).toBe(ending);
});

test.each([
  ['en', 'Knaves, 3 players', 'Cards left over'],
  ['de', 'Knaves, 3 Spieler', 'Übrige Karten'],
  ['fr', 'Knaves, 3 joueurs', 'Cartes restantes'],
  ['es', 'Knaves, 3 jugadores', 'Cartas que sobran'],
])('in %s the title and the headings are those of the page', async (language, title, heading) => {
  const lines = (await inside(['rules', 'knaves', '--language', language])).out.split('\n');
  expect([lines[0], lines.some(line => line.startsWith(` ${heading} `))]).toEqual([title, true]);
});

test('the JSON of a further game has the base and the overrides with which a server orders it', async () => {
  const { base, overrides, sheet, seats } = JSON.parse((await inside(['rules', 'auction', '--json'])).out);
  expect(base).toBe('black-lady');
  expect(heartsOf(sheetOf(base), seats, overrides).sheet).toEqual(sheet);
});

test('JSON names its source and its doubts, and one of the five games has neither', async () => {
  const [further, own] = [await inside(['rules', 'hooligan', '--json']), await inside(['rules', 'classic', '--json'])];
  expect(JSON.parse(further.out)).toMatchObject({
    source: 'Wikipedia on Hearts',
    unverified: ['moonCards'],
  });
  expect(Object.keys(JSON.parse(own.out))).toEqual(['game', 'seats', 'sheet', 'sentences']);
});

test.each([
  [
    'the ban of a queen that costs nothing',
    ['--set', 'firstTrick.ban=["QD"]'],
    'Note on firstTrick.ban: Q♦ counts no points here. Is another card meant?\n',
  ],
  [
    'in another language',
    ['--set', 'pass.count=2', '--language', 'de'],
    'Note on pass.count: Das ändert nichts, solange die anderen Regeln so sind.\n',
  ],
  ['nothing where the choice of the queen sets all fields', ['--set', 'queen=QS'], ''],
])('noted while rules are read out: %s', async (_, given, err) => {
  expect(await inside(['rules', 'at-play', ...given])).toMatchObject({ code: 0, err });
});

test('a queen is chosen for every field that names it, beside other fields', async () => {
  const { out } = await inside(['rules', 'at-play', '--set', 'queen=QD', '--set', 'match.limit=60', '--json']);
  expect(JSON.parse(out).sheet).toMatchObject({
    firstTrick: { ban: ['H*', 'QD'] },
    break: { on: [{ cards: ['H*', 'QD'] }] },
    points: [{ cards: ['H*'] }, { cards: ['QD'], value: 13 }],
    moon: { needs: ['H*', 'QD'] },
    match: { limit: 60 },
  });
});

test.each([
  ['at-play', '"KS"', 'QS, QC, QD'],
  ['capture', '"QS"', 'no queen: in this game not one queen alone costs points'],
])('in %s no queen is %s', async (game, queen, expected) => {
  const { code, err } = await inside(['rules', game, '--set', `queen=${queen}`]);
  expect({ code, err: err.trim() }).toEqual({
    code: 2,
    err: `Cannot choose the queen: queen is ${queen}, expected ${expected}.`,
  });
});

test('the rules are shown in the language chosen at the table', async () => {
  const home = mkdtempSync(join(tmpdir(), 'moonshot-language-'));
  const words = ['play', 'ricketts', '--new', '--plain', '--speed', 'instant', '--language', 'de'];
  const { out } = await inside(words, { input: 'r\n', env: { MOONSHOT_HOME: home } });
  rmSync(home, { recursive: true });
  expect(out).toContain('Im ersten Stich darfst du weder ein Herz');
});

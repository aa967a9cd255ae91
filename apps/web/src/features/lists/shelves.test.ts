// How the page sorts the further games (those beyond the five main ones): by shelf, by a search, and by the
// last matches.
import type { SheetCard, TableSummary } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { filledShelves, type GameSearch, recentGames, shelvesIn } from './shelves.ts';

const game = (id: string, name: string, differs: string, seats: number, shelves?: readonly string[]): SheetCard => ({
  ...{ id, version: 1, name, kind: 'tricks', seats: { min: 2, max: seats, best: 2 }, winner: 'lowest', aim: '' },
  ...{ lengths: { kind: 'deals', offer: [], usual: 1 }, passes: false, differs, of: { game: 'base', overrides: {} } },
  ...(shelves !== undefined && { shelves }),
});

const GAMES = [
  game('mine', 'Sunday Rules', 'Two more cards count.', 4),
  game('draw', 'Draw Hearts', 'A stock for two.', 2, ['two', 'old']),
  game('chasse', 'Chasse Cœur', 'Every queen costs; Q♠ too.', 4, ['world', 'old']),
  game('spot', 'Spot Hearts', 'Hearts cost their rank.', 6, ['cards']),
];
const ORDER = ['own', 'two', 'cards', 'old', 'world'];
const ALL: GameSearch = { text: '', seats: null, shelf: null };

const shown = (search: Partial<GameSearch>, favourites: readonly string[] = [], recent: readonly SheetCard[] = []) =>
  filledShelves(GAMES, { ...ALL, ...search }, ORDER, { favourites, recent }).map(({ shelf, games }) => [
    shelf,
    ...games.map(({ id }) => id),
  ]);

test('without a search every game stands once, on the first of its shelves, and own rules on their own', () => {
  expect(shown({})).toEqual([
    ['own', 'mine'],
    ['two', 'draw'],
    ['cards', 'spot'],
    ['world', 'chasse'],
  ]);
  expect(shelvesIn(GAMES, ORDER)).toEqual(ORDER);
});

test('the last played and the favourites come first, and stand on their shelves as well', () => {
  expect(shown({}, ['spot'], GAMES.slice(1, 2)).slice(0, 2)).toEqual([
    ['recent', 'draw'],
    ['favourites', 'spot'],
  ]);
  expect(shown({}, ['spot'], GAMES.slice(1, 2))).toHaveLength(6);
});

test.each([
  ['a shelf', { shelf: 'old' }, ['draw', 'chasse']],
  ['the favourites', { shelf: 'favourites' }, ['spot']],
  ['own rules', { shelf: 'own' }, ['mine']],
  ['words of the name, without accents', { text: 'COEUR' }, ['chasse']],
  ['words of the blurb, in any order', { text: 'rank hearts' }, ['spot']],
  ['a card', { text: 'Q♠' }, ['chasse']],
  ['a shelf and a number of players', { shelf: 'old', seats: 3 }, ['chasse']],
  ['nothing', { text: 'whist' }, []],
] as const)('found by %s', (_, search, ids) => {
  expect(shown(search, ['spot'])).toEqual([[null, ...ids]]);
});

test('a number of players keeps the shelves', () => {
  expect(shown({ seats: 5 })).toEqual([['cards', 'spot']]);
});

test('last played are the games of the latest tables, each once', () => {
  const table = (name: string, at: number, base = 'base'): TableSummary => ({
    ...{ id: `${at}`, game: base, name, seats: 4, deal: 1, totals: [], over: false, at, trouble: null },
  });
  const tables = [
    table('Spot Hearts', 1),
    table('Draw Hearts', 9),
    table('Ricketts', 7, 'ricketts'),
    table('Draw Hearts', 3),
  ];
  expect(recentGames(GAMES, tables).map(({ id }) => id)).toEqual(['draw', 'spot']);
});

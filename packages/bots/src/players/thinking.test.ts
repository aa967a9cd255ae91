// Levels and styles in every game: their answers are legal, and the same random seed reproduces them.
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { freshSample } from '../../../../test/seeds.ts';
import { CHANGED_GAMES } from '../../testing/changed-games.ts';
import { loggedMatch } from '../arena/match.ts';
import { playerNamed } from './index.ts';

const named = (name: string) => {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`there is no ${name}`);
  return player;
};

const TABLE = ['beginner', 'casual', 'skilled', 'expert', 'master:bold', 'master:moon-hungry', 'master'].map(named);
const FEW = { plays: 12 };

const tables = SHEETS.flatMap(sheet =>
  [sheet.seats.min, Math.min(7, sheet.seats.max)].map((seats): readonly [string, number] => [sheet.id, seats]),
);

test.each(tables)('all levels finish deals of %s with %i seats', (id, seats) => {
  const play = () =>
    loggedMatch({
      hearts: heartsOf(sheetOf(id), seats),
      players: TABLE,
      seed: 'levels',
      match: id,
      length: { deals: 2 },
      budget: FEW,
    });
  const [first, second] = [play(), play()];
  expect(first.state.results.length).toBeGreaterThanOrEqual(2); // a match may continue after a tie
  expect(second.events).toEqual(first.events);
});

const some = freshSample('tables of all levels', CHANGED_GAMES, 16);

test.each(some.map(toggle => [toggle.name, toggle] as const))('and of tables with %s', (_, toggle) => {
  const hearts = heartsOf(sheetOf(toggle.game), toggle.seats, toggle.overrides);
  for (const players of [TABLE.slice(0, 2), TABLE.slice(2)]) {
    const { state } = loggedMatch({
      hearts,
      players,
      seed: 'levels',
      match: toggle.name,
      length: { deals: 1 },
      budget: FEW,
    });
    expect(state.results.length).toBeGreaterThan(0);
  }
});

test.each(['beginner', 'casual'])('%s finishes deals with two packs', level => {
  const hearts = heartsOf(sheetOf('classic'), 7, { 'deck.packs': 2 });
  const { state } = loggedMatch({
    ...{ hearts, players: [named(level)], seed: 'two packs', match: level },
    ...{ length: { deals: 4 }, budget: FEW },
  });
  expect(state.results.length).toBeGreaterThanOrEqual(4);
});

// The path of an entry of the history, and the steps from one path to another.
import { expect, test } from 'vitest';
import { DIALOG, LINK, type Path, pathTo, type Steps, stepsTo } from './path.ts';

const [A, B] = ['table:a', '@b'];

test.each<[from: Path, place: string, to: Path, beside?: boolean]>([
  [[''], '#puzzles', ['', '#puzzles']],
  [['', '#puzzles'], A, ['', '#puzzles', A]],
  [['', '#puzzles', A], B, ['', '#puzzles', B]], // the next table, not a table above a table
  [['', '#puzzles', A], '', ['']],
  [['', A, '#review/a'], 'table:fork', ['', A, '#review/a', 'table:fork']],
  [['', '#statistics', '#matches'], '#statistics', ['', '#statistics']],
  [['', '#matches/1'], '#matches/2', ['', '#matches/2'], true],
  [['#statistics'], '', ['']],
  [['#d/x'], '#contests', ['#contests'], true],
  [['#d/x'], A, ['#d/x', A]],
  [[''], A, ['', A]],
  [[LINK], A, ['', A]], // a match never lies on the first entry
  [['', LINK], '#matches', ['', '#matches']],
])('from %j to %j', (from, place, to, beside = false) => {
  expect(pathTo(from, place, beside)).toEqual(to);
});

/** The history after these steps. A new entry cuts off those above the current one. */
const walked = (from: Path, { back, replaces, places }: Steps): Path => [
  ...from.slice(0, from.length - back - (replaces ? 1 : 0)),
  ...places,
];

test.each<[from: Path, to: Path, back: number]>([
  [[''], ['', A], 0],
  [['', A], ['', A, DIALOG], 0],
  [['', A, DIALOG], ['', A], 1],
  [['', A, DIALOG], [''], 2],
  [['', A, DIALOG], ['', '#puzzles'], 2],
  [['', A, DIALOG], ['', B, DIALOG], 2],
  [['', A], ['', B], 0],
  [['#statistics'], ['', A], 0],
  [['#statistics', A], [''], 1],
  [['', A], ['', A], 0],
])('from %j to %j goes back %i', (from, to, back) => {
  const steps = stepsTo(from, to);
  expect(steps.back).toBe(back);
  expect(walked(from, steps)).toEqual(to);
});

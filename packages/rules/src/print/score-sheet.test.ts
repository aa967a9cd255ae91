// The score sheet: its heads, and its rows and columns for few and for many players.
import { expect, test } from 'vitest';
import { heartsNamed } from '../catalogue/catalogue.ts';
import type { Overrides } from '../games.ts';
import type { PrintWords } from '../words/print-words.ts';
import { htmlOf } from './markup.ts';
import { scoreSheet } from './score-sheet.ts';

const PRINT: PrintWords = {
  players: String,
  scoreSheet: 'Score sheet',
  link: '',
  points: 'points',
  total: 'total',
  date: 'Date',
  counts: '',
  captured: '',
  inHand: '',
  deal: 'Deal',
  pass: 'Pass',
  step: step => `to ${step}`,
  topics: {},
};

/** The parts of a score sheet: its header, the head of its table, and its rows. */
function partsOf(game: string, seats: number, names: readonly string[], overrides: Overrides = {}) {
  const html = htmlOf(scoreSheet(heartsNamed(game, seats, overrides), PRINT, names));
  const [, header, head, body] =
    /^<section class="scores"><header>(.*)<\/header><table data-table="scores"><thead>(.*)<\/thead><tbody>(.*)<\/tbody><\/table><\/section>$/.exec(
      html,
    ) ?? [];
  return { header, head, rows: body?.split(/(?<=<\/tr>)/) ?? [] };
}

const scope = 'scope="col"';
const PARTS = `<th ${scope}>points</th><th ${scope}>total</th>`;
const PAIR = '<td></td><td class="total"></td>';
const row = (deal: number, cells: string): string => `<tr><th scope="row">${deal}</th>${cells}</tr>`;

test('few players have columns for points and totals, and each row says how cards are passed', () => {
  const { header, head, rows } = partsOf('classic', 7, ['Ana', 'Ben']);
  const names = ['Ana', 'Ben', '', '', '', '', ''];
  expect(header).toBe('<h1>Classic Hearts: Score sheet</h1><p>Date ____________________</p>');
  expect(head).toBe(
    `<tr><th ${scope} class="deal" rowspan="2">Deal</th><th ${scope} class="way" rowspan="2">Pass</th>${names
      .map(name => `<th ${scope} class="name" colspan="2">${name}</th>`)
      .join('')}</tr><tr class="parts">${PARTS.repeat(7)}</tr>`,
  );
  const ways = ['right', 'left', 'right-2', 'left-2', 'right-3', 'left-3', 'hold'];
  expect(rows).toEqual(
    Array.from({ length: 24 }, (_, i) => row(i + 1, `<td class="way">to ${ways[i % 7]}</td>${PAIR.repeat(7)}`)),
  );
});

test('many players have a column for totals only', () => {
  const { header, head, rows } = partsOf('capture', 8, []);
  expect(header).toBe('<h1>Capture the Hearts: Score sheet</h1><p>Date ____________________</p>');
  expect(head).toBe(
    `<tr><th ${scope} class="deal" rowspan="1">Deal</th>${`<th ${scope} class="name" colspan="1"></th>`.repeat(8)}</tr>`,
  );
  expect(rows).toEqual(Array.from({ length: 24 }, (_, i) => row(i + 1, '<td class="total"></td>'.repeat(8))));
});

test.each<[game: string, overrides: Overrides, ways: readonly string[]]>([
  ['at-play', {}, []],
  ['ricketts', {}, ['left', 'right', 'across', 'scatter', 'hold']],
  ['ricketts', { 'pass.cycle': ['hold', 'hold'] }, []],
])('the column for passes of %s with %o', (game, overrides, ways) => {
  const { head, rows } = partsOf(game, 4, [], overrides);
  expect(head?.includes('class="way"')).toBe(ways.length > 0);
  expect(rows.slice(0, 5)).toEqual(
    [0, 1, 2, 3, 4].map(i =>
      row(i + 1, `${ways.length > 0 ? `<td class="way">to ${ways[i]}</td>` : ''}${PAIR.repeat(4)}`),
    ),
  );
});

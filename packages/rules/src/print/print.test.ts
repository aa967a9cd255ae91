// Printed pages: the small tables, the score sheet, and texts that cannot break out of the page.
import { expect, test } from 'vitest';
import { CATALOGUE, heartsNamed } from '../catalogue/catalogue.ts';
import { explainHearts } from '../explain/explain.ts';
import { type Overrides, SHEETS, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { en } from '../words/en.ts';
import { htmlOf, type Markup } from './markup.ts';
import { type PrintOptions, printed, printedHtml } from './print.ts';
import { type Paper, paperStyle, rulesSetting, styleOf } from './style.ts';
import { rowsHigh, tablesOf } from './tables.ts';

const OPTIONS: PrintOptions = {
  language: 'en',
  rules: en,
  print: {
    players: n => `For ${n} players`,
    scoreSheet: 'Score sheet',
    link: 'Play',
    points: 'points',
    total: 'total',
    date: 'Date',
    counts: 'Counts',
    captured: 'Captured',
    inHand: 'In hand',
    deal: 'Deal',
    pass: 'Pass',
    step: step => step,
    topics: {},
  },
};

const textOf = (one: Markup | string): string => (typeof one === 'string' ? one : one.inside.map(textOf).join(''));

/** All elements inside this one for which `holds` returns true. */
const within = (one: Markup, holds: (found: Markup) => boolean): readonly Markup[] =>
  one.inside.flatMap(inner =>
    typeof inner === 'string' ? [] : [...(holds(inner) ? [inner] : []), ...within(inner, holds)],
  );

/** The body rows of one of the page's HTML tables; undefined if the page has no such table. */
function rowsOf(game: string, seats: number, table: string): readonly string[] | undefined {
  const { body } = printed(heartsNamed(game, seats), OPTIONS);
  const [found] = within(body, ({ attributes }) => attributes['data-table'] === table);
  const [rows] = found === undefined ? [] : within(found, ({ tag }) => tag === 'tbody');
  return rows?.inside.map(row => (row as Markup).inside.map(textOf).join(' ').replaceAll('\uFE0E', ''));
}

const tables: readonly [game: string, seats: number, table: string, rows: readonly string[] | undefined][] = [
  ['ricketts', 4, 'passes', ['1 left 3', '2 right 3', '3 across 3', '4 scatter 1', '5 hold –']],
  ['ricketts', 4, 'values', ['♥ 1', 'Q♠ 13']],
  ['wild-twist', 4, 'passes', undefined],
  ['capture', 4, 'values', ['Captured 1', 'In hand −1']],
  ['capture', 4, 'passes', undefined],
  ['barbu', 4, 'contracts', ['1 No tricks', '2 No hearts', '3 No queens', '4 No king of hearts', '5 No last two']],
];

test.each(tables)('%s for %i prints the table of %s', (game, seats, table, rows) => {
  expect(rowsOf(game, seats, table)).toEqual(rows);
});

test('every sentence of every game stands on the page, except values that stand in a table', () => {
  const missing = [...SHEETS, ...CATALOGUE].flatMap(({ id, seats }) => {
    const hearts = heartsNamed(id, seats.best);
    const text = textOf(printed(hearts, OPTIONS).body).replaceAll('\uFE0E', '');
    const sentences = explainHearts(hearts, en).filter(({ table }) => table === undefined);
    return sentences.filter(({ sentence }) => !text.includes(sentence)).map(({ sentence }) => `${id}: ${sentence}`);
  });
  expect(missing).toEqual([]);
});

test('many values stand in parts of a table, side by side', () => {
  const values = { cards: ['H*', 'S*', 'D*', 'C*'], value: 'pips' };
  const { body } = printed(heartsOf(sheetOf('ricketts'), 4, { points: [values], 'moon.needs': [] }), OPTIONS);
  const parts = within(body, ({ attributes }) => attributes['data-table'] === 'values');
  const rows = parts.map(part => within(part, ({ attributes }) => attributes.scope === 'row').length);
  expect(rows).toEqual([13, 13, 13, 13]);
});

test('the names of topics are headings, and the first cells of rows are their headers', () => {
  const { body } = printed(heartsNamed('ricketts', 4), OPTIONS);
  const [rules] = body.inside as readonly Markup[];
  expect(within(body, ({ tag }) => tag === 'h1').map(textOf)).toEqual([
    'Ricketts House Hearts',
    'Ricketts House Hearts: Score sheet',
  ]);
  expect(within(rules as Markup, ({ tag }) => tag === 'h2').length).toBeGreaterThan(10);
  expect(within(rules as Markup, ({ attributes }) => attributes.scope === 'row').map(textOf)).toEqual([
    '♥\uFE0E',
    'Q♠\uFE0E',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

const papers: readonly [paper: Paper | undefined, rule: string][] = [
  [undefined, '@page { margin: 12mm; }'],
  ['a4', '@page { size: a4; margin: 12mm; }'],
  ['letter', '@page { size: letter; margin: 12mm; }'],
];

test.each(papers)('the paper %s', (paper, rule) => {
  expect(printedHtml(printed(heartsNamed('ricketts', 4), { ...OPTIONS, paper }))).toContain(rule);
});

test('a score sheet names the players and the pass of each deal', () => {
  const { body } = printed(heartsNamed('classic', 4), { ...OPTIONS, names: ['Ana', 'Ben', 'Cleo', 'Dan'] });
  const names = within(body, ({ attributes }) => attributes.class === 'name').map(textOf);
  const ways = within(body, ({ tag, attributes }) => tag === 'td' && attributes.class === 'way').map(textOf);
  expect(names).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
  expect(ways.slice(0, 5)).toEqual(['right', 'left', 'across', 'hold', 'right']);
});

test('a name of rules or a player that looks like an element stays a text', () => {
  const name = '<img src=x onerror="alert(1)">&';
  const overrides: Overrides = { name };
  const html = printedHtml(printed(heartsOf(sheetOf('ricketts'), 4, overrides), { ...OPTIONS, names: [name] }));
  expect(html).not.toContain('<img');
  expect(html).toContain('<title>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;</title>');
});

test('a page is one HTML document with its style', () => {
  const page = printed(heartsNamed('ricketts', 4), { ...OPTIONS, language: 'de' });
  expect(page).toMatchObject({ title: 'Ricketts House Hearts', language: 'de', paper: '@page { margin: 12mm; }' });
  expect(printedHtml(page).split('\n')).toMatchObject([
    '<!doctype html>',
    '<html lang="de">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Ricketts House Hearts</title><style>@page { margin: 12mm; }',
    ...page.style.split('\n').slice(1, -1),
    '</style></head>',
    expect.stringMatching(/^<body><main lang="de"><section class="rules"><header>.*<\/section><\/main><\/body>$/),
    '</html>',
    '',
  ]);
});

test('the rules stand below the name of the game, in topics beside the tables', () => {
  const topics = { points: 'What counts' };
  const { body } = printed(heartsNamed('ricketts', 4), { ...OPTIONS, print: { ...OPTIONS.print, topics } });
  const [rules] = body.inside as readonly Markup[];
  const [header, text] = (rules?.inside ?? []) as readonly Markup[];
  expect(header).toEqual({
    tag: 'header',
    attributes: {},
    inside: [
      { tag: 'h1', attributes: {}, inside: ['Ricketts House Hearts'] },
      { tag: 'p', attributes: {}, inside: ['For 4 players'] },
    ],
  });
  expect(text?.attributes).toEqual({ class: 'text' });
  const parts = (text?.inside ?? []) as readonly Markup[];
  expect(new Set(parts.map(({ tag, attributes }) => `${tag} ${attributes.class}`))).toEqual(
    new Set(['div tables', 'div topic']),
  );
  const names = within(body, ({ tag }) => tag === 'h2').map(textOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('What counts');
  expect(names).toContain('aim');
  const points = parts.find(one => textOf(one).startsWith('What counts '));
  expect(points?.inside.map(one => (typeof one === 'string' ? one : one.tag))).toEqual(['h2', ' ', 'p']);
});

test('suits are signs of the text, and each table has a head', () => {
  const { body } = printed(heartsNamed('ricketts', 4), OPTIONS);
  expect(textOf(body)).not.toMatch(/[♠♥♦♣](?!\uFE0E)/);
  const [values] = within(body, ({ attributes }) => attributes['data-table'] === 'values');
  expect(values && htmlOf(values).replaceAll('\uFE0E', '')).toBe(
    '<table data-table="values"><thead><tr><th scope="col">Cards</th><th scope="col">Points each</th></tr></thead>' +
      '<tbody><tr><th scope="row">♥</th><td>1</td></tr><tr><th scope="row">Q♠</th><td>13</td></tr></tbody></table>',
  );
});

test('a page has a code of the link only if one is given', () => {
  const figures = (options: PrintOptions) =>
    within(printed(heartsNamed('ricketts', 4), options).body, ({ tag }) => tag === 'figure').map(htmlOf);
  expect(figures(OPTIONS)).toEqual([]);
  expect(figures({ ...OPTIONS, qr: { getModuleCount: () => 1, isDark: () => true } })).toEqual([
    '<figure><svg viewBox="-4 -4 9 9" width="46mm" height="46mm" role="img" aria-label="Play" shape-rendering="crispEdges">' +
      '<path d="M0 0h1v1h-1z"></path></svg><figcaption>Play</figcaption></figure>',
  ]);
});

test.each([
  ['https://moonshot.example/#r/ricketts', 'Playmoonshot.example/#r/ricketts'],
  [`https://moonshot.example/#r/ricketts.${'a'.repeat(70)}`, 'Play'],
])('below the code stands a link that is short enough to be typed: %s', (link, text) => {
  const qr = { getModuleCount: () => 1, isDark: () => true };
  const { body } = printed(heartsNamed('ricketts', 4), { ...OPTIONS, qr, link });
  expect(within(body, ({ tag }) => tag === 'figcaption').map(textOf)).toEqual([text]);
});

test.each([
  ['ricketts', 4],
  ['barbu', 4],
  ['capture', 4],
  ['turbo', 4],
])('the size of the rules of %s fits their length, topics and tables', (game, seats) => {
  const hearts = heartsNamed(game, seats);
  const { body, style, paper } = printed(hearts, OPTIONS);
  const topics = within(body, ({ attributes }) => attributes.class === 'topic');
  const texts = topics.flatMap(topic => within(topic, ({ tag }) => tag === 'p').map(textOf));
  const length = texts.join('').replaceAll('\uFE0E', '').length;
  const rows = rowsHigh(tablesOf(hearts, OPTIONS.rules, OPTIONS.print));
  const setting = rulesSetting({ length, topics: topics.length, rows });
  expect(style).toBe(styleOf(setting));
  expect(paper).toBe(paperStyle(setting.margin));
});

// Prints the rules of a game on a page, with a score sheet. Both fit A4 and Letter paper, in black.

import type { Hearts } from '../games.ts';
import { explainGame } from '../house/explain-game.ts';
import type { RuleWords } from '../words/en.ts';
import type { PrintWords } from '../words/print-words.ts';
import { element as el, escaped, htmlOf, type Markup } from './markup.ts';
import { type QrModules, qrCode } from './qr-code.ts';
import { scoreSheet } from './score-sheet.ts';
import { type Paper, paperStyle, rulesSetting, styleOf } from './style.ts';
import { rowsHigh, type SmallTable, tablesOf } from './tables.ts';

export interface PrintOptions {
  readonly language: string;
  readonly rules: RuleWords;
  readonly print: PrintWords;
  readonly qr?: QrModules | undefined; // the QR code of the link to these rules
  readonly link?: string | undefined; // the link itself; it is printed below its code if it is short
  readonly names?: readonly string[] | undefined; // the players' names for the score sheet
  readonly paper?: Paper | undefined;
}

/** A printed page. Its content and style can be shown in a browser or saved to a file. */
export interface PrintedPage {
  readonly title: string;
  readonly language: string;
  // the CSS rule for the paper; it is separate because it has no effect in a shadow root
  readonly paper: string;
  readonly style: string;
  readonly body: Markup;
}

/** Makes a page with the rules of a game, and a score sheet for its number of players. */
export function printed(hearts: Hearts, options: PrintOptions): PrintedPage {
  const rules = rulesText(hearts, options);
  const length = rules.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const tables = tablesOf(hearts, options.rules, options.print);
  const setting = rulesSetting({ length, topics: rules.length, rows: rowsHigh(tables) });
  return {
    title: hearts.sheet.name,
    language: options.language,
    paper: paperStyle(setting.margin, options.paper),
    style: styleOf(setting),
    body: el(
      'main',
      { lang: options.language },
      rulesPage(hearts, options, rules, tables.map(tableOf)),
      scoreSheet(hearts, options.print, options.names ?? []),
    ),
  };
}

/** Returns the HTML document of a printed page. */
export const printedHtml = ({ title, language, paper, style, body }: PrintedPage): string =>
  [
    '<!doctype html>',
    `<html lang="${escaped(language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${paper}${style}</style></head>`,
    `<body>${htmlOf(body)}</body>`,
    '</html>\n',
  ].join('\n');

interface Topic {
  readonly name: string;
  readonly sentences: string;
}

/** The sentences of each topic, without values of cards that have a table of their own. */
function rulesText(hearts: Hearts, { rules, print: { topics } }: PrintOptions): readonly Topic[] {
  const clauses = explainGame(hearts, rules).filter(({ table }) => table === undefined);
  return [...new Set(clauses.map(({ topic }) => topic))].map(topic => ({
    name: topics[topic] ?? topic,
    sentences: clauses.flatMap(one => (one.topic === topic ? [one.sentence] : [])).join(' '),
  }));
}

/** Adds a variation selector to suit symbols, so that they are drawn as text and never as coloured emoji. */
const plain = (text: string): string => text.replaceAll(/[♠♥♦♣]/g, '$&\uFE0E');

/** The longest link that a person types, in characters. */
const TYPED_MAX = 70;

function rulesPage(
  { sheet, rules: { seats } }: Hearts,
  { print, qr, link }: PrintOptions,
  topics: readonly Topic[],
  tables: readonly Markup[],
): Markup {
  const typed =
    link === undefined || link.length > TYPED_MAX ? [] : [el('small', {}, link.replace(/^https?:\/\//, ''))];
  const caption = el('figcaption', {}, print.link, ...typed);
  const code = qr === undefined ? [] : [el('figure', {}, qrCode(qr, print.link), caption)];
  return el(
    'section',
    { class: 'rules' },
    el('header', {}, el('h1', {}, plain(sheet.name)), el('p', {}, print.players(seats))),
    el('div', { class: 'text' }, el('div', { class: 'tables' }, ...tables), ...topics.map(topicOf), ...code),
  );
}

const topicOf = ({ name, sentences }: Topic): Markup =>
  el('div', { class: 'topic' }, el('h2', {}, name), ' ', el('p', {}, plain(sentences)));

function tableOf({ kind, head, rows }: SmallTable): Markup {
  const cells = (row: readonly string[]): readonly Markup[] =>
    row.map((text, i) => (i === 0 ? el('th', { scope: 'row' }, plain(text)) : el('td', {}, plain(text))));
  return el(
    'table',
    { 'data-table': kind },
    el('thead', {}, el('tr', {}, ...head.map(text => el('th', { scope: 'col' }, text)))),
    el('tbody', {}, ...rows.map(row => el('tr', {}, ...cells(row)))),
  );
}

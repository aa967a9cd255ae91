// The score sheet as plain text with aligned columns.

import type { AllWords } from '@moonshot/i18n';
import { cardSign } from '../../i18n/names.ts';
import type { DailyShare } from '../../model/message.ts';
import type { TableModel } from '../../model/model.ts';
import { oneOfEachSide, sideName } from '../../model/play/sides.ts';
import { lengthOf, seatsInTurn } from '../../model/play/standing.ts';
import {
  type Cell,
  headlineForOthers,
  lines,
  occasion,
  type ScoreLine,
  winText,
  wordsForOthers,
} from './score-sheet.ts';

/**
 * The whole sheet as text for others: the game, the summary, every deal with its totals, and which total wins
 * or the comparison of a daily deal.
 */
export function scoreText(own: AllWords, table: TableModel, daily?: DailyShare): string {
  const words = wordsForOthers(own, table);
  const { view, rules } = table;
  const { kind, n } = lengthOf(view, rules);
  return [
    words.scores.titleOf(rules.sheet.name, words.home.lengthOf(kind, n)),
    occasion(words, table, daily?.day),
    headlineForOthers(words, table, daily?.day),
    '',
    ...aligned(rowsOf(words, table), rules.passCycle.length > 0 ? 2 : 1),
    '',
    ...(daily?.lines ?? [winText(words, rules)]),
  ].join('\n');
}

function rowsOf(words: AllWords, table: TableModel): readonly (readonly string[])[] {
  const seats = oneOfEachSide(table.rules, seatsInTurn(table.view));
  const all = lines(table, seats);
  const steps = table.rules.passCycle.length > 0;
  const head = [
    words.scores.deal,
    ...(steps ? [words.scores.pass] : []),
    ...seats.flatMap(seat => ['', sideName(words, table, seat)]),
  ];
  return [head, ...all.map(line => rowOf(words, line, steps))];
}

const rowOf = (words: AllWords, { deal, step, cells }: ScoreLine, steps: boolean): readonly string[] => [
  String(deal),
  ...(steps ? [words.scores.step(step ?? 'hold')] : []),
  ...cells.flatMap(cell => [changeText(words, cell), totalText(words, cell)]),
];

/**
 * The points of a seat in a deal. The text adds the moon or the most expensive card if they explain the
 * points.
 */
export function changeText(words: AllWords, { change, moon, dearest }: Cell): string {
  const mark = moon ? `${words.scores.moonMark} ` : dearest ? `${cardSign(words, dearest)} ` : '';
  return `${mark}${words.signed(change)}`;
}

const totalText = (words: AllWords, { total, wrappedFrom }: Cell): string =>
  wrappedFrom === null ? words.figure(total) : `${words.figure(wrappedFrom)} → ${words.figure(total)}`;

const width = (text: string): number => [...text].length;

/** Aligns the first `left` columns to the left and the others to the right. */
function aligned(rows: readonly (readonly string[])[], left: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => width(row[column] ?? ''))));
  const filled = (text: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - width(text));
    return column < left ? text + space : space + text;
  };
  return rows.map(row => row.map(filled).join('  ').trimEnd());
}

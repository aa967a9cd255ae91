// Lays out the rules of a game as a page, with topics on the left and sentences beside them.

import type { Hearts } from '@moonshot/rules';
import type { Clause } from '@moonshot/rules/explain';
import { padEnd, widthOf, wrapped } from '../core/plain-text.ts';
import { ink } from './ink.ts';

const TOPIC_MIN = 16;
const LINE_MAX = 100; // longer lines are hard to read

/** The headings of topics, and the words for a number of players. */
export interface RulesLabels {
  readonly topics: Readonly<Record<string, string>>;
  seats(n: number): string;
}

/** The rules by topic, as lines for a screen of this width. */
export function rulesPage(
  { sheet, rules }: Hearts,
  clauses: readonly Clause[],
  width: number,
  labels: RulesLabels,
): readonly string[] {
  const topics = [...new Set(clauses.map(clause => clause.topic))];
  const named = (topic: string): string => labels.topics[topic] ?? topic;
  const left = Math.max(TOPIC_MIN, ...topics.map(topic => widthOf(named(topic)))) + 1;
  const lines = topics.flatMap(topic => {
    const body = bodyLines(
      clauses.filter(clause => clause.topic === topic),
      Math.min(width, LINE_MAX) - left - 1,
    );
    return body.map((line, i) => ` ${padEnd(i === 0 ? ink.bold(named(topic)) : '', left)}${line}`);
  });
  return [ink.bold(`${sheet.name}, ${labels.seats(rules.seats)}`), '', ...lines];
}

/**
 * Rule sentences as wrapped lines. A clause (one rule) that has a table of cards and points is shown as
 * columns instead of its sentence.
 */
function bodyLines(clauses: readonly Clause[], width: number): readonly string[] {
  const at = clauses.findIndex(({ table }) => table !== undefined);
  const table = clauses[at]?.table;
  const sentenceLines = (some: readonly Clause[]): readonly string[] =>
    some.length === 0 ? [] : wrapped(some.map(({ sentence }) => sentence).join(' '), width);
  if (table === undefined) return sentenceLines(clauses);
  return [...sentenceLines(clauses.slice(0, at)), ...tableLines(table, width), ...sentenceLines(clauses.slice(at + 1))];
}

const GAP = 3;

/** The rows of a table, side by side as far as the width allows. */
function tableLines({ head, rows }: NonNullable<Clause['table']>, width: number): readonly string[] {
  const cells = rows.map(([cards, worth]) => `${cards} ${worth}`);
  const cell = Math.max(...cells.map(widthOf)) + GAP;
  const inLine = Math.max(1, Math.floor((width + GAP) / cell));
  const lines = Array.from({ length: Math.ceil(cells.length / inLine) }, (_, i) =>
    cells
      .slice(i * inLine, (i + 1) * inLine)
      .map(one => padEnd(one, cell))
      .join('')
      .trimEnd(),
  );
  return [`${head.join(', ')}:`, ...lines.flatMap(line => wrapped(line, width))];
}

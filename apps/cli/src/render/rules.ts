// The rules of a game as a page: topics on the left, sentences beside them.

import type { Hearts } from '@moonshot/rules';
import type { Clause } from '@moonshot/rules/explain';
import { padEnd, wrapped } from '../core/plain-text.ts';
import { ink } from './ink.ts';

const TOPIC_WIDTH = 17;
const LINE_MAX = 100; // longer lines are hard to read

/** The rules by topic, as lines for a screen of some width. `labels` has the topics in another language. */
export function rulesPage(
  { sheet, rules }: Hearts,
  clauses: readonly Clause[],
  width: number,
  labels?: Readonly<Record<string, string>>,
): readonly string[] {
  const topics = [...new Set(clauses.map(clause => clause.topic))];
  const lines = topics.flatMap(topic => {
    const sentences = clauses.filter(clause => clause.topic === topic).map(clause => clause.sentence);
    const body = wrapped(sentences.join(' '), Math.min(width, LINE_MAX) - TOPIC_WIDTH - 1);
    return body.map((line, i) => ` ${padEnd(i === 0 ? ink.bold(labels?.[topic] ?? topic) : '', TOPIC_WIDTH)}${line}`);
  });
  const seats = labels === undefined ? `, ${rules.seats} seats` : ` (${rules.seats})`;
  return [ink.bold(sheet.name + seats), '', ...lines];
}

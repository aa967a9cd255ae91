// Lists the possible values of a field whose value is one of a few names.
import type { FieldKind } from '../game/errors.ts';

/** The maximum number of names. A field with more possible values is not shown as a choice. */
const NAMES_MAX = 160;

/** The names of a choice, or of a pattern that has few matches. Undefined for other kinds of fields. */
export function namesIn(kind: FieldKind): readonly string[] | undefined {
  if (kind.type === 'choice') return kind.names;
  if (kind.type !== 'pattern') return undefined;
  const names = /^\^\(([^()]+)\)\$$/.exec(kind.pattern.source)?.[1]?.split('|').flatMap(spelt);
  return names === undefined || names.length > NAMES_MAX || !names.every(name => kind.pattern.test(name))
    ? undefined
    : names;
}

/** Expands a pattern with character classes into texts: `a:[xy]` gives `a:x` and `a:y`. */
function spelt(row: string): readonly string[] {
  const [, head = '', letters, tail = ''] = /^([^[]*)\[([^\]]+)\](.*)$/.exec(row) ?? [];
  if (letters === undefined) return [row];
  return ranged(letters).flatMap(letter => spelt(tail).map(rest => head + letter + rest));
}

/** Expands the ranges of a character class such as `2-9TJ` into single letters. */
const ranged = (letters: string): readonly string[] => [
  ...letters.replace(/(.)-(.)/g, (_, from: string, to: string) => between(from, to)),
];

const between = (from: string, to: string): string =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(from.charCodeAt(0) + i),
  ).join('');

// The alternatives of a game's rules: every field of its sheet that chooses among names, with the sentence of
// each value.

import type { Alternative, AlternativeRule } from '@moonshot/protocol';
import { type FieldKind, type Hearts, type Overrides, prepare, type Sheet } from '@moonshot/rules';
import { CAPTURE_FIELDS, TRICK_FIELDS } from '@moonshot/rules/engine';
import { explainHearts } from '@moonshot/rules/explain';
import type { RuleWords } from '@moonshot/rules/words';

/** A field that is left out: it sets the kind of the match, which is chosen elsewhere. */
const NO_READING = 'match.kind';

/** The alternative rules that this number of players may choose, for the sheet with its present overrides. */
export function alternativesOf(
  sheet: Sheet,
  seats: number,
  overrides: Overrides,
  words: RuleWords,
): readonly AlternativeRule[] {
  const known = choicesIn(sheet.kind === 'tricks' ? TRICK_FIELDS : CAPTURE_FIELDS);
  return known.flatMap(({ path, names }) => {
    const options = names.flatMap((value): readonly Alternative[] => {
      const prepared = prepare(sheet, seats, { ...overrides, [path]: value });
      return prepared.ok ? [{ value, sentence: sentenceAt(prepared.hearts, path, words) }] : [];
    });
    const differ = new Set(options.map(({ sentence }) => sentence)).size > 1; // others change nothing here
    const usual = String(fieldAt(sheet, path));
    return differ && names.includes(usual)
      ? [{ path, usual, now: String(overrides[path] ?? usual), options: distinct(options, usual) }]
      : [];
  });
}

interface ChoiceField {
  readonly path: string;
  readonly names: readonly string[];
}

function choicesIn(kind: FieldKind, path = ''): readonly ChoiceField[] {
  if (kind.type === 'choice') return path === NO_READING ? [] : [{ path, names: kind.names }];
  if (kind.type === 'either')
    return kind.kinds.flatMap(one => choicesIn(one, path)).filter(({ names }) => names.length > 1);
  if (kind.type !== 'shape') return [];
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    choicesIn(field, path === '' ? name : `${path}.${name}`),
  );
}

const sentenceAt = (hearts: Hearts, path: string, words: RuleWords): string | null =>
  explainHearts(hearts, words).find(({ fields }) => fields.includes(path))?.sentence ?? null;

const fieldAt = (sheet: Sheet, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], sheet);

/** Of several values with the same sentence one is kept: the sheet's own, if it is among them. */
const distinct = (options: readonly Alternative[], usual: string): readonly Alternative[] => {
  const first = (one: Alternative): Alternative | undefined => {
    const same = options.filter(({ sentence }) => sentence === one.sentence);
    return same.find(({ value }) => value === usual) ?? same[0];
  };
  return options.filter(one => first(one) === one);
};

// Words the errors of a rule sheet as sentences in a language.
import { type Clash, en, type SheetWords } from '../words/sheet/en.ts';
import type { ExpectedValue, FieldKind, SheetError } from './errors.ts';
import { quoted } from './fields.ts';

/** An error as a sentence without a full stop: the path, the value found there, and what was expected. */
export const sentenceOf = (error: SheetError, words: SheetWords = en): string =>
  `${error.path || words.sheet} ${wrongText(error, words)}`;

/**
 * An error as a sentence without a full stop and without the path: the value found, and what was expected.
 */
export const wrongText = ({ value, expected }: Omit<SheetError, 'path'>, words: SheetWords = en): string =>
  words.wrong(value === undefined ? null : quoted(value), expectedText(expected, words));

/** The words for what was expected instead of a value, as part of a sentence. */
export function expectedText(expected: ExpectedValue, words: SheetWords = en): string {
  if (expected.type === 'kind') return kindText(expected.kind, words);
  return expected.type === 'field' ? words.noField(expected.known) : clashText(expected.clash, words);
}

/**
 * The words for a contradiction. A clash consists of the name of its message and the arguments of this
 * message.
 */
const clashText = ([name, ...values]: Clash, { clashes }: SheetWords): string =>
  (clashes[name] as (...facts: readonly unknown[]) => string)(...values);

function kindText(kind: FieldKind, words: SheetWords): string {
  const { kinds } = words;
  switch (kind.type) {
    case 'text':
      return kinds.text(kind.max);
    case 'choice':
      return kinds.choice(kind.names);
    case 'whole':
      return kinds.whole(kind.min, kind.max);
    case 'pattern':
      return kinds.patterns[kind.name];
    case 'list':
      return kinds.list(kind.max, kindText(kind.of, words));
    case 'perSeats':
      return kinds.perSeats(kindText(kind.of, words));
    case 'either':
      return kind.kinds.map(one => kindText(one, words)).join(kinds.or);
    case 'shape':
      return kinds.shape(Object.keys(kind.fields));
    default:
      return kinds[kind.type];
  }
}

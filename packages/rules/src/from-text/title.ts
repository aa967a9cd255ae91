// The title of a text of rules: its first line, if that line names the rules.
import type { House } from '../house/fields.ts';
import { titleOfHouse } from '../house/title.ts';
import { STATES } from './sentences.ts';

const WORDS_MAX = 8;

/** Matches the first line of a text, if the next line does not continue it. */
const FIRST_LINE = /^\s*(.+)\n\s*(?!\p{Ll})\S/u;

/** Matches marks around a heading, such as those of `# Hearts` and `**Hearts:**`. */
const MARKS = /^[\s#*_"“]+|[\s#*_"”:]+$/g;

/** Matches a heading that names a part of the rules, such as `The deal` or `Step 1`. */
const PART =
  /^(?:the |your |our )?(?:aim|goal|object(?:ive)?|players?|number|cards?|deck|pack|deal(?:ing)?|set-?up|preparation|pass(?:ing)?|exchange|play(?:ing)?|tricks?|lead(?:ing)?|scor(?:es?|ing)|points|end(?:ing)?|winning|steps?|part|rule|overview|introduction|summary|contents|equipment|materials?|requirements|needed|what|who|when|how)\b/i;

/** Matches a heading that says only that rules follow. */
const ONLY_RULES =
  /^(?:(?:the|your|our|my|these|basic|general|house|game) )*(?:rules|game)(?: of (?:play|the game))?$/i;

/** A heading without the marks around it. */
export const unmarked = (line: string): string => line.replace(MARKS, '').replace(/\s+/g, ' ');

/**
 * The title of a text. Undefined if the first line is a sentence, names a part of the rules, or is a title
 * that these rules may not have.
 */
export function titleIn(text: string, { base, overrides }: House): string | undefined {
  const title = unmarked(FIRST_LINE.exec(text)?.[1] ?? '');
  const isName = /^[\p{Lu}\p{N}]/u.test(title) && !/[.!?,;]$/.test(title) && title.split(' ').length <= WORDS_MAX;
  if (!isName || STATES.test(title) || PART.test(title) || ONLY_RULES.test(title)) return undefined;
  const titled = titleOfHouse({ base, overrides: { ...overrides, name: title } });
  return titled.ok ? titled.name : undefined;
}

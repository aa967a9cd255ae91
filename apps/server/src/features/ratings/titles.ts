// The names of rules on leaderboards. They come from the catalogue and are never titles that players chose.

import type { Language } from '@moonshot/i18n';
import { sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { SPOKEN } from '../../core/languages.ts';
import { rulesKey } from '../../store/repositories/rated-match.ts';
import type { RatedRules } from '../../store/rows/result.ts';

const MARK_LETTERS = 4;

const versionOf = (game: string): number => sheetOf(game)?.version ?? 0;

/**
 * The names of the catalogue's variants by the key of their rules, including keys from earlier versions of
 * these variants.
 */
const FURTHER: ReadonlyMap<string, string> = new Map(
  CATALOGUE.flatMap(({ base, overrides, earlier, name }) =>
    [overrides, ...earlier].map(changes => [
      rulesKey({ game: base, version: versionOf(base), overrides: changes }),
      name,
    ]),
  ),
);

/** Whether the key is that of house rules that are not in the catalogue. */
export const isChanged = (key: string): boolean => key.includes('+') && !FURTHER.has(key);

/**
 * The name of rules on a leaderboard. A variant of the catalogue has its own name. Other house rules get the
 * name of their game, a mark in the reader's language, and the first digits of their key.
 */
export function ratedTitle({ game, key }: RatedRules, language: Language): string {
  const [, changes] = key.split('+');
  const own = sheetOf(game)?.name ?? game;
  return changes === undefined
    ? own
    : (FURTHER.get(key) ?? SPOKEN[language].changed(own, changes.slice(0, MARK_LETTERS)));
}

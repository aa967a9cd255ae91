// Names of rules on leaderboards. They come from the catalogue, never from a title that a player chose.

import type { Language } from '@moonshot/i18n';
import { sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { SPOKEN } from '../../core/languages.ts';
import { rulesKey } from '../../store/repositories/rated-match.ts';
import type { RatedRules } from '../../store/rows/result.ts';

const MARK_LETTERS = 4;

const versionOf = (game: string): number => sheetOf(game)?.version ?? 0;

/** The catalogue's further games by rules key, including the keys of earlier versions. */
const FURTHER: ReadonlyMap<string, string> = new Map(
  CATALOGUE.flatMap(({ base, overrides, earlier, name }) =>
    [overrides, ...earlier].map(changes => [
      rulesKey({ game: base, version: versionOf(base), overrides: changes }),
      name,
    ]),
  ),
);

/** Whether these are house rules without a known name. */
export const isChanged = (key: string): boolean => key.includes('+') && !FURTHER.has(key);

/**
 * The game's name. House rules are marked as changed in the reader's language, with the first digits of their
 * key.
 */
export function ratedTitle({ game, key }: RatedRules, language: Language): string {
  const [, changes] = key.split('+');
  const own = sheetOf(game)?.name ?? game;
  return changes === undefined
    ? own
    : (FURTHER.get(key) ?? SPOKEN[language].changed(own, changes.slice(0, MARK_LETTERS)));
}

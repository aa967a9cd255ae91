// Names of rules on leaderboards: from the catalogue, never a title that a player chose.

import type { Language } from '@moonshot/protocol';
import { sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { rulesKey } from '../../store/repositories/rated-match.ts';
import type { RatedRules } from '../../store/rows/result.ts';

const MARK_LETTERS = 4;

/** The name of a changed game, with the first digits of its rules key. */
const CHANGED: Readonly<Record<Language, (game: string, mark: string) => string>> = {
  en: (game, mark) => `${game}, changed (${mark})`,
  de: (game, mark) => `${game}, geändert (${mark})`,
  es: (game, mark) => `${game}, con cambios (${mark})`,
  fr: (game, mark) => `${game}, modifié (${mark})`,
};

const versionOf = (game: string): number => sheetOf(game)?.version ?? 0;

/** Further games by rules key, now and in earlier versions. */
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
 * The game's name. Changed rules are marked as changed, in the reader's language, with the first digits of
 * their key.
 */
export function ratedTitle({ game, key }: RatedRules, language: Language): string {
  const [, changes] = key.split('+');
  const own = sheetOf(game)?.name ?? game;
  return changes === undefined ? own : (FURTHER.get(key) ?? CHANGED[language](own, changes.slice(0, MARK_LETTERS)));
}

// What a set of rules is called where people are compared by it: by the house, never by whoever ordered a table.
import { CATALOGUE } from '@moonshot/rules/catalogue/catalogue';
import { sheetOf } from '@moonshot/rules/games';
import type { Language } from '@moonshot/wire/to-table';
import type { RatedRules } from '../store/result-row.ts';
import { rulesKey } from './rated-match.ts';

const MARK_LETTERS = 4;

/** A game with changes, and the beginning of what names them. */
const CHANGED: Readonly<Record<Language, (game: string, mark: string) => string>> = {
  en: (game, mark) => `${game}, changed (${mark})`,
  de: (game, mark) => `${game}, geändert (${mark})`,
  es: (game, mark) => `${game}, con cambios (${mark})`,
  fr: (game, mark) => `${game}, modifié (${mark})`,
};

const versionOf = (game: string): number => sheetOf(game)?.version ?? 0;

/** The further games by what names their rules. */
const FURTHER: ReadonlyMap<string, string> = new Map(
  CATALOGUE.map(({ base, overrides, name }) => [rulesKey({ game: base, version: versionOf(base), overrides }), name]),
);

/** The game's own name; of rules that somebody changed, that of their game, said in the reader's language to be changed, with the beginning of what names the changes. */
export function ratedTitle({ game, key }: RatedRules, language: Language): string {
  const [, changes] = key.split('+');
  const own = sheetOf(game)?.name ?? game;
  return changes === undefined ? own : (FURTHER.get(key) ?? CHANGED[language](own, changes.slice(0, MARK_LETTERS)));
}

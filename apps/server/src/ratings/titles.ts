// What a set of rules is called where people are compared by it: by the house, never by whoever ordered a table.
import { CATALOGUE } from '@moonshot/rules/catalogue/catalogue';
import { sheetOf } from '@moonshot/rules/games';
import { rulesKey } from './rated-match.ts';

const MARK_LETTERS = 4;

const versionOf = (game: string): number => sheetOf(game)?.version ?? 0;

/** The further games by what names their rules. */
const FURTHER: ReadonlyMap<string, string> = new Map(
  CATALOGUE.map(({ base, overrides, name }) => [rulesKey({ game: base, version: versionOf(base), overrides }), name]),
);

/** The game's own name; of rules that somebody changed, that of their game with the beginning of what names the changes. */
export function ratedTitle({ game, key }: { readonly game: string; readonly key: string }): string {
  const [, changes] = key.split('+');
  const own = sheetOf(game)?.name ?? game;
  return changes === undefined ? own : (FURTHER.get(key) ?? `${own}, changed (${changes.slice(0, MARK_LETTERS)})`);
}

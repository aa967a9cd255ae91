// The stored house rules as games that can be selected.

import type { SheetCard } from '@moonshot/protocol';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { explainHearts } from '@moonshot/rules/explain';
import { problemsOf, titled, wholeOf } from '@moonshot/rules/house';
import type { RuleWords } from '@moonshot/rules/words';
import { compareRules, sheetCard } from '@moonshot/table';
import { storedHouses } from './storage.ts';

/** Maximum number of changed rules named in the description of a game. */
const LISTED = 2;

/** The stored house rules that this version can play. */
export async function ownGames(words: RuleWords): Promise<readonly SheetCard[]> {
  return (await storedHouses()).flatMap(({ id, base, versions }): readonly SheetCard[] => {
    const { house } = titled({ base, overrides: versions.at(-1)?.overrides ?? {} });
    const whole = sheetOf(base) && wholeOf(house);
    if (whole === undefined || problemsOf(whole).length > 0) return [];
    const { best } = (whole as { readonly seats: { readonly best: number } }).seats;
    const hearts = heartsOf(whole, best);
    const own = compareRules(house, best, explainHearts(hearts, words), words).filter(({ changed }) => changed);
    const differs = own
      .slice(0, LISTED)
      .map(({ sentence }) => sentence)
      .join(' ');
    return [
      {
        ...sheetCard(hearts.sheet, words),
        id,
        ...(differs !== '' && { differs }),
        of: { game: base, overrides: house.overrides },
      },
    ];
  });
}

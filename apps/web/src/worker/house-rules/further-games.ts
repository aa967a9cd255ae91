// The games besides the five main ones: house rules and built-in variants, each with its differences from the
// base game.

import { type Sheet, sheetOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant, type Variant } from '@moonshot/rules/catalogue';
import { explain } from '@moonshot/rules/explain';
import type { RuleWords } from '@moonshot/rules/words';
import { sheetCard } from '@moonshot/table';
import type { Hosting } from '../hosting.ts';
import { ownGames } from './own-games.ts';

/** Sends the list of further games to the page. */
export async function sendFurtherGames({ context, words }: Hosting): Promise<void> {
  const rules = await words.rules();
  const sheets = CATALOGUE.map(variant => {
    const sheet = sheetOfVariant(variant);
    const differs = unlikeBase(variant, sheet, rules);
    return {
      ...sheetCard(sheet, rules),
      id: variant.id,
      ...(differs !== '' && { differs }),
      ...(variant.doubt !== undefined && { doubtful: true as const }),
      of: { game: variant.base, overrides: variant.overrides },
    };
  });
  context.post({ type: 'further', sheets: [...(await ownGames(rules)), ...sheets] });
}

const DIFFERENCES = 2; // card values first, then in the order of the rules

/** The first rules in which a variant differs from its base sheet. */
function unlikeBase({ base }: Variant, sheet: Sheet, words: RuleWords): string {
  const { best } = sheet.seats;
  const from = sheetOf(base) as Sheet;
  // the comparison uses a number of seats that both games allow
  const seats = Math.min(Math.max(best, from.seats.min), from.seats.max);
  const shared = new Set(explain(from, seats, {}, words).map(({ sentence }) => sentence));
  const own = explain(sheet, best, {}, words).filter(({ sentence }) => !shared.has(sentence));
  const counted = own.filter(({ topic }) => topic === 'points');
  const others = own.filter(({ topic }) => topic !== 'points' && topic !== 'seats');
  return [...counted.slice(0, 1), ...others]
    .slice(0, DIFFERENCES)
    .map(({ sentence }) => sentence)
    .join(' ');
}

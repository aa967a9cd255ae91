// The lists that the page asks for, and how they and the rules are told again in another language.

import type { Variant } from '@moonshot/rules/catalogue/variant';
import { explain } from '@moonshot/rules/explain';
import { SHEETS, type Sheet, sheetOf } from '@moonshot/rules/games';
import type { RuleWords } from '@moonshot/rules/words/en';
import { sheetCard } from '@moonshot/table/rules-told';
import type { Language } from '@moonshot/wire';
import type { Hosting, Listed } from './hosting.ts';
import { sayTables } from './listing.ts';
import { tellRules } from './seated.ts';

/** Speaks another language from now on, and says again what the page has been told. */
export async function speak(hosting: Hosting, language: Language): Promise<void> {
  try {
    hosting.words = await hosting.world.spokenIn(language);
    hosting.language = language;
  } catch {
    return; // the page loads its own words from the same place, and says that it cannot
  }
  for (const which of hosting.listed) await list(hosting, which);
  if (hosting.seated) tellRules(hosting.seated);
}

/** Sends a list that the page asks for; it is told again when the language changes. */
export async function list(hosting: Hosting, which: Listed): Promise<void> {
  hosting.listed.add(which);
  if (which === 'sheets') sendSheets(hosting);
  else await (which === 'further' ? sendFurther(hosting) : sayTables(hosting.world));
}

const sendSheets = ({ world, words }: Hosting): void =>
  world.post({ type: 'sheets', sheets: SHEETS.map(sheet => sheetCard(sheet, words.rules)) });

/** The further games, which few visits ask for. */
async function sendFurther({ world, words }: Hosting): Promise<void> {
  const { CATALOGUE, sheetOfVariant } = await import('@moonshot/rules/catalogue/catalogue');
  const sheets = CATALOGUE.map(variant => {
    const sheet = sheetOfVariant(variant);
    const differs = unlikeBase(variant, sheet, words.rules);
    return {
      ...sheetCard(sheet, words.rules),
      id: variant.id,
      ...(differs !== '' && { differs }),
      of: { game: variant.base, overrides: variant.overrides },
    };
  });
  world.post({ type: 'further', sheets });
}

const DIFFERENCES = 2; // what its cards count first, then in the order of the rules

/** The rules that a further game does not share with the sheet it starts from, the first of them. */
function unlikeBase({ base }: Variant, sheet: Sheet, words: RuleWords): string {
  const { best } = sheet.seats;
  const shared = new Set(explain(sheetOf(base) as Sheet, best, {}, words).map(({ sentence }) => sentence));
  const own = explain(sheet, best, {}, words).filter(({ sentence }) => !shared.has(sentence));
  const counted = own.filter(({ topic }) => topic === 'points');
  const others = own.filter(({ topic }) => topic !== 'points' && topic !== 'seats');
  return [...counted.slice(0, 1), ...others]
    .slice(0, DIFFERENCES)
    .map(({ sentence }) => sentence)
    .join(' ');
}

// The lists that the page asks for, and how they and the rules are told again in another language.
import { SHEETS } from '@moonshot/rules/games';
import { sheetCard } from '@moonshot/table/rules-told';
import type { Language } from '@moonshot/wire';
import type { Hosting } from './hosting.ts';
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
  if (hosting.listed.has('sheets')) listSheets(hosting);
  if (hosting.listed.has('tables')) await listTables(hosting);
  if (hosting.seated) tellRules(hosting.seated);
}

export function listSheets({ world, words, listed }: Hosting): void {
  listed.add('sheets');
  world.post({ type: 'sheets', sheets: SHEETS.map(sheet => sheetCard(sheet, words.rules)) });
}

export function listTables({ world, listed }: Hosting): Promise<void> {
  listed.add('tables');
  return sayTables(world);
}

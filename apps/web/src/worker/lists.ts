// The lists that the page asks for, and how they and the rules are told again in another language.
import { SHEETS } from '@moonshot/rules/games';
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
  if (hosting.seated) await tellRules(hosting.seated);
}

/** Sends a list that the page asks for; it is told again when the language changes. */
export async function list(hosting: Hosting, which: Listed): Promise<void> {
  hosting.listed.add(which);
  if (which === 'sheets') await sendSheets(hosting);
  else if (which === 'tables') await sayTables(hosting.world);
  else (await import('./further.ts')).sendFurther(hosting); // few visits ask for them
}

async function sendSheets({ world, words }: Hosting): Promise<void> {
  const [{ sheetCard }, rules] = await Promise.all([import('@moonshot/table/rules-told'), words.rules()]);
  world.post({ type: 'sheets', sheets: SHEETS.map(sheet => sheetCard(sheet, rules)) });
}

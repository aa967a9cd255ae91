// Sends the lists that the page has requested. After a change of language, sends them and the table's rules
// again.

import { SHEETS } from '@moonshot/rules';
import type { Hosting, ListKind } from './hosting.ts';
import { sendTables } from './saved-tables.ts';
import { sendRules } from './seated-table.ts';

/** Switches the language, and sends the requested lists and the table's rules again. */
export async function switchLanguage(hosting: Hosting, language: string): Promise<void> {
  try {
    hosting.words = await hosting.context.spokenIn(language);
  } catch {
    return; // the page loads its texts from the same server, so it reports the failure
  }
  for (const which of hosting.listed) await list(hosting, which);
  if (hosting.seated) await sendRules(hosting.seated);
}

/** Sends a list that the page requests. When the language changes, the list is sent again. */
export async function list(hosting: Hosting, which: ListKind): Promise<void> {
  hosting.listed.add(which);
  if (which === 'sheets') await sendSheets(hosting);
  else if (which === 'tables') await sendTables(hosting.context);
  // lazy-loaded, because the page rarely needs this list
  else await (await import('./house-rules/further-games.ts')).sendFurtherGames(hosting);
}

async function sendSheets({ context, words }: Hosting): Promise<void> {
  const [{ sheetCard }, rules] = await Promise.all([import('./lazy/table-rules.ts'), words.rules()]);
  context.post({ type: 'sheets', sheets: SHEETS.map(sheet => sheetCard(sheet, rules)) });
}

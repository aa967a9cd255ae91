// The list of saved tables, and why a table cannot be opened.

import type { WorkerWords } from '@moonshot/i18n';
import { isBrief, type TableSummary, type TableToPage } from '@moonshot/protocol';
import { sheetOf } from '@moonshot/rules';
import type { WorkerCatalog } from './language.ts';
import { FORMAT, type Saved } from './storage/summary.ts';
import type { TableStorage } from './storage/table-storage.ts';

interface World {
  readonly storage: TableStorage;
  readonly post: (message: TableToPage) => void;
  readonly words: () => WorkerCatalog;
}

/**
 * Sends a summary of each saved table, newest first. Tables that exist only while they are in use, such as
 * lessons and puzzles, are left out.
 */
export async function sendTables({ storage, post, words }: World): Promise<void> {
  const saved = await storage.tables();
  const tables = saved.filter(({ id }) => !isBrief(id)).sort((a, b) => b.at - a.at);
  post({ type: 'tables', tables: tables.map(line => summaryOf(line, words().tables)) });
}

function summaryOf(saved: Saved, words: WorkerWords): TableSummary {
  const { id, game, name = sheetOf(game)?.name ?? game, seats, deal, totals, over, at } = saved;
  return {
    id,
    game,
    name,
    seats,
    deal,
    totals,
    over,
    at,
    trouble: whyNotHere(saved, words),
  };
}

/** A sentence that says why this version cannot open a saved table; null if it can. */
export function whyNotHere(
  { format, game, rules }: Pick<Saved, 'format' | 'game' | 'rules'>,
  { trouble: say }: WorkerWords,
): string | null {
  const sheet = sheetOf(game);
  if (format > FORMAT) return say.newer;
  if (sheet === undefined) return say.unknownGame(game);
  return sheet.version === rules ? null : say.otherRules(sheet.name, rules);
}

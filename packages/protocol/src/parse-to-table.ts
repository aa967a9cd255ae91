// Reads a message to a table, or says why it cannot be read. The page loads the reasons when one is needed.
import { type PageToTable, pageToTableIn, toTable } from './to-table.ts';
import { unreadableText } from './unreadable.ts';

export type ParsedPageToTable =
  | { readonly ok: true; readonly message: PageToTable }
  | { readonly ok: false; readonly reason: string };

/** The parsed message, or a sentence that says what is wrong and in which field. */
export function parsePageToTable(value: unknown): ParsedPageToTable {
  const message = pageToTableIn(value);
  if (message !== undefined) return { ok: true, message };
  return { ok: false, reason: unreadableText(value, toTable.safeParse(value).error?.issues ?? []) };
}

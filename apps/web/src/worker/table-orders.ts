// Checks a request for a new table, and builds the specification of the table.

import type { MatchOrder } from '@moonshot/protocol';
import { checkLength, type Seat, type SheetError, sheetOf } from '@moonshot/rules';
import type { Spec } from '@moonshot/table';
import { isPlayer } from './bots/players.ts';
import { prepared } from './games.ts';
import type { WorkerCatalog } from './language.ts';

/** Why the table cannot be opened, as part of a sentence; `undefined` if it can be opened. */
export async function whyNotOpened(
  { game, overrides, length, sitters }: MatchOrder,
  seat: Seat,
  words: WorkerCatalog,
): Promise<string | undefined> {
  const say = words.tables.trouble;
  if (sheetOf(game) === undefined) return say.noSuchGame(game);
  const made = await prepared(game, sitters.length, overrides);
  if (!made.ok) return sheetErrorText(words, made.errors);
  const [reached] = length === null ? [] : checkLength(made.hearts.sheet, length);
  const stranger = sitters.find(sitter => sitter.kind === 'bot' && !isPlayer(sitter.player));
  if (reached !== undefined) return sheetErrorText(words, [reached]);
  if (stranger?.kind === 'bot') return say.noSuchPlayer(stranger.player);
  return sitters[seat]?.kind === 'person' ? undefined : say.nobody;
}

/** What is wrong with the rules of a table, as part of a sentence. The texts are lazy-loaded. */
export async function sheetErrorText({ sheet }: WorkerCatalog, errors: readonly SheetError[]): Promise<string> {
  const [{ sentenceOf }, words] = await Promise.all([import('./lazy/sheet-error.ts'), sheet()]);
  return errors.map(error => sentenceOf(error, words)).join('; ');
}

/** The specification of the table, with the current version of the rules. */
export const specOf = ({ game, overrides, length, sitters }: MatchOrder): Spec => ({
  game,
  version: sheetOf(game)?.version ?? 0,
  overrides,
  length,
  sitters,
});

// Describes a game's optional rules while a table is set up; lazy-loaded.

import type { PageToTable } from '@moonshot/protocol';
import { sheetOf } from '@moonshot/rules';
import type { Hosting } from './hosting.ts';
import { alternativesOf } from './house-rules/alternatives.ts';

/** Sends the optional rules; none for an unknown game. */
export async function sendOptionalRules(
  { context, words }: Hosting,
  { game, seats, overrides }: Extract<PageToTable, { type: 'alternatives' }>,
): Promise<void> {
  const sheet = sheetOf(game);
  const rules = sheet === undefined ? [] : alternativesOf(sheet, seats, overrides, await words.rules());
  context.post({ type: 'alternatives', rules });
}

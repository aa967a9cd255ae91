// The other readings of a game's rules, told to whoever opens a table: nobody needs them for a first card.
import { sheetOf } from '@moonshot/rules/games';
import { alternativesOf } from '@moonshot/table/alternatives';
import type { ToTable } from '@moonshot/wire';
import type { Hosting } from './hosting.ts';

/** Tells which rules may be otherwise; none of a game that there is not. */
export async function tellReadings(
  { world, words }: Hosting,
  { game, seats, overrides }: Extract<ToTable, { type: 'alternatives' }>,
): Promise<void> {
  const sheet = sheetOf(game);
  const rules = sheet === undefined ? [] : alternativesOf(sheet, seats, overrides, await words.rules());
  world.post({ type: 'alternatives', rules });
}

// The games beyond the five main ones: house rules with the rules that they change, and built-in variants
// with a short description and their shelves.

import { CATALOGUE, sheetOfVariant, shelvesOf } from '@moonshot/rules/catalogue';
import { sheetCard } from '@moonshot/table';
import type { Hosting } from '../hosting.ts';
import { ownGames } from './own-games.ts';

/** Sends the list of further games to the page. */
export async function sendFurtherGames({ context, words }: Hosting): Promise<void> {
  const [rules, blurbs] = await Promise.all([words.rules(), words.blurbs()]);
  const sheets = CATALOGUE.map(variant => ({
    ...sheetCard(sheetOfVariant(variant), rules),
    id: variant.id,
    differs: blurbs[variant.id] ?? variant.name,
    shelves: shelvesOf(variant.id),
    of: { game: variant.base, overrides: variant.overrides },
  }));
  context.post({ type: 'further', sheets: [...(await ownGames(rules)), ...sheets] });
}

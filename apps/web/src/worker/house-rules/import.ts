// Imports house rules from a backup, without forbidden names. Rules that are not stored are listed with
// reasons.

import type { FileWords } from '@moonshot/i18n';
import type { LeftOut, StoredHouse } from '@moonshot/protocol';
import { sheetOf } from '@moonshot/rules';
import { untitledText } from '@moonshot/rules/house';
import type { SheetWords } from '@moonshot/rules/words';
import { withAllowedNames } from './allowed-names.ts';
import { addMissingHouses } from './storage.ts';

export interface ImportedHouses {
  readonly houses: number; // number of rules that were added or updated
  readonly untitled: readonly LeftOut[]; // names that were removed from rules, with reasons
  readonly refused: readonly LeftOut[];
}

/**
 * Stores the rules and versions that are new. Rules that cannot be played are stored too, because they are
 * somebody's work.
 */
export async function importHouses(
  brought: readonly StoredHouse[],
  say: FileWords,
  { titles }: SheetWords,
  reasonOf: (error: unknown) => string,
): Promise<ImportedHouses> {
  const all = brought.map(withAllowedNames);
  const houses = all.map(({ house }) => house);
  const unknown = houses.filter(({ base }) => sheetOf(base) === undefined);
  const known = houses.filter(house => !unknown.includes(house));
  const left = (which: readonly StoredHouse[], why: (house: StoredHouse) => string): readonly LeftOut[] =>
    which.map(house => ({ name: house.name, why: why(house) }));
  const strange = left(unknown, ({ base }) => say.unknownBase(base));
  try {
    const { put, different, full } = await addMissingHouses(known);
    const kept = new Set(put.map(({ id }) => id));
    return {
      houses: put.length,
      untitled: all.flatMap(({ house: { id, name }, untitled }) =>
        untitled && kept.has(id) ? [{ name, why: say.untitled(untitledText(untitled, titles)) }] : [],
      ),
      refused: [...strange, ...left(different, () => say.otherBase), ...left(full, () => say.noRoom)],
    };
  } catch (error) {
    return { houses: 0, untitled: [], refused: [...strange, ...left(known, () => say.notKept(reasonOf(error)))] };
  }
}

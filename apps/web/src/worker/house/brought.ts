// House rules that come in a file with everything: those of games that are known here are kept, and the others named with the reason.
import { sheetOf } from '@moonshot/rules/games';
import type { KeptHouse } from '@moonshot/wire/house';
import type { FileWords } from '../words/files/en.ts';
import { takeOverHouses } from './kept.ts';

export interface HousesTaken {
  readonly houses: number; // that were new here, or had newer versions
  readonly refused: readonly { readonly name: string; readonly why: string }[];
}

/** Keeps what is not here; rules that cannot be played are kept as well, as somebody's work. */
export async function takeHouses(
  houses: readonly KeptHouse[],
  say: FileWords,
  reasonOf: (error: unknown) => string,
): Promise<HousesTaken> {
  const unknown = houses.filter(({ base }) => sheetOf(base) === undefined);
  const known = houses.filter(house => !unknown.includes(house));
  const left = (which: readonly KeptHouse[], why: (house: KeptHouse) => string) =>
    which.map(house => ({ name: house.name, why: why(house) }));
  const strange = left(unknown, ({ base }) => say.unknownBase(base));
  try {
    const { put, different, full } = await takeOverHouses(known);
    return {
      houses: put.length,
      refused: [...strange, ...left(different, () => say.otherBase), ...left(full, () => say.noRoom)],
    };
  } catch (error) {
    return { houses: 0, refused: [...strange, ...left(known, () => say.notKept(reasonOf(error)))] };
  }
}

// Display names of field values: card symbols and names of alternatives.
import type { EditorWords } from '@moonshot/i18n';
import { partsOf, SIGNS } from './form.ts';

type Naming = Pick<EditorWords, 'names' | 'allRanks' | 'allSuits' | 'wild'>;

/** The display name of an alternative, or its value in the rules if it has no name. */
export const nameOf = (say: Naming, path: string, value: string): string =>
  say.names[`${path}=${value}`] ?? say.names[value] ?? SIGNS[value] ?? value;

const RANKS: Readonly<Record<string, string>> = { T: '10' };

export const rankName = (say: Naming, rank: string): string =>
  rank === '*' ? say.allRanks : rank === 'W' ? say.wild : (RANKS[rank] ?? rank);

export const suitName = (say: Naming, suit: string): string => (suit === '*' ? say.allSuits : (SIGNS[suit] ?? suit));

/** The value of a field as readable text, with cards as symbols. */
export function sign(say: Naming, path: string, value: string): string {
  if (!/^[2-9TJQKAWCDSH][CDSH*]$/.test(value)) return nameOf(say, path, value).replace(/^-(?=\d)/, '−');
  const { rank, suit } = partsOf(value);
  return suit === '*' || rank === '*' || rank === 'W'
    ? `${rankName(say, rank)} ${suitName(say, suit)}`
    : `${rankName(say, rank)}${suitName(say, suit)}`;
}

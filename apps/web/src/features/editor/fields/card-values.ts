// Builds a short list from the field `points`. The list shows the cards to which families often give other
// points.

import type { DraftField } from '@moonshot/protocol';
import type { Selector } from '@moonshot/rules/cards';
import { isRecord } from './form.ts';

/**
 * A row of the list: cards with the same points, and a function that returns the value of the whole field
 * after a change.
 */
export interface CardValue {
  readonly cards: readonly Selector[];
  readonly value: number;
  readonly with: (value: number) => readonly unknown[];
}

/** Maximum number of rows in the list. If the rules have more entries, only the whole field can be edited. */
const ROWS_MAX = 4;
/** The card for which many families subtract points. */
const BONUS: Selector = 'JD';

/** The rows of the list. There are none if points follow from the ranks or if there are too many entries. */
export function cardValues({ value, kind }: Pick<DraftField, 'value' | 'kind'>): readonly CardValue[] {
  if (kind.type !== 'list' || !Array.isArray(value) || value.length > ROWS_MAX) return [];
  const rows = value.flatMap((entry: unknown, at): readonly CardValue[] =>
    isRecord(entry) && typeof entry.value === 'number' && Array.isArray(entry.cards)
      ? [{ cards: entry.cards, value: entry.value, with: points => replaced(value, at, points) }]
      : [],
  );
  if (rows.length < value.length) return [];
  const isNamed = rows.some(({ cards }) => cards.some(card => card === BONUS || card === 'J*' || card === 'D*'));
  const bonus: CardValue = {
    cards: [BONUS],
    value: 0,
    with: points => (points === 0 ? value : [...value, { cards: [BONUS], value: points }]),
  };
  return isNamed || value.length === ROWS_MAX ? rows : [...rows, bonus];
}

/**
 * The entries of the field after one entry has changed. The bonus card's entry is removed when its points
 * become 0.
 */
function replaced(entries: readonly unknown[], at: number, value: number): readonly unknown[] {
  const entry = entries[at];
  if (!isRecord(entry)) return entries;
  const isBonus = Array.isArray(entry.cards) && entry.cards.length === 1 && entry.cards[0] === BONUS;
  return value === 0 && isBonus ? entries.toSpliced(at, 1) : entries.with(at, { ...entry, value });
}

// The cards whose points families change, as a short list over the whole field `points`.

import type { DraftField } from '@moonshot/protocol';
import type { Selector } from '@moonshot/rules/cards';
import { isRecord } from './form.ts';

/** Cards that count the same, their points, and the field's value once they count otherwise. */
export interface CardValue {
  readonly cards: readonly Selector[];
  readonly value: number;
  readonly with: (value: number) => readonly unknown[];
}

/** Most rows in the list. Rules with more values are changed in the whole field alone. */
const ROWS_MAX = 4;
/** The card that families let take points off. */
const BONUS: Selector = 'JD';

/** The rows of the list; none where points follow from the ranks, or there are too many values. */
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

/** The entries with one changed. The bonus card without points is no entry, as before it had any. */
function replaced(entries: readonly unknown[], at: number, value: number): readonly unknown[] {
  const entry = entries[at];
  if (!isRecord(entry)) return entries;
  const isBonus = Array.isArray(entry.cards) && entry.cards.length === 1 && entry.cards[0] === BONUS;
  return value === 0 && isBonus ? entries.toSpliced(at, 1) : entries.with(at, { ...entry, value });
}

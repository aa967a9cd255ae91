// The input that all announcements share.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat, SeatPlay } from '@moonshot/rules';
import { type Card, suitOf } from '@moonshot/rules/cards';
import { cardName } from '../../i18n/names.ts';
import { pointsIn } from '../../model/play/points.ts';

/**
 * The input of every announcement. `plays` holds the cards of the current trick up to the announced event.
 */
export interface NarrationContext {
  readonly words: AllWords;
  readonly view: TableView;
  readonly rules: TableRules;
  readonly short: boolean;
  readonly name: (seat: Seat) => string;
  readonly plays: SeatPlay[];
}

/**
 * The cards that are worth points in this deal, as text: the number of hearts, and the names of the other
 * cards.
 */
export function thingsIn(
  { words, view, rules }: Pick<NarrationContext, 'words' | 'view' | 'rules'>,
  cards: readonly Card[],
): string {
  const counting = cards.filter(card => pointsIn(rules, view, card) !== 0);
  const others = counting.filter(card => suitOf(card) !== 'H');
  return words.spoken.things(
    counting.length - others.length,
    others.map(card => cardName(words, card)),
  );
}

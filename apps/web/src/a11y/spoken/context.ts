// The shared input of the announcements.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat, SeatPlay } from '@moonshot/rules';
import { type Card, suitOf } from '@moonshot/rules/cards';
import { cardName } from '../../i18n/names.ts';

/** The input of every sentence; `plays` grows while the events are processed. */
export interface NarrationContext {
  readonly words: AllWords;
  readonly view: TableView;
  readonly rules: TableRules;
  readonly short: boolean;
  readonly name: (seat: Seat) => string;
  readonly plays: SeatPlay[];
}

/** The cards that cost points: hearts by number, others by name. */
export function thingsIn(words: AllWords, { costs }: TableRules, cards: readonly Card[]): string {
  const counting = cards.filter(card => costs[card] !== undefined);
  const others = counting.filter(card => suitOf(card) !== 'H');
  return words.spoken.things(
    counting.length - others.length,
    others.map(card => cardName(words, card)),
  );
}

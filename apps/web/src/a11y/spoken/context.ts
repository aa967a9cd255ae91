// The shared input of the announcements.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat, SeatPlay } from '@moonshot/rules';
import { type Card, suitOf } from '@moonshot/rules/cards';
import { cardName } from '../../i18n/names.ts';
import { pointsIn } from '../../model/play/standing.ts';

/** The input of every sentence; `plays` grows while the events are processed. */
export interface NarrationContext {
  readonly words: AllWords;
  readonly view: TableView;
  readonly rules: TableRules;
  readonly short: boolean;
  readonly name: (seat: Seat) => string;
  readonly plays: SeatPlay[];
}

/** The cards that count in this deal: hearts by number, others by name. */
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

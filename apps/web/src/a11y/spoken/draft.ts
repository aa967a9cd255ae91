// Announcements while a person selects cards: the number and names of the cards, and the slots of a bout (a
// round of Capture).

import type { AllWords } from '@moonshot/i18n';
import { cardName } from '../../i18n/names.ts';
import type { DraftAction, TableModel } from '../../model/model.ts';
import { cardsOf } from '../../model/play/pauses.ts';

export function draftSpoken(
  words: AllWords,
  before: DraftAction,
  { draft, view, flight }: TableModel,
): readonly string[] {
  const say = words.spoken;
  const { ask } = view;
  const names = cardsOf(draft).map(card => cardName(words, card));
  if (flight?.sure) return []; // the selection has already been sent
  if (cardsOf(before).length === names.length && before.kind === draft.kind) return [];
  if (ask?.type === 'pass')
    return [
      say.chosen(
        names.length,
        ask.to.reduce((sum, { count }) => sum + count, 0),
        names,
      ),
    ];
  if (ask?.type === 'charge') return [say.chosen(names.length, ask.cards.length, names)];
  if (ask?.type === 'bury') return [say.chosen(names.length, ask.count, names)];
  if (ask?.type !== 'lay') return [];
  const [hidden, shown] = names;
  if (hidden === undefined) return [say.backInHand];
  return [shown === undefined ? say.hides(hidden) : say.both(hidden, shown)];
}

// Compares two answers to a question.
import type { Action } from '@moonshot/rules/engine';

/** Whether two answers are equal, whatever the order of the cards in them. */
export const isSame = (one: Action, other: Action): boolean => wordOf(one) === wordOf(other);

function wordOf(action: Action): string {
  if (action.type === 'pass') return ['pass', ...action.gifts.map(({ card, to }) => card + to).sort()].join(' ');
  if (action.type === 'bury' || action.type === 'charge') return [action.type, ...[...action.cards].sort()].join(' ');
  if (action.type === 'play') return ['play', action.card, action.call].join(' ');
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

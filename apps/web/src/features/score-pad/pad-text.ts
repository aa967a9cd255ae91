// Names of what players count, and sentences about impossible and missing entries.
import type { AllWords, PadWords } from '@moonshot/i18n';
import { SUIT_SYMBOLS, suitOf } from '@moonshot/rules/cards';
import type { PadFields, PadGroup, PadMissing, PadProblem } from '@moonshot/rules/score-pad';
import { cardSign } from '../../i18n/names.ts';

/** The name of a group of cards: the symbol of its suit, or the symbols of its cards. */
export const labelOf = (words: AllWords, { cards, suit, key }: PadGroup): string =>
  suit ? SUIT_SYMBOLS[suitOf(key)] : [...new Set(cards)].map(card => cardSign(words, card)).join(' ');

const named = (words: AllWords, { groups }: PadFields, key: string): string => {
  const group = groups.find(one => one.key === key);
  return group === undefined ? key : labelOf(words, group);
};

/** A sentence about an impossible entry. */
export function problemText(
  say: PadWords,
  words: AllWords,
  problem: PadProblem,
  fields: PadFields,
  names: readonly string[],
): string {
  switch (problem.type) {
    case 'cards':
      return say.problem(problem.count, named(words, fields, problem.key), problem.entered);
    case 'out':
      return say.problem(problem.count, say.nobody, problem.entered);
    case 'tricks':
      return say.problem(problem.count, say.tricks, problem.entered);
    case 'hearts':
      return say.problem(problem.count, SUIT_SYMBOLS.H, problem.entered);
    case 'in-hand':
      return say.tooManyInHand(names[problem.seat] ?? '', problem.count, problem.entered);
    case 'bouts':
      return say.tooManyCaptors(problem.count, problem.entered);
    case 'no-trick':
      return say.noTrick(names[problem.seat] ?? '');
  }
}

/** What is missing from the entry of a deal, in a few words. */
export function missingText(say: PadWords, words: AllWords, missing: PadMissing, fields: PadFields): string {
  switch (missing.type) {
    case 'cards': {
      const name = named(words, fields, missing.key);
      const single = fields.groups.some(({ key, cards }) => key === missing.key && cards.length === 1);
      return single ? name : `${missing.left} ${name}`;
    }
    case 'tricks':
      return `${missing.left} ${say.tricks}`;
    case 'seat':
      return say.seats[missing.field];
    case 'suit':
      return say.suit;
    case 'player':
      return say.whoPlayed(cardSign(words, missing.card));
    case 'moon':
      return say.moonChoice;
  }
}

// Explains charging: which cards may be shown before play, which cards they double, and when they may be
// played.
import type { Card } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { type Clause, clause } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import { contracted } from '../rules/effective-rules.ts';
import { passesFirst } from '../rules/facts.ts';
import { costOf, type Rules } from '../rules/rules.ts';
import { pickIn } from '../rules/wilds.ts';
import { deckFields, inDeck } from './play.ts';

/** Whether a card has points in some deal, with or without a contract. */
const countsAnywhere = (rules: Rules, card: Card): boolean =>
  costOf(rules, card) !== 0 || rules.sheet.contracts.some((_, i) => costOf(contracted(rules, i + 1), card) !== 0);

/** The cards that a charged card doubles. The charged card itself is left out if it has no points. */
const counting = (rules: Rules, shown: Card, doubles: readonly Selector[]): readonly Selector[] =>
  countsAnywhere(rules, shown) ? doubles : doubles.filter(one => one !== shown);

export function explainCharging(rules: Rules, { charging: say }: RuleWords): readonly Clause[] {
  const { charge, modifiers } = rules.sheet;
  if (charge.cards.length === 0) return [];
  const cards = charge.cards.map(one => one.shown);
  const themselves = charge.cards
    .filter(({ shown, doubles }) => doubles.every(one => one === shown) && countsAnywhere(rules, shown))
    .map(one => one.shown);
  return [
    clause('charging', say.may(cards, passesFirst(rules)), 'charge.cards', 'pass.cycle'),
    ...(themselves.length > 0
      ? [clause('charging', say.itself(themselves), 'charge.cards', 'contracts', ...deckFields(rules.sheet))]
      : []),
    ...charge.cards
      .filter(({ shown }) => !themselves.includes(shown))
      .filter(({ doubles }) => pickIn(rules.sheet, rules.deck, doubles).some(card => countsAnywhere(rules, card)))
      .map(({ shown, doubles }) =>
        clause(
          'charging',
          say.doubles(shown, inDeck(rules, counting(rules, shown, doubles))),
          ...['charge.cards', 'contracts'],
          ...deckFields(rules.sheet),
        ),
      ),
    ...charge.cards
      .filter(({ shown, doubles }) => doubles.includes(shown))
      .filter(({ shown }) => modifiers.some(one => 'doubles' in one && one.card === shown))
      .map(({ shown }) => clause('charging', say.twice(shown), 'charge.cards', 'modifiers')),
    clause('charging', say.waits, 'charge.cards'),
  ];
}

// Explains an auction: who bids, what the highest bidder names, and who gets the chips that were bid.
import { rankOf, suitOf } from '../../cards/card.ts';
import { type Clause, clause, DECK } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import { swappedCards } from '../rules/auction.ts';
import { passesFirst } from '../rules/facts.ts';
import type { Rules } from '../rules/rules.ts';

/** The fields that name cards which a heart replaces if their suit is named. */
const SWAPPED = [
  ...['points', 'modifiers', 'charge.cards', 'moon.needs', 'follow.under', 'firstTrick.ban', 'lead.restrict'],
  ...['lead.firstTrick', 'discard.restrict', 'discard.must', 'break.on', 'trick.extend'],
  ...['dealer.next', 'dealer.taken', 'opening.later', 'contracts', ...DECK],
];

export function explainAuction(rules: Rules, { auction: say }: RuleWords): readonly Clause[] {
  const { sheet } = rules;
  const { auction, settle } = sheet;
  if (auction.prize === 'none') return [];
  return [
    clause('auction', say.turns(auction.most, passesFirst(rules)), 'auction.prize', 'auction.most', 'pass.cycle'),
    clause('auction', say.names, 'auction.prize'),
    ...swappedCards(rules).map(card =>
      clause('auction', say.swaps(card, suitOf(card), `${rankOf(card)}H`), 'auction.prize', ...SWAPPED),
    ),
    ...(sheet.charge.cards.some(({ shown, doubles }) => doubles.includes(shown))
      ? [clause('auction', say.charged, 'auction.prize', 'charge.cards')]
      : []),
    clause('auction', say.pays[settle.as === 'pool' ? 'pool' : 'apart'], 'auction.prize', 'settle.as'),
  ];
}

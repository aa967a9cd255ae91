// Explains an auction: who bids, what the highest bidder names, and who gets the chips that were bid.
import { rankOf, suitOf } from '../../cards/card.ts';
import { type Clause, clause } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import { swappedCards } from '../rules/auction.ts';
import { passesFirst } from '../rules/facts.ts';
import type { Rules } from '../rules/rules.ts';

export function explainAuction(rules: Rules, { auction: say }: RuleWords): readonly Clause[] {
  const { sheet } = rules;
  const { auction, settle } = sheet;
  if (auction.prize === 'none') return [];
  return [
    clause('auction', say.turns(auction.most, passesFirst(rules)), 'auction.prize', 'auction.most', 'pass.cycle'),
    clause('auction', say.names, 'auction.prize'),
    ...swappedCards(sheet).map(card =>
      clause('auction', say.swaps(card, suitOf(card), `${rankOf(card)}H`), 'auction.prize', 'points'),
    ),
    clause('auction', say.pays[settle.as === 'pool' ? 'pool' : 'apart'], 'auction.prize', 'settle.as'),
  ];
}

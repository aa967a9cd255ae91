// Explains an auction: who bids, what the highest bidder names, and who gets the chips.
import { type Clause, clause } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import type { TrickSheet } from '../sheet/sheet.ts';

export function explainAuction({ auction, settle }: TrickSheet, { auction: say }: RuleWords): readonly Clause[] {
  if (auction.prize === 'none') return [];
  return [
    clause('auction', say.turns(auction.most), 'auction.prize', 'auction.most'),
    clause('auction', say.names, 'auction.prize'),
    clause('auction', say.pays[settle.as === 'pool' ? 'pool' : 'apart'], 'auction.prize', 'settle.as'),
  ];
}

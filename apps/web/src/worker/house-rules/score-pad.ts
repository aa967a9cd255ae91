// Scores a match with real cards, from what the page's score pad holds.
import type { HouseRequest } from '@moonshot/protocol';
import { prepare, sheetOf } from '@moonshot/rules';
import { contractName } from '@moonshot/rules/explain';
import { type PadDeal, scorePad } from '@moonshot/rules/score-pad';
import type { Hosting } from '../hosting.ts';

type Wish = Extract<HouseRequest, { type: 'score' }>;

/** Answers with the scores, and with the names of contracts in the page's language. */
export async function scoreByHand({ context, words }: Hosting, wish: Wish): Promise<void> {
  const { number, base, overrides, seats } = wish;
  const prepared = prepare(sheetOf(base), seats, overrides);
  if (!prepared.ok) return context.post({ type: 'house', said: { type: 'scored', number, pad: null } });
  const pad = scorePad(prepared.hearts, wish);
  const rules = await words.rules();
  const named = (deal: PadDeal): PadDeal => {
    const { contract } = deal.prompt;
    return contract === null ? deal : { ...deal, prompt: { ...deal.prompt, contract: contractName(contract, rules) } };
  };
  context.post({ type: 'house', said: { type: 'scored', number, pad: { ...pad, deals: pad.deals.map(named) } } });
}

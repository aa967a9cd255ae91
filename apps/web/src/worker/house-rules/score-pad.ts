// Scores a match with real cards, from what the page's score pad holds.
import type { HouseRequest } from '@moonshot/protocol';
import { type Hearts, prepare, sheetOf } from '@moonshot/rules';
import { contractName } from '@moonshot/rules/explain';
import { type PadDeal, scorePad } from '@moonshot/rules/score-pad';
import { drawableRules } from '@moonshot/table';
import type { Hosting } from '../hosting.ts';

type PadRequest = Extract<HouseRequest, { type: 'score' }>;

/** Answers with the scores, and with the names of contracts in the page's language. */
export async function scoreByHand({ context, words }: Hosting, request: PadRequest): Promise<void> {
  const { number, base, overrides, seats } = request;
  const prepared = prepare(sheetOf(base), seats, overrides);
  if (!prepared.ok) return context.post({ type: 'house', said: { type: 'scored', number, pad: null, sides: [] } });
  const pad = scorePad(prepared.hearts, request);
  const rules = await words.rules();
  const named = (deal: PadDeal): PadDeal => {
    const { contract } = deal.prompt;
    return contract === null ? deal : { ...deal, prompt: { ...deal.prompt, contract: contractName(contract, rules) } };
  };
  const sides = sidesOf(prepared.hearts);
  context.post({
    type: 'house',
    said: { type: 'scored', number, pad: { ...pad, deals: pad.deals.map(named) }, sides },
  });
}

/** The side of each seat; each seat is a side of its own unless partners count together. */
function sidesOf(hearts: Hearts): readonly number[] {
  const { sides, pooled } = drawableRules(hearts);
  return pooled ? sides : [...sides.keys()];
}

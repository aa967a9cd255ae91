// Scores a match with real cards from the entries of the score pad.
import type { HouseRequest } from '@moonshot/protocol';
import { type Hearts, prepare, sheetOf } from '@moonshot/rules';
import { contractName } from '@moonshot/rules/explain';
import { type PadDeal, scorePad } from '@moonshot/rules/score-pad';
import { drawableRules } from '@moonshot/table';
import type { Hosting } from '../hosting.ts';

type PadRequest = Extract<HouseRequest, { type: 'score' }>;

/** Sends the scores of a pad, with names of contracts in the page's language. */
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

/**
 * The number of each seat's side. Partners who share a score are one side; every other seat is a side of its
 * own.
 */
function sidesOf(hearts: Hearts): readonly number[] {
  const { sides, pooled } = drawableRules(hearts);
  return pooled ? sides : [...sides.keys()];
}

// Scores a match with real cards from the entries of the score pad, and explains its rules.
import type { HouseRequest, PadCards } from '@moonshot/protocol';
import { type Hearts, prepare, sheetOf } from '@moonshot/rules';
import { isWild } from '@moonshot/rules/cards';
import { contractName, explainHearts } from '@moonshot/rules/explain';
import { type PadDeal, scorePad } from '@moonshot/rules/score-pad';
import type { RuleWords } from '@moonshot/rules/words';
import { drawableRules } from '@moonshot/table';
import type { Hosting } from '../hosting.ts';

type Of<T extends HouseRequest['type']> = Extract<HouseRequest, { type: T }>;

/** Sends the scores of a pad, with names of contracts in the page's language. */
export async function scoreByHand({ context, words }: Hosting, request: Of<'score'>): Promise<void> {
  const { number, base, overrides, seats } = request;
  const prepared = prepare(sheetOf(base), seats, overrides);
  const scored = { type: 'scored', number } as const;
  if (!prepared.ok)
    return context.post({
      type: 'house',
      said: { ...scored, pad: null, sides: [], cards: { wilds: 0, sentences: [] } },
    });
  const pad = scorePad(prepared.hearts, request);
  const rules = await words.rules();
  const named = (deal: PadDeal): PadDeal => {
    const { contract } = deal.prompt;
    return contract === null ? deal : { ...deal, prompt: { ...deal.prompt, contract: contractName(contract, rules) } };
  };
  const sides = sidesOf(prepared.hearts);
  const cards = cardsOf(prepared.hearts, rules);
  context.post({ type: 'house', said: { ...scored, pad: { ...pad, deals: pad.deals.map(named) }, sides, cards } });
}

/**
 * The number of each seat's side. Partners who share a score are one side; every other seat is a side of its
 * own.
 */
function sidesOf(hearts: Hearts): readonly number[] {
  const { sides, pooled } = drawableRules(hearts);
  return pooled ? sides : [...sides.keys()];
}

/** The topics whose sentences say how the cards differ from an ordinary pack that is dealt out. */
const TOPICS: readonly string[] = ['kitty', 'stock', 'wild cards'];

function cardsOf(hearts: Hearts, words: RuleWords): PadCards {
  const clauses = explainHearts(hearts, words);
  const special = clauses.filter(({ topic }) => TOPICS.includes(topic));
  const pack = special.length === 0 ? [] : clauses.filter(({ topic }) => topic === 'cards').slice(0, 1);
  // jokers are in most packs
  const isNamed = hearts.kind === 'tricks' && hearts.rules.sheet.wild.rank !== 'none';
  const wilds = isNamed ? hearts.rules.deck.filter(isWild).length : 0;
  return { wilds, sentences: [...pack, ...special].map(({ sentence }) => sentence) };
}

/** Sends the rules of a game as sentences. Sends null if these rules cannot be played. */
export async function explainRules({ context, words }: Hosting, request: Of<'explain'>): Promise<void> {
  const { base, overrides, seats } = request;
  const prepared = prepare(sheetOf(base), seats, overrides);
  const [{ tableRules }, rules] = await Promise.all([import('../lazy/table-rules.ts'), words.rules()]);
  const explained = prepared.ok ? tableRules(prepared.hearts, rules) : null;
  context.post({ type: 'house', said: { type: 'explained', rules: explained } });
}

// Compares what the rules say about the deck and the cards left over with the cards of a deal.
import { CARDS, type Card, isWild, type Rank, rankOf, sorted, suitOf } from '@moonshot/rules/cards';
import type { DeckDescription, Removed } from '@moonshot/rules/words';
import { must } from '../laws/law.ts';
import type { Moment } from '../play.ts';
import { argOf, isUsed, type Use } from './recorded.ts';

type Dealt = Extract<Moment['events'][number], { type: 'dealt' }>;

/** The sentences that say how many cards are left over. */
const LEFT_OVER = ['kitty.is', 'kitty.out.out', 'kitty.out.outShown', 'stock.is', 'stock.dealt'];

/** Checks each deal of this step against the sentences about the deck. */
export function checkDeck(uses: readonly Use[], { events, before, state }: Moment): void {
  for (const event of events) {
    if (event.type === 'dealt') checkDealtCards(uses, event);
    if (event.type === 'scored' && before !== undefined && 'tricks' in state && 'taken' in event.result)
      checkOut(uses, state.kitty, event.result.taken);
  }
}

function checkDealtCards(uses: readonly Use[], event: Dealt): void {
  const deck = argOf<DeckDescription>(uses, 'table.deck');
  if (deck === undefined) throw new Error('no sentence describes the deck');
  const rest = cardsOf('kitty' in event ? event.kitty : event.stock);
  const hands = event.hands.map(cardsOf);
  const dealt = [...hands.flat(), ...rest];
  must(dealt.length === deck.cards, () => `${dealt.length} cards are dealt, not ${deck.cards}`);
  must(
    hands.every(hand => hand.length === deck.each),
    () => `hands have ${hands.map(hand => hand.length)} cards, not ${deck.each}`,
  );
  must(rest.length === deck.rest, () => `${rest.length} cards are left over, not ${deck.rest}`);
  const jokers = deck.jokers > 0 ? dealt.filter(isWild) : [];
  must(jokers.length === deck.jokers, () => `${jokers.length} jokers are dealt, not ${deck.jokers}`);
  const others = sorted(deck.jokers > 0 ? dealt.filter(card => !isWild(card)) : dealt).join(' ');
  const stated = sorted(statedDeck(deck)).join(' ');
  must(others === stated, () => `${others} are dealt, not ${stated}`);
  checkRanks(uses, dealt);
  checkLeftOver(uses, rest.length, 'upcard' in event && event.upcard !== undefined);
}

const cardsOf = (seen: readonly Card[] | number): readonly Card[] => (typeof seen === 'number' ? [] : seen);

/** The cards of the deck that the sentence describes, without jokers. */
function statedDeck({ packs, wilds, removed }: DeckDescription): readonly Card[] {
  const pack = CARDS.filter(card => !isWild(card) || wilds.includes(suitOf(card)));
  const copies = (card: Card): number => packs - Math.max(0, ...removed.map(one => removedCopies(one, card, packs)));
  return pack.flatMap(card => Array.from({ length: copies(card) }, () => card));
}

function removedCopies(one: Removed, card: Card, packs: number): number {
  if ('rank' in one) return rankOf(card) === one.rank ? packs : 0;
  return one.card !== card ? 0 : one.twice ? 2 : 1;
}

/** Checks that the ranks in the sentence about their order are those of the cards that are dealt. */
function checkRanks(uses: readonly Use[], dealt: readonly Card[]): void {
  const ranks = new Set(dealt.filter(card => !isWild(card)).map(rankOf));
  const [highest, lowest] = uses.find(({ path }) => path === 'table.ranks')?.args ?? [];
  const order = argOf<readonly Rank[]>(uses, 'table.rankOrder') ?? [];
  const stated = order.length > 0 ? order : [highest as Rank, lowest as Rank];
  must(
    stated.every(rank => ranks.has(rank)) && (order.length === 0 || order.length === ranks.size),
    () => `the ranks dealt are ${[...ranks]}, yet a sentence ranks ${stated}`,
  );
}

/** Checks that the rules say what is done with the cards left over, and state their number. */
function checkLeftOver(uses: readonly Use[], rest: number, isTurned: boolean): void {
  const lying = rest - (isTurned ? 1 : 0);
  const numbers = LEFT_OVER.flatMap(path => uses.filter(one => one.path === path).map(({ args }) => args[0]));
  const said = numbers.length > 0 || isUsed(uses, 'capture.stock');
  must(said === lying > 0, () => `${lying} cards lie there, and the rules ${said ? '' : 'do not '}say what they are`);
  must(
    numbers.every(n => n === lying),
    () => `${lying} cards lie there, not ${numbers}`,
  );
  must(
    isUsed(uses, 'kitty.turned') === isTurned,
    () => `a card is ${isTurned ? '' : 'not '}turned up, contrary to a sentence`,
  );
}

/** Checks that cards which are out of the deal count for nobody. */
function checkOut(uses: readonly Use[], kitty: readonly Card[], taken: readonly (readonly Card[])[]): void {
  if (!isUsed(uses, 'kitty.out.out') && !isUsed(uses, 'kitty.out.outShown')) return;
  const deck = argOf<DeckDescription>(uses, 'table.deck');
  const copies = (cards: readonly Card[], card: Card): number => cards.filter(one => one === card).length;
  const all = deck === undefined ? [] : statedDeck(deck);
  for (const card of kitty)
    must(
      copies(taken.flat(), card) <= Math.max(0, copies(all, card) - copies(kitty, card)),
      () => `${card} counts for somebody, yet a sentence says that it is out of the deal`,
    );
}

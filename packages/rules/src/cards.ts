// Cards, decks, bids, seeded randomness and commitments.
export { type Bid, chipsInPool, highest, suitNamed, type Top } from './cards/bids.ts';
export {
  byCanon,
  CARDS,
  type Card,
  isCard,
  isWild,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './cards/card.ts';
export { namesOneCard, namesSeveral, type Selector, someOf, sorted, without, withoutAll } from './cards/card-set.ts';
export {
  attemptSeed,
  type Below,
  belowOf,
  dealSeed,
  derived,
  draws,
  randomnessOf,
  type Seed,
  seedOf,
} from './cards/chance.ts';
export { dealOut, deckOf, shuffled } from './cards/deck.ts';
export { figure } from './cards/figures.ts';
export {
  bytesOfHex,
  chained,
  fingerprint,
  hexOf,
  type SealedDeal,
  seatCommitment,
  serverCommitment,
} from './cards/seals.ts';
export { SUIT_SYMBOLS, symbolOf, symbolsOf } from './cards/symbols.ts';

// The rule sheet of Capture the Hearts. All players lay two cards face down, then reveal the top ones, and
// the highest of these wins.
import type { Suit } from '../cards/card.ts';
import type { Selector } from '../cards/card-set.ts';
import type { SheetHead } from '../game/head.ts';

export interface CaptureSheet extends SheetHead {
  readonly kind: 'commit-reveal';
  readonly deal: { readonly hand: number };
  readonly commit: 'locked' | 'revocable';
  readonly top: { readonly ban: readonly Selector[]; readonly exception: 'wholeHand' | 'afterBottom' };
  readonly ties: {
    readonly suits: readonly Suit[]; // the suits, the highest first, which decide between cards of equal rank
    readonly identical: 'eldest' | 'latest' | 'cancel' | 'carry';
  };
  readonly winnerTakes: 'bottoms' | 'tops';
  readonly topsTo: 'discard' | 'winner';
  readonly redeal: { readonly count: number; readonly packet: number; readonly partial: 'dealt' | 'kept' };
  readonly endTest: 'afterRedeal' | 'beforeRedeal';
  readonly hearts: { readonly cards: readonly Selector[]; readonly captured: number; readonly inHand: number };
  readonly counts: 'private' | 'public'; // whether everybody may see how many hearts each seat has captured
}

/** What the winner of a bout captures. */
export const spoilsOf = ({
  winnerTakes,
  topsTo,
}: Pick<CaptureSheet, 'winnerTakes' | 'topsTo'>): 'hidden' | 'shown' | 'everything' =>
  winnerTakes === 'tops' ? 'shown' : topsTo === 'winner' ? 'everything' : 'hidden';

export const capture: CaptureSheet = {
  kind: 'commit-reveal',
  id: 'capture',
  version: 1,
  name: 'Capture the Hearts',
  seats: { min: 2, max: 14, best: 4 },
  direction: 'clockwise',
  deck: {
    packs: { 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, 13: 2, 14: 2 },
    ranks: 'AKQJT98765432',
    wilds: [],
    remove: [],
  },
  dealer: { first: 'cutHigh', tie: 'redraw', next: 'left', cutBy: 'nobody' },
  match: {
    kind: 'deals',
    limit: 25,
    cmp: '>=',
    deals: 1,
    winner: 'highest',
    tie: 'shared',
    offer: [1, 3, 5, { target: 25 }],
  },
  score: { start: 0, sign: 'plus', floor: 'none' },
  wrap: { list: [], when: 'beforeEndTest', inTieBreak: 'applies' },
  deal: { hand: 7 },
  commit: 'locked',
  top: { ban: ['H*'], exception: 'wholeHand' },
  ties: { suits: ['D', 'C', 'S', 'H'], identical: 'eldest' },
  winnerTakes: 'bottoms',
  topsTo: 'discard',
  redeal: { count: 2, packet: 1, partial: 'dealt' },
  endTest: 'afterRedeal',
  hearts: { cards: ['H*'], captured: 1, inHand: -1 },
  counts: 'private',
};

// Patterns for the sentences with which this package explains who leads to the first trick, and with what.
import { SUITS, type Suit } from '../../cards/card.ts';
import { en } from '../../words/en.ts';
import { fact } from '../facts.ts';
import { BOTH, C1, type OwnForm, own } from './forms.ts';

const { opening } = en;

const CARD_RULES = ['thatCard', 'thatSuit', 'any'] as const;
const LEADERS = ['leftOfDealer', 'rightOfDealer', 'dealer', 'bidder'] as const;
const FALLBACKS = ['nextLowest', 'leftOfDealer'] as const;

const openings = (suit: Suit): readonly OwnForm[] => [
  ...CARD_RULES.flatMap(card =>
    BOTH.flatMap(lowest =>
      BOTH.flatMap(passes =>
        (card === 'any' ? BOTH : [true]).map(free =>
          own(opening.holder[card](C1, suit, lowest, passes, free), ({ c1: [held = ''] }) =>
            held.endsWith(suit)
              ? [fact('opening.leader', lowest ? `lowest:${suit}` : `holder:${held}`), fact('opening.card', card)]
              : undefined,
          ),
        ),
      ),
    ),
  ),
  ...FALLBACKS.flatMap(fallback =>
    CARD_RULES.map(card => own(opening.fallback[fallback][card](suit), () => [fact('opening.fallback', fallback)])),
  ),
  ...(['holderMay', 'ownerOfLowestOnly', 'must', 'never'] as const).map(how =>
    own(opening.wild[how](`W${suit}`), () => [fact('opening.wild', how)]),
  ),
  own(opening.wild.led(`W${suit}`), () => [fact('opening.wild', 'never')]),
];

export const OPENING: readonly OwnForm[] = [
  ...BOTH.flatMap(free =>
    LEADERS.map(leader =>
      own(opening.leads[leader](free), () => [fact('opening.leader', leader), fact('opening.card', 'any')]),
    ),
  ),
  ...BOTH.map(isOut => own(opening.later(C1, isOut), ({ c1: [card] }) => [fact('opening.later', `took:${card}`)])),
  own(opening.twins.holder),
  own(opening.twins.taker),
  ...SUITS.flatMap(openings),
];

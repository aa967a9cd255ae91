// Changed rules about wild cards.
import { type ChangedGame, row } from './changed-charges.ts';

export const WILDS: readonly ChangedGame[] = [
  row('wilds at any time', 'wild-twist', 4, { 'wild.play': 'anyTime' }),
  row('jokers at any time', 'wild-twist', 4, { 'wild.rank': 'none', 'wild.play': 'anyTime', 'opening.wild': 'never' }),
  row('jokers by their colour', 'at-play', 5, {
    'deck.wilds': ['C', 'D', 'H'],
    'wild.rank': 'none',
    'wild.play': 'sameColour',
    'deck.remove': [],
    'follow.void': 'mustTrump',
    'break.on': [{ cards: ['H*', 'W*'], how: 'discard' }],
    'discard.restrict': ['QC'],
  }),
  row('wilds level with the ace', 'wild-twist', 5, { 'wild.rank': 'tieLast', 'opening.wild': 'ownerOfLowestOnly' }),
  row('the wild must open', 'wild-twist', 3, { 'opening.wild': 'must', 'kitty.to': 'lastTrick' }),
];

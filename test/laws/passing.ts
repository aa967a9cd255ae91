// House rules about dealing, passing and the first trick that the laws are checked on.
import { type Part, row } from './part.ts';

export const PASSING: readonly Part[] = [
  row('a hand without a card that costs points is thrown in', 'classic', 5, { misdeal: 'noPenalty' }),
  row('a hand without a heart is thrown in', 'classic', 6, { misdeal: 'noHearts', 'pass.cycle': ['left'] }),
  row('a hand without a king, queen or jack is thrown in', 'wild-twist', 7, { misdeal: 'noFaces' }),
  row('the taker of the queen deals next', 'ricketts', 4, { 'dealer.next': 'taker' }, { deals: 3 }),
  row(
    'the taker of a card that may be left over deals next',
    'classic',
    7,
    { 'dealer.next': 'taker', 'dealer.taken': 'AH' },
    { deals: 4 },
  ),
  row('the first trick takes the lowest cards', 'at-play', 5, { 'firstTrick.follow': 'lowest' }),
  row('so it does with two packs, where it may go round again', 'classic', 6, {
    'deck.packs': 2,
    'firstTrick.follow': 'lowest',
    'firstTrick.ban': ['H*', '2C', '3C'],
    'firstTrick.scope': 'any',
    'trick.extend': ['9*', '4*'],
  }),
  row('no spade may be passed, nor the two of clubs', 'ricketts', 4, { 'pass.keep': ['S*', '2C'] }, { deals: 4 }),
  row('where hardly anything may be mixed', 'classic', 5, {
    'pass.cycle': ['mix'],
    'pass.keep': ['C*', 'D*', 'S*', '2H', '3H', '4H', '5H', '6H'],
  }),
  row(
    'four, four and two to each, received before the next chooses',
    'classic',
    3,
    { 'pass.cycle': ['left', 'right', 'scatter'], 'pass.count': [4, 4, 2], 'pass.see': 'beforeChoosing' },
    { deals: 3 },
  ),
  row(
    'more cards are mixed in the second deal',
    'classic',
    5,
    { 'pass.cycle': ['mix', 'mix'], 'pass.count': [1, 4] },
    { deals: 2 },
  ),
  row('received cards may be passed on', 'black-lady', 4, { 'pass.see': 'mayPassOn' }, { deals: 4 }),
  row('received cards of two packs may be passed on, but no spade', 'classic', 7, {
    'deck.packs': 2,
    'pass.see': 'mayPassOn',
    'pass.keep': ['S*'],
    'pass.cycle': ['left-2'],
  }),
];

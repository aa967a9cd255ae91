// Changed rules about dealing, passing and the first trick, on which the bots are tested.
import { type ChangedGame, row } from './changed-charges.ts';

export const PASSING: readonly ChangedGame[] = [
  row('a deal without a safe hand is thrown in', 'ricketts', 4, { misdeal: 'allPenalty' }),
  row('a hand without a king, queen or jack is thrown in', 'classic', 5, { misdeal: 'noFaces', 'pass.cycle': [] }),
  row('a hand without a heart is thrown in before the pass', 'ricketts', 4, { misdeal: 'noHearts' }),
  row('the player who took the ace of hearts deals next', 'ricketts', 4, {
    'dealer.next': 'taker',
    'dealer.taken': 'AH',
  }),
  row('the first trick takes the lowest clubs', 'classic', 4, {
    'firstTrick.follow': 'lowest',
    'opening.card': 'thatCard',
  }),
  row('the lowest cards but those that are banned, of two packs', 'ricketts', 6, {
    'seats.max': 6,
    'deck.packs': 2,
    'deck.remove': ['2C', '2C', '2D', '2D', '2S', '2S', '2H', '2H'],
    'firstTrick.follow': 'lowest',
    'firstTrick.ban': ['H*', '3*', '4*'],
    'firstTrick.scope': 'any',
    'firstTrick.vsFollow': 'banWins',
    'pass.cycle': [],
  }),
  row('the first trick takes the lowest cards, charged or not', 'at-play', 4, {
    'firstTrick.follow': 'lowest',
    'charge.cards': [{ shown: '3C', doubles: ['H*'] }],
  }),
  row('the queen and the two of clubs are not passed', 'ricketts', 4, { 'pass.keep': ['QS', '2C'] }),
  row('hardly anything may be passed', 'classic', 7, {
    'pass.keep': ['C*', 'D*', 'S*', '2H', '3H', '4H'],
    'pass.see': 'beforeChoosing',
  }),
  row('two cards to each, received before the next chooses', 'ricketts', 4, {
    'pass.cycle': ['scatter'],
    'pass.count': [2],
    'pass.see': 'beforeChoosing',
  }),
  row('received cards may be passed on', 'black-lady', 4, { 'pass.see': 'mayPassOn' }),
  row('so they may be to the right, and the hardly any may go', 'classic', 5, {
    'pass.see': 'mayPassOn',
    'pass.cycle': ['right', 'left-2'],
    'pass.keep': ['C*', 'S*'],
  }),
];

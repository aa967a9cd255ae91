// Tests the sentences of the main trick games, word for word, at several numbers of seats.
import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Topic } from '../../game/clause.ts';
import { type Overrides, sheetOf } from '../../games.ts';

type Row = readonly [id: string, seats: number, overrides: Overrides, topic: Topic, sentences: readonly string[]];

const rows: readonly Row[] = [
  ['ricketts', 4, {}, 'aim', ['Take as few points as you can: the lowest total wins.']],
  [
    'ricketts',
    4,
    {},
    'pass',
    [
      'Before play you pass cards, deal by deal: three cards left, right, across, then one card to each opponent, then none; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'ricketts',
    4,
    {},
    'opening',
    ["The player on the dealer's left leads to the first trick, with any card that may be led."],
  ],
  [
    'ricketts',
    4,
    {},
    'following',
    [
      'Play goes clockwise: each player in turn plays one card to the trick.',
      'You must follow suit if you can; if you cannot, you may play any card.',
      'Tricks are played until the hands are empty.',
    ],
  ],
  [
    'ricketts',
    4,
    {},
    'first trick',
    ['On the first trick you may not discard a heart or Q♠, unless you have nothing else.'],
  ],
  [
    'ricketts',
    4,
    {},
    'leading',
    ['You may not lead a heart until hearts are broken, unless you hold nothing else.', 'Q♠ may be led at any time.'],
  ],
  [
    'ricketts',
    4,
    {},
    'breaking hearts',
    ['Hearts are broken as soon as a heart or Q♠ has been played (led, followed or discarded).'],
  ],
  [
    'ricketts',
    4,
    {},
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon. Instead of scoring them you choose: your own total goes down by 26 or every other player's total goes up by 26.",
    ],
  ],
  [
    'ricketts',
    4,
    {},
    'wraps',
    [
      'After a deal, a total of exactly 104 or 126 falls back to 0.',
      'This happens before it is checked whether the match is over.',
      'The same holds in the extra deals after a tie.',
    ],
  ],
  [
    'ricketts',
    4,
    {},
    'end',
    [
      "The match ends when, after a deal, somebody's total is 100 or more.",
      'You may agree on 50 or 150 instead.',
      'The lowest total wins; on a tie, further deals are played until one player has it alone.',
    ],
  ],
  [
    'at-play',
    5,
    {},
    'cards',
    [
      'You play with one pack; with 5 players 2♣ and 2♦ are taken out: 50 cards, 10 each.',
      'The ace is the highest card of its suit, the 2 the lowest.',
    ],
  ],
  ['at-play', 3, {}, 'opening', ['The player who holds 3♣, the lowest club of the deck, leads it to the first trick.']],
  ['at-play', 4, {}, 'opening', ['The player who holds 2♣, the lowest club of the deck, leads it to the first trick.']],
  ['at-play', 4, {}, 'pass', ['Nothing is passed.']],
  [
    'at-play',
    4,
    {},
    'first trick',
    [
      'On the first trick you may not play a heart or Q♣, not even to follow suit: play another card instead, unless you have none.',
    ],
  ],
  [
    'at-play',
    4,
    {},
    'winning tricks',
    [
      'Hearts are trumps: the highest heart takes the trick, or without one the highest card of the suit led. Its winner leads the next.',
    ],
  ],
  [
    'at-play',
    4,
    {},
    'points',
    [
      'Each heart counts 1 point and Q♣ counts 13 points; all other cards count nothing.',
      'Together the cards of a deal count 26 points.',
    ],
  ],
  [
    'wild-twist',
    3,
    {},
    'cards',
    [
      'You play with one pack in which every suit has a wild card: 56 cards, 18 each and 2 in the kitty.',
      'The ace is the highest card of its suit, the 2 the lowest.',
    ],
  ],
  [
    'wild-twist',
    3,
    {},
    'opening',
    [
      'The player who holds 2♣, the lowest club of the deck, leads it to the first trick.',
      'If nobody holds it, the lowest club in any hand is led instead.',
      'The player who holds the wild ♣ may open with it instead, called the lowest.',
    ],
  ],
  [
    'wild-twist',
    4,
    {},
    'breaking hearts',
    ['Hearts are broken as soon as a heart has been discarded by a player who could not follow suit.'],
  ],
  [
    'wild-twist',
    4,
    {},
    'points',
    [
      'Each heart, the wild ♥ too, counts 1 point and Q♠ counts 13 points; all other cards count nothing.',
      'Together the cards of a deal count 27 points.',
    ],
  ],
  [
    'wild-twist',
    4,
    {},
    'moon',
    [
      "If you take all 14 hearts and Q♠, you shoot the moon. Instead of scoring them you choose: your own total goes down by 27 or every other player's total goes up by 27.",
    ],
  ],
  [
    'wild-twist',
    4,
    {},
    'wild cards',
    [
      'When you play a wild card, you say whether it is the highest or the lowest of its suit.',
      'Called the highest it beats every other card of its suit, called the lowest it loses to all of them.',
      'A wild card belongs to its suit: with it you must follow that suit, and you cannot follow another.',
      'Played to a trick of another suit, it takes nothing, even called the highest.',
    ],
  ],
  ['wild-twist', 4, {}, 'kitty', []],
  [
    'wild-twist',
    5,
    {},
    'kitty',
    [
      'The card left over lies face down in the middle: it is the kitty, and counts like a card taken in a trick.',
      'The kitty goes to the winner of the first trick.',
      'It stays face down until the deal is scored.',
    ],
  ],
  [
    'classic',
    6,
    {},
    'pass',
    [
      'Before play you pass cards, deal by deal: three cards right, left, to the second on the right, to the second on the left, across, then none; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'classic',
    5,
    {},
    'opening',
    [
      'After the pass, the player who holds 2♣ leads to the first trick, with that card or any other.',
      'If nobody holds it, the player who holds the lowest club leads instead.',
    ],
  ],
  ['classic', 4, {}, 'leading', ['Hearts may be led at any time.']],
  ['classic', 4, {}, 'first trick', ['Points may be played to the first trick as to any other.']],
  [
    'classic',
    4,
    {},
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon: you do not score them, and every other player's total goes down by 26.",
    ],
  ],
  ['classic', 4, {}, 'score', ['Everybody starts at 0.', 'The points you take come off your total.']],
  [
    'classic',
    4,
    { 'match.offer': [] },
    'end',
    [
      "The match ends when, after a deal, somebody's total is below −100.",
      'The total closest to 0 wins; if several have it, they win together.',
    ],
  ],
];

test.each(rows)('%s with %i seats and %o, %s', (id, seats, overrides, topic, sentences) => {
  const sheet = sheetOf(id) ?? expect.fail(`There is no ${id}`);
  const told = explain(sheet, seats, overrides).filter(clause => clause.topic === topic);
  expect(told.map(clause => clause.sentence)).toEqual(sentences);
});

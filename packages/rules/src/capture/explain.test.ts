// Expected sentences of the capture game, word for word, for several numbers of seats and changed fields.
import { expect, test } from 'vitest';
import { explain } from '../explain/explain.ts';
import type { Topic } from '../game/clause.ts';
import type { Overrides } from '../games.ts';
import { capture } from './sheet.ts';

type Row = readonly [seats: number, overrides: Overrides, topic: Topic, sentences: readonly string[]];

const rows: readonly Row[] = [
  [4, {}, 'aim', ['Capture hearts: the highest total wins.']],
  [
    5,
    {},
    'cards',
    [
      'With 5 players you play with two packs: 104 cards, 7 each and 69 in the stock.',
      'The ace is the highest card of its suit, the 2 the lowest.',
    ],
  ],
  [
    2,
    {},
    'deal',
    [
      "Cards are dealt one at a time, beginning at the dealer's left.",
      'The rest is the stock and lies face down.',
      'For the first deal everybody cuts a card: the highest deals, and those who are level cut again.',
      "After a deal, the player to the left of the last round's dealer deals the next.",
    ],
  ],
  [
    4,
    {},
    'laying',
    [
      'In a round everybody lays two cards face down at once: a hidden one, and on it one that is shown when all have laid.',
      'What you have laid stays laid.',
      'The shown card may not be a heart, unless you hold nothing else; the hidden card may be any.',
    ],
  ],
  [
    4,
    {},
    'bouts',
    [
      'The highest shown card wins the round; between equal ranks the suit decides: ♦ above ♣ above ♠ above ♥.',
      'The winner captures all the hidden cards; the shown cards are discarded and count for nobody.',
      'Only the winner may look at the hidden cards, then and later.',
      'How many hearts each has captured stays secret until the score.',
    ],
  ],
  [
    5,
    { winnerTakes: 'tops', 'ties.identical': 'cancel', counts: 'public' },
    'bouts',
    [
      'The highest shown card wins the round; between equal ranks the suit decides: ♦ above ♣ above ♠ above ♥.',
      'Identical cards cancel each other and the highest of the rest wins; if none is left, the next winner captures these cards as well.',
      'The winner captures all the shown cards; the hidden cards count for nobody.',
      'Everybody sees how many hearts each has captured.',
    ],
  ],
  [
    4,
    {},
    'redeal',
    [
      'After each round the deal passes to the next player in turn, and the new dealer deals everybody two cards from the stock, one at a time, as far as it goes.',
      'The deal is over when somebody has fewer than two cards for the next round.',
    ],
  ],
  [
    5,
    {},
    'redeal',
    [
      'After each round the deal passes to the next player in turn, and the new dealer deals everybody two cards from the stock, one at a time, as far as it goes.',
      'The deal is over when somebody has fewer than two cards for the next round.',
      'At the end players may hold different numbers of cards.',
    ],
  ],
  [
    4,
    {},
    'end',
    [
      'The match lasts one deal.',
      'You may agree on 3 or 5 deals instead.',
      'You may also play to 25 points.',
      'The highest total wins; if several have it, they win together.',
    ],
  ],
  [4, {}, 'points', ['Each heart you have captured counts 1 point, and each heart left in your hand counts −1 point.']],
  [
    4,
    { 'match.kind': 'limit' },
    'end',
    [
      "The match ends when, after a deal, somebody's total is 25 or more.",
      'You may agree on 12 or 50 instead.',
      'The highest total wins; if several have it, they win together.',
    ],
  ],
];

test.each(rows)('with %i seats and %o, %s', (seats, overrides, topic, sentences) => {
  const told = explain(capture, seats, overrides).filter(clause => clause.topic === topic);
  expect(told.map(clause => clause.sentence)).toEqual(sentences);
});

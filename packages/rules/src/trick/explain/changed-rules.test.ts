// Sentences of changed rules of the trick games, word for word.
import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Topic } from '../../game/clause.ts';
import { type Overrides, sheetOf } from '../../games.ts';

type Row = readonly [id: string, seats: number, overrides: Overrides, topic: Topic, sentences: readonly string[]];

const rows: readonly Row[] = [
  [
    'ricketts',
    4,
    { 'lead.restrict': [] },
    'opening',
    ["The player on the dealer's left leads to the first trick, with any card."],
  ],
  [
    'classic',
    4,
    { 'lead.firstTrick': ['H*'] },
    'opening',
    ['After the pass, the player who holds 2♣ leads to the first trick, with that card or any other that may be led.'],
  ],
  [
    'ricketts',
    4,
    {
      points: [
        { cards: ['H*'], value: 1 },
        { cards: ['Q*'], value: 13 },
        { cards: ['JD'], value: -10 },
      ],
      'moon.needs': ['H*', 'QS'],
    },
    'points',
    [
      'Each queen counts 13 points, J♦ counts −10 points and every other heart counts 1 point; all other cards count nothing.',
      'Together the cards of a deal count 54 points.',
    ],
  ],
  [
    'wild-twist',
    4,
    {
      points: [
        { cards: ['H*'], value: 'pips' },
        { cards: ['WC', 'QS'], value: 25 },
      ],
    },
    'points',
    [
      'Each heart, the wild ♥ too, counts its rank (A 14, K 13, Q 12, J 11, wild 1), the wild ♣ counts 25 points and Q♠ counts 25 points; all other cards count nothing.',
      'Together the cards of a deal count 155 points.',
    ],
  ],
  [
    'ricketts',
    4,
    {
      'moon.options': [
        { name: 'burden', self: 0, others: 26 },
        { name: 'keep', self: 0, others: 0 },
      ],
    },
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon. Instead of scoring them you choose: every other player's total goes up by 26 or you score them after all.",
    ],
  ],
  [
    'ricketts',
    4,
    { 'pass.cycle': ['scatter', 'hold', 'right'], 'pass.count': 1 },
    'pass',
    [
      'Before play you pass cards, deal by deal: one card to each opponent, then none, then one card right; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'classic',
    3,
    { 'pass.cycle': ['left', 'right', 'left', 'scatter', 'hold'], 'pass.count': [4, 4, 5, 2, 0] },
    'pass',
    [
      'Before play you pass cards, deal by deal: four cards left, right, then five cards left, then two cards to each opponent, then none; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'ricketts',
    4,
    {
      'moon.needs': ['H*'],
      'moon.options': [
        { name: 'turn', self: 0, others: 0 },
        { name: 'keep', self: 0, others: 0 },
      ],
    },
    'moon',
    [
      'If you take all 13 hearts, you shoot the moon. Instead of scoring them you choose: every card that costs points counts in your favour instead or you score them after all.',
      'Other cards with points that you took count all the same.',
    ],
  ],
  [
    'ricketts',
    4,
    {
      'charge.cards': [{ shown: 'TC', doubles: ['TC', 'QS'] }],
      modifiers: [
        { card: 'TC', doubles: 'all' },
        { card: 'QH', doubles: 'hearts' },
      ],
    },
    'charging',
    [
      'After the pass everybody may charge 10♣, which is to show it: all choose at the same time.',
      'When 10♣ is charged, Q♠ counts double in this deal.',
      'If 10♣ was charged, it quadruples instead of doubling.',
      'You may not play a charged card to the first trick of its suit while you have another card of the suit that was not charged.',
    ],
  ],
  [
    'classic',
    6,
    { 'deck.packs': 2, 'deck.remove': ['3D', '3D'] },
    'cards',
    [
      'You play with two packs; both 3♦ are taken out: 102 cards, 17 each.',
      'The ace is the highest card of its suit, the 2 the lowest.',
    ],
  ],
  [
    'classic',
    3,
    { 'deck.wilds': ['C', 'D', 'S', 'H'], 'deck.remove': ['WC', 'WD'], 'wild.rank': 'none' },
    'cards',
    [
      'You play with one pack and 2 jokers: 54 cards, 18 each.',
      'The ace is the highest card of its suit, the 2 the lowest.',
    ],
  ],
  ['black-lady', 4, { 'seats.max': 4 }, 'seats', ['For 3 or 4 players; best with 4.']],
  [
    'black-lady',
    2,
    { 'seats.min': 2, 'deck.remove': [], 'pass.cycle': ['left', 'hold', 'scatter'], 'pass.count': [3, 0, 1] },
    'pass',
    [
      'Before play you pass cards, deal by deal: three cards to the other player, then none, then one card to the other player; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'black-lady',
    2,
    { 'seats.min': 2, 'deck.remove': [], 'pass.cycle': [] },
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon: you do not score them, and the other player's total goes up by 26.",
    ],
  ],
  [
    'black-lady',
    4,
    {
      'settle.as': 'lives',
      'score.start': 3,
      'score.sign': 'minus',
      'match.limit': 0,
      'match.cmp': '<=',
      'match.winner': 'highest',
      'match.offer': [],
    },
    'score',
    [
      'Everybody starts with three lives.',
      'The total counts lives: a player who takes 15 points or more in a deal loses one.',
    ],
  ],
  [
    'wild-twist',
    4,
    { 'opening.card': 'thatSuit', 'opening.wild': 'ownerOfLowestOnly' },
    'opening',
    [
      'The player who holds 2♣, the lowest club of the deck, leads a club to the first trick.',
      'As the first card of a deal the wild ♣ is always the lowest.',
    ],
  ],
  [
    'at-play',
    3,
    {
      'stock.draw': 'afterTrick',
      'deal.rest': 'stock',
      'deal.hand': 9,
      'deck.remove': [],
      'opening.leader': 'leftOfDealer',
      'opening.card': 'any',
    },
    'stock',
    [
      'The 25 cards left over lie face down in the middle: they are the stock.',
      'After each trick everybody draws a card from the stock as long as it lasts, in turn from the winner of the trick on.',
      'A player who has no card left when a trick begins is out until the next deal, and their lead goes to the next player in turn.',
      'The deal ends when at most one player has cards left: that player takes these and the rest of the stock. If nobody has cards left, the winner of the last trick takes the stock.',
    ],
  ],
];

test.each(rows)('%s with %i seats and %o, %s', (id, seats, overrides, topic, sentences) => {
  const sheet = sheetOf(id) ?? expect.fail(`There is no ${id}`);
  const told = explain(sheet, seats, overrides).filter(clause => clause.topic === topic);
  expect(told.map(clause => clause.sentence)).toEqual(sentences);
});

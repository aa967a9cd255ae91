// Tests the sentences of the less common games, word for word, where their rules differ from those of most
// games. Also tests that the rules of every game use only words that players use.
import { expect, test } from 'vitest';
import { CATALOGUE, heartsNamed } from '../catalogue/catalogue.ts';
import type { Topic } from '../game/clause.ts';
import { type Overrides, SHEETS } from '../games.ts';
import { explainHearts } from './explain.ts';

const told = (game: string, seats: number, topic: Topic, overrides: Overrides = {}): readonly string[] =>
  explainHearts(heartsNamed(game, seats, overrides)).flatMap(one => (one.topic === topic ? [one.sentence] : []));

const CLOCKWISE = 'Play goes clockwise: each player in turn plays one card to the trick.';
const UNTIL = 'Tricks are played until the hands are empty.';

test.each<[game: string, seats: number, topic: Topic, sentences: readonly string[]]>([
  [
    'partners',
    4,
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon: you do not score them, and the other side's total goes up by 52.",
      'One player alone must shoot it; only the opponents pay.',
    ],
  ],
  ['domino', 4, 'following', [CLOCKWISE, 'You must follow suit if you can; if you cannot, you draw from the stock.']],
  [
    'joker-hearts',
    4,
    'following',
    [
      CLOCKWISE,
      'You must follow suit if you can, unless you play a joker; if you cannot, you may play any card.',
      UNTIL,
    ],
  ],
  [
    'joker-of-five',
    4,
    'following',
    [
      CLOCKWISE,
      'You must follow suit if you can, unless you play a wild card; if you cannot, you may play any card.',
      UNTIL,
    ],
  ],
  [
    'polignac',
    4,
    'cards',
    [
      'You play with one pack; with 4 players all 2s, 3s, 4s, 5s and 6s are taken out: 32 cards, 8 each.',
      'From the highest down, the cards of a suit rank king, queen, jack, ace, 10, 9, 8, 7.',
    ],
  ],
  [
    'slobberhannes',
    4,
    'cards',
    [
      'You play with one pack; with 4 players all 2s, 3s, 4s, 5s and 6s are taken out: 32 cards, 8 each.',
      'The ace is the highest card of its suit, the 7 the lowest.',
    ],
  ],
  [
    'sweepstake',
    6,
    'cards',
    [
      'You play with one pack; with 6 players all 2s are taken out: 48 cards, 8 each.',
      'The ace is the highest card of its suit, the 3 the lowest.',
    ],
  ],
  ['howell', 4, 'aim', ['Points count against you: the highest total wins.']],
  ['countdown', 4, 'aim', ['Points count against you: the highest total wins.']],
  ['danger', 4, 'aim', ['Points count against you: the player with the most lives wins.']],
  ['gong-zhu', 4, 'aim', ['Take as many points as you can: the highest total wins.']],
  ['black-lady', 4, 'score', ['Everybody starts at 0.', 'The points you take are added to your total.']],
  [
    'omnibus',
    4,
    'score',
    ['Everybody starts at 0.', 'The points you take are added to your total.', 'A total may fall below 0.'],
  ],
  [
    'howell',
    4,
    'score',
    [
      'Everybody starts at 0.',
      'Totals count chips: after a deal everybody pays every other player one chip for every point taken.',
      'A total may fall below 0.',
    ],
  ],
  ['hartenjagen', 4, 'score', ['Everybody starts at 0.', 'The points you take are added to your total.']],
  [
    'likha',
    4,
    'end',
    [
      "The match ends when, after a deal, somebody's total is 101 or more.",
      'You may agree on 51 or 151 instead.',
      'The side whose worse total is the lowest wins; if several have it, they win together.',
    ],
  ],
  [
    'turbo',
    4,
    'charging',
    [
      'After the pass everybody may charge A♥, Q♠, J♦ or 10♣, which is to show it: all choose at the same time.',
      'Q♠ or J♦ counts double in this deal if it was charged.',
      'When A♥ is charged, hearts count double in this deal.',
      'If 10♣ was charged, it quadruples instead of doubling.',
      'You may not play a charged card to the first trick of its suit while you have another card of the suit that was not charged.',
    ],
  ],
  [
    'dragon',
    4,
    'following',
    [
      CLOCKWISE,
      'You must follow suit if you can; if you cannot, you may play any card.',
      'But a joker may be played only to a suit of its colour.',
      UNTIL,
    ],
  ],
  [
    'dragon',
    4,
    'wild cards',
    [
      'The wild cards are jokers: they belong to no suit, whatever sign they bear, and lose to every other card.',
      'You may play a joker only when you cannot follow suit and a suit of its colour was led, or when you may play nothing else. Its sign shows whether it is red or black.',
      'When a joker is led, the next to play leads in turn: the first card that is no joker says which suit to follow, and a trick of jokers alone goes to its leader.',
    ],
  ],
  ['auction', 4, 'opening', ['The player who named the suit leads to the first trick, with any card.']],
  [
    'cancellation',
    6,
    'winning tricks',
    [
      'The highest card of the suit led takes the trick. Its winner leads the next.',
      'Two identical cards in a trick cancel each other: neither takes it.',
      'When every card that could take a trick is cancelled, its leader leads again, and the trick goes with the next one. If it is the last trick, its leader takes it.',
    ],
  ],
  [
    'booster-nines',
    4,
    'winning tricks',
    [
      'The highest card of the suit led takes the trick. Its winner leads the next.',
      'When a 9 of the suit led is played while the trick first goes round, everybody plays a second card to it, unless no cards are left.',
    ],
  ],
  [
    'greek',
    4,
    'moon',
    [
      "If you take all 13 hearts and Q♠, you shoot the moon: you do not score them, your own total goes down by 78, and every other player's total goes up by 26.",
    ],
  ],
  [
    'slobberhannes',
    4,
    'points',
    [
      'Q♣ counts 1 point; all other cards count nothing.',
      'Taking the first trick counts 1 point.',
      'Taking the last trick counts 1 point.',
      'Taking the first trick, the last and Q♣ counts 1 point more.',
    ],
  ],
  [
    'dodofox',
    4,
    'wraps',
    [
      'After a deal, a total that is a multiple of 25, or 0, becomes the average of the highest and the lowest of the other totals, rounded down.',
      'This happens before it is checked whether the match is over.',
    ],
  ],
  [
    'likha',
    4,
    'deal',
    [
      "Cards are dealt one at a time, beginning at the dealer's right.",
      'The first dealer is drawn by lot.',
      'After a deal, the player who took Q♠ deals the next.',
    ],
  ],
  [
    'black-maria',
    3,
    'pass',
    [
      'In every deal, before play, you pass three cards right.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  [
    'partners-apart',
    4,
    'end',
    [
      "The match ends when, after a deal, somebody's total is 100 or more.",
      'You may agree on 50 or 150 instead.',
      'The side whose worse total is the lowest wins; if several have it, they win together.',
    ],
  ],
  [
    'black-lady',
    4,
    'opening',
    ['After the pass, the player who holds 2♣, the lowest club of the deck, leads it to the first trick.'],
  ],
  [
    'turbo',
    4,
    'pass',
    [
      'Before play you pass cards, deal by deal: three cards left, right, across, then none, unless nobody charges a card: then three cards each into the middle, where they are shuffled and dealt back, and cards may be charged again; then the cycle begins again.',
      'You choose what to pass before you see what is passed to you.',
    ],
  ],
  ['polignac', 4, 'leading', []],
  ['polignac', 4, 'moon', []],
  ['knaves', 3, 'moon', []],
  [
    'reversis',
    4,
    'moon',
    [
      "If you take all the cards, you shoot the moon: you do not score them, and every other player's total goes up by 40.",
    ],
  ],
])('%s with %i players: %s', (game, seats, topic, sentences) => {
  expect(told(game, seats, topic)).toEqual(sentences);
});

/** Words that players do not use, or that leave open who or what is meant. */
const ODD = /\b(seats?|whoever|throw(s|n)? off|in any way|lapses?)\b|’/i;

test.each([...SHEETS, ...CATALOGUE].map(({ id, seats }) => [id, seats] as const))(
  'the rules of %s use the players’ own words',
  (id, { min, max }) => {
    const odd = Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap(seats =>
      explainHearts(heartsNamed(id, seats))
        .map(({ sentence }) => sentence)
        .filter(sentence => ODD.test(sentence)),
    );
    expect(odd).toEqual([]);
  },
);

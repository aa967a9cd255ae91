// Sentences of family rules, and the fields that they decide. Reads some hundred
// texts with the whole grammar.
import { expect, test } from 'vitest';
import { readText } from './read.ts';

const fieldsIn = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(readText(text).decided.map(({ path, value }) => [path, value]));

const HEARTS = { cards: ['H*'], value: 1 };
const QUEEN = { cards: ['QS'], value: 13 };

test.each<[text: string, path: string, value: unknown]>([
  ['Pass 3 cards right three times, then hold.', 'pass.cycle', ['right', 'right', 'right', 'hold']],
  ['Pass left twice, right twice, then hold.', 'pass.cycle', ['left', 'left', 'right', 'right', 'hold']],
  ['We pass three cards to the right, except every fourth deal.', 'pass.cycle', undefined],
  ['We pass three to the right. Every fourth deal nobody passes.', 'pass.cycle', undefined],
  ['PASS: L, R, ACROSS, HOLD.', 'pass.cycle', ['left', 'right', 'across', 'hold']],
  ['We pass 3 left every single hand, no across, no right.', 'pass.cycle', ['left']],
  ['Before play, each player hands three cards to his right-hand neighbour.', 'pass.cycle', ['right']],
  ['We never passed any cards.', 'pass.cycle', ['hold']],
  ['Hearts = 1. Black Queen = 13.', 'points', [HEARTS, QUEEN]],
  ['Hearts = 1. Queen = 13.', 'points', [HEARTS, QUEEN]],
  ['1pt per heart, Q♠ 13pts', 'points', [HEARTS, QUEEN]],
  [
    'Hearts count their face value: jack 11, queen 12, king 13. The queen of spades costs 25.',
    'points',
    [
      { cards: ['H*'], value: 'pips' },
      { cards: ['QS'], value: 25 },
    ],
  ],
  ['whoever has 2c has to lead it', 'opening.leader', 'holder:2C'],
  ['The two of clubs is led first.', 'opening.leader', 'holder:2C'],
  ['Eldest hand leads any card to the first trick.', 'opening.leader', 'leftOfDealer'],
  ['Hearts could be led whenever you wanted.', 'lead.restrict', []],
  [
    'Hearts have to be broken before you can lead them, and the queen of spades breaks them as well.',
    'break.on',
    [{ cards: ['QS', 'H*'], how: 'any' }],
  ],
  ['Four players, all cards dealt.', 'seats.max', 4],
  [
    'You play with two packs; all 3s, both 2♣ and 2♦ are taken out: 93 cards, 23 each and 1 in the kitty.',
    'deck.remove',
    ['3C', '3C', '3D', '3D', '3S', '3S', '3H', '3H', '2C', '2C', '2D'],
  ],
  ['There were always five of us.', 'seats.min', 5],
  ['The first person over 75 ends it.', 'match.cmp', '>'],
  ['The match is over at 500 points.', 'match.limit', 500],
  ['Shooting the moon isn’t played.', 'moon.options', []],
  ['Shooting the moon isn’t played.', 'moon.needs', []],
  ['The same player deals every hand.', 'dealer.next', 'same'],
  ['Remove the 2 of clubs. The player who holds the 2 of clubs leads it first.', 'opening.leader', 'lowest:C'],
  ['Remove the 3 of clubs. The player who holds the 3 of clubs leads it first.', 'opening.leader', 'holder:3C'],
  ['Pass 3 cards: 1st hand left, 2nd hand right, 3rd hand across.', 'pass.cycle', undefined],
  [
    'Pass 3 cards: 1st hand left, 2nd hand right, 3rd hand across, and then left again.',
    'pass.cycle',
    ['left', 'right', 'across'],
  ],
  ['Pass 3 cards: 1st hand left, 2nd hand right, 3rd hand as grandma says.', 'pass.cycle', undefined],
  // synonyms, slang and dialect
  ['Chuck out the 2 of d.', 'deck.remove', ['2D']],
  ['Bylaw: the two of clubs stays in the box.', 'deck.remove', ['2C']],
  ['The deuce of clubs gets things rolling. Down it goes.', 'opening.leader', 'holder:2C'],
  ['If you’ve got the two of clubs, you play it.', 'opening.card', 'thatCard'],
  ['Neither hearts nor the queen of spades are accepted during trick one.', 'firstTrick.ban', ['H*', 'QS']],
  [
    'Lowest club opens, no hearts on the first trick, and hearts are led once they’re broken.',
    'firstTrick.ban',
    ['H*'],
  ],
  ['You can play the queen on the first trick, just no hearts.', 'firstTrick.ban', ['H*']],
  ['Follow suit. Those who cannot may throw whatever they please.', 'follow.void', 'free'],
  ['Until a heart has been dumped, nobody may start with a heart.', 'lead.restrict', ['H*']],
  ['Until a heart has been dumped, nobody may start with a heart.', 'break.on', [{ cards: ['H*'], how: 'discard' }]],
  ['You may lead hearts from the get-go.', 'lead.restrict', []],
  [
    'Shove three cards to the left. Hand after that they travel right, then across, then you’re stuck with what you’ve got.',
    'pass.cycle',
    ['left', 'right', 'across', 'hold'],
  ],
  ['Three cards go left on deal one, right on deal two and to the cat on deal three.', 'pass.cycle', undefined],
  ['One for a heart, 13 for the q, jack of d is -10.', 'points', [HEARTS, QUEEN, { cards: ['JD'], value: -10 }]],
  ['Hearts are a point each, the queen 13. The jack of diamonds, bless him, is worth something.', 'points', undefined],
  [
    'Sweep up all the hearts and the queen and the other three eat 26 apiece.',
    'moon.options',
    [{ name: 'burden', self: 0, others: 26 }],
  ],
  ['The moon does not give the others 26.', 'moon.options', undefined],
  ['We quit at one hundred and fifty.', 'match.limit', 150],
  ['The lowest man drinks free.', 'match.winner', 'lowest'],
  ['Not fewer than three and not more than five members.', 'seats.max', 5],
  ['Two or more players may be tied.', 'seats.min', undefined],
  [
    'At my parents’ house you passed left, right and across. We pass three cards to the right.',
    'pass.cycle',
    ['right'],
  ],
  ['Left, then right, then across, then as Nan likes it.', 'pass.cycle', undefined],
  [
    'First right, then across, then nobody passes before it goes right again.',
    'pass.cycle',
    ['right', 'across', 'hold'],
  ],
  ['Every heart is minus 1, the queen of spades minus 13.', 'score.sign', 'minus'],
  ['Find three friends.', 'seats.min', 4],
  // tables, settings, conversations, telegrams
  ['| Card | Points |\n|---|---|\n| ♥ | 1 |\n| Q♠ | 13 |', 'points', [HEARTS, QUEEN]],
  ['pass_count = 4\nheart = 1\nqueen_of_spades = 13', 'points', [HEARTS, QUEEN]],
  [
    'Ann: who goes first?\nBob: lowest club\nAnn: can i dump hearts on the first trick\nBob: no',
    'firstTrick.ban',
    ['H*'],
  ],
  ['FOUR PLAYERS STOP TWO CLUBS OPENS STOP LOWEST WINS STOP', 'opening.leader', 'holder:2C'],
  [
    'Heart         1\nQueen         13 (spades)\nJack          -10 (diamonds)\nGame          100 or more',
    'points',
    [HEARTS, QUEEN, { cards: ['JD'], value: -10 }],
  ],
  [
    'Removed     3 players    2 of diamonds\n            4 players    none\nHeart       1\nQueen       13\nGame        100',
    'deck.remove',
    { 3: ['2D'], 4: [] },
  ],
  ['║ The match ends when somebody ║\n║ has more than 75 points.     ║', 'match.limit', 75],
  ['**Exchange phase.** There is none.', 'pass.cycle', ['hold']],
  ['Four of us always\nends @ 75\nlowest wins, and the one with the highest total washes up', 'match.limit', 75],
  [
    'May I throw a heart on the first trick? No. Even if I have nothing else? Then yes.',
    'firstTrick.exempt',
    'noneElse',
  ],
  ['Who leads?\nLowest club.\nAny card?\nNo, that one.', 'opening.card', 'thatCard'],
  ['What if somebody takes the lot?\nThe rest get 26, he gets none.', 'moon.choose', 'fixed'],
  ['The deal goes round to the right. The man on the dealer’s right leads.', 'opening.leader', 'rightOfDealer'],
  ['Three to the left every hand, no messing about with right and across.', 'pass.cycle', ['left']],
  ['Three cards go left, then as Nan likes it, then right.', 'pass.cycle', undefined],
  ['Leading a heart before one has been discarded? Nope.', 'lead.restrict', ['H*']],
])('%s decides %s', (text, path, value) => expect(fieldsIn(text)[path]).toEqual(value));

/** Says what hearts and some queens cost, and then something of `the queen`. */
const costs = (queens: string): string => `Hearts are 1 point. ${queens} `;
const BREAK = 'Hearts are broken when somebody plays a heart or the queen.';

test.each<[what: string, text: string, path: string, value: unknown]>([
  [
    'the only queen that costs points, though she is named once',
    `${costs('The queen of clubs is 13 points.')} ${BREAK} You may not discard the queen on the first trick. The queen may be led at any time.`,
    'firstTrick.ban',
    ['QC'],
  ],
  [
    'the queen that costs points, and not one that is good to take',
    `${costs('The queen of spades is 13 points and the queen of diamonds is minus 10 points.')} The queen of diamonds is good: keep the queen of diamonds. You may not discard the queen on the first trick.`,
    'firstTrick.ban',
    ['QS'],
  ],
  [
    'none of two queens that cost points',
    `${costs('The queen of spades is 13 points and the queen of clubs is 5 points.')} You may not discard the queen on the first trick.`,
    'firstTrick.ban',
    undefined,
  ],
  [
    'none where each queen costs points',
    `${costs('Each queen is 13 points.')} You may not discard the queen on the first trick. Queens are bad.`,
    'firstTrick.ban',
    undefined,
  ],
  [
    'the black one of a black and a red queen that cost points',
    `${costs('The queen of clubs is 13 points and the queen of diamonds is 5 points.')} You may not discard the black queen on the first trick.`,
    'firstTrick.ban',
    ['QC'],
  ],
])('by an unsuited name a text means %s', (_, text, path, value) => expect(fieldsIn(text)[path]).toEqual(value));

test('a choice after the moon has both effects', () =>
  expect(fieldsIn('Shoot the moon: either -26 for you or +26 for everyone else, shooter picks.')).toMatchObject({
    'moon.options': [
      { name: 'shed', self: -26, others: 0 },
      { name: 'burden', self: 0, others: 26 },
    ],
    'moon.choose': 'shooter',
  }));

test.each([
  ['a rank without a suit', 'Hearts are 1 point. King is 5 points.', 'points'],
  ['a question', 'Can I play the queen on the first trick?', 'firstTrick.ban'],
  [
    'what is said of leading',
    'You cannot start a trick with a heart till someone has thrown one on another suit.',
    'follow.void',
  ],
])('%s decides nothing', (_, text, path) => expect(fieldsIn(text)[path]).toBeUndefined());

test('cards that are always removed and others that are for three players contradict each other', () =>
  expect(readText('Remove the 2 of clubs. With three players, remove the 2 of diamonds.').conflicts).toEqual([
    {
      path: 'deck.remove',
      versions: [
        { value: ['2C'], sentences: [0] },
        { value: ['2D'], sentences: [1] },
      ],
    },
  ]));

test('texts that call a round of Capture a bout are read as before', () => {
  const text = (word: string): string =>
    `In a ${word} everybody lays two cards face down at once: a hidden one, and on it one that is shown when all have laid. After each ${word} the deal passes to the next player in turn, and the new dealer deals everybody two cards from the stock, one at a time, as far as it goes. The highest shown card wins the ${word}; between equal ranks the suit decides: ♦ above ♣ above ♠ above ♥.`;
  expect(fieldsIn(text('round'))).toMatchObject({ 'redeal.count': 2, 'ties.suits': ['D', 'C', 'S', 'H'] });
  expect(fieldsIn(text('bout'))).toEqual(fieldsIn(text('round')));
});

/** Milliseconds of processor time. A quadratic reader took up to 43 seconds. */
const LIMIT_MS = 6000;

test.each([
  ['spaces in a sentence', `Pass${' '.repeat(39_000)}. `],
  ['short lines', 'a\n'],
  ['short sentences', 'A. '],
  ['contracts', 'Deal 1 of every 2, “a”: A. '],
  ['queens', 'queen is '],
  ['words without an end', 'hearts 1 '],
  ['rows of a table', '|a|b|\n'],
])('a text of nothing but %s is read in time', (_, part) => {
  const text = part.repeat(40_000 / part.length);
  const begun = process.cpuUsage();
  readText(text);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(LIMIT_MS);
});

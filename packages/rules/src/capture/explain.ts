// The rules of a capture game as sentences, made from the fields of its sheet for a number of seats.

import { SUIT_SYMBOLS } from '../cards/card.ts';
import { allOf, andList, anyOf, counted, figure, figured, nameOf, orList } from '../cards/words.ts';
import { type Clause, clause, DECK, inOrder } from '../game/clause.ts';
import { explainEnd, explainFloor, explainStart, explainWraps } from '../game/explain-match.ts';
import { explainDealer, explainDeck, explainSeats } from '../game/explain-table.ts';
import type { Rules } from './rules.ts';
import type { CaptureSheet } from './sheet.ts';

const SAY = {
  aim: {
    capture: (cards: string, wins: string) => `Capture ${cards}: ${wins}.`,
    avoid: (cards: string, wins: string) => `Capture no ${cards}: ${wins}.`,
    mind: (cards: string, wins: string) => `Mind your ${cards}: ${wins}.`,
  },
  wins: {
    lowest: 'the lowest total wins',
    highest: 'the highest total wins',
    closestToZero: 'the total closest to 0 wins',
  },
  dealer: "the last bout's dealer",
  shares: (each: string) => `${each} each`,
  sharesAndStock: (each: string, rest: string) => `${each} each and ${rest} in the stock`,
  dealing: "Cards are dealt one at a time, beginning at the dealer's left.",
  stock: 'The rest is the stock and lies face down.',
  lay: 'In a bout everybody lays two cards face down at once: a hidden one, and on it one that is shown when all have laid.',
  commit: {
    locked: 'What you have laid stays laid.',
    revocable: 'You may change what you have laid until everybody has laid.',
  },
  anyTop: 'Either card may be any card you hold.',
  ban: {
    wholeHand: (cards: string) =>
      `The shown card may not be ${cards}, unless you hold nothing else; the hidden card may be any.`,
    afterBottom: (cards: string) =>
      `The shown card may not be ${cards}, unless you hold nothing else beside the hidden card, which may be any.`,
  },
  highest: (suits: string) => `The highest shown card wins the bout; between equal ranks the suit decides: ${suits}.`,
  above: ' above ',
  identical: {
    eldest: "Of identical highest cards, the first one from the dealer's left wins.",
    latest: "Of identical highest cards, the last one from the dealer's left wins.",
    cancel:
      'Identical cards cancel each other and the highest of the rest wins; if none is left, the next winner captures these cards as well.',
    carry: 'If the highest cards are identical nobody wins, and the next winner captures these cards as well.',
  },
  spoils: {
    hidden: 'The winner captures all the hidden cards; the shown cards are discarded and count for nobody.',
    everything: 'The winner captures all the cards, hidden and shown.',
    shown: 'The winner captures all the shown cards; the hidden cards count for nobody.',
  },
  looks: 'Only the winner may look at the hidden cards, then and later.',
  counts: {
    private: (cards: string) => `How many ${cards} each has captured stays secret until the score.`,
    public: (cards: string) => `Everybody sees how many ${cards} each has captured.`,
  },
  noRedeal: 'After each bout the deal passes one seat to the left; no more cards are dealt.',
  redeal: (cards: string, order: string, short: string) =>
    `After each bout the deal passes one seat to the left, and the new dealer deals everybody ${cards} from the stock, ${order}, ${short}.`,
  packet: { 1: 'one at a time', 2: 'two at a time' } as Readonly<Record<number, string>>,
  partial: { dealt: 'as far as it goes', kept: 'but none if it has too few for all' },
  ends: {
    afterRedeal: 'The deal is over when somebody has fewer than two cards for the next bout.',
    beforeRedeal:
      'The deal is over when somebody has fewer than two cards after a bout, even if the stock is not empty.',
  },
  captured: (card: string, points: string) => `Each ${card} you have captured counts ${points}`,
  inHand: (card: string, points: string) => `each ${card} left in your hand counts ${points}`,
  points: (captured: string, inHand: string) => `${captured}, and ${inHand}.`,
  nothing: 'nothing',
} as const;

/** Every rule that bears on the game, in the order in which people read rules. */
export const explain = (rules: Rules): readonly Clause[] =>
  inOrder([
    explainAim(rules.sheet),
    explainSeats(rules.sheet),
    ...explainDealing(rules),
    ...explainLaying(rules),
    ...explainBouts(rules),
    ...explainRedeal(rules.sheet),
    explainPoints(rules.sheet),
    explainStart(rules.sheet),
    explainFloor(rules.sheet),
    ...explainWraps(rules.sheet),
    ...explainEnd(rules.sheet),
  ]);

function explainAim({ match, hearts }: CaptureSheet): Clause {
  const plain = match.winner === 'closestToZero' || hearts.captured === 0;
  const good = hearts.captured > 0 === (match.winner === 'highest');
  const cards = hearts.cards.map(allOf);
  const [say, list] = plain
    ? [SAY.aim.mind, andList(cards)]
    : good
      ? [SAY.aim.capture, andList(cards)]
      : [SAY.aim.avoid, orList(cards)];
  return clause('aim', say(list, SAY.wins[match.winner]), 'match.winner', 'hearts.captured', 'hearts.cards');
}

function explainDealing({ sheet, seats, deck }: Rules): readonly Clause[] {
  const each = figure(sheet.deal.hand);
  const stock = deck.length - sheet.deal.hand * seats;
  const shares = stock > 0 ? SAY.sharesAndStock(each, figure(stock)) : SAY.shares(each);
  return [
    ...explainDeck(sheet, seats, shares, ['deal.hand']),
    clause('deal', SAY.dealing, 'deal.hand'),
    ...(stock > 0 ? [clause('deal', SAY.stock, 'deal.hand', ...DECK)] : []),
    ...explainDealer(sheet, SAY.dealer),
  ];
}

/** Any of the cards that may not be shown. */
export const anyBanned = ({ sheet }: Rules): string => orList(sheet.top.ban.map(anyOf));

function explainLaying(rules: Rules): readonly Clause[] {
  const { commit, top } = rules.sheet;
  return [
    clause('laying', SAY.lay, 'commit'),
    clause('laying', SAY.commit[commit], 'commit'),
    rules.bannedTops.size === 0
      ? clause('laying', SAY.anyTop, 'top.ban')
      : clause('laying', SAY.ban[top.exception](anyBanned(rules)), 'top.ban', 'top.exception'),
  ];
}

function explainBouts({ sheet, deck }: Rules): readonly Clause[] {
  const { ties, winnerTakes, topsTo, counts, hearts } = sheet;
  const suits = ties.suits.map(suit => SUIT_SYMBOLS[suit]).join(SAY.above);
  const twice = deck.some((card, i) => deck.indexOf(card) < i);
  const spoils = winnerTakes === 'tops' ? 'shown' : topsTo === 'winner' ? 'everything' : 'hidden';
  return [
    clause('bouts', SAY.highest(suits), 'ties.suits'),
    ...(twice ? [clause('bouts', SAY.identical[ties.identical], 'ties.identical', ...DECK)] : []),
    clause('bouts', SAY.spoils[spoils], 'winnerTakes', ...(winnerTakes === 'tops' ? [] : ['topsTo'])),
    ...(winnerTakes === 'bottoms' ? [clause('bouts', SAY.looks, 'winnerTakes')] : []),
    clause('bouts', SAY.counts[counts](andList(hearts.cards.map(allOf))), 'counts', 'hearts.cards'),
  ];
}

function explainRedeal({ redeal, endTest }: CaptureSheet): readonly Clause[] {
  const { count, packet, partial } = redeal;
  const words = SAY.redeal(counted(count, 'card'), SAY.packet[packet] ?? '', SAY.partial[partial]);
  return [
    count === 0
      ? clause('redeal', SAY.noRedeal, 'redeal.count')
      : clause('redeal', words, 'redeal.count', 'redeal.packet', 'redeal.partial'),
    clause('redeal', SAY.ends[endTest], 'endTest'),
  ];
}

function explainPoints({ hearts }: CaptureSheet): Clause {
  const card = orList(hearts.cards.map(nameOf));
  const worth = (points: number): string => (points === 0 ? SAY.nothing : figured(points, 'point'));
  const sentence = SAY.points(SAY.captured(card, worth(hearts.captured)), SAY.inHand(card, worth(hearts.inHand)));
  return clause('points', sentence, 'hearts.cards', 'hearts.captured', 'hearts.inHand');
}

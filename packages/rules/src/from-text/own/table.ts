// Patterns for the sentences with which this package explains seats, deck, dealer, score and end.
import { type Card, RANKS, SUITS, type Suit } from '../../cards/card.ts';
import { SUITS_IN_TIES } from '../../game/dealer.ts';
import { rankWord, suitWords } from '../../words/en/cards.ts';
import { en } from '../../words/en.ts';
import { type Fact, fact, part } from '../facts.ts';
import { C1, N1, numberOf, numbersIn, type OwnForm, own, ownEach, selectorsIn } from './forms.ts';

const { table, match, dealing } = en;
const DEALERS = ['ofDeal', 'ofLastBout'] as const;
const HIGH_TO_LOW: readonly Suit[] = [...SUITS_IN_TIES].reverse();
const RANKS_DOWN = [...RANKS].reverse();
const rankOf = new Map(RANKS_DOWN.map(rank => [rankWord(rank), rank]));
const SUIT_OF = new Map(SUITS.map(suit => [suitWords(suit), suit]));

const SEATS: readonly OwnForm[] = [
  [/^For (\d+) players\.$/, (_, [, n]) => ['min', 'max', 'best'].map(end => fact(`seats.${end}`, Number(n)))],
  [
    /^For (\d+) to (\d+) players; best with (\d+)\.$/,
    (_, m) => ['min', 'max', 'best'].map((end, i) => fact(`seats.${end}`, Number(m[i + 1]))),
  ],
];

/** The path of the number of players for which the text was written. This path is not a field of a sheet. */
const TABLE = 'table';

const DECK =
  /^(?:With (?<packsFor>\d+) players you|You) play with (?<packs>one|two) packs?(?: and (?<jokers>a joker|\d+ jokers)| in which (?<wilds>every suit|.+?) ha(?:s|ve) (?:a wild card|two wild cards))?(?:; (?:with (?<removedFor>\d+) players )?(?<removed>.+?) (?:is|are) taken out)?: (?<cards>\d+) cards?, (?<each>\d+) each(?: and (?<rest>\d+) (?<restIs>in the stock|in the kitty|left over))?\.$/;

/**
 * The cards that are taken out: all cards of a rank (`all 2s and 3s`), single cards, and both copies of a
 * card (`both 2♣`).
 */
function removedCards(words: string, packs: number): readonly Card[] {
  return words.split(/, | and /).flatMap(name => {
    const [one] = selectorsIn(name.replace(/^all /, ''));
    if (one === undefined) return [];
    const cards = one.endsWith('*')
      ? SUITS.flatMap(suit => Array<Card>(packs).fill(`${one.charAt(0)}${suit}` as Card))
      : [one as Card];
    return /^both /.test(name) ? [...cards, ...cards] : cards;
  });
}

function deckFacts(groups: Readonly<Record<string, string | undefined>>): readonly Fact[] {
  const packs = groups.packs === 'two' ? 2 : 1;
  const removed = groups.removed === undefined ? [] : removedCards(groups.removed, packs);
  const wilds = wildsOf(groups, packs);
  const each = Number(groups.each);
  const rest = Number(groups.rest ?? 0);
  const isFloor = rest < Math.round((Number(groups.cards) - rest) / each);
  const kept = { 'in the stock': 'stock', 'in the kitty': 'kitty' }[groups.restIs ?? ''];
  return [
    groups.packsFor === undefined ? fact('deck.packs', packs) : part('deck.packs', groups.packsFor, packs),
    groups.removedFor === undefined ? fact('deck.remove', removed) : part('deck.remove', groups.removedFor, removed),
    fact('deck.wilds', wilds),
    fact(TABLE, Math.round((Number(groups.cards) - rest) / each)),
    part('deal.hand', 'each', rest === 0 ? 'all' : isFloor ? 'floor' : each),
    part('deal.hand', 'exactly', each),
    ...(kept === undefined ? [] : [fact('deal.rest', kept)]),
  ];
}

function wildsOf({ jokers, wilds }: Readonly<Record<string, string | undefined>>, packs: number): readonly Suit[] {
  if (jokers !== undefined) return SUITS.slice(0, (jokers === 'a joker' ? 1 : Number.parseInt(jokers, 10)) / packs);
  if (wilds === undefined) return [];
  return wilds === 'every suit' ? SUITS : wilds.split(/, | and /).flatMap(name => SUIT_OF.get(name) ?? []);
}

/** The order of all ranks. Ranks that are not in the deck come last. */
const ranksOf = (present: readonly string[]): string =>
  [...present, ...RANKS_DOWN.filter(rank => !present.includes(rank))].join('');

const PACK: readonly OwnForm[] = [
  [DECK, (_, { groups = {} }) => deckFacts(groups)],
  [
    /^The (\w+) is the highest card of its suit, the (\w+) the lowest\.$/,
    (_, [, , low = '']) => [fact('deck.ranks', rankOf.get(low) === 'A' ? 'KQJT98765432A' : 'AKQJT98765432')],
  ],
  [
    /^From the highest down, the cards of a suit rank (.+)\.$/,
    (_, [, list = '']) => [fact('deck.ranks', ranksOf(list.split(', ').map(name => rankOf.get(name) ?? '')))],
  ],
];

const TIES = ['redraw', 'suitOrder'] as const;
const CUTS = ['cutHigh', 'cutLow'] as const;

const DEALER: readonly OwnForm[] = [
  ...ownEach(table.dealtSingly, direction => [fact('direction', direction)]),
  own(table.first.random(), () => [fact('dealer.first', 'random')]),
  ...CUTS.flatMap(first =>
    TIES.map(tie =>
      own(table.first[first](tie, HIGH_TO_LOW), () => [fact('dealer.first', first), fact('dealer.tie', tie)]),
    ),
  ),
  ...DEALERS.flatMap(who =>
    (['left', 'right', 'same'] as const).map(next => own(table.next[next](who), () => [fact('dealer.next', next)])),
  ),
  own(table.next.loser(), () => [fact('dealer.next', 'loser')]),
  ...[true, false].map(isOut =>
    own(table.next.taker('ofDeal', C1, isOut), ({ c1: [card] }) => [
      fact('dealer.next', 'taker'),
      fact('dealer.taken', card),
    ]),
  ),
  own(table.next.cutAgain(), () => [fact('dealer.next', 'cutAgain')]),
  ...ownEach(table.cutBy, side => [fact('dealer.cutBy', side)]),
  own(dealing.twins),
  ...ownEach(dealing.misdeal, hand => [fact('misdeal', hand)]),
];

const TO: Readonly<Record<string, string>> = {
  'wins the match at once': 'wins',
  'becomes the average of the highest and the lowest of the other totals, rounded down': 'mean',
};
const becomes = (words: string): unknown => TO[words] ?? numberOf(words.replace(/^(?:falls back to|becomes) /, ''));

const WRAPS: readonly OwnForm[] = [
  [
    /^After a deal, a total of exactly (.+?) ((?:falls back to|becomes|wins) .+)\.$/,
    (_, [, at = '', to = '']) => numbersIn(at).map(n => part('wrap.list', `at ${n}`, { at: n, to: becomes(to) })),
  ],
  [
    /^After a deal, a total that is a multiple of (\d+), (but not|or) 0, (.+)\.$/,
    (_, [, of = '', zero, to = '']) => [
      part('wrap.list', `every ${of}`, { every: Number(of), to: becomes(to) }),
      ...(zero === 'or' ? [part('wrap.list', 'at 0', { at: 0, to: becomes(to) })] : []),
    ],
  ],
  own(match.wrapFirst),
  ...ownEach(match.wrapWhen, when => [fact('wrap.when', when)]),
  ...ownEach(match.wrapTieBreak, how => [fact('wrap.inTieBreak', how)]),
];

const COMPARISONS = ['>=', '>', '<', '<='] as const;

const WINNERS = ['lowest', 'highest', 'closestToZero'] as const;
const STANDINGS = ['player', 'lives', 'pooled', 'worse'] as const;
const WINS: readonly OwnForm[] = WINNERS.flatMap(winner =>
  STANDINGS.flatMap(standing =>
    (['shared', 'extraDeal'] as const).map(tie =>
      own(match.winner[tie](winner, standing), () => [fact('match.winner', winner), fact('match.tie', tie)]),
    ),
  ),
);

const END: readonly OwnForm[] = [
  own(match.start(N1), ({ n1 }) => [fact('score.start', n1)]),
  own(match.floor(N1), ({ n1 }) => [fact('score.floor', n1)]),
  own(match.noFloor, () => [fact('score.floor', 'none')]),
  ...COMPARISONS.map(cmp =>
    own(match.limit[cmp](N1), ({ n1 }) => [
      part('match.kind', 'limit', 'limit'),
      fact('match.limit', n1),
      fact('match.cmp', cmp),
    ]),
  ),
  own(match.orDeals(N1), ({ n1 }) => [part('match.kind', 'orDeals', 'limitOrDeals'), fact('match.deals', n1)]),
  own(match.thereAndBack(N1), ({ n1 }) => [
    part('match.kind', 'back', 'thereAndBack'),
    fact('match.limit', n1),
    fact('match.cmp', '>='),
  ]),
  own(match.deals(N1), ({ n1 }) => [part('match.kind', 'deals', 'deals'), fact('match.deals', n1)]),
  [
    /^You may also play to (.+) points?\.$/,
    (_, [, list = '']) => numbersIn(list).map(target => part('match.offer', `to ${target}`, { target })),
  ],
  [
    /^You may agree on (.+?)(?: deals?)? instead\.$/,
    (_, [, list = '']) => numbersIn(list).map(n => part('match.offer', `${n}`, n)),
  ],
  ...WINS,
];

/** Sentences about the sources of a game. They state no rule. */
const SOURCES: readonly OwnForm[] = [
  ...[en.sources.ours, ...Object.values(en.sources.others)].map(text => own(text)),
  [/^No source settles.+\.$/, () => []],
];

export const tableForms: readonly OwnForm[] = [...SEATS, ...PACK, ...DEALER, ...WRAPS, ...END, ...SOURCES];

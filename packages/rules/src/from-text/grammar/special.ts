// Reads the rules of wild cards and of capture games.
import { SUITS } from '../../cards/card.ts';
import { allOf, fact, firstOf, isDenied, type Pattern, part, type TopicReader } from '../facts.ts';

const WILDS: readonly Pattern[] = [
  [
    /\bwild\b[^.]*\bhearts?\b[^.]*\bdiamonds?\b[^.]*\bspades?\b[^.]*\bclubs?\b|\b(?:every|each) suit has a wild|\b4 wild (?:\S+ )?cards\b/,
    (_, { words }) => (/\bremove|\bset them aside|\bdo not use/.test(words) ? [] : [fact('deck.wilds', SUITS)]),
  ],
];
const WILD_OPENS: readonly Pattern[] = [
  [/\bmay (?:choose to )?play the \[W.\] as the (?:very )?1st card\b/, () => [fact('opening.wild', 'holderMay')]],
];
const WILD_RANK: readonly Pattern[] = [
  [/\bdeclare\b[^.]*\bhighest or lowest\b[^.]*\bsuit/, () => [fact('wild.rank', 'beyond')]],
];

const CAPTURE: readonly Pattern[] = [
  [
    /\b(?:1 card to place face down|chooses? 1 card .*face down in front|pick 2 cards to play in each round|lays? 2 cards face down|2 cards face down)/,
    () => [fact('kind', 'commit-reveal')],
  ],
  [
    /\bdeals? (\d+) cards to each player\b|\beach player (?:gets|is dealt|receives) (\d+) cards\b/,
    m => [part('deal.hand', 'exactly', Number(m[1] ?? m[2]))],
  ],
  [/\b(?:top|shown|upper) card (?:cannot|can't|may not|must not) be an? heart/, () => [fact('top.ban', ['H*'])]],
  [
    /\bexception\b[^.]*\bonly has hearts left in their hand|\bexcept(?:ion)?\b[^.]*\bhand\b[^.]*\bonly hearts/,
    () => [fact('top.exception', 'wholeHand')],
  ],
  [
    /\bhighest card showing wins the round\b|\bhighest (?:shown|top|face-up) card (?:wins|takes)/,
    () => [fact('kind', 'commit-reveal')],
  ],
  [
    /\bgets to keep all the uncovered cards|\b(?:takes|wins|captures|keeps) (?:all )?(?:the )?(?:hidden|covered|bottom|uncovered) cards/,
    () => [fact('winnerTakes', 'bottoms')],
  ],
  [
    /\bdiamonds (?:higher than|above) clubs\b[^.]*\bhigher than spades|\bdiamonds, clubs, spades/,
    () => [fact('ties.suits', ['D', 'C', 'S', 'H'])],
  ],
  [
    /\bcards that were turned up\b[^.]*\bdiscarded|\b(?:shown|top) cards are (?:then )?discarded/,
    () => [fact('topsTo', 'discard')],
  ],
  [
    /\b(?:no 1 else can|nobody else (?:can|may))\b/,
    ({ input }) => (/\bwinner may look/.test(input) ? [fact('counts', 'private')] : []),
  ],
  [
    /\bdeals? (?:around |everybody |each )?(\d+) more cards? (?:to each|to every|each|from)/,
    ([, n]) => [fact('redeal.count', Number(n))],
  ],
  [
    /\bgame ends when anyone (?:doesn't|does not) have 2 cards|\bends when (?:anyone|somebody|a player) has fewer than 2 cards/,
    () => [fact('endTest', 'afterRedeal')],
  ],
  [
    /\bdifferent number of cards if the deck can't be evenly dealt|\bmay (?:also )?have a different number of cards/,
    () => [fact('redeal.partial', 'dealt')],
  ],
  [
    /\bhearts\b[^.]*\bcollected\b[^.]*\bminus (?:any )?hearts\b[^.]*\bhand/,
    () => [fact('hearts.captured', 1), fact('hearts.inHand', -1)],
  ],
  [/\bcollect as many hearts\b[^.]*/, () => [fact('hearts.cards', ['H*'])]],
  [
    /\bnew dealer \(to the left|\bdealer\b[^.]{0,30}\bto the left of the previous dealer/,
    () => [fact('dealer.next', 'left')],
  ],
  [
    /\b(\d+) or more\b[^.]*\bmore the (?:better|merrier)|^(\d+) or more$/,
    m => [fact('seats.min', Number(m[1] ?? m[2]))],
  ],
  [/\bfor more than (\d+) players add a 2nd (?:deck|pack)/, ([, n]) => [fact('packs.beyond', Number(n))]],
];

const LENGTHS: readonly Pattern[] = [
  [
    /\bagreed[ -]?(?:up)?on number of (?:games|deals|hands|rounds)\b|\bset number of (?:games|deals|hands)\b/,
    (_, { words }) => (isDenied(words) || /\balso\b/.test(words) ? [] : [fact('match.kind', 'deals')]),
  ],
];

const OFFERED = /\b(?:short|medium|long)\b[^\d]{0,3}(\d+) (?:games?|deals?|hands?)/g;
const offers: TopicReader = ({ words }) =>
  [...words.matchAll(OFFERED)].map(([, n = '']) => part('match.offer', n, Number(n)));

export const specialReaders: readonly TopicReader[] = [
  firstOf(WILDS),
  firstOf(WILD_OPENS),
  firstOf(WILD_RANK),
  allOf(CAPTURE),
  firstOf(LENGTHS),
  offers,
];

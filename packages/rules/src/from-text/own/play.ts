// Patterns for the sentences with which this package explains what happens before and during the tricks.
import { SUITS } from '../../cards/card.ts';
import { rankWord } from '../../words/en/cards.ts';
import { en } from '../../words/en.ts';
import { type Fact, fact, part } from '../facts.ts';
import { BOTH, C1, C2, N1, numberOf, type OwnForm, own, ownEach, selectorsIn } from './forms.ts';
import { OPENING } from './opening.ts';

const { pass, charging, auction, following, firstTrick, leading, breaking, winning, wilds, kitty, stock } = en;

const WAYS: Readonly<Record<string, string>> = {
  'to the other player': 'left', // between two players every pass has the same direction
  'to the second on the left': 'left-2',
  'to the second on the right': 'right-2',
  'to the third on the left': 'left-3',
  'to the third on the right': 'right-3',
};
const MIX = 'into the middle, where they are shuffled and dealt back';

/** The steps of a group of passes, and the number of cards that are passed in each step. */
function groupIn(words: string): readonly (readonly [step: string, count: number])[] {
  if (words === 'none') return [['hold', 0]];
  const [, n = ''] = /^(?:none, unless nobody charges a card: then )?(\S+) cards?\b/.exec(words) ?? [];
  const count = numberOf(n);
  if (words.startsWith('none, unless')) return [['mix-if-uncharged', count]];
  if (words.includes(MIX)) return [['mix', count]];
  if (words.endsWith('to each opponent')) return [['scatter', count]];
  return words
    .replace(/^\S+ cards? /, '')
    .split(', ')
    .map(way => [WAYS[way] ?? way, count]);
}

function cycleFacts(words: string): readonly Fact[] {
  const steps = words.split(', then ').flatMap(groupIn);
  const counts = steps.map(([, count]) => count);
  const passed = [...new Set(steps.filter(([step]) => step !== 'hold').map(([, count]) => count))];
  return [
    fact(
      'pass.cycle',
      steps.map(([step]) => step),
    ),
    fact('pass.count', passed.length === 1 ? passed[0] : counts),
  ];
}

const PASS: readonly OwnForm[] = [
  own(pass.none, () => [fact('pass.cycle', ['hold'])]),
  [/^In every deal, before play, you pass (.+)\.$/, (_, [, groups = '']) => cycleFacts(groups)],
  [
    /^Before play you pass cards, deal by deal: (.+); then the cycle begins again\.$/,
    (_, [, groups = '']) => cycleFacts(groups),
  ],
  own(pass.keep([C1]), ({ c1 }) => [fact('pass.keep', c1)]),
  ...ownEach(pass.see, see => [fact('pass.see', see)]),
];

const CHARGING: readonly OwnForm[] = [
  own(charging.itself([C1]), ({ c1 }) => c1.map(card => part('charge.cards', `${card} doubles`, [card]))),
  own(charging.doubles(C1, [C2]), ({ c1: [card], c2 }) => [part('charge.cards', `${card} doubles`, c2)]),
  own(charging.doubles(C1, [C1]), ({ c1: [card] }) => [part('charge.cards', `${card} doubles`, [card])]),
  own(charging.twice(C1), ({ c1: [card] }) => [part('charge.cards', `${card} doubles`, [card])]),
  own(charging.waits),
  ...BOTH.map(passes => own(charging.may([C1], passes), ({ c1 }) => c1.map(card => part('charge.cards', card, 'may')))),
];
const CHARGING_MANY: readonly OwnForm[] = CHARGING.slice(1, 2).map(([one, read]) => [
  new RegExp(one.source.replace('counts double', 'count double')),
  read,
]);

const AUCTION: readonly OwnForm[] = [
  ...BOTH.map(passes =>
    own(auction.turns(N1, passes), ({ n1 }) => [fact('auction.prize', 'suit'), fact('auction.most', n1)]),
  ),
  own(auction.names, () => [fact('auction.prize', 'suit')]),
  ...(['C', 'D', 'S'] as const).map(suit => own(auction.swaps(C1, suit, C2))),
  own(auction.charged),
  own(auction.pays.apart),
  own(auction.pays.pool),
];

const FOLLOW =
  /^You must follow suit if you can(?:, unless you play a (?:wild card|joker))?; if you cannot, you (?:must discard (?<must>.+?), and otherwise )?(?<void>may play any card|may play any card and need not trump|must play .+ if you hold one|draw from the stock)\.$/;

/** The cards that must be discarded, and whether the earlier entries of the list must go first. */
const mustFacts = (must: string): readonly Fact[] => [
  fact('discard.must', selectorsIn(must)),
  fact('discard.order', must.includes(', or without one ') ? 'listed' : 'any'),
];

const FOLLOWING: readonly OwnForm[] = [
  ...ownEach(following.turns, direction => [fact('direction', direction)]),
  own(following.untilEmpty),
  ...ownEach(following.byColour, () => [fact('wild.play', 'sameColour')]),
  [
    FOLLOW,
    (_, { groups: { must, void: rule = '' } = {} as Partial<Record<string, string>> }) => [
      ...(must === undefined ? [] : mustFacts(must)),
      fact('follow.void', rule.startsWith('must play') ? 'mustTrump' : 'free'),
    ],
  ],
  own(following.under([C1]), ({ c1 }) => [fact('follow.under', c1)]),
  [
    /^If you cannot follow suit and the stock is empty, you must discard (.+)\.$/,
    (_, [, must = '']) => mustFacts(must),
  ],
  ...BOTH.map(breaks =>
    own(following.held([C1], breaks), ({ c1 }) => [
      fact('discard.restrict', c1),
      ...(breaks ? [] : [fact('break.on', [])]),
    ]),
  ),
];

const FIRST_TRICK: readonly OwnForm[] = [
  own(firstTrick.free, () => [fact('firstTrick.ban', [])]),
  ...(['discard', 'followWins', 'banWins'] as const).flatMap(how =>
    BOTH.map(lapses =>
      own(firstTrick.ban[how]([C1], lapses), ({ c1 }) => [
        fact('firstTrick.ban', c1),
        fact('firstTrick.scope', how === 'discard' ? 'discard' : 'any'),
        ...(how === 'discard' ? [] : [fact('firstTrick.vsFollow', how)]),
        ...(lapses ? [fact('firstTrick.exempt', 'noneElse')] : []),
      ]),
    ),
  ),
  own(firstTrick.leader),
  own(firstTrick.lowest, () => [fact('firstTrick.follow', 'lowest')]),
  ...ownEach(firstTrick.exempt, exempt => [fact('firstTrick.exempt', exempt)]),
];

const LEADING: readonly OwnForm[] = [
  own(leading.free, () => [fact('lead.restrict', [])]),
  own(leading.freeLater, () => [fact('lead.restrict', [])]),
  ...(['onlyRestricted', 'onlyPenalty', 'passLead'] as const).flatMap(exempt =>
    BOTH.map(breaks =>
      own(leading.closed[exempt]([C1], breaks), ({ c1 }) => [
        fact('lead.restrict', c1),
        fact('lead.exempt', exempt),
        ...(breaks ? [] : [fact('break.on', [])]),
      ]),
    ),
  ),
  own(leading.first([C1]), ({ c1 }) => [fact('lead.firstTrick', c1)]),
  own(breaking.by([C1], []), ({ c1 }) => [fact('break.on', [{ cards: c1, how: 'any' }])]),
  own(breaking.by([], [C1]), ({ c1 }) => [fact('break.on', [{ cards: c1, how: 'discard' }])]),
  own(breaking.by([C1], [C2]), ({ c1, c2 }) => [
    fact('break.on', [
      { cards: c1, how: 'any' },
      { cards: c2, how: 'discard' },
    ]),
  ]),
  own(leading.open([C1])),
];

const WINNING: readonly OwnForm[] = [
  own(winning.suitLed, () => [fact('trick.trump', 'none')]),
  own(winning.turned, () => [fact('trick.trump', 'turned')]),
  ...SUITS.map(suit => own(winning.trumps(suit), () => [fact('trick.trump', suit)])),
  own(winning.extend([C1]), ({ c1 }) => [fact('trick.extend', c1)]),
  ...ownEach(winning.cancel, how => [fact('trick.cancel', how)]),
  ...ownEach(winning.allCancelled, who => [fact('trick.allCancelled', who)]),
  ...ownEach(winning.identical, which => [fact('trick.identical', which)]),
];

const TIED = ['tieFirst', 'tieLast'] as const;

const WILDS: readonly OwnForm[] = [
  own(wilds.call),
  own(wilds.rank.beyond('A', '2'), () => [fact('wild.rank', 'beyond')]),
  ...TIED.map((rank): OwnForm => {
    const form = wilds.rank[rank]('A', '2')
      .replace(rankWord('A'), '\\w+')
      .replace(`the ${rankWord('2')};`, 'the \\w+;');
    return [new RegExp(`^${form.replace(/\.$/, '\\.')}$`), () => [fact('wild.rank', rank)]];
  }),
  own(wilds.rank.overTen(), () => [fact('wild.rank', 'overTen')]),
  own(wilds.rank.none(), () => [fact('wild.rank', 'none')]),
  ...ownEach(wilds.play, play => [fact('wild.play', play)]),
  ...BOTH.map(unless => own(wilds.offSuit(unless))),
  own(wilds.pays, () => [fact('wild.pays', 'whoShedIt')]),
  own(wilds.jokers.asSuit, () => [fact('wild.play', 'asSuit')]),
  own(wilds.jokers.anyTime, () => [fact('wild.play', 'anyTime')]),
  own(wilds.jokers.sameColour, () => [fact('wild.play', 'sameColour')]),
  own(wilds.jokers.leads),
];

const ONE_AND_MORE = [1, N1] as const;

const LEFT_OVER: readonly OwnForm[] = [
  ...ONE_AND_MORE.map(n => own(kitty.is(n), () => [fact('deal.rest', 'kitty')])),
  ...ONE_AND_MORE.map(n => own(kitty.out.out(n), () => [fact('deal.rest', 'out')])),
  ...ONE_AND_MORE.map(n => own(kitty.out.outShown(n), () => [fact('deal.rest', 'outShown')])),
  ...ONE_AND_MORE.map(n =>
    own(kitty.turned(n), () => [fact('trick.trump', 'turned'), part('deal.rest', 'turned', 'out')]),
  ),
  ...ownEach(kitty.to, to => [fact('kitty.to', to)]),
  own(kitty.visible.hidden, () => [fact('kitty.visible', 'hidden')]),
  own(kitty.visible.winner, () => [fact('kitty.visible', 'winner')]),
  own(kitty.visible.all, () => [fact('kitty.visible', 'all')]),
  own(kitty.visible.inHand, () => [fact('kitty.visible', 'hidden')]),
  ...ONE_AND_MORE.flatMap(n => BOTH.map(passes => own(stock.dealt(n, passes), () => [fact('deal.rest', 'dealt')]))),
  own(stock.alone),
  ...ONE_AND_MORE.map(n => own(stock.is(n), () => [fact('deal.rest', 'stock')])),
  ...ownEach(stock.draw, draw => [fact('stock.draw', draw)]),
  own(stock.out),
  own(stock.last),
];

export const playForms: readonly OwnForm[] = [
  ...PASS,
  ...CHARGING_MANY,
  ...CHARGING,
  ...AUCTION,
  ...OPENING,
  ...FOLLOWING,
  ...FIRST_TRICK,
  ...LEADING,
  ...WINNING,
  ...WILDS,
  ...LEFT_OVER,
];

// Explains play: following, the first trick, leading, breaking hearts, winning, and wild cards.
import type { Rank } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { type Clause, clause, DECK } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import {
  freeCards,
  heartsCount,
  isBreakable,
  leadsBanned,
  openLeads,
  opensWithCard,
  runsOutEvenly,
  voidRule,
} from '../rules/facts.ts';
import type { Rules } from '../rules/rules.ts';
import { pickIn } from '../rules/wilds.ts';
import type { TrickSheet } from '../sheet/sheet.ts';

/** The fields that decide whether cards are left over after the deal. */
export const LEFT_OVER: readonly string[] = [...DECK, 'deal.hand'];

/** The fields that define the deck, and whether a wild card belongs to a suit. */
export const deckFields = ({ deck }: TrickSheet): readonly string[] =>
  deck.wilds.length > 0 ? [...DECK, 'wild.rank'] : DECK;

/** Those of the selectors that select a card of this deck, without duplicates. */
export const inDeck = ({ deck, sheet }: Rules, selectors: readonly Selector[]): readonly Selector[] =>
  [...new Set(selectors)].filter(selector => pickIn(sheet, deck, [selector]).length > 0);

/** Whether a wild card may only be played to a suit of its colour. */
const hasColours = ({ sheet: { deck, wild } }: Rules): boolean => deck.wilds.length > 0 && wild.play === 'sameColour';

export function explainFollowing(rules: Rules, { following: say }: RuleWords): readonly Clause[] {
  const { discard, wild } = rules.sheet;
  const must = rules.mustThrow.length === 0 ? [] : inDeck(rules, discard.must);
  const isOrdered = discard.order === 'listed' && must.length > 1;
  const draws = voidRule(rules) === 'draw';
  const thrown = ['discard.must', 'discard.order'];
  return [
    clause('following', say.turns[rules.sheet.direction], 'direction', 'kind'),
    clause(
      'following',
      say.follow(voidRule(rules), freeCards(rules), draws ? [] : must, isOrdered),
      ...['follow.void', 'trick.trump', 'deal.rest', 'stock.draw', 'deck.wilds', 'wild.play', 'wild.rank'],
      ...thrown,
    ),
    ...(hasColours(rules)
      ? [
          clause(
            'following',
            say.byColour[wild.rank === 'none' ? 'jokers' : 'wilds'],
            ...['wild.play', 'wild.rank', 'deck.wilds'],
          ),
        ]
      : []),
    ...(draws && must.length > 0 ? [clause('following', say.mustOnceEmpty(must, isOrdered), ...thrown)] : []),
    ...(rules.heldBack.size > 0
      ? [
          clause(
            'following',
            say.held(inDeck(rules, discard.restrict), isBreakable(rules)),
            'discard.restrict',
            'break.on',
          ),
        ]
      : []),
    ...(rules.goUnder.size > 0
      ? [clause('following', say.under(inDeck(rules, rules.sheet.follow.under)), 'follow.under')]
      : []),
    ...(runsOutEvenly(rules) ? [clause('following', say.untilEmpty, ...LEFT_OVER, 'deal.rest', 'stock.draw')] : []),
  ];
}

export function explainFirstTrick(rules: Rules, { firstTrick: say }: RuleWords): readonly Clause[] {
  const { ban, scope, vsFollow, exempt, follow } = rules.sheet.firstTrick;
  const lowest = follow === 'lowest' ? [clause('first trick', say.lowest, 'firstTrick.follow')] : [];
  if (rules.banned.size === 0)
    return [
      ...(heartsCount(rules) ? [clause('first trick', say.free, 'firstTrick.ban', 'points', ...DECK)] : []),
      ...lowest,
    ];
  const forbids = say.ban[scope === 'discard' ? 'discard' : vsFollow](inDeck(rules, ban), exempt === 'noneElse');
  const ranking = scope === 'any' ? ['firstTrick.vsFollow'] : [];
  const openers = ['opening.leader', 'opening.card', 'lead.restrict', 'lead.firstTrick'];
  return [
    clause('first trick', forbids, 'firstTrick.ban', 'firstTrick.scope', 'firstTrick.exempt', ...ranking),
    ...(exempt === 'noneElse'
      ? []
      : [clause('first trick', say.exempt[exempt], 'firstTrick.exempt', 'firstTrick.ban')]),
    ...(leadsBanned(rules)
      ? [clause('first trick', say.leader, 'firstTrick.ban', 'firstTrick.scope', ...openers)]
      : []),
    ...lowest,
  ];
}

/** Whether a contract forbids some leads. The sentence of each contract then says which cards may be led. */
export const closesLeads = (contracts: TrickSheet['contracts']): boolean =>
  contracts.some(({ closed }) => closed.length > 0);

/**
 * The fields that decide which cards may be led at any time, and which may be led as the first card of a
 * deal.
 */
const OPEN_LEADS = ['lead.restrict', 'lead.firstTrick', 'contracts', 'points', 'charge.cards', ...DECK];
const FIRST_LEADS = ['lead.firstTrick', 'contracts', 'opening.leader', 'opening.card'];

export function explainLeading(rules: Rules, { leading: say }: RuleWords): readonly Clause[] {
  if (closesLeads(rules.sheet.contracts)) return [];
  const { restrict, firstTrick, exempt } = rules.sheet.lead;
  const later = rules.firstLeads.size > 0 && !opensWithCard(rules);
  const free = later ? say.freeLater : say.free;
  const open = later ? [] : openLeads(rules);
  const hasWilds = rules.sheet.deck.wilds.length > 0;
  return [
    ...(rules.closedLeads.size > 0
      ? [
          clause(
            'leading',
            say.closed[exempt](inDeck(rules, restrict), isBreakable(rules)),
            'lead.restrict',
            'lead.exempt',
            'contracts',
            'break.on',
          ),
        ]
      : heartsCount(rules)
        ? [clause('leading', free, 'lead.restrict', 'lead.firstTrick', 'contracts', 'points', ...DECK)]
        : []),
    ...(open.length > 0
      ? [clause('leading', say.open(open), ...OPEN_LEADS, ...(hasWilds ? ['wild.rank', 'wild.play'] : []))]
      : []),
    ...(later ? [clause('leading', say.first(inDeck(rules, firstTrick)), ...FIRST_LEADS)] : []),
  ];
}

/** Explains what breaks hearts, if some cards may be played only after hearts are broken. */
export function explainBreaking(rules: Rules, { breaking: say }: RuleWords): readonly Clause[] {
  if (rules.closedLeads.size + rules.heldBack.size === 0 || !isBreakable(rules)) return [];
  const { on } = rules.sheet.break;
  const cards = (how: 'any' | 'discard'): readonly Selector[] =>
    inDeck(
      rules,
      on.flatMap(entry => (entry.how === how ? entry.cards : [])),
    );
  const [played, thrown] = [
    rules.breakers.size > 0 ? cards('any') : [],
    rules.discardBreakers.size > 0 ? cards('discard') : [],
  ];
  return [clause('breaking hearts', say.by(played, thrown), 'break.on', 'lead.restrict', 'discard.restrict')];
}

export function explainWinning(rules: Rules, { winning: say }: RuleWords): readonly Clause[] {
  const { sheet, deck } = rules;
  const { trick } = sheet;
  const { trump } = trick;
  const sentence = trump === 'none' ? say.suitLed : trump === 'turned' ? say.turned : say.trumps(trump);
  const twice = deck.some((card, i) => deck.indexOf(card) < i);
  return [
    clause('winning tricks', sentence, 'trick.trump'),
    ...(trick.cancel === 'none'
      ? []
      : [
          clause('winning tricks', say.cancel[trick.cancel], 'trick.cancel'),
          clause('winning tricks', say.allCancelled[trick.allCancelled], 'trick.allCancelled', 'trick.cancel'),
        ]),
    ...(rules.extenders.size > 0
      ? [clause('winning tricks', say.extend(inDeck(rules, trick.extend)), 'trick.extend')]
      : []),
    ...(twice && trick.cancel === 'none'
      ? [clause('winning tricks', say.identical[trick.identical], 'trick.identical', 'deck.packs', 'trick.cancel')]
      : []),
  ];
}

export const explainWilds = (rules: Rules, words: RuleWords): readonly Clause[] => [
  ...whatWildsAre(rules, words),
  ...(rules.sheet.wild.pays === 'whoShedIt' && rules.sheet.deck.wilds.length > 0
    ? [clause('wild cards', words.wilds.pays, 'wild.pays', 'deck.wilds')]
    : []),
];

function whatWildsAre({ sheet }: Rules, { wilds: say }: RuleWords): readonly Clause[] {
  const { deck, wild, trick } = sheet;
  if (deck.wilds.length === 0) return [];
  if (wild.rank === 'overTen')
    return [
      clause('wild cards', say.rank.overTen(), 'wild.rank', 'deck.wilds'),
      clause('wild cards', say.play[wild.play], 'wild.play', 'wild.rank', 'deck.wilds'),
    ];
  if (wild.rank === 'none')
    return [
      clause('wild cards', say.rank.none(), 'wild.rank', 'deck.wilds'),
      clause(
        'wild cards',
        say.jokers[wild.play === 'underHigher' ? 'asSuit' : wild.play],
        'wild.play',
        'wild.rank',
        'deck.wilds',
      ),
      clause('wild cards', say.jokers.leads, 'wild.rank', 'deck.wilds'),
    ];
  const mayBeTrump = trick.trump === 'turned' || deck.wilds.some(suit => suit === trick.trump);
  const rank = say.rank[wild.rank](deck.ranks.charAt(0) as Rank, deck.ranks.slice(-1) as Rank);
  return [
    clause('wild cards', say.call, 'wild.rank', 'deck.wilds'),
    clause('wild cards', rank, 'wild.rank', 'deck.wilds', 'deck.ranks'),
    clause('wild cards', say.play[wild.play], 'wild.play', 'wild.rank', 'deck.wilds'),
    clause('wild cards', say.offSuit(mayBeTrump), 'wild.rank', 'trick.trump', 'deck.wilds'),
  ];
}

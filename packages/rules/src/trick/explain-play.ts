// The play of a trick game in sentences: following, the first trick, leading, breaking hearts, winning, and wild cards.
import type { Rank } from '../cards/card.ts';
import { pick, type Selector } from '../cards/card-set.ts';
import { allOf, anyOf, capital, orList, rankWord, suitWord } from '../cards/words.ts';
import { type Clause, clause } from '../game/clause.ts';
import type { Rules } from './rules.ts';
import type { TrickSheet } from './sheet.ts';

const SAY = {
  follow: {
    free: 'You must follow suit if you can; if you cannot, you may play any card.',
    freeOfTrumps: 'You must follow suit if you can; if you cannot, you may play any card and need not trump.',
    mustTrump: (trump: string) =>
      `You must follow suit if you can; if you cannot, you must play ${trump} if you hold one.`,
  },
  held: (cards: string) => `Until hearts are broken you may throw off ${cards} only if you hold nothing else.`,
  firstTrickFree: 'Points may be played to the first trick as to any other.',
  ban: {
    discard: (cards: string) => `In the first trick you may not throw off ${cards} when you cannot follow suit.`,
    followWins: (cards: string) =>
      `In the first trick you may not answer the lead with ${cards}, unless you can follow suit with nothing else.`,
    banWins: (cards: string) =>
      `In the first trick you may not answer the lead with ${cards}, not even to follow suit: play another card instead.`,
  },
  exempt: {
    noneElse: 'If you hold nothing else, this ban lapses.',
    heartsFirst: 'If you hold nothing else, you must play a heart if you have one.',
    misdeal: 'If you cannot follow suit and hold nothing else, your hand is shown and the same dealer deals again.',
  },
  leadFree: 'Hearts may be led at any time.',
  leadFreeLater: 'Once the first trick is over, hearts may be led at any time.',
  lead: {
    onlyRestricted: (cards: string) =>
      `You may not lead ${cards} until hearts are broken, unless you hold nothing else.`,
    onlyPenalty: (cards: string) =>
      `You may not lead ${cards} until hearts are broken, unless you hold nothing else, or nothing but cards that cost points.`,
    passLead: (cards: string) =>
      `You may not lead ${cards} until hearts are broken; while you hold nothing else, the lead passes to the seat on your left.`,
  },
  firstLead: (cards: string) => `The first card of a deal may not be ${cards}, unless its leader holds nothing else.`,
  broken: (ways: string) => `Hearts are broken once ${ways}.`,
  unbroken: 'Nothing breaks hearts.',
  played: (cards: string) => `${cards} has been played in any way`,
  thrown: (cards: string) => `${cards} has been thrown off by somebody who could not follow suit`,
  winner: 'The highest card of the suit led takes the trick, and whoever takes it leads the next.',
  trumps: (trumps: string, trump: string) =>
    `${capital(trumps)} are trumps: the highest ${trump} takes the trick, or without one the highest card of the suit led; whoever takes it leads the next.`,
  identical: 'Of two identical cards, the one played first is the higher.',
  call: 'When you play a wild card, you say whether it is the highest or the lowest of its suit.',
  rank: {
    beyond: () =>
      'Called the highest it beats every other card of its suit, called the lowest it loses to all of them.',
    tieFirst: (high: string, low: string) =>
      `Called the highest it is level with the ${high}, called the lowest with the ${low}; of level cards the one played first wins.`,
    tieLast: (high: string, low: string) =>
      `Called the highest it is level with the ${high}, called the lowest with the ${low}; of level cards the one played last wins.`,
  },
  wildPlay: {
    asSuit: 'A wild card belongs to its suit: with it you must follow that suit, and you cannot follow another.',
    anyTime:
      'You may play a wild card at any time, even if you could follow suit; it still counts as a card of its own suit.',
  },
};

/** Any of the cards, of those that this deck has: `a heart or Q♠`. */
export const anyCard = (rules: Rules, selectors: readonly Selector[]): string =>
  orList([...new Set(selectors)].filter(selector => pick(rules.deck, [selector]).length > 0).map(anyOf));

export function explainFollowing(rules: Rules): readonly Clause[] {
  const { discard } = rules.sheet;
  return [
    clause('following', followWords(rules.sheet), 'follow.void', 'trick.trump'),
    ...(rules.heldBack.size > 0
      ? [clause('following', SAY.held(anyCard(rules, discard.restrict)), 'discard.restrict')]
      : []),
  ];
}

function followWords({ follow, trick: { trump } }: TrickSheet): string {
  if (trump === 'none') return SAY.follow.free;
  return follow.void === 'free' ? SAY.follow.freeOfTrumps : SAY.follow.mustTrump(anyOf(`${trump}*`));
}

export function explainFirstTrick(rules: Rules): readonly Clause[] {
  const { ban, scope, vsFollow, exempt } = rules.sheet.firstTrick;
  if (rules.banned.size === 0) return [clause('first trick', SAY.firstTrickFree, 'firstTrick.ban')];
  const cards = anyCard(rules, ban);
  const forbids = SAY.ban[scope === 'discard' ? 'discard' : vsFollow](cards);
  const ranking = scope === 'any' ? ['firstTrick.vsFollow'] : [];
  return [
    clause('first trick', forbids, 'firstTrick.ban', 'firstTrick.scope', ...ranking),
    clause('first trick', SAY.exempt[exempt], 'firstTrick.exempt', 'firstTrick.ban'),
  ];
}

export function explainLeading(rules: Rules): readonly Clause[] {
  const { restrict, firstTrick, exempt } = rules.sheet.lead;
  const later = rules.firstLeads.size > 0;
  const free = later ? SAY.leadFreeLater : SAY.leadFree;
  return [
    rules.closedLeads.size > 0
      ? clause('leading', SAY.lead[exempt](anyCard(rules, restrict)), 'lead.restrict', 'lead.exempt')
      : clause('leading', free, 'lead.restrict', 'lead.firstTrick'),
    ...(later ? [clause('leading', SAY.firstLead(anyCard(rules, firstTrick)), 'lead.firstTrick')] : []),
  ];
}

/** What breaks hearts, where that opens anything. */
export function explainBreaking(rules: Rules): readonly Clause[] {
  if (rules.closedLeads.size + rules.heldBack.size === 0) return [];
  const { on } = rules.sheet.break;
  const cards = (how: 'any' | 'discard'): string =>
    anyCard(
      rules,
      on.flatMap(entry => (entry.how === how ? entry.cards : [])),
    );
  const ways = [
    ...(rules.breakers.size > 0 ? [SAY.played(cards('any'))] : []),
    ...(rules.discardBreakers.size > 0 ? [SAY.thrown(cards('discard'))] : []),
  ];
  const sentence = ways.length > 0 ? SAY.broken(orList(ways)) : SAY.unbroken;
  return [clause('breaking hearts', sentence, 'break.on', 'lead.restrict', 'discard.restrict')];
}

export function explainWinning({ sheet, deck }: Rules): readonly Clause[] {
  const { trump } = sheet.trick;
  const sentence = trump === 'none' ? SAY.winner : SAY.trumps(allOf(`${trump}*`), suitWord(trump));
  const twice = deck.some((card, i) => deck.indexOf(card) < i);
  return [
    clause('winning tricks', sentence, 'trick.trump'),
    ...(twice ? [clause('winning tricks', SAY.identical, 'deck.packs')] : []),
  ];
}

export function explainWilds({ sheet }: Rules): readonly Clause[] {
  const { deck, wild } = sheet;
  if (deck.wilds.length === 0) return [];
  const [high, low] = [deck.ranks.charAt(0), deck.ranks.slice(-1)].map(rank => rankWord(rank as Rank));
  return [
    clause('wild cards', SAY.call, 'deck.wilds'),
    clause('wild cards', SAY.rank[wild.rank](high ?? '', low ?? ''), 'wild.rank', 'deck.wilds', 'deck.ranks'),
    clause('wild cards', SAY.wildPlay[wild.play], 'wild.play', 'deck.wilds'),
  ];
}

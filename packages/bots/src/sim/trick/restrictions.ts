// Precomputed restrictions on plays: sets of cards, flags, and tables by suit led.
import { type Card, SUITS } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import type { WildBits } from './wilds.ts';

type Four = Int32Array; // lanes, as in `suit-bitboards.ts`
type FourBySuit = Int32Array; // four lanes for each suit that may be led

/**
 * Row indices of the restriction tables. A row is a set of cards (four lanes). For each suit led there are
 * rows for hands that can follow, for hands that cannot, and for hands that may play a wild card under a
 * higher card. One more row is for a lead, and one for a lead before hearts are broken.
 */
export const BOUND = { void: 4, under: 8, lead: 16, closed: 17, size: 18 } as const;

/** The restrictions of the game's rules as lanes. */
export interface Binding {
  readonly opensWith: Rules['sheet']['opening']['card'];
  readonly wildOpens: boolean;
  readonly closed: Four; // cards that may not be led before hearts are broken
  readonly anyClosed: boolean;
  readonly costlyLeads: boolean; // whether a hand with only penalty cards may lead any of them
  readonly passesLead: boolean; // whether a hand with only closed cards passes the lead on
  readonly firstClosed: Four; // cards that may not be led to the first trick
  readonly banned: Four; // cards that may not be played to the first trick
  readonly banWins: boolean; // whether the first trick's ban comes before the duty to follow suit
  readonly banSpares: boolean; // whether the first trick's ban spares cards of the suit led
  readonly heartsFirst: boolean; // whether a hand with only banned cards must play hearts first
  readonly lowestFollows: boolean; // whether seats follow in the first trick with their lowest card
  readonly misdeals: boolean; // whether a seat with only banned cards makes a misdeal if it cannot follow
  readonly heldBack: Four; // cards that may not be discarded before hearts are broken
  readonly goUnder: Four; // cards that must be played as soon as a card in the trick beats them
  // a seat without the suit led must discard a card of the set before other cards; a later set is a subset of
  // an earlier one and takes precedence
  readonly mustThrow: readonly Four[];
  readonly mustTrump: boolean;
  readonly charged: Four; // charged cards, which may not be played in the first trick of their suit
  readonly anyCharged: boolean;
  readonly byColour: boolean; // whether wild cards follow only a lead of their colour, and are led last
  readonly followed: FourBySuit; // cards that a hand may play if it can follow suit
  readonly ofColour: FourBySuit; // all cards except wild cards of the other colour
  readonly unbanned: FourBySuit; // cards allowed by the first trick's ban
  // rows of `BOUND`: a hand without these cards follows suit or leads without further restrictions
  readonly bound: Int32Array;
  readonly anyBound: boolean;
  // rows of `BOUND`: the cards that a hand with restricted cards may play; if it has none of these, it may
  // play any card
  readonly open: Int32Array;
  readonly counted: Int32Array; // `open` as masks for counts by suit (see `countedIn`)
  readonly loose: number; // all ones in the bytes of suits whose wild card need not follow suit
  readonly manifold: boolean; // whether single rows of `open` do not determine the legal cards
}

/** Computes the restrictions of the rules. */
export function bindingOf(rules: Rules, wilds: WildBits, set: (cards: Iterable<Card>) => Four): Binding {
  const { sheet } = rules;
  const banSpares = sheet.firstTrick.scope === 'discard';
  const [bound, open] = [boundIn(rules, wilds, set), openIn(rules, wilds, set)];
  return {
    opensWith: sheet.opening.card,
    wildOpens: sheet.opening.wild !== 'never',
    closed: set(rules.closedLeads),
    anyClosed: rules.closedLeads.size > 0,
    costlyLeads: sheet.lead.exempt === 'onlyPenalty',
    passesLead: sheet.lead.exempt === 'passLead',
    firstClosed: set(rules.firstLeads),
    banned: set(rules.banned),
    banWins: sheet.firstTrick.vsFollow === 'banWins',
    banSpares,
    heartsFirst: sheet.firstTrick.exempt === 'heartsFirst',
    lowestFollows: sheet.firstTrick.follow === 'lowest',
    misdeals: sheet.firstTrick.exempt === 'misdeal',
    heldBack: set(rules.heldBack),
    goUnder: set(rules.goUnder),
    mustThrow: rules.mustThrow.map(set),
    mustTrump: sheet.follow.void === 'mustTrump',
    charged: set(rules.charged),
    anyCharged: rules.charged.size > 0,
    byColour: sheet.wild.play === 'sameColour',
    followed: bySuit((suit, led) => wilds.anyTime[suit]! | (suit === led ? ~wilds.jokers[suit]! : 0)),
    ofColour: bySuit((suit, led) => (isOneColour(suit, led) ? -1 : ~wilds.coloured[suit]!)),
    unbanned: banningOf(set(rules.banned), wilds, banSpares),
    bound,
    anyBound: bound.some(lane => lane !== 0),
    open,
    counted: countedIn(open, wilds, set(rules.deck)),
    loose: bytesWhere(suit => (wilds.anyTime[suit]! | wilds.jokers[suit]!) !== 0),
    manifold:
      rules.heldBack.size + rules.mustThrow.length + rules.charged.size + rules.goUnder.size > 0 ||
      sheet.follow.void === 'mustTrump' ||
      sheet.lead.exempt === 'onlyPenalty' ||
      wilds.goesUnder,
  };
}

/** Whether two suits have the same colour. The numbers of such suits differ by two. */
const isOneColour = (one: number, other: number): boolean => ((one ^ other) & 1) === 0;

const bySuit = (laneOf: (suit: number, led: number) => number): FourBySuit =>
  Int32Array.from({ length: SUITS.length ** 2 }, (_, i) => laneOf(i & 3, i >> 2));

const banningOf = (banned: Four, { jokers }: WildBits, banSpares: boolean): FourBySuit =>
  bySuit((suit, led) => ~banned[suit]! | (banSpares && suit === led ? ~jokers[suit]! : 0));

/** The restricted cards of each row of `BOUND`. */
function boundIn(rules: Rules, wilds: WildBits, set: (cards: Iterable<Card>) => Four): Int32Array {
  const { sheet } = rules;
  const [charged, under, thrown] = [
    set(rules.charged),
    set(rules.goUnder),
    set([...rules.heldBack, ...(rules.mustThrow[0] ?? [])]),
  ];
  const trump = sheet.follow.void === 'mustTrump' ? SUITS.indexOf(rules.trump as 'C') : -1;
  const laneOf = (row: number, suit: number): number => {
    const led = row & 3;
    const going = wilds.anyTime[suit]! | (wilds.goesUnder && suit === wilds.raised && suit !== led ? wilds.raiser : 0);
    if (row >= BOUND.lead) return charged[suit]! | wilds.coloured[suit]!;
    if ((row & BOUND.void) === 0)
      return going | (suit === led ? wilds.jokers[suit]! | charged[suit]! | under[suit]! : 0);
    return thrown[suit]! | (isOneColour(suit, led) ? 0 : wilds.coloured[suit]!) | (suit === trump ? -1 : 0);
  };
  return Int32Array.from({ length: BOUND.size << 2 }, (_, i) => laneOf(i >> 2, i & 3));
}

/** For each row of `BOUND`, the cards that a hand with restricted cards may play (see `open`). */
function openIn({ closedLeads }: Rules, wilds: WildBits, set: (cards: Iterable<Card>) => Four): Int32Array {
  const closed = set(closedLeads);
  const laneOf = (row: number, suit: number): number => {
    const led = row & 3;
    if (row >= BOUND.lead)
      return ~((wilds.jokers[suit]! & wilds.coloured[suit]!) | (row === BOUND.closed ? closed[suit]! : 0));
    const goes = isOneColour(suit, led) ? -1 : ~wilds.coloured[suit]!;
    if ((row & BOUND.void) !== 0) return goes;
    const under =
      wilds.goesUnder && (row & BOUND.under) !== 0 && suit === wilds.raised && suit !== led ? wilds.raiser : 0;
    return goes & (wilds.anyTime[suit]! | under | (suit === led ? ~wilds.jokers[suit]! : 0));
  };
  return Int32Array.from({ length: BOUND.size << 2 }, (_, i) => laneOf(i >> 2, i & 3));
}

/**
 * For each row two masks, which select counts by suit: the suits with open cards other than wild cards, and
 * the suits with open wild cards.
 */
function countedIn(open: Int32Array, { anyWild }: WildBits, deck: Four): Int32Array {
  const laneOf = (i: number, suit: number): number => open[((i >> 1) << 2) | suit]! & deck[suit]!;
  return Int32Array.from({ length: BOUND.size << 1 }, (_, i) =>
    bytesWhere(suit => (laneOf(i, suit) & ((i & 1) === 0 ? ~anyWild[suit]! : anyWild[suit]!)) !== 0),
  );
}

/** A number in which the bytes of the chosen suits have all bits set. */
const bytesWhere = (holds: (suit: number) => boolean): number =>
  SUITS.reduce((sum, _, suit) => sum | (holds(suit) ? 255 << (suit << 3) : 0), 0);

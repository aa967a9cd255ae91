// Compiled rules in a fast form. Cards are small numbers, sets of cards are four lanes of bits, and a single
// table entry has the effect of a play.
import { type Card, isWild, type Selector, SUITS, suitOf } from '@moonshot/rules/cards';
import {
  cancelKey,
  isJoker,
  liesOut,
  namesOfWilds as namesIn,
  openingWild,
  type TrickRules as Rules,
} from '@moonshot/rules/engine';
import * as layout from './layout.ts';
import { fastPathsOf, type PlayoutFastPaths, packCount } from './playout-kinds.ts';
import { type Binding, bindingOf } from './restrictions.ts';
import { type WildBits, wildBitsOf } from './wilds.ts';

const { HIGH, suitIn, placeIn, BREAKS, WORTH_SHIFT, MOON_SHIFT, entriesAt } = layout;

/**
 * A set of cards: four numbers (lanes), one for each suit in the order clubs, diamonds, spades, hearts. Each
 * lane has a bit for every card of its suit; the weakest card has the lowest bit.
 */
export type CardBits = Int32Array;

export interface ModifierBits {
  readonly cards: CardBits;
  readonly doubles: 'all' | 'hearts' | 'others' | 'none';
  readonly beside: CardBits; // for `others`: the other cards whose points are doubled
  readonly cancels: CardBits; // cards that count nothing in a pile with one of `cards`
}

export interface SuitBits extends WildBits, Binding, PlayoutFastPaths {
  readonly rules: Rules;
  readonly seats: number;
  readonly handSize: number;
  readonly packs: number;
  readonly deck: readonly number[]; // the code of every card
  readonly names: readonly (Card | undefined)[]; // name of the card by code; undefined: no such card
  readonly wildCard: number; // the code of the first wild card; −1: none
  readonly costs: Int32Array; // by code, the card's points
  readonly entries: Int32Array; // by led suit and move, the effect of the move (see `layout.ts`)
  readonly tieFlip: number; // 15 if the later of equal plays wins
  readonly all: CardBits;
  readonly extenders: CardBits; // cards of the suit led that extend a trick
  readonly extended: boolean; // whether some cards extend tricks
  readonly costly: CardBits; // cards that count points
  readonly mustHold: CardBits; // each hand must be dealt one of these, if the rules name such cards
  readonly kept: CardBits; // cards that may not be passed
  readonly moon: CardBits; // cards that a seat must take to shoot the moon
  readonly moonCards: number;
  readonly moonPoints: number; // the points of all moon cards
  readonly modifiers: readonly ModifierBits[];
  readonly stocked: boolean; // whether there is a stock, so that hands may differ in size
  readonly toFollow: boolean; // whether a seat draws until it can follow suit
  readonly cancels: Uint8Array; // by code, a number shared by cards that cancel each other; empty: none do
  readonly out: boolean; // whether left-over cards count for nobody
  readonly holds: boolean; // whether a trick whose cards all cancel goes with the next trick
  readonly piled: boolean; // whether scores depend on who took which card
  readonly byTricks: boolean; // whether tricks themselves score
  readonly trump: number; // the suit of trumps; −1: none
  readonly hearts: number; // the suit that counts as hearts, which an auction may change
  readonly settles: boolean; // whether the score is not simply the sum of the cards' points
  readonly openingSuit: number; // the suit of the card that decides the first leader; −1: no card does
  readonly openingCard: number; // the card that decides the first leader, with its copy, as a lane
  readonly openingWild: number; // the wild card that may open the deal, as a lane
}

export const isInDeck = (suitBits: SuitBits, code: number): boolean => suitBits.names[code] !== undefined;

/** The bits of a card and its copy, as a lane. */
export const copiesOf = ({ packs }: SuitBits, place: number): number => (packs === 1 ? 1 << place : 3 << (place & ~1));

/** Converts compiled rules to the fast form. */
export function layOut(rules: Rules): SuitBits {
  const codes = codesOf(rules);
  const { sheet } = rules;
  const { none, each, first, lastButOne, last, all } = sheet.trickPoints;
  const set = (cards: Iterable<Card>): CardBits => cardBitsOf(codes, new Set(cards));
  const wilds = wildBitsOf(rules, set);
  return {
    rules,
    seats: rules.seats,
    handSize: rules.handSize,
    packs: packCount(rules),
    deck: [...codes.keys()],
    wildCard: [...codes].find(([, card]) => isWild(card))?.[0] ?? -1,
    names: Array.from({ length: HIGH }, (_, code) => codes.get(code)),
    costs: Int32Array.from({ length: HIGH }, (_, code) => rules.points.get(codes.get(code) as Card) ?? 0),
    entries: entriesOf(rules, codes),
    stocked: rules.draws !== 'never',
    toFollow: rules.draws === 'toFollow',
    cancels: cancelsOf(rules, codes),
    out: liesOut(rules),
    holds: sheet.trick.cancel !== 'none' && sheet.trick.allCancelled === 'next',
    extended: rules.extenders.size > 0,
    moonCards: rules.moonSet.length,
    moonPoints: rules.moonSet.reduce((sum, card) => sum + (rules.points.get(card) ?? 0), 0),
    piled: sheet.modifiers.length > 0 || all !== 0 || turns(rules) || sheet.teams.moon === 'team',
    byTricks: [none, each, first, lastButOne, last, all].some(one => one !== 0),
    trump: SUITS.indexOf(rules.trump as 'C'),
    hearts: SUITS.indexOf(rules.hearts),
    settles: sheet.settle.as !== 'points' || sheet.teams.score === 'pooled' || rules.stakes.some(chips => chips > 0),
    ...fastPathsOf(rules),
    ...setsOf(rules, set),
    ...wilds,
    ...bindingOf(rules, wilds, set),
  };
}

type Sets =
  | 'all'
  | 'extenders'
  | 'costly'
  | 'mustHold'
  | 'kept'
  | 'moon'
  | 'modifiers'
  | 'openingSuit'
  | 'openingCard'
  | 'openingWild';

/** The groups of cards in the rules as sets and lanes of bits, and the index of the opening suit. */
function setsOf(rules: Rules, set: (cards: Iterable<Card>) => CardBits): Pick<SuitBits, Sets> {
  const { sheet, openingSuit } = rules;
  const ofSuit = (card: Card | undefined): number => (card === undefined ? 0 : set([card])[suitAt(card)]!);
  const naming = (selector: Selector): CardBits => set(rules.deck.filter(card => namesIn(sheet, selector, card)));
  return {
    all: set(rules.deck),
    extenders: set(rules.extenders),
    costly: set(rules.penalties),
    kept: set(rules.kept),
    mustHold: set(rules.mustHold ?? []),
    moon: set(rules.moonSet),
    modifiers: sheet.modifiers.map(one => ({
      cards: naming(one.card),
      doubles: 'doubles' in one ? one.doubles : 'none',
      beside:
        'doubles' in one && one.doubles === 'others'
          ? set([...rules.named].filter(card => !namesIn(sheet, one.card, card)))
          : set([]),
      cancels: 'cancels' in one ? naming(one.cancels) : set([]),
    })),
    openingSuit: openingSuit === undefined ? -1 : SUITS.indexOf(openingSuit),
    openingCard: ofSuit(rules.openingCard),
    openingWild: ofSuit(openingWild(rules)),
  };
}

const NO_KEY = 255;

/** For each code, the number of its group: cards of the same group cancel each other. */
function cancelsOf({ sheet }: Rules, codes: Codes): Uint8Array {
  if (sheet.trick.cancel === 'none') return new Uint8Array(0);
  const keys = [...new Set([...codes.values()].map(card => cancelKey(sheet, card)))];
  return Uint8Array.from({ length: HIGH }, (_, code) => {
    const card = codes.get(code);
    return card === undefined ? NO_KEY : keys.indexOf(cancelKey(sheet, card));
  });
}

/** Whether a moon option may reverse the shooter's points. */
const turns = ({ sheet }: Rules): boolean => sheet.moon.options.some(({ name }) => name === 'turn');

const suitAt = (card: Card): number => SUITS.indexOf(suitOf(card));

type Codes = ReadonlyMap<number, Card>;

/**
 * The codes of cards, by suit and strength. The weakest card has the lowest code. With two packs each card
 * has two adjacent codes.
 */
function codesOf(rules: Rules): Codes {
  const packs = packCount(rules);
  const codes = new Map<number, Card>();
  for (const card of rules.deck) {
    const code = (suitAt(card) << 5) | ((levelOf(rules, card) - 1) * packs);
    codes.set(codes.has(code) ? code + 1 : code, card);
  }
  return codes;
}

/**
 * The rank of a card in its suit, from 1 on. A wild card that is called is above all others; an `overTen`
 * wild card is between the ten and the next higher card.
 */
function levelOf({ sheet, deck, strength }: Rules, card: Card): number {
  const ten = strength.get('TC') ?? 0;
  const over = sheet.wild.rank === 'overTen' && deck.includes(`W${suitOf(card)}`);
  if (isWild(card)) return over ? ten + 1 : sheet.deck.ranks.length + 1;
  const level = strength.get(card) ?? 1;
  return over && level > ten ? level + 1 : level;
}

/** The lanes of all copies of the named cards. */
function cardBitsOf(codes: Codes, names: ReadonlySet<Card>): CardBits {
  const bits = new Int32Array(SUITS.length);
  for (const [code, card] of codes) if (names.has(card)) bits[suitIn(code)]! |= 1 << placeIn(code);
  return bits;
}

function entriesOf(rules: Rules, codes: Codes): Int32Array {
  const entries = new Int32Array(SUITS.length << 8);
  for (const led of SUITS.keys())
    for (const [code, card] of codes)
      for (const call of [0, HIGH]) entries[entriesAt(led) | code | call] = entryOf(rules, led, card, call);
  return entries;
}

function entryOf(rules: Rules, led: number, card: Card, call: number): number {
  const suit = suitAt(card);
  const joker = isJoker(rules.sheet, card);
  const trump = SUITS[suit] === rules.trump;
  const power = powerOf(rules, card, call);
  const rank = joker ? 0 : trump ? 32 + power : suit === led ? 1 + power : 0;
  const breaks = rules.breakers.has(card) || (suit !== led && rules.discardBreakers.has(card));
  const moon = rules.moonSet.includes(card) ? 1 << MOON_SHIFT : 0;
  const worth = (rules.points.get(card) ?? 0) + moon;
  return worth * (1 << WORTH_SHIFT) + (breaks ? BREAKS : 0) + rank;
}

/**
 * The strength of a card within its suit. A wild card is stronger than the highest or weaker than the lowest
 * card, or equal to one of them.
 */
function powerOf(rules: Rules, card: Card, call: number): number {
  const { sheet } = rules;
  if (!isWild(card) || sheet.wild.rank === 'overTen') return levelOf(rules, card);
  const beyond = sheet.wild.rank === 'beyond' ? 1 : 0;
  return call === HIGH ? sheet.deck.ranks.length + beyond : 1 - beyond;
}

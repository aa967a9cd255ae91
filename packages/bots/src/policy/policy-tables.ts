// The policy's lookup tables for a game: costs of cards by suit, and probabilities by numbers of cards.
import { SUITS } from '@moonshot/rules/cards';
import type { MoonOption, TrickRules as Rules } from '@moonshot/rules/engine';
import * as layout from '../sim/trick/layout.ts';
import { type CardBits, layOut, type SuitBits } from '../sim/trick/suit-bitboards.ts';
import { costsOf, trickCostIn } from './costs.ts';
import { DUCKING } from './judgement.ts';

const ODDS = 64;

export interface PolicyTables {
  readonly suitBits: SuitBits;
  readonly others: number;
  readonly unit: number; // what a point of standard Hearts is worth in this game
  readonly costs: Float64Array; // by code; higher is worse for the taker
  readonly highCost: CardBits;
  readonly highCostMean: Float64Array; // mean cost of one costly card, by suit
  readonly plain: CardBits; // cards with a cost that are not counted as costly
  readonly plainCost: number; // mean cost of a card in `plain`
  readonly good: boolean; // whether some cards are good to take
  readonly bonus: CardBits; // the cards that are as good as a costly card is bad
  readonly bonusCost: Float64Array; // mean cost of one bonus card, by suit; negative
  readonly ducking: boolean; // whether taking few points is all that counts, so that the light policy applies
  readonly none: Float64Array; // by number of cards, the probability that a seat holds none of them
  readonly wins: Float64Array; // win probability of a card, at index: lower unseen cards × 64 + unseen cards
  readonly following: Float64Array; // expected number of seats that follow suit, by number of unseen cards
  readonly moonWorth: number; // cost of a moon for each seat but the shooter
  // for each seat, the seats whose cards count together with its own for the moon, as bits; each seat
  // includes itself
  readonly moonMates: Int32Array;
  readonly moonPoints: number; // total points of the moon cards
  readonly tricks: Float64Array; // cost of taking a trick apart from its cards, by number of earlier tricks
  readonly trick: number; // mean of `tricks` over future tricks
  readonly flat: boolean; // whether only taken cards score, so that a deal is decided once these are taken
}

const eyes = new WeakMap<Rules, PolicyTables>();

/** The lookup tables of a game, cached by rules. */
export function policyTablesOf(rules: Rules): PolicyTables {
  const known = eyes.get(rules);
  if (known !== undefined) return known;
  const tables = made(rules);
  eyes.set(rules, tables);
  return tables;
}

/** Whether the cards of two seats count together for the moon. A negative number stands for no seat. */
export const areMoonMates = ({ moonMates }: PolicyTables, one: number, other: number): boolean =>
  one >= 0 && ((moonMates[one]! >> other) & 1) === 1;

function made(rules: Rules): PolicyTables {
  const suitBits = layOut(rules);
  const { sheet } = rules;
  const others = rules.seats - 1;
  const { unit, later } = costsOf(rules);
  const groups = costGroups(suitBits, rules);
  const hasSun = sheet.moon.sun > 1 && rules.moonSet.length > 0;
  const flat = !suitBits.byTricks && !hasSun && sheet.modifiers.length === 0;
  const isPlainGame = sheet.teams.seating === 'none' && suitBits.cancels.length === 0 && !suitBits.extended;
  return {
    suitBits,
    others,
    unit,
    ...groups,
    ducking: flat && !groups.good && isPlainGame,
    ...oddsOf(others),
    moonWorth: Math.max(0, ...sheet.moon.options.map(one => gainOf(one, suitBits))),
    moonMates: Int32Array.from(rules.moonSides, side =>
      rules.moonSides.reduce((bits, one, seat) => (one === side ? bits | (1 << seat) : bits), 0),
    ),
    moonPoints: suitBits.moonPoints,
    tricks: Float64Array.from({ length: ODDS }, (_, done) => trickCostIn(rules, done, rules.handSize - done)),
    trick: later,
    flat,
  };
}

type CostGroups = Pick<
  PolicyTables,
  'costs' | 'highCost' | 'highCostMean' | 'plain' | 'plainCost' | 'good' | 'bonus' | 'bonusCost'
>;

/** The cards grouped by their cost, and the mean costs of the groups. */
function costGroups(suitBits: SuitBits, rules: Rules): CostGroups {
  const { byCard, highCost: least } = costsOf(rules);
  const costs = Float64Array.from(suitBits.names, name => (name === undefined ? 0 : (byCard.get(name) ?? 0)));
  const isPlain = (code: number): boolean => costs[code]! > 0 && costs[code]! < least;
  const isHighCost = (code: number): boolean => costs[code]! > 0 && costs[code]! >= least;
  const isBonus = (code: number): boolean => -costs[code]! >= least;
  const mean = (codes: readonly number[]): number =>
    codes.length === 0 ? 0 : codes.reduce((sum, code) => sum + costs[code]!, 0) / codes.length;
  const meanBySuit = (holds: (code: number) => boolean): Float64Array =>
    Float64Array.from(SUITS, (_, suit) =>
      mean(suitBits.deck.filter(code => layout.suitIn(code) === suit && holds(code))),
    );
  return {
    costs,
    highCost: cardBitsWhere(suitBits, isHighCost),
    highCostMean: meanBySuit(isHighCost),
    plain: cardBitsWhere(suitBits, isPlain),
    plainCost: mean(suitBits.deck.filter(isPlain)),
    good: suitBits.deck.some(code => costs[code]! < 0),
    bonus: cardBitsWhere(suitBits, isBonus),
    bonusCost: meanBySuit(isBonus),
  };
}

/** The shooter's gain from a moon option, compared with each other seat. */
const gainOf = ({ name, self, others }: MoonOption, { moonPoints }: SuitBits): number =>
  name === 'turn' || self === 'start' ? moonPoints : Math.max(others, -self);

function cardBitsWhere({ deck }: SuitBits, holds: (code: number) => boolean): CardBits {
  const set = new Int32Array(SUITS.length);
  for (const code of deck) if (holds(code)) set[layout.suitIn(code)]! |= 1 << layout.placeIn(code);
  return set;
}

function oddsOf(others: number): Pick<PolicyTables, 'none' | 'wins' | 'following'> {
  const miss = 1 - 1 / others;
  return {
    none: Float64Array.from({ length: ODDS }, (_, n) => miss ** n),
    following: Float64Array.from({ length: ODDS }, (_, n) => others * (1 - miss ** n)),
    wins: Float64Array.from({ length: ODDS * ODDS }, (_, i) => {
      const [lower, all] = [i >> 6, i & 63];
      return all === 0 || lower >= all ? 1 : (lower / all) ** DUCKING;
    }),
  };
}

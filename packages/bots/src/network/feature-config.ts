// The games that the networks support (four seats, one pack, 26 points), and the rules in which these games
// differ. The networks get these rules as inputs.
import { CARDS, type Card, isWild } from '@moonshot/rules/cards';
import { type MoonOption, pointsAreGood, type TrickRules as Rules } from '@moonshot/rules/engine';

export const SEATS = 4;
const PACK: readonly Card[] = CARDS.filter(card => !isWild(card)); // by suit, each suit from the two up
export const NUMBERS: ReadonlyMap<Card, number> = new Map(PACK.map((card, number) => [card, number]));
export const RANKS = 13;
export const PASSED = 3;
export const POINTS = 26;
export const QUEEN = PACK.indexOf('QS');
export const FIRST_HEART = 3 * RANKS;

export interface FeatureConfig {
  // the first lead: 0 means that the 2♣ itself is led, 1 that the seat that holds it leads any card, 2 that a
  // rule without that card decides
  readonly opening: 0 | 1 | 2;
  // when hearts may be led: 0 means at once, 2 after a heart or the ♠Q has been played, 1 by any other rule,
  // usually after a heart has been played
  readonly breaking: 0 | 1 | 2;
  readonly ban: boolean; // whether scoring cards are banned from the first trick
}

const known = new WeakMap<Rules, FeatureConfig | null>();

/** The features of a game's rules; null if no network has been trained for the game. */
export function featureConfigOf(rules: Rules): FeatureConfig | null {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const config = isUnderstood(rules) ? read(rules) : null;
  known.set(rules, config);
  return config;
}

const isPoint = (card: Card): boolean => card.charAt(1) === 'H' || card === 'QS';

const isUsualMoon = ({ name, self, others }: MoonOption): boolean =>
  (name === 'shed' || name === 'burden') && self !== 'start' && Math.max(-self, others) === POINTS;

function isUnderstood(rules: Rules): boolean {
  const { sheet, seats, deck, points, moonSet } = rules;
  const { none, each, first, lastButOne, last, all } = sheet.trickPoints;
  return (
    seats === SEATS &&
    sheet.direction === 'clockwise' &&
    deck.length === PACK.length &&
    PACK.every(
      card => deck.includes(card) && (points.get(card) ?? 0) === (card === 'QS' ? 13 : isPoint(card) ? 1 : 0),
    ) &&
    sheet.deck.ranks === 'AKQJT98765432' &&
    moonSet.length === RANKS + 1 &&
    sheet.moon.sun === 1 &&
    sheet.moon.choiceFrom === 'always' &&
    sheet.moon.options.every(isUsualMoon) &&
    sheet.match.winner !== 'highest' &&
    pointsAreGood(sheet) === (sheet.score.sign === 'minus') && // taking points is bad
    sheet.modifiers.length === 0 &&
    sheet.contracts.length === 0 &&
    sheet.charge.cards.length === 0 &&
    sheet.settle.as === 'points' &&
    sheet.settle.belowZero === 'scores' &&
    sheet.teams.seating === 'none' &&
    sheet.pass.see !== 'mayPassOn' &&
    sheet.auction.prize === 'none' &&
    sheet.trick.trump === 'none' &&
    sheet.trick.cancel === 'none' &&
    sheet.follow.void === 'free' &&
    rules.goUnder.size === 0 &&
    [none, each, first, lastButOne, last, all, rules.extenders.size, rules.heldBack.size, rules.mustThrow.length].every(
      one => one === 0,
    )
  );
}

function read({ sheet, closedLeads, banned, breakers, openingCard }: Rules): FeatureConfig {
  const opening = openingCard !== '2C' ? 2 : sheet.opening.card === 'thatCard' ? 0 : 1;
  const breaking = closedLeads.size === 0 ? 0 : breakers.has('QS') ? 2 : 1;
  return { opening, breaking, ban: banned.size > 0 };
}

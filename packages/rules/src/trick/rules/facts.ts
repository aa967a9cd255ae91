// Facts about a trick game that its sentences state and that tests compare with play. Examples are whose
// totals are ranked, how a moon changes each total, and what a player without the suit led may play.
import { type Card, isWild, rankOf, SUITS, type Suit, suitOf } from '../../cards/card.ts';
import type { FreeCards, MoonDescription, Standing, VoidRule } from '../../words/sentence-inputs.ts';
import { underContract } from './effective-rules.ts';
import { compile, costOf, liesOut, openingWild, type Rules } from './rules.ts';
import { isJoker, pickIn, suitIn } from './wilds.ts';

/**
 * Whose totals are ranked at the end of the match: those of players, of sides, or the worse one of each side.
 */
export function standingOf({ teams, settle }: Rules['sheet']): Standing {
  if (teams.seating === 'none') return settle.as === 'lives' ? 'lives' : 'player';
  return teams.score === 'pooled' ? 'pooled' : 'worse';
}

/**
 * What each option of a seat that shot the moon changes: the totals, or only the points of the deal if these
 * are not simply added to totals. If partners have one score, each number is for a whole side.
 */
export function moonEffects({ sheet, seats, sides }: Rules): readonly MoonDescription[] {
  const of = sheet.settle.as === 'points' ? 'total' : 'deal';
  const sign = of === 'total' && sheet.score.sign === 'minus' ? -1 : 1;
  const standing = standingOf(sheet);
  const count = new Set(sides).size;
  const perSide = standing === 'pooled' ? seats / count : 1;
  const alone = seats === 2 ? 'player' : 'players';
  const others = {
    player: alone,
    lives: alone,
    worse: 'opponents',
    pooled: count > 2 ? 'sides' : 'side',
  } as const;
  return sheet.moon.options.map(({ name, self, others: theirs }) =>
    name === 'keep' || name === 'turn'
      ? name
      : {
          yours: self === 'start' ? { to: sheet.score.start } : self * sign,
          theirs: theirs * perSide * sign,
          of,
          others: others[standing],
        },
  );
}

/**
 * Whether a total can fall below 0, and players cannot see this from the rest of the rules: chips are paid,
 * or a total that rises can also fall.
 */
export function canFallBelowZero(rules: Rules): boolean {
  const { sheet } = rules;
  if (sheet.settle.as === 'difference' || sheet.settle.as === 'pool') return true;
  if (sheet.score.sign === 'minus') return false;
  if (sheet.wrap.list.some(({ to }) => typeof to === 'number' && to < 0)) return true;
  const deals = sheet.contracts.length === 0 ? [rules] : contractsOf(rules);
  return deals.some(gives);
}

const contractsOf = ({ sheet, seats }: Rules): readonly Rules[] =>
  sheet.contracts.map(one => compile(underContract(sheet, one), seats));

/** Whether a deal can give negative points to a seat. */
function gives(rules: Rules): boolean {
  const { deck, moonSet, sheet } = rules;
  const { besideMoon: _, ...tricks } = sheet.trickPoints;
  const counted = sheet.settle.belowZero === 'scores';
  return (
    (counted && deck.some(card => costOf(rules, card) < 0)) ||
    (counted && Object.values(tricks).some(points => points < 0)) ||
    (sheet.wild.pays === 'whoShedIt' && deck.some(card => isWild(card) && costOf(rules, card) > 0)) ||
    (moonSet.length > 0 &&
      sheet.moon.options.some(one => one.name === 'turn' || Number(one.self) < 0 || one.others < 0))
  );
}

/** Whether all hands become empty in the same trick. */
export const runsOutEvenly = ({ draws, kittySize, seats }: Rules): boolean =>
  draws === 'never' || (draws === 'afterTrick' && kittySize % seats === 0);

/** Whether cards are passed, in at least one deal, before cards may be charged and chips bid. */
export const passesFirst = ({ passSteps }: Rules): boolean =>
  passSteps.some(step => step !== 'hold' && step !== 'mix-if-uncharged');

/** What a player who cannot follow suit may play. */
export function voidRule({ sheet: { follow, trick }, draws }: Rules): VoidRule {
  if (draws === 'toFollow') return 'draw';
  if (trick.trump === 'none') return 'any';
  if (follow.void === 'free') return 'anyNoTrump';
  return trick.trump === 'turned' ? 'trump' : trick.trump;
}

/** The cards that a player may play even though the player could follow suit. */
export function freeCards({ sheet: { deck, wild } }: Rules): FreeCards {
  if (deck.wilds.length === 0 || (wild.play !== 'anyTime' && wild.play !== 'underHigher')) return 'none';
  return wild.rank === 'none' ? 'jokers' : 'wilds';
}

/**
 * Cards with points that may be led at any time, although other cards may not be led until hearts are broken.
 */
export const openLeads = (rules: Rules): readonly Card[] =>
  rules.closedLeads.size === 0
    ? []
    : rules.sheet.points.flatMap(({ cards }) =>
        cards.filter((one): one is Card => {
          const card = one as Card;
          return rules.deck.includes(card) && costOf(rules, card) > 0 && !isClosed(rules, card);
        }),
      );

/**
 * Whether a card may not be led at some times. This includes charged cards, and jokers that are played by
 * their colour.
 */
const isClosed = ({ closedLeads, chargeable, sheet }: Rules, card: Card): boolean =>
  closedLeads.has(card) || chargeable.has(card) || (isJoker(sheet, card) && sheet.wild.play === 'sameColour');

/** Whether every card may be led to the first trick, unless the sheet names the card or its suit. */
export const leadsFreely = (rules: Rules): boolean =>
  rules.firstLeads.size === 0 &&
  (openingWild(rules) === undefined || rules.sheet.opening.wild !== 'never') &&
  rules.sheet.contracts.every(({ closed }) => closed.length === 0) &&
  rules.deck.every(card => !isClosed(rules, card));

/** Whether the first trick may be led with a card that no other player may play to it. */
export function leadsBanned(rules: Rules): boolean {
  const { sheet, deck, banned, firstLeads, openingSuit, openingCard, handSize } = rules;
  if (sheet.firstTrick.scope !== 'any') return false;
  const leads = deck.filter(card => !firstLeads.has(card));
  if (openingSuit === undefined || sheet.opening.card === 'any') return leadsOneBanned(rules, leads, handSize);
  if (sheet.opening.card === 'thatCard') return leads.some(card => card === openingCard && banned.has(card));
  const ofSuit = leads.filter(card => suitIn(sheet, card) === openingSuit);
  return leadsOneBanned(rules, ofSuit, 1);
}

/**
 * Whether a seat that leads one of these cards may choose a banned one. If it has at least `least` of them
 * and all are closed, it may lead any.
 */
function leadsOneBanned({ banned, closedLeads }: Rules, cards: readonly Card[], least: number): boolean {
  const closed = cards.filter(card => closedLeads.has(card));
  const mixed = closed.length >= least && closed.some(card => !banned.has(card));
  return cards.some(card => banned.has(card) && (mixed || !closedLeads.has(card)));
}

/** Whether the same card is led to the first trick of every deal. */
export const opensWithCard = ({ sheet, openingCard, kittySize, draws }: Rules): boolean =>
  openingCard !== undefined && sheet.opening.card === 'thatCard' && (kittySize === 0 || draws === 'atOnce');

/** Whether the deck contains a card twice, so that two players may hold it. */
export const isTwin = ({ deck }: Pick<Rules, 'deck'>, card: Card): boolean =>
  deck.indexOf(card) < deck.lastIndexOf(card);

/** Whether a card doubles the points of other cards, but not the points for a moon. */
export const isMoonUndoubled = ({ sheet, deck }: Rules): boolean =>
  sheet.moon.options.some(({ self, others }) => (self !== 'start' && self !== 0) || others !== 0) &&
  sheet.modifiers.some(
    one => 'doubles' in one && one.doubles !== 'hearts' && pickIn(sheet, deck, [one.card]).length > 0,
  );

/** Whether any card breaks hearts. */
export const isBreakable = ({ breakers, discardBreakers }: Rules): boolean => breakers.size + discardBreakers.size > 0;

/** Whether all hearts cost points. Players then expect rules about leading hearts and about the moon. */
export const heartsCount = (rules: Rules): boolean =>
  rules.deck.every(card => suitIn(rules.sheet, card) !== 'H' || costOf(rules, card) > 0);

/**
 * Whether players expect a moon: hearts cost points, the points of a deal are added to totals, and all hands
 * run out together.
 */
export const expectsMoon = (rules: Rules): boolean =>
  heartsCount(rules) && rules.sheet.settle.as === 'points' && runsOutEvenly(rules);

/**
 * The sum of all cards' points in a deal, with which players can check a score. Undefined if the sum differs
 * from deal to deal, or if it would not help players.
 */
export function sumOfDeal(rules: Rules): number | undefined {
  const { deck, sheet, kittySize } = rules;
  const costs = deck.map(card => costOf(rules, card)).filter(cost => cost !== 0);
  const isOut = kittySize > 0 && (liesOut(rules) || sheet.trick.trump === 'turned');
  const isDoubled = sheet.modifiers.some(({ card }) => pickIn(sheet, deck, [card]).length > 0);
  const isNamed = sheet.auction.prize !== 'none' && !hasEqualSuits(deck);
  if (isOut || isDoubled || isNamed || rules.chargeable.size > 0 || isSigned(rules)) return undefined;
  const sum = costs.reduce((all, cost) => all + cost, 0);
  return costs.length > 1 && sum > 0 ? sum : undefined;
}

/** Whether each suit has the same ranks, so that any suit can take the place of hearts. */
const hasEqualSuits = (deck: readonly Card[]): boolean => {
  const ranksOf = (suit: Suit): string => deck.flatMap(card => (suitOf(card) === suit ? [rankOf(card)] : [])).join();
  return SUITS.every(suit => ranksOf(suit) === ranksOf('H'));
};

/**
 * Whether points are shown from the view of the player who takes the cards, such as J♦ +100 and Q♠ −100. This
 * requires that points are subtracted from the total and some cards raise the total.
 */
export function isSigned(rules: Rules): boolean {
  const { score, settle, points } = rules.sheet;
  return (
    score.sign === 'minus' &&
    settle.as === 'points' &&
    points.every(({ value }) => typeof value === 'number' || value === 'tens') &&
    rules.deck.some(card => costOf(rules, card) < 0) &&
    rules.sheet.contracts.length === 0
  );
}

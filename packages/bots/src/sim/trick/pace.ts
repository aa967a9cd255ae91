// Which tricks of a game can be played at random all at once, and by which of the quick ways.
import { isWild } from '@moonshot/rules/cards/card';
import type { Rules } from '@moonshot/rules/trick/rules';
import { isCalled } from '@moonshot/rules/trick/wilds';

/** How a game’s random tricks may be hurried. */
export interface Pace {
  readonly swift: boolean; // after the first trick and once hearts are broken nothing binds a seat but the suit led
  readonly swiftClosed: boolean; // and before they are broken nothing more than what is closed as a lead
  readonly bent: boolean; // likewise, but that cards cancel, must be thrown, are drawn or make a trick go round again, or of two packs, or with jokers
  readonly bentClosed: boolean;
  readonly bentFirst: boolean; // and the first trick asks for no more than the others
  readonly joking: boolean; // there are jokers, and nothing else is out of the way
  readonly evenly: boolean; // all that is bent is that everybody draws after each trick, to the last card of the stock
  readonly swiftFirst: boolean; // and a seat with banned cards alone may play any
}

/** What the rules leave open. */
export const paceOf = (rules: Rules): Pace => ({
  swift: isSwift(rules),
  swiftClosed: isSwift(rules) && isFreeClosed(rules),
  bent: isBent(rules) || isJoking(rules),
  bentClosed: (isBent(rules) || isJoking(rules)) && isFreeClosed(rules),
  bentFirst: isBent(rules) && opensFreely(rules),
  joking: isJoking(rules),
  evenly: rules.draws === 'afterTrick' && rules.kittySize % rules.seats === 0 && isStraight(rules),
  swiftFirst:
    rules.draws === 'never' && isRound(rules) && isFreeClosed(rules) && rules.sheet.firstTrick.exempt === 'noneElse',
});

/** How many packs are in play. */
export const packsOf = ({ deck }: Rules): number => (new Set(deck).size < deck.length ? 2 : 1);

/** Whether a seat that cannot follow may play anything. */
const isFree = ({ sheet, deck, charged }: Rules): boolean =>
  sheet.follow.void === 'free' &&
  charged.size === 0 &&
  ((sheet.wild.play === 'asSuit' && isCalled(sheet)) || !deck.some(isWild));

/** Whether a trick of one pack goes round once and whoever cannot follow may throw anything. */
const isRound = (rules: Rules): boolean => isFree(rules) && isSimple(rules);

const isSimple = (rules: Rules): boolean =>
  packsOf(rules) === 1 && rules.mustThrow.size === 0 && rules.extenders.size === 0;

/** Whether jokers are all that keeps a game from being swift. */
const isJoking = (rules: Rules): boolean =>
  !isCalled(rules.sheet) &&
  rules.deck.some(isWild) &&
  isSimple(rules) &&
  rules.sheet.follow.void === 'free' &&
  rules.charged.size === 0 &&
  rules.draws === 'never' &&
  rules.sheet.trick.cancel === 'none';

const isStraight = (rules: Rules): boolean => isRound(rules) && rules.sheet.trick.cancel === 'none';

const isSwift = (rules: Rules): boolean => rules.draws === 'never' && isStraight(rules);

/** Whether the first trick is like all others, and who takes it does not matter for itself. */
const opensFreely = ({ sheet, deck, banned, firstLeads, draws, kittySize }: Rules): boolean =>
  sheet.opening.card === 'any' &&
  banned.size + firstLeads.size === 0 &&
  !deck.some(isWild) &&
  sheet.trickPoints.first === 0 &&
  sheet.trickPoints.all === 0 &&
  (draws !== 'never' || kittySize === 0);

/** Level wilds of two packs are left to the slow way. */
const isBent = (rules: Rules): boolean =>
  isFree(rules) && !isSwift(rules) && (packsOf(rules) === 1 || !rules.deck.some(isWild));

/** Whether before hearts are broken nothing more binds a seat than what is closed as a lead. */
const isFreeClosed = ({ sheet, heldBack, closedLeads }: Rules): boolean =>
  heldBack.size === 0 && (sheet.lead.exempt === 'onlyRestricted' || closedLeads.size === 0);

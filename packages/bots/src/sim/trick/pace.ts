// Which tricks of a game can be played at random all at once, and by which of the quick ways.
import { isWild } from '@moonshot/rules/cards/card';
import { openingWild, type Rules } from '@moonshot/rules/trick/rules';
import { isCalled } from '@moonshot/rules/trick/wilds';

/** How a game’s random tricks may be hurried. */
export interface Pace {
  // after the first trick and once hearts are broken nothing binds a seat but the suit led
  readonly swift: boolean;
  readonly swiftClosed: boolean; // and before they are broken nothing more than what is closed as a lead
  readonly swiftLead: boolean; // a lead asks for no more than that before they are broken
  readonly swiftFirst: boolean; // and a seat with banned cards alone may play any
  readonly wildly: boolean; // so it is, but that wilds go off suit
  // so it is, but that everybody draws after each trick, to the last card of the stock
  readonly evenly: boolean;
  readonly bindsFirst: boolean; // the first trick asks for more than others
  // wilds and copies of a card are both level with others, and ordered each in its way
  readonly level: boolean;
}

/** What the rules leave open. */
export const paceOf = (rules: Rules): Pace => ({
  swift: isSwift(rules) && areSuited(rules),
  swiftClosed: isSwift(rules) && areSuited(rules) && isFreeClosed(rules),
  wildly: isSwift(rules) && !areSuited(rules) && isFreeClosed(rules),
  swiftLead: isFollowed(rules) && areSuited(rules) && isFreeClosed(rules),
  swiftFirst:
    rules.draws === 'never' &&
    isFollowed(rules) &&
    areSuited(rules) &&
    isFreeClosed(rules) &&
    rules.sheet.firstTrick.exempt === 'noneElse',
  evenly:
    rules.draws === 'afterTrick' &&
    rules.kittySize % rules.seats === 0 &&
    isStraight(rules) &&
    areSuited(rules) &&
    isFreeClosed(rules),
  bindsFirst:
    rules.sheet.opening.card !== 'any' ||
    rules.banned.size + rules.firstLeads.size > 0 ||
    openingWild(rules) !== undefined,
  level: packsOf(rules) === 2 && rules.sheet.wild.rank === 'tieLast',
});

/** How many packs are in play. */
export const packsOf = ({ deck }: Rules): number => (new Set(deck).size < deck.length ? 2 : 1);

/** Whether a seat that cannot follow may play anything, but for wilds. */
const isFree = ({ sheet, charged }: Rules): boolean => sheet.follow.void === 'free' && charged.size === 0;

/** Whether wilds, if there are any, are played as other cards of their suits are. */
const areSuited = ({ sheet, deck }: Rules): boolean =>
  (sheet.wild.play === 'asSuit' && isCalled(sheet)) || !deck.some(isWild);

/** Whether, with a single pack, a void hand may discard anything. */
const isFollowed = (rules: Rules): boolean => isFree(rules) && packsOf(rules) === 1 && rules.mustThrow.size === 0;

/** Whether a trick goes round once besides. */
const isRound = (rules: Rules): boolean => isFollowed(rules) && rules.extenders.size === 0;

const isStraight = (rules: Rules): boolean => isRound(rules) && rules.sheet.trick.cancel === 'none';

const isSwift = (rules: Rules): boolean => rules.draws === 'never' && isStraight(rules);

/** Whether before hearts are broken nothing more binds a seat than what is closed as a lead. */
const isFreeClosed = ({ sheet, heldBack, closedLeads }: Rules): boolean =>
  heldBack.size === 0 && (sheet.lead.exempt === 'onlyRestricted' || closedLeads.size === 0);

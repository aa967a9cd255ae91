// Tells which of the fast random playouts apply to a game, and to which of its tricks.
import { isWild } from '@moonshot/rules/cards';
import { isCalled, openingWild, type TrickRules as Rules } from '@moonshot/rules/engine';

/** Which fast paths apply to a game. A closed lead is a lead in a suit that may not be led yet. */
export interface PlayoutFastPaths {
  // whether following suit is the only restriction after the first trick and once hearts are broken
  readonly fast: boolean;
  readonly fastClosed: boolean; // `fast`, and before hearts are broken only closed leads are forbidden
  readonly fastLead: boolean; // before hearts are broken, only closed leads restrict leads
  readonly fastFirst: boolean; // `fastLead`, and a seat that has only banned cards may play any of them
  readonly fastWilds: boolean; // like `fastClosed`, except that wild cards may be played off suit
  // like `fastClosed`, except that all seats draw after each trick until the stock is used up
  readonly fastDraws: boolean;
  readonly bindsFirst: boolean; // whether the first trick has more restrictions than others
  readonly tieFlip: number; // 15 if the later of equal plays wins
  // whether two wild cards can tie and two copies can tie, but the earlier wins in one case and the later in
  // the other
  readonly level: boolean;
}

/** Determines the fast paths of the rules. */
export const fastPathsOf = (rules: Rules): PlayoutFastPaths => ({
  fast: isFast(rules) && areSuited(rules),
  fastClosed: isFast(rules) && areSuited(rules) && isFreeClosed(rules),
  fastWilds: isFast(rules) && !areSuited(rules) && isFreeClosed(rules),
  fastLead: isFollowed(rules) && areSuited(rules) && isFreeClosed(rules),
  fastFirst:
    rules.draws === 'never' &&
    isFollowed(rules) &&
    areSuited(rules) &&
    isFreeClosed(rules) &&
    rules.sheet.firstTrick.exempt === 'noneElse' &&
    rules.sheet.firstTrick.follow === 'any',
  fastDraws:
    rules.draws === 'afterTrick' &&
    rules.kittySize % rules.seats === 0 &&
    isStraight(rules) &&
    areSuited(rules) &&
    isFreeClosed(rules),
  bindsFirst:
    rules.sheet.opening.card !== 'any' ||
    rules.banned.size + rules.firstLeads.size > 0 ||
    rules.sheet.firstTrick.follow === 'lowest' ||
    openingWild(rules) !== undefined,
  ...tiesOf(rules),
});

/** Which of equal plays wins. If this differs between wild cards and copies, `rankOf` decides each tie. */
function tiesOf(rules: Rules): Pick<PlayoutFastPaths, 'tieFlip' | 'level'> {
  const { wild, trick } = rules.sheet;
  const wildLast = wild.rank === 'tieLast';
  const copyLast = trick.identical === 'last';
  const two = packCount(rules) === 2;
  const level = two && (wildLast || wild.rank === 'tieFirst') && rules.deck.some(isWild) && wildLast !== copyLast;
  return { tieFlip: level || (two ? copyLast : wildLast) ? 15 : 0, level };
}

/** The number of packs that the deck has. */
export const packCount = ({ deck }: Rules): number => (new Set(deck).size < deck.length ? 2 : 1);

/** Whether a seat that cannot follow suit may discard a card of any suit, and no card is charged. */
const isFree = ({ sheet, charged }: Rules): boolean => sheet.follow.void === 'free' && charged.size === 0;

/** Whether the deck's wild cards, if any, are played like other cards of their suits. */
const areSuited = ({ sheet, deck }: Rules): boolean =>
  (sheet.wild.play === 'asSuit' && isCalled(sheet)) || !deck.some(isWild);

/**
 * Whether a hand may follow suit with any card of the suit, and may discard any card if it cannot follow.
 * Only with a single pack.
 */
const isFollowed = (rules: Rules): boolean =>
  isFree(rules) && packCount(rules) === 1 && rules.mustThrow.length === 0 && rules.goUnder.size === 0;

/** Whether `isFollowed` holds and no trick is ever extended. */
const isRound = (rules: Rules): boolean => isFollowed(rules) && rules.extenders.size === 0;

const isStraight = (rules: Rules): boolean => isRound(rules) && rules.sheet.trick.cancel === 'none';

const isFast = (rules: Rules): boolean => rules.draws === 'never' && isStraight(rules);

/** Whether closed leads are the only restriction before hearts are broken. */
const isFreeClosed = ({ sheet, heldBack, closedLeads }: Rules): boolean =>
  heldBack.size === 0 && (sheet.lead.exempt === 'onlyRestricted' || closedLeads.size === 0);

// What the playout policy and the careful player assume about a card's cost. Both use the same constants.

/**
 * The exponent that turns the share of lower cards among the unseen cards of a suit into the probability that
 * a card takes its trick. It is small, because others duck, so that middle cards take tricks more often.
 */
export const DUCKING = 1.6;
/**
 * Probability that a costly card is taken by a higher one. The number exceeds pure chance, because the holder
 * of the higher card waits for the costly card.
 */
export const FALLS_UNDER = 0.6;
/**
 * Minimum probability that a well-guarded card must be played in its suit: for usual suits, and for trumps,
 * which cannot be discarded on another suit without taking the trick.
 */
export const FREE_FORCED = 0.05;
export const TRUMP_FORCED = 0.7;
/** Value in points of a wild card, which can duck any trick of its suit. A joker can duck any trick. */
export const WILD_WORTH = 0.6;
/** Reduction of danger for each suit that the hand lacks, because it can then discard dangerous cards. */
export const RELIEF = 0.17;
/** Weight of future points relative to present ones. */
export const LATER = 0.7;
/** Value of a lead that makes the holder of a costly card use up other cards of its suit. */
export const FLUSH = 0.1;
/**
 * Value, per point, of playing a costly card to a trick that another seat takes. The holder of the card might
 * otherwise have to take it later.
 */
export const GIFT = 0.1;
/**
 * The share of a moon's points that counts as its cost. A moon costs all other seats the same, so each of
 * them falls behind only the shooter.
 */
export const SHARED = 0.7;
/** Value of a won match, in points of standard Hearts. */
export const MATCH = 24;

// What the playout policy and the careful player assume about a card's cost: one set of constants for both.

/** Others duck, so a middle card takes a trick more often than an even chance. */
export const DUCKING = 1.6;
/**
 * Probability that a costly card falls under a higher one. It exceeds pure chance, because its holder waits
 * for that.
 */
export const FALLS_UNDER = 0.6;
/** Minimum probability that a well-guarded card must be played in its suit; a trump cannot be discarded. */
export const FREE_FORCED = 0.05;
export const TRUMP_FORCED = 0.7;
/** Value of a wild, which can duck any trick of its suit; a joker can duck any. */
export const WILD_WORTH = 0.6;
/** Relief for each suit that the hand lacks, because it can discard dangerous cards. */
export const RELIEF = 0.17;
/** Weight of future points relative to present ones. */
export const LATER = 0.7;
/** Value of bringing the holder of a costly card closer to having to play it. */
export const FLUSH = 0.1;
/**
 * Value, per point, of playing a costly card to a trick that another seat takes. Kept in hand, it might be
 * taken by the seat itself.
 */
export const GIFT = 0.1;
/** A moon costs all other seats alike, so it costs one of them less than its points. */
export const SHARED = 0.7;

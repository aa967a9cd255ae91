// The layout of a position, which is an array of numbers: its indices, and the meaning of the numbers. A lane
// is the set of a suit's cards as one number, with one bit for each card. "Four lanes" means the lanes of all
// suits.

/** Numbers that each seat has: */
export const HANDS = 0; // cards in hand, four lanes each
export const COUNTS = 64; // number of cards per suit, one byte each, clubs lowest
export const TALLY = 80; // points taken, plus the number of moon cards taken shifted by MOON_SHIFT
export const TRICKS = 96; // number of tricks taken
export const PILES = 112; // cards taken, four lanes each
/** Numbers of the current trick: */
export const LYING = 176; // cards in the trick, four lanes
export const MOVES = 180; // moves of the trick in order
export const LEADER = 196;
export const ORDER = 197; // number of cards in the trick
export const LED = 198; // the suit led; −1 while the trick has only jokers
export const BEST = 199; // the best play: its rank above four bits for its index in the trick
export const WORTH = 200; // the trick's points and moon cards, packed in one number as in TALLY
/** Numbers of the deal: */
export const PHASE = 201;
export const BROKEN = 202; // `BREAKS` if hearts are broken, otherwise 0
export const DONE = 203; // number of completed tricks
export const CLAIMED = 204; // 1 if the opening was claimed with the wild card
export const WINNER = 205; // winner of the last trick
export const BURIED = 206; // number of cards still to be buried
export const SHOOTER = 207; // the seat that shot the moon; −1: none
export const OPTION = 208; // the moon option by index in the game's rules; −1: none yet
export const KITTY_LEFT = 209; // number of cards in the middle
export const THROWS_IN = 210; // 1 if the deal may be thrown in, where the game's rules allow it
export const FIRST = 211; // the seat that took the first trick
export const EXTRA = 212; // number of extended tricks
export const SUITS_LED = 213; // suits led in completed tricks, as bits
export const SHED_BY = 214; // 1 + the seat that played a wild card which another seat took; 0: none
export const SHED_TO = 215; // 1 + the seat that took that wild card
export const BEFORE = 216; // winner of the last trick but one
/** Numbers of cancelled tricks, which go to the winner of the next trick: */
export const HELD = 217; // cards of the cancelled tricks, four lanes
export const HELD_WORTH = 221; // points and moon cards in the cancelled tricks
export const HELD_TRICKS = 222; // number of cancelled tricks
export const KITTY = 223; // the cards in the middle, next first

/** What happens next in a deal: a card is played or buried, a moon option is chosen, or nothing. */
export const PHASES = { play: 0, bury: 1, moon: 2, over: 3, thrownIn: 4 } as const;

/**
 * A move is a card's code: five bits for the place in its suit, and the suit in the bits above. This bit is
 * set for a wild card that is called high.
 */
export const HIGH = 1 << 7;
/** The entry in a trick's moves for a seat without cards. */
export const OUT = 31;
export const suitIn = (move: number): number => (move >> 5) & 3;
export const placeIn = (move: number): number => move & 31;
export const codeIn = (move: number): number => move & (HIGH - 1);

/**
 * The effect of a move: its rank in the low seven bits, a bit for whether it breaks hearts, and its points in
 * the bits above.
 */
export const RANK_BITS = 127;
export const BREAKS = 1 << 7;
export const WORTH_SHIFT = 8;
/** A worth is points plus this value for each moon card, so that a single sum contains both. */
export const MOON_SHIFT = 20;

/** The first index of the entries for a led suit. The entries are indexed by move. */
export const entriesAt = (led: number): number => led << 8;

/**
 * Hot code copies the names of this file into module constants (`const { HANDS } = layout`). Imported names
 * are looked up at each use, which took a third of a playout's time.
 */
